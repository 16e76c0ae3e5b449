/** English texts of the review of a finished deal: the reader's costliest moves, the better ones, and why. */
import type { SafetyReason } from '../../bots/hint.ts';
import type { BrokenPart, Loss, SpareTile } from '../../bots/loss.ts';
import type { Action } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { isSuited, type Kind, rankOf } from '../../engine/tiles.ts';
import { winCall } from '../terms.ts';
import { collectedTiles } from './hints.ts';
import { amount, capital, inWords, listOr, ordinal } from './numbers.ts';
import { runName, suitName, theTile, tileList, tileName, tilesName } from './tiles.ts';

/** A move, and what was on offer at that moment. */
interface ReviewedMove {
  readonly move: Action;
  /** The tile that could be claimed, if any. */
  readonly tile: Kind | null;
  readonly terms: Terms;
}

/** A costly move, the better one, and what tells them apart. */
interface CostlyMove {
  readonly done: Action;
  readonly better: Action;
  readonly tile: Kind | null;
  readonly terms: Terms;
  /** Chance to win after the better move, as a multiple of the chance after the move that was made. */
  readonly times: number;
  readonly loss: Loss;
}

/** What a mistake cost that the reader insisted on. */
interface MistakeFacts {
  /** Paid for it in all, in `unit`. */
  readonly paid: number;
  /** Points that come off the final score instead; null for none. */
  readonly final: number | null;
  /** Did it void the deal? */
  readonly isVoid: boolean;
  readonly unit: string;
}

/** Names a move as a gerund: "discarding the 9 of dots", "calling Pung". */
function moveGerund({ move, tile, terms }: ReviewedMove): string {
  switch (move.do) {
    case 'discard':
      return `discarding ${theTile(move.tile)}`;
    case 'pass':
      return 'passing';
    case 'kong':
      return `the ${terms.kong} of ${tilesName(move.tile)}`;
    case 'chow':
    case 'pung':
      return `calling ${terms[move.do]}`;
    case 'win':
      return `calling ${winCall(terms, tile === null ? 'draw' : 'discard')}`;
    default:
      return 'another answer';
  }
}

/** Says what the reader did: "You discarded the 9 of dots". */
function did({ move, tile, terms }: ReviewedMove): string {
  if (move.despite !== undefined) return insistedText({ move, tile, terms });
  switch (move.do) {
    case 'discard':
      return `You discarded ${theTile(move.tile)}`;
    case 'kong':
      return `You declared ${terms.kong} of ${tilesName(move.tile)}`;
    case 'chow':
    case 'pung':
      return `You called ${terms[move.do]}${tile === null ? '' : ` for ${theTile(tile)}`}`;
    default:
      return tile === null ? 'You passed' : `You passed on ${theTile(tile)}`;
  }
}

/** A mistake that the reader insisted on: "You insisted on Ron". */
const insistedText = ({ move, tile, terms }: ReviewedMove): string =>
  move.do === 'win'
    ? `You insisted on ${winCall(terms, tile === null ? 'draw' : 'discard')}`
    : move.do === 'pung'
      ? `You insisted on ${terms.pung}`
      : 'You insisted on a mistake';

/** A numbered tile of this rank: "a 5", "an 8". */
const oneOf = (kind: Kind): string => `${rankOf(kind) === 8 ? 'an' : 'a'} ${rankOf(kind)}`;

/** "2s, 5s or 8s"; null if honours are among them. */
const ranksOf = (kinds: readonly Kind[]): string | null =>
  kinds.every(isSuited) ? listOr([...new Set(kinds.map(rankOf))].map((rank) => `${rank}s`)) : null;

const either = (kinds: readonly Kind[]): string => tileList(kinds).replaceAll(' and ', ' or ');

/** Says what the discard took apart. */
function brokenText(broke: BrokenPart, tile: Kind, terms: Terms): string {
  switch (broke.is) {
    case 'set': {
      const [first = tile, second] = broke.tiles;
      const set = first === second ? `three ${tilesName(first)}` : runName(broke.tiles);
      return `You broke up ${set}, a set that was complete.`;
    }
    case 'needed-pair':
      return `You broke your only pair of ${ranksOf(broke.among) ?? 'the kind that you need'}.`;
    case 'half-pair':
      return `A second ${tileName(tile)} would have been the ${terms.pair} that you still lacked.`;
    case 'only-pair':
      return 'You broke the only pair you had.';
    case 'third':
      return `You had two ${tilesName(tile)}, and a third would have counted.`;
    case 'part':
      return broke.other === tile
        ? `A third ${tileName(tile)} would have made a triplet.`
        : `${capital(tileList([tile, broke.other].sort((a, b) => a - b)))} were waiting for ${listOr(broke.waits.map(oneOf))}.`;
  }
}

/** Says why the better discard was not needed. */
function spareText(spare: SpareTile, tile: Kind): string {
  switch (spare.is) {
    case 'dead':
      return `All the other ${tilesName(tile)} lay in sight.`;
    case 'worthless':
      return spare.inSight > 0
        ? `A set of ${tilesName(tile)} counts nothing for you, and ${inWords(spare.inSight)} of the other three ${spare.inSight === 1 ? 'was' : 'were'} gone.`
        : `A set of ${tilesName(tile)} counts nothing for you.`;
    case 'strange': {
      const what = collectedTiles(spare.collects);
      const misfit = `${capital(theTile(tile))} did not fit`;
      return what === null ? `${misfit} the hand you were nearest to.` : `${misfit} a hand of ${what}.`;
    }
    case 'alone':
      return spare.inSight > 1
        ? `Nothing in your hand went with ${theTile(tile)}, and ${inWords(spare.inSight)} more of them were gone.`
        : `Nothing in your hand went with ${theTile(tile)}.`;
  }
}

const tilesLeftText = (count: number): string => `${inWords(count)} ${count === 1 ? 'was' : 'were'} left`;

/** Up to this many kinds are named. */
const MOST_NAMED = 4;
/** Fewer helping tiles than this share of the better number are worth telling. */
const FEWER = 0.8;

/** Compares what the two moves left of the hand. */
function compareMoves({ better, tile, terms, times, loss }: CostlyMove): string {
  const { done: after, better: best, byPlan: plan } = loss;
  const instead = moveGerund({ move: better, tile, terms });
  if (better.do === 'win') return 'Your hand was complete, and you could have won with it.';
  if (best.short !== null && after.short === null) {
    const what = plan && plan.done === null ? collectedTiles(plan.collects) : null;
    const gone =
      what === null
        ? 'After your move no win was in reach any more.'
        : `After your move a hand of ${what} was out of reach.`;
    return `${gone} ${capital(instead)} would have left you ${away(best.short)}.`;
  }
  if (best.short !== null && after.short !== null && after.short > best.short) {
    return best.short === 1 && best.tiles > 0 && best.kinds.length <= 2 * MOST_NAMED
      ? `After ${instead} only one tile would have been missing: ${either(best.kinds)}; ${tilesLeftText(best.tiles)}.`
      : `After ${instead} you would have needed ${more(best.short)}, not ${inWords(after.short)}.`;
  }
  if (after.short === best.short && after.tiles < best.tiles * FEWER) return fewer(loss, instead);
  const what = plan && collectedTiles(plan.collects);
  if (plan && plan.done === null) {
    return what === null
      ? 'After your move the best hand for these tiles was out of reach.'
      : `After your move a hand of ${what} was out of reach.`;
  }
  if (plan?.done && plan.done > plan.better) {
    return what === null
      ? `After ${instead} the best hand for these tiles would have needed ${more(plan.better)}, not ${inWords(plan.done)}.`
      : `After ${instead} a hand of ${what} would have needed ${more(plan.better)}, not ${inWords(plan.done)}.`;
  }
  return `${capital(instead)} would have ${chance(times)}.`;
}

const more = (count: number): string => `${inWords(count)} more ${count === 1 ? 'tile' : 'tiles'}`;
const away = (count: number): string => `${inWords(count)} ${count === 1 ? 'tile' : 'tiles'} away from a win`;

/** Compares the tiles that help, or that win if one is missing. */
function fewer({ done: after, better: best }: Loss, instead: string): string {
  const which = best.kinds.length <= MOST_NAMED ? `: ${either(best.kinds)}` : '';
  const tiles = `${inWords(after.tiles)} ${after.tiles === 1 ? 'tile' : 'tiles'}`;
  const does = best.short === 1 ? 'completed your hand' : 'brought you nearer';
  return `After your move ${tiles} would have ${does}; after ${instead}, ${inWords(best.tiles)}${which}.`;
}

function chance(times: number): string {
  if (times >= 6) return 'kept a way to win open';
  if (times >= 2.5) return `given you ${inWords(Math.round(times))} times the chance to win`;
  return times >= 1.6 ? 'given you about twice the chance to win' : 'given you a better chance to win';
}

/** English texts of the review of a finished deal. */
export const review = {
  /** Heading of the list of moments. */
  title: (won: boolean) => (won ? 'What could have been better' : 'What cost you most'),
  /** Tiles that were missing at the end: 0 for the winner, null where no win was possible any more. */
  near: (lacked: number | null) => {
    if (lacked === null) return 'Your hand could no longer win.';
    if (lacked === 0) return '';
    return `You were ${lacked === 1 ? 'one tile' : `${inWords(lacked)} tiles`} away from a win.`;
  },
  none: 'None of your discards or calls cost you much.',
  /** What the reader did, before the picture of the tile: "You discarded". */
  done: ({ move, tile, terms }: ReviewedMove) => {
    if (move.despite !== undefined) return insistedText({ move, tile, terms });
    if (move.do === 'discard') return 'You discarded';
    if (move.do === 'chow' || move.do === 'pung' || move.do === 'kong')
      return `You called ${terms[move.do]}:`;
    return tile === null ? 'You passed' : 'You passed on';
  },
  /** The better move, before the picture of its tile, if it has one: "Better:", "Better: Pung". */
  better: ({ move, tile, terms }: ReviewedMove) => {
    if (move.do === 'discard') return 'Better:';
    if (move.do === 'pass') return 'Better: pass';
    if (move.do === 'win') return `Better: ${winCall(terms, tile === null ? 'draw' : 'discard')}`;
    return move.do === 'chow' || move.do === 'pung' || move.do === 'kong' ? `Better: ${terms[move.do]}` : '';
  },
  /** Why the better move was better, by the tiles that the reader could see. */
  loss: (move: CostlyMove) => {
    const { done, better, terms } = move;
    const { broke, spare } = move.loss;
    const cause =
      broke && done.do === 'discard'
        ? brokenText(broke, done.tile, terms)
        : spare && better.do === 'discard'
          ? spareText(spare, better.tile)
          : '';
    return `${cause} ${compareMoves(move)}`.trim();
  },
  /**
   * A discard on which another seat won: the value of that win where the game counts, and the number of open sets that
   * gave warning.
   */
  dealIn: (tile: Kind, winner: string, worth: string | null, open: number) => {
    const sets = isSuited(tile) ? `of ${suitName(tile)}` : 'of winds and dragons';
    const warned = open < 2 ? '' : `: ${inWords(open)} sets ${sets} lay open there`;
    return `Your ${tileName(tile)} gave ${winner} the win${worth === null ? '' : `, worth ${worth}`}${warned}.`;
  },
  /** A mistake that the reader insisted on. Its rules are shown beside it. */
  mistake: ({ paid, final, isVoid, unit }: MistakeFacts) => {
    const cost =
      paid > 0
        ? `It was a mistake that cost you ${amount(paid, unit)}`
        : final !== null
          ? `It was a mistake that costs you ${amount(final, unit)} of the final score`
          : 'It was a mistake, and it did not count';
    return `${cost}${isVoid ? ', and the deal was void' : ''}.`;
  },
  /** The winner had declared the hand, and another tile was safer. @param word "riichi" */
  safer: (winner: string, word: string, tile: Kind, why: SafetyReason | null) => {
    const reason = {
      discarded: `, because ${winner} had discarded it`,
      'let-go': `, because ${winner} had let one go`,
      'no-way': ': hardly any tiles were left to wait for it with',
      pair: ': only one more of them could be waiting for it',
      sides: '',
      wall: '',
    }[why ?? 'sides'];
    return `${winner} had declared ${word}. ${capital(theTile(tile))} was safer${reason}.`;
  },
  /** The discard that gave the win away was also what a hint would have advised. */
  advised: 'By the tiles you could see, it was still your best discard.',
  /** No set and no word of the winner gave warning. */
  unwarned: 'Little on the table warned you of it.',
  look: 'Look at that moment',
  /** Heads the list of all discards of the deal. */
  eachDiscard: 'Each of your discards',
  /** A discard’s place among those that were possible, by what it left and what it risked. */
  place: (place: number, of: number) =>
    place === 1 ? `The best of ${inWords(of)}.` : `${capital(ordinal(place))} best of ${inWords(of)}.`,
  /** Before the picture of the best discard. */
  best: 'Best:',
  /** What a discard left of the hand, or would have; null where no win was in reach any more. */
  leaves: (left: { readonly short: number; readonly tiles: number } | null, isMade: boolean) => {
    const it = isMade ? 'It left' : 'It would have left';
    if (left === null) return `${it} no win in reach.`;
    const tiles = `${inWords(left.tiles)} ${left.tiles === 1 ? 'tile' : 'tiles'}`;
    return left.short === 1
      ? `${it} you one tile away from a win, with ${tiles} to win on.`
      : `${it} you ${away(left.short)}, with ${tiles} to bring you nearer.`;
  },
  /** Button that goes back to the reader's first decision of the deal. */
  again: 'Go through the deal again',
  /** Said of any other decision that is looked at: the move that was made, and what a hint would have said there. */
  hinted: (own: ReviewedMove, isSame: boolean, hint: { readonly head: string; readonly text: string }) =>
    isSame
      ? `${did(own)}. A hint would have said the same. ${hint.text}`.trim()
      : `${did(own)}. A hint would have said: “${`${hint.head} ${hint.text}`.trim()}”`,
  /** Said of that moment when it is looked at: both moves in words. */
  both: (done: ReviewedMove, better: ReviewedMove | null) =>
    better === null ? `${did(done)}.` : `${did(done)}; ${moveGerund(better)} was better.`,
};
