/**
 * Deals that bots have played up to a moment that is the reader's, who plays them out. Each can be won from there: a
 * player who is sensible does, and the others hold and draw the same tiles again.
 */
import { botAction } from '../bots/bot.ts';
import { lackedBy } from '../bots/hand-review.ts';
import { sensible } from '../bots/sensible.ts';
import type { Action } from '../engine/action.ts';
import { scoringHandAt, scoringHandWith } from '../engine/hands.ts';
import type { Seed } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import { left, type Table } from '../engine/table.ts';
import { seenBy } from '../engine/view.ts';
import { waits } from '../engine/win.ts';
import { type DealInPlay, dealUpTo, type Moment, movedBy } from './deal-in-play.ts';

/** How many tiles the wall still has at the last draws. */
export const LAST_DRAWS = 8;
/** How many tiles a hand lacks of a win where a short deal begins, after its best discard. */
export const SHORT = 2;
/** How many decisions at most it takes to win one. */
const BRIEF = 7;

/** Where a reader sits down who is to win. */
interface MomentToWin extends Moment {
  /** Whether what a sensible player does from there is worth playing. */
  readonly isWorth: (played: readonly Action[]) => boolean;
}

/** Some discard leaves a hand that one tile completes, and eight tiles are left. */
const atTheLastDraws: MomentToWin = {
  isPast: ({ wall }) => left(wall) < LAST_DRAWS,
  isNow: (ruleset, table, seat) => {
    if (left(table.wall) !== LAST_DRAWS) return false;
    const hand = scoringHandAt(table, seat);
    return table.seats[seat].concealed.some(
      (tile) => waits(ruleset, scoringHandWith(hand, tile, -1)).length > 0,
    );
  },
  isWorth: () => true,
};

/** The hand lacks two tiles, nothing of it lies open, and one of the two comes by a call. */
const twoAway: MomentToWin = {
  isPast: ({ seats }) => seats.some(({ melds }) => melds.length > 1),
  isNow: (ruleset, table, seat) =>
    table.seats[seat].melds.length === 0 && lackedBy(seenBy(ruleset, table, seat), ruleset) === SHORT,
  isWorth: (played) =>
    played.length <= BRIEF && played.some((action) => action.do === 'pung' || action.do === 'chow'),
};

/** The deal of this seed at its moment; null where it does not come to it, or is not won from there. */
function dealAt(ruleset: Ruleset, seed: Seed, seat: Seat, moment: MomentToWin): DealInPlay | null {
  const found = dealUpTo(ruleset, seed, seat, moment);
  const played = found && wonFrom(ruleset, found.table, seat);
  return played && moment.isWorth(played) ? found : null;
}

/** What a sensible player does at this seat up to a win, against others like it; null where somebody else wins, or nobody. */
export function wonFrom(ruleset: Ruleset, from: Table, seat: Seat): readonly Action[] | null {
  const own: Action[] = [];
  let table = from;
  while (table.stage.phase !== 'ended') {
    const [next] = awaitedSeats(table);
    const action = next === undefined ? 'referee' : botAction(sensible, ruleset, table, next);
    if (action !== 'referee' && next === seat) own.push(action);
    table = movedBy(ruleset, table, action);
  }
  const { outcome } = table.stage;
  return outcome.is === 'won' && outcome.winners.some((win) => win.seat === seat) ? own : null;
}

/** The deal of this seed eight draws before its end; null where it is not won from there, or does not come so far. */
export const lastDraws = (ruleset: Ruleset, seed: Seed, seat: Seat): DealInPlay | null =>
  dealAt(ruleset, seed, seat, atTheLastDraws);

/** The deal of this seed two tiles from a win, one of which comes by a call; null where it is not won like that. */
export const shortDeal = (ruleset: Ruleset, seed: Seed, seat: Seat): DealInPlay | null =>
  dealAt(ruleset, seed, seat, twoAway);

/** How many deals are tried before there is none. */
const DEALS = 2500;

/** The first of the deals "<name>-0", "<name>-1", … that are found. @throws RangeError where there are not so many */
function some(find: (seed: Seed) => DealInPlay | null, name: string, count: number): DealInPlay[] {
  const found: DealInPlay[] = [];
  for (let deal = 0; deal < DEALS && found.length < count; deal++) {
    const one = find(`${name}-${deal}`);
    if (one) found.push(one);
  }
  if (found.length < count)
    throw new RangeError(`${found.length} such deals are found in ${DEALS}, and ${count} are wanted`);
  return found;
}

export const someLastDraws = (ruleset: Ruleset, name: string, seat: Seat, count: number): DealInPlay[] =>
  some((seed) => lastDraws(ruleset, seed, seat), name, count);

export const someShortDeals = (ruleset: Ruleset, name: string, seat: Seat, count: number): DealInPlay[] =>
  some((seed) => shortDeal(ruleset, seed, seat), name, count);
