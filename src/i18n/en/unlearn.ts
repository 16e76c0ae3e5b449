const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** English texts of the pages “I know one game. Teach me another”. */
export const unlearn = {
  /** The page that lists them: title, description, and each known game. */
  door: {
    title: 'I know one game. Teach me another',
    says: 'What to unlearn before you sit down at another table, in ten minutes at most.',
    know: (game: string) => `I know ${game}. Teach me …`,
    /** Label of a group of links. */
    learn: (game: string) => `Games to learn for players of ${game}`,
  },
  /** On a course page: links by the game the reader knows. */
  coming: {
    title: 'Do you know another game?',
    says: 'If so, begin with the habits that would trip you up here. It takes ten minutes at most.',
    from: (game: string) => `From ${game}`,
  },
  title: (from: string, to: string) => `From ${from} to ${to}`,
  lead: (from: string, to: string) =>
    `You know ${from}. These are the habits that will let you down in ${to}, in the order in which you will need to drop them. Now and then the habit is right, so look before you answer.`,
  /** Length of a page. */
  size: (points: number, minutes: number) => `${points} questions, about ${minutes} minutes.`,
  /** Introduces a game's answer. */
  inGame: (game: string) => `In ${game}`,
  noRule: 'There is no rule about this.',
  right: 'Right.',
  /** For an answer that is right in both games. */
  alike: (game: string) => `Here ${game} says the same.`,
  /** Replies to an answer by habit, by other games, or by no game. */
  habit: (game: string) => `That is how ${game} does it.`,
  others: (games: readonly string[]) =>
    `That is how ${list(games)} ${games.length === 1 ? 'does' : 'do'} it.`,
  nobody: 'No game here does it that way.',
  /** The price of the winning hand. */
  price: (amount: string) => `The price of this hand is ${amount}.`,
  /** For a point that was right on an earlier visit. */
  before: 'You got this one right before.',
  lesson: (title: string) => `Lesson: ${title}`,
  /** Link to similar questions. */
  more: 'More like this',
  rule: (title: string) => `§ ${title}`,
  /** The end of a page: progress, result, and links onward. */
  end: {
    title: 'How it went',
    open: (answered: string, of: number) => `You have answered ${answered} of ${of}.`,
    done: (right: string, of: number) => `${right} of ${of} right on the first try.`,
    again: 'Ask the missed ones again',
    all: 'Show all of them',
    practise: (game: string) => `Practise ${game}`,
    course: (game: string) => `The ${game} course`,
    back: 'All games side by side',
    otherWay: (from: string, to: string) => `The other way round: from ${from} to ${to}`,
  },
  /** Points that are only stated. */
  statements: {
    title: 'Also different',
    noTime: 'These would take you beyond ten minutes, so here they are in a sentence each.',
    nothing: (game: string) => `${game} has no rule about these:`,
  },
};
