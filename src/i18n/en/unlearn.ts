import type { UnlearnWords } from '../unlearn.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** The pages “I know one game. Teach me another” in English. */
export const unlearn: UnlearnWords = {
  door: {
    title: 'I know one game. Teach me another',
    says: 'What to unlearn before you sit down at another table, in ten minutes at most.',
    know: (game) => `I know ${game}. Teach me …`,
    learn: (game) => `Games to learn for players of ${game}`,
  },
  coming: {
    title: 'Do you know another game?',
    says: 'If so, begin with the habits that would trip you up here. It takes ten minutes at most.',
    from: (game) => `From ${game}`,
  },
  title: (from, to) => `From ${from} to ${to}`,
  lead: (from, to) =>
    `You know ${from}. These are the habits that will let you down in ${to}, in the order in which you will need to drop them. Now and then the habit is right, so look before you answer.`,
  size: (points, minutes) => `${points} questions, about ${minutes} minutes.`,
  inGame: (game) => `In ${game}`,
  noRule: 'There is no rule about this.',
  right: 'Right.',
  alike: (game) => `Here ${game} says the same.`,
  habit: (game) => `That is how ${game} does it.`,
  others: (games) => `That is how ${list(games)} ${games.length === 1 ? 'does' : 'do'} it.`,
  nobody: 'No game here does it that way.',
  price: (amount) => `The price of this hand is ${amount}.`,
  before: 'You got this one right before.',
  lesson: (title) => `Lesson: ${title}`,
  more: 'More like this',
  rule: (title) => `§ ${title}`,
  end: {
    title: 'How it went',
    open: (answered, of) => `You have answered ${answered} of ${of}.`,
    done: (right, of) => `${right} of ${of} right at the first try.`,
    again: 'Ask the missed ones again',
    all: 'Show all of them',
    practise: (game) => `Practise ${game}`,
    course: (game) => `The ${game} course`,
    back: 'All games side by side',
    otherWay: (from, to) => `The other way round: from ${from} to ${to}`,
  },
  told: {
    title: 'Also different',
    noTime: 'These would take you beyond ten minutes, so here they are in a sentence each.',
    nothing: (game) => `${game} has no rule about these:`,
  },
};
