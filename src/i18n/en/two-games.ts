import type { BothAnswer, TwoGamesWords } from '../two-games.ts';
import { capital } from './numbers.ts';

/** Right or wrong, in one sentence that begins with it. */
const begun = (right: boolean, text: string): string => (right ? `Right: ${text}` : capital(text));

const isSame = (one: BothAnswer, other: BothAnswer): boolean => one.right.join() === other.right.join();

/** Where something is so in one of the games, in both or in neither. */
const where = (is: string, one: BothAnswer, other: BothAnswer): string => {
  const yes = [one, other].filter(({ right }) => right.includes('yes'));
  const no = [one, other].find(({ right }) => !right.includes('yes'));
  if (yes.length === 0) return `${is} in neither game.`;
  return no ? `${is} in ${yes[0]?.game}, but not in ${no.game}.` : `${is} in both games.`;
};

/** Questions about two games, in English. */
export const both: TwoGamesWords = {
  kinds: {
    win: {
      ask: 'One hand, two games: does it win?',
      name: 'One hand, two games',
      verdict: (right, one, other) => begun(right, where('it wins', one, other)),
    },
    waits: {
      ask: 'One hand, two games: what completes it?',
      name: 'What completes it, in two games',
      verdict: (right, one, other) => {
        if (isSame(one, other)) return begun(right, `in both games ${one.says}.`);
        return `${begun(right, `in ${one.game} ${one.says}`)}; in ${other.game} ${other.says}.`;
      },
    },
    may: {
      ask: 'One call, two games: may you make it?',
      name: 'One call, two games',
      verdict: (right, one, other) => begun(right, where('it is allowed', one, other)),
    },
    claim: {
      ask: 'One discard, two games: who gets it?',
      name: 'One discard, two games',
      verdict: (right, one, other) =>
        isSame(one, other)
          ? begun(right, `${one.says} in both games.`)
          : `${begun(right, `in ${one.game} ${one.says}`)}; in ${other.game} ${other.says}.`,
    },
  },
  in: (game) => `In ${game}`,
  table: (game) => `The tiles on the table, and the size of the hands, are those of ${game}.`,
  change: (isAdded, game) =>
    isAdded ? `${game} has one set more. Add:` : `${game} has one set fewer. Leave out:`,
  says: (game, says) => `${game}: ${says}.`,
  win: { yes: 'it wins', no: 'no win' },
  may: { yes: 'allowed', no: 'not allowed', answers: { yes: 'Yes', no: 'No' } },
  waits: {
    says: (tiles, count) =>
      count === 0 ? 'nothing completes it' : `${tiles} ${count === 1 ? 'completes' : 'complete'} it`,
    next: 'Next game',
    change: 'Change',
    with: (tile, game) => `With ${tile}, in ${game}`,
  },
  claim: {
    gets: (seats, count) => (count === 0 ? 'nobody gets it' : `${seats} ${count === 1 ? 'gets' : 'get'} it`),
    nobody: 'Nobody',
  },
  habit: (game, other) => `For ${game} you gave the answer of ${other}.`,
  parting: (rule, game) => `The rule that makes the difference is “${rule}” in ${game}.`,
  rows: 'What each game says',
  sets: (game) => `Its sets in ${game}`,
  pairs: (game) => `Its pairs in ${game}`,
  door: {
    title: 'Two games at once',
    says: 'The same hand, call or discard is put to two games that you know. Now and then both say the same, so look before you answer.',
    pair: (one, other) => `${one} and ${other}`,
  },
};
