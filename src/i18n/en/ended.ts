import type { Action, RuleId } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { isSuited } from '../../engine/tiles.ts';
import { winCall } from '../terms.ts';
import { drawnText, endsEarly } from './drawn.ts';
import { capital, inWords, list, number } from './numbers.ts';
import { suitName, theTile, tileName } from './tiles.ts';

/** The reader's most costly decision in a hand, and the better one. */
interface ReviewCost {
  readonly done: Action;
  readonly better: Action;
  /** The tile that could be claimed, if any. */
  readonly tile: Kind | null;
  /** Chance to win after the better move, as a multiple of the chance after the move made: 2 means twice. */
  readonly times: number;
  readonly terms: Terms;
}

/** Names an action as a gerund: "discarding the 9 of dots". */
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
      return `calling ${terms[action.do]}${tile === null ? '' : ` for${it}`}`;
    case 'win': {
      const call = winCall(terms, tile === null ? 'draw' : 'discard');
      return `calling ${call}${tile === null ? '' : ` for${it}`}`;
    }
    default:
      return 'another answer';
  }
}

function chance(times: number): string {
  if (times >= 6) return 'kept a way to win open';
  if (times >= 2.5) return `given you ${inWords(Math.round(times))} times the chance to win`;
  return times >= 1.6 ? 'given you about twice the chance to win' : 'given you a better chance to win';
}

/** English texts of the end of a hand. */
export const ended = {
  youWin: 'You win',
  wins: (name: string) => `${name} wins`,
  several: (names: string) => `${capital(names)} win`,
  drawn: 'Nobody wins',
  /** The reason for a draw, and whether anything is paid. */
  drawnText: (rule: RuleId, isPaid: boolean, terms: Terms) =>
    [
      endsEarly(rule) ? drawnText(rule, terms) : 'The wall has run out.',
      ...(isPaid ? [] : ['Nobody pays anything.']),
    ].join(' '),
  sets: 'the winning hand, set by set',
  /** Label of the list of each seat's balance. */
  sums: 'What everyone has won or lost',
  /** Change of what a seat is owed by others; negative where it owes them. */
  owed: (value: number, amount: string, you: boolean) =>
    value > 0 ? `and ${you ? 'are' : 'is'} owed ${amount}` : `and ${you ? 'owe' : 'owes'} ${amount}`,
  /**
   * What a rule brought a seat; negative where it cost something. The amount is per seat; names are left out where it
   * is all others.
   */
  gain: (
    title: string,
    parts: readonly { readonly amount: number; readonly each: boolean; readonly others: string | null }[],
  ) => {
    const sentences = parts.map(
      ({ amount, each, others }) =>
        `${number(Math.abs(amount))}${each ? ' each' : ''} ${amount > 0 ? 'from' : 'to'} ${others ?? 'the others'}`,
    );
    return `${title}: ${list(sentences)}`;
  },
  /** The payer or receiver where that is not a seat. */
  pot: 'the pot',
  pays: 'Who pays whom',
  nothing: 'Nobody pays anything.',
  balance: (unit: string) => `${capital(unit)} after this deal`,

  /** Review of a finished hand. */
  review: {
    /** Tiles that were missing at the end: 0 for the winner, null where no win was possible any more. */
    near: (lacked: number | null) => {
      if (lacked === null) return 'Your hand could no longer win.';
      if (lacked === 0) return '';
      return `You were ${lacked === 1 ? 'one tile' : `${inWords(lacked)} tiles`} away from a win.`;
    },
    cost: (cost: ReviewCost) => {
      const { done, better, times } = cost;
      const would = better.do === 'win' ? 'won the hand' : chance(times);
      return `What cost you most was ${doing(done, cost)}: ${doing(better, cost)} would have ${would}.`;
    },
    /**
     * A discard on which another seat won: the value of that win where the game counts, and the number of open sets
     * that gave warning.
     */
    fed: (tile: Kind, winner: string, worth: string | null, open: number) => {
      const sets = isSuited(tile) ? `of ${suitName(tile)}` : 'of winds and dragons';
      const warned = open < 2 ? '' : `: ${inWords(open)} sets ${sets} lay open there`;
      return `Your ${tileName(tile)} gave ${winner} the win${worth === null ? '' : `, worth ${worth}`}${warned}.`;
    },
    none: 'None of your discards and calls cost you much.',
    look: 'Look at that moment',
  },
};
