/** A hand that an author writes down, read and put before the rules. */
import { countTiles } from '../engine/counts.ts';
import { startFrom } from '../engine/deal.ts';
import { begin } from '../engine/play.ts';
import type { Held, Position, Ruleset } from '../engine/ruleset.ts';
import { type Seat, seatAfter, type Wind, withSeat } from '../engine/seats.ts';
import type { Drew, How } from '../engine/table.ts';
import { FACE_DOWN, KINDS, type Kind } from '../engine/tiles.ts';
import { judgeHand, type WinVerdict } from '../engine/win.ts';
import { clauseOfFact, withFact } from '../engine/written.ts';
import { NotationError } from '../notation/error.ts';
import { parseHand, type WrittenHand } from '../notation/hand.ts';
import { formatTile, formatTiles } from '../notation/tiles.ts';
import { LessonError, notationMistake, type Place } from './error.ts';
import { ruleOf } from './reasons.ts';
import { tilesOfHand } from './written.ts';

/** How the last tile came, where the hand's own mark does not say it. */
export type By = 'draw' | 'discard';

/** What was special about the last tile: the wall's last, a supplement's, or taken before anything else happened. */
export type Way = 'last' | 'flower' | 'gong' | 'two-gongs' | 'first';

export interface HandClaim {
  readonly tiles: string;
  readonly wins?: boolean | undefined;
  /** Rule ids, with spaces between: what forbids a hand that does not win. */
  readonly because?: string | undefined;
  readonly by?: By | undefined;
  readonly way?: Way | undefined;
  /** Seat wind and round wind, where they matter. */
  readonly seat?: Wind | undefined;
  readonly round?: Wind | undefined;
}

/** What is true of the hand, for an author who said something else. */
export function truth(verdict: WinVerdict): string {
  if (!verdict.wins) {
    const { tiles } = verdict.reason;
    return `It does not win: ${ruleOf(verdict.reason)}${tiles && tiles.length > 0 ? ` (${formatTiles(tiles)})` : ''}.`;
  }
  const pair = verdict.readings[0]?.pair ?? null;
  return `It wins${pair === null ? '' : `, with a pair of ${formatTile(pair)}`}.`;
}

/** The hand, written out and of this ruleset's tiles. @throws LessonError */
export function readHand(
  claim: HandClaim | Omit<HandClaim, 'wins'>,
  ruleset: Ruleset,
  place: Place,
): WrittenHand {
  const hand = reading(place, () => parseHand(claim.tiles, claim.seat ?? 0));
  if (hand.filler) {
    throw new LessonError(place, `“${claim.tiles}” has filler`, 'A hand in a lesson is written out.');
  }
  checkSet(tilesOfHand(hand), ruleset, place);
  return hand;
}

/** What the notation says. @throws LessonError for a slip of notation, at this place */
export function reading<T>(place: Place, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof NotationError ? notationMistake(error, place) : error;
  }
}

/** @throws LessonError for tiles that the set does not have, or not so often */
export function checkSet(tiles: readonly Kind[], ruleset: Ruleset, place: Place): void {
  const seen = new Array<number>(KINDS).fill(0);
  for (const kind of tiles) {
    if (kind === FACE_DOWN) continue;
    seen[kind] = (seen[kind] ?? 0) + 1;
    const copies = ruleset.tiles[kind] ?? 0;
    if ((seen[kind] ?? 0) <= copies) continue;
    const tile = formatTile(kind);
    throw copies === 0
      ? new LessonError(place, `${ruleset.title} has no ${tile}`, 'Use tiles of this game’s set.')
      : new LessonError(place, `there are ${copies + 1} of ${tile}`, `The set has ${copies} of them.`);
  }
}

/** @throws LessonError when it is not this many tiles, a set on the table counted as three */
export function checkSize(hand: WrittenHand, size: number, text: string, place: Place): void {
  const has = hand.concealed.length + (hand.winning ? 1 : 0) + 3 * hand.melds.length;
  if (has === size) return;
  throw new LessonError(
    place,
    `“${text}” has ${has} tiles, a set on the table counted as three`,
    `${size} are needed.`,
  );
}

/** How the last tile came: its own mark says it, or the claim; a draw otherwise. */
export function howOf(hand: WrittenHand, { by, way, seat = 0 }: Pick<HandClaim, 'by' | 'way' | 'seat'>): How {
  const { winning } = hand;
  const from = winning && winning.by !== 'draw' && winning.from !== null ? winning.from : seatAfter(seat, 3);
  const how = winning?.by === 'robbery' ? 'robbery' : (by ?? winning?.by ?? 'draw');
  const last = way === 'last';
  const opening = way === 'first';
  if (how !== 'draw') {
    return { by: how, tile: winning?.tile ?? hand.concealed.at(-1) ?? 0, from, last, opening };
  }
  const drew: Drew = {
    by: way === 'flower' ? 'bonus' : way === 'gong' || way === 'two-gongs' ? 'kong' : 'wall',
    chain: way === 'gong' ? 1 : way === 'two-gongs' ? 2 : 0,
    afterClaim: false,
    last,
  };
  return { by: 'draw', tile: winning?.tile ?? null, drew, opening };
}

/** The hand as shapes and patterns see it. */
export function heldOf(hand: WrittenHand, { seat = 0, round = 0 }: Pick<HandClaim, 'seat' | 'round'>): Held {
  const tiles = hand.winning ? [...hand.concealed, hand.winning.tile] : hand.concealed;
  return {
    counts: countTiles(tiles),
    melds: hand.melds,
    bonus: hand.bonus,
    seatWind: seat,
    roundWind: round,
  };
}

/** Whether the whole hand wins, and what it is worth. @throws LessonError when it has not the size of one */
export function judge(
  claim: Omit<HandClaim, 'wins'>,
  hand: WrittenHand,
  how: How,
  ruleset: Ruleset,
  place: Place,
): WinVerdict {
  checkSize(hand, 3 * ruleset.deal.sets + 2, claim.tiles, place);
  const seat: Seat = claim.seat ?? 0;
  const position = positionOf(hand, seat, ruleset, claim.round ?? 0, place);
  return judgeHand(position, seat, heldOf(hand, claim), how);
}

/** A table at which this seat has this hand, and of which its facts are true: scores and clauses may ask for one. */
function positionOf(hand: WrittenHand, seat: Seat, ruleset: Ruleset, round: Wind, place: Place): Position {
  let dealt = begin(ruleset, startFrom(ruleset, 'claim', { round }));
  for (const fact of hand.facts) {
    if (!clauseOfFact(ruleset, fact)) {
      const known = ruleset.clauses.flatMap((each) => Object.keys(each.facts ?? {}));
      throw new LessonError(
        place,
        `a hand cannot be “${fact}”`,
        `${ruleset.title} knows ${known.length > 0 ? known.join(', ') : 'no such facts'}.`,
      );
    }
    dealt = withFact(ruleset, dealt, seat, fact, true);
  }
  const { concealed, melds, bonus } = hand;
  const own = { ...dealt.seats[seat], concealed: [...concealed].sort((a, b) => a - b), melds, bonus };
  return { ruleset, table: { ...dealt, seats: withSeat(dealt.seats, seat, own), claims: 1 } };
}
