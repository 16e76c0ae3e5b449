import type { BothWords } from '../both.ts';

const verdict = (wins: readonly string[], other: string): string => {
  const [one, both] = wins;
  if (one === undefined) return 'wins in neither game.';
  return both === undefined ? `wins in ${one}, but not in ${other}.` : 'wins in both games.';
};

/** Questions about two games, in English. */
export const both: BothWords = {
  ask: 'One hand, two games: does it win?',
  in: (game) => `In ${game}`,
  change: (isAdded, game) =>
    isAdded ? `Hands in ${game} have one set more. Add:` : `Hands in ${game} have one set less. Leave out:`,
  verdict: (right, wins, other) => `${right ? 'Right: it' : 'It'} ${verdict(wins, other)}`,
  says: (game, wins) => `${game}: ${wins ? 'it wins.' : 'no win.'}`,
  habit: (game, other) => `For ${game} you gave the answer of ${other}.`,
  parting: (rule, game) => `The rule that makes the difference is “${rule}” in ${game}.`,
  rows: 'What each game says',
  sets: (game) => `Its sets in ${game}`,
  door: {
    title: 'One hand, two games',
    says: 'The same hand is put to two games that you know. Now and then both say the same, so look before you answer.',
    pair: (one, other) => `${one} and ${other}`,
  },
};
