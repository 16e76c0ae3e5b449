/**
 * Deals that bots have played up to a point where the reader takes over. Each can be won from there: a sensible bot
 * wins it, and the others hold and draw the same tiles again.
 */
import { botAction } from '../bots/bot.ts';
import { lackedBy } from '../bots/hand-review.ts';
import { sensible } from '../bots/sensible.ts';
import type { Action } from '../engine/action.ts';
import { kindsOf, scoringHandAt, scoringHandWith } from '../engine/hands.ts';
import { legal } from '../engine/legality/legal.ts';
import type { Seed } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import { type Table, tilesLeft } from '../engine/table.ts';
import { seenBy } from '../engine/view.ts';
import { waits } from '../engine/win.ts';
import { type DealInPlay, dealUpTo, type Moment, movedBy } from './deal-in-play.ts';

/** Tiles left in the wall when a last-draws deal begins. */
export const LAST_DRAWS = 8;
/** Tiles missing from a win when a short deal begins, after the best discard. */
export const SHORT = 2;
/** Most decisions a short deal may take to win. */
const BRIEF = 7;

/** The point at which the reader takes over a deal that can be won. */
interface MomentToWin extends Moment {
  /** Are the actions of the sensible bot from there worth playing? */
  readonly isWorth: (played: readonly Action[]) => boolean;
}

/** LAST_DRAWS tiles are left, the hand is not complete, and of several discards one gives a ready hand. */
const atTheLastDraws: MomentToWin = {
  isPast: ({ wall }) => tilesLeft(wall) < LAST_DRAWS,
  isNow: (ruleset, table, seat) => {
    if (tilesLeft(table.wall) !== LAST_DRAWS) return false;
    const hand = scoringHandAt(table, seat);
    const actions = legal(ruleset, table, seat);
    const discards = kindsOf(actions.flatMap((action) => (action.do === 'discard' ? [action.tile] : [])));
    return (
      actions.every((action) => action.do !== 'win') &&
      discards.length > 1 &&
      discards.some((tile) => waits(ruleset, scoringHandWith(hand, tile, -1)).length > 0)
    );
  },
  isWorth: () => true,
};

/** The hand has no melds and lacks SHORT tiles. A win from there takes a pung or a chow. */
const twoAway: MomentToWin = {
  isPast: ({ seats }) => seats.some(({ melds }) => melds.length > 1),
  isNow: (ruleset, table, seat) =>
    table.seats[seat].melds.length === 0 && lackedBy(seenBy(ruleset, table, seat), ruleset) === SHORT,
  isWorth: (played) =>
    played.length <= BRIEF && played.some((action) => action.do === 'pung' || action.do === 'chow'),
};

/**
 * Plays the deal of this seed up to the moment. Returns null if the moment never comes or the deal is not won from
 * there.
 */
function dealAt(ruleset: Ruleset, seed: Seed, seat: Seat, moment: MomentToWin): DealInPlay | null {
  const found = dealUpTo(ruleset, seed, seat, moment);
  const played = found && wonFrom(ruleset, found.table, seat);
  return played && moment.isWorth(played) ? found : null;
}

/**
 * The actions with which a sensible bot at this seat wins, against other sensible bots. Returns null if another seat
 * wins or nobody does.
 */
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

/** The deal of this seed with LAST_DRAWS tiles left. Returns null if it does not get there or is not won. */
export const lastDraws = (ruleset: Ruleset, seed: Seed, seat: Seat): DealInPlay | null =>
  dealAt(ruleset, seed, seat, atTheLastDraws);

/**
 * The deal of this seed two tiles from a win, one of which comes by a claim. Returns null if it is not won like that.
 */
export const shortDeal = (ruleset: Ruleset, seed: Seed, seat: Seat): DealInPlay | null =>
  dealAt(ruleset, seed, seat, twoAway);

/** Number of deals tried before giving up. */
const DEALS = 2500;

/**
 * Finds the first `count` deals among the seeds `<name>-0`, `<name>-1`, …
 * @throws RangeError if there are fewer
 */
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
