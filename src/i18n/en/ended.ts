import type { Action } from '../../engine/action.ts';
import { isSuited } from '../../engine/tiles.ts';
import type { EndedWords, ReviewCost } from '../ended.ts';
import { capital, inWords, list, number } from './numbers.ts';
import { suitName, theTile, tileName } from './tiles.ts';

/** What was done, or might have been: "discarding the 9 of dots". */
function doing(action: Action, { tile, terms }: Pick<ReviewCost, 'tile' | 'terms'>): string {
  const it = tile === null ? '' : ` ${theTile(tile)}`;
  switch (action.do) {
    case 'discard':
      return `discarding ${theTile(action.tile)}`;
    case 'pass':
      return `passing${it}`;
    case 'kong':
      return `the ${terms.kong} of ${tileName(action.tile)}`;
    case 'chow':
    case 'pung':
    case 'win':
      return `calling ${terms[action.do]}${tile === null ? '' : ` for${it}`}`;
    default:
      return 'another answer';
  }
}

function chance(times: number): string {
  if (times >= 6) return 'kept a way to win open';
  if (times >= 2.5) return `left you ${inWords(Math.round(times))} times the chance to win`;
  return times >= 1.6 ? 'left you about twice the chance to win' : 'left you a better chance to win';
}

/** The end of a hand in English. */
export const ended: EndedWords = {
  youWin: 'You win',
  wins: (name) => `${name} wins`,
  several: (names) => `${names} win`,
  drawn: 'Nobody wins',
  drawnText: 'The wall has run out. Nobody pays anything.',
  sets: 'the winning hand, set by set',
  sums: 'What everyone has won or lost',
  owed: (value, amount, you) =>
    value > 0 ? `and ${you ? 'are' : 'is'} owed ${amount}` : `and ${you ? 'owe' : 'owes'} ${amount}`,
  gain: (title, parts) => {
    const told = parts.map(
      ({ amount, each, others }) =>
        `${number(Math.abs(amount))}${each ? ' each' : ''} ${amount > 0 ? 'from' : 'to'} ${others ?? 'the others'}`,
    );
    return `${title}: ${list(told)}`;
  },
  pays: 'Who pays whom',
  nothing: 'Nobody pays anything.',
  balance: (unit) => `${capital(unit)} after this deal`,

  review: {
    near: (lacked) => {
      if (lacked === null) return 'Your hand could no longer win.';
      if (lacked === 0) return '';
      return `You were ${lacked === 1 ? 'one tile' : `${inWords(lacked)} tiles`} away from a win.`;
    },
    cost: (cost) => {
      const { done, better, times } = cost;
      const would = better.do === 'win' ? 'won the hand' : chance(times);
      return `What cost you most was ${doing(done, cost)}: ${doing(better, cost)} would have ${would}.`;
    },
    fed: (tile, winner, worth, open) => {
      const sets = isSuited(tile) ? `of ${suitName(tile)}` : 'of winds and dragons';
      const warned = open < 2 ? '' : `: ${inWords(open)} sets ${sets} lay open there`;
      return `Your ${tileName(tile)} gave ${winner} the win${worth === null ? '' : `, worth ${worth}`}${warned}.`;
    },
    none: 'None of your discards and calls cost you much.',
    look: 'Look at that moment',
  },
};
