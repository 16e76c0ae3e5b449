const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** The pages “I know one game. Teach me another” in English. */
export const unlearn = {
  /** Where the pages are chosen: a title, what they are, and each game that may be known. */
  door: {
    title: 'I know one game. Teach me another',
    says: 'What to unlearn before you sit down at another table, in ten minutes at most.',
    know: (game: string) => `I know ${game}. Teach me …`,
    /** What the links beside it have in common. */
    learn: (game: string) => `Games to learn for players of ${game}`,
  },
  /** On the page of a course: what to unlearn for it, by the game that one knows. */
  coming: {
    title: 'Do you know another game?',
    says: 'If so, begin with the habits that would trip you up here. It takes ten minutes at most.',
    from: (game: string) => `From ${game}`,
  },
  title: (from: string, to: string) => `From ${from} to ${to}`,
  lead: (from: string, to: string) =>
    `You know ${from}. These are the habits that will let you down in ${to}, in the order in which you will need to drop them. Now and then the habit is right, so look before you answer.`,
  /** How much there is, and how long it takes. */
  size: (points: number, minutes: number) => `${points} questions, about ${minutes} minutes.`,
  /** Before what a game answers. */
  inGame: (game: string) => `In ${game}`,
  noRule: 'There is no rule about this.',
  right: 'Right.',
  /** Of an answer that is right in both. */
  alike: (game: string) => `Here ${game} says the same.`,
  /** Said to an answer that other games give, and to one that none gives. */
  habit: (game: string) => `That is how ${game} does it.`,
  others: (games: readonly string[]) =>
    `That is how ${list(games)} ${games.length === 1 ? 'does' : 'do'} it.`,
  nobody: 'No game here does it that way.',
  /** What the hand costs that somebody has won with. */
  price: (amount: string) => `The price of this hand is ${amount}.`,
  /** Said of a point that was right on an earlier visit. */
  before: 'You got this one right before.',
  lesson: (title: string) => `Lesson: ${title}`,
  /** More questions like this one. */
  more: 'More like this',
  rule: (title: string) => `§ ${title}`,
  /** The end: how far one is, how it went, and the way on. */
  end: {
    title: 'How it went',
    open: (answered: string, of: number) => `You have answered ${answered} of ${of}.`,
    done: (right: string, of: number) => `${right} of ${of} right at the first try.`,
    again: 'Ask the missed ones again',
    all: 'Show all of them',
    practise: (game: string) => `Practise ${game}`,
    course: (game: string) => `The ${game} course`,
    back: 'All games side by side',
    otherWay: (from: string, to: string) => `The other way round: from ${from} to ${to}`,
  },
  /** What is only told. */
  statements: {
    title: 'Also different',
    noTime: 'These would take you beyond ten minutes, so here they are in a sentence each.',
    nothing: (game: string) => `${game} has no rule about these:`,
  },
};
