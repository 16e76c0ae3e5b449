/** Claims that lessons make in components, each executed where it stands. Every check returns what is there to draw. */
import { countTiles } from '../engine/counts.ts';
import { startFrom } from '../engine/deal.ts';
import { begin } from '../engine/play.ts';
import type { Held, Position, Ruleset } from '../engine/ruleset.ts';
import type { Score } from '../engine/score.ts';
import { type Seat, seatAfter, type Wind, withSeat } from '../engine/seats.ts';
import type { How } from '../engine/table.ts';
import { FACE_DOWN, KINDS, type Kind } from '../engine/tiles.ts';
import { byDraw, judgeHand, type WinVerdict, waits } from '../engine/win.ts';
import { NotationError } from '../notation/error.ts';
import { parseHand, type WrittenHand } from '../notation/hand.ts';
import { formatTile, formatTiles, parseTiles } from '../notation/tiles.ts';
import { LessonError, notationMistake, type Place } from './error.ts';
import { ruleOf } from './reasons.ts';
import { tilesOfHand } from './written.ts';

/** How the last tile came, where the hand's own mark does not say it. */
export type By = 'draw' | 'discard';

export interface HandClaim {
  readonly tiles: string;
  readonly wins?: boolean | undefined;
  /** Rule ids, with spaces between: what forbids a hand that does not win. */
  readonly because?: string | undefined;
  readonly by?: By | undefined;
  /** Seat wind and round wind, where they matter. */
  readonly seat?: Wind | undefined;
  readonly round?: Wind | undefined;
}

/** A hand that was looked at; without a claim nothing is judged. */
export interface CheckedHand {
  readonly hand: WrittenHand;
  readonly how: How;
  readonly verdict: WinVerdict | null;
}

/** Tiles of this ruleset's set, no more of a kind than it has. @throws LessonError */
export function checkTiles(text: string, ruleset: Ruleset, place: Place): Kind[] {
  const tiles = reading(place, () => parseTiles(text));
  checkSet(tiles, ruleset, place);
  return tiles;
}

/**
 * `<Hand tiles="…" wins={false} because="jong-258" />`
 * @throws LessonError when the claim is false; its hint says what is true
 */
export function checkHand(claim: HandClaim, ruleset: Ruleset, place: Place): CheckedHand {
  const hand = readHand(claim, ruleset, place);
  const how = howOf(hand, claim);
  if (claim.wins === undefined) {
    if (claim.because === undefined) return { hand, how, verdict: null };
    throw new LessonError(
      place,
      'because= without wins={false}',
      'Say that the hand does not win, then why.',
    );
  }
  const verdict = judge(claim, hand, how, ruleset, place);
  const says = claim.wins ? 'wins' : 'does not win';
  if (verdict.wins !== claim.wins) {
    throw new LessonError(
      place,
      `“${claim.tiles}” is said to ${claim.wins ? 'win' : 'be no win'}, and ${verdict.wins ? 'wins' : 'does not'}`,
      truth(verdict),
    );
  }
  if (claim.because !== undefined) {
    const reasons = verdict.wins ? [] : [verdict.reason.rule, ...(verdict.reason.also ?? [])];
    const false_ = claim.because.split(/[\s,]+/).find((rule) => !reasons.includes(rule));
    if (false_ !== undefined) {
      throw new LessonError(place, `“${claim.tiles}” ${says}, but not because of ${false_}`, truth(verdict));
    }
  }
  return { hand, how, verdict };
}

/** `<Waits tiles="…" are="25s" />` @throws LessonError when these are not all the tiles that complete it */
export function checkWaits(
  claim: Omit<HandClaim, 'wins' | 'because'> & { readonly are: string },
  ruleset: Ruleset,
  place: Place,
): { readonly hand: WrittenHand; readonly waits: readonly Kind[] } {
  const hand = readHand(claim, ruleset, place);
  checkSize(hand, 3 * ruleset.deal.sets + 1, claim.tiles, place);
  const found = waits(ruleset, heldOf(hand, claim));
  const said = [...checkTiles(claim.are, ruleset, place)].sort((a, b) => a - b);
  if (said.join() !== found.join()) {
    const truly = found.length === 0 ? 'It waits for nothing.' : `It waits for ${spaced(found)}.`;
    throw new LessonError(place, `“${claim.tiles}” is said to wait for ${spaced(said) || 'nothing'}`, truly);
  }
  return { hand, waits: found };
}

/** `<Score tiles="…" by="draw" total="15 points" />` @throws LessonError when it is worth something else */
export function checkScore(
  claim: Omit<HandClaim, 'wins' | 'because'> & { readonly total: string },
  ruleset: Ruleset,
  place: Place,
): { readonly hand: WrittenHand; readonly how: How; readonly score: Score } {
  const hand = readHand(claim, ruleset, place);
  const how = howOf(hand, claim);
  const verdict = judge(claim, hand, how, ruleset, place);
  const [, amount = '', unit = ''] = /^(-?[\d.]+)\s+(.+)$/.exec(claim.total.trim()) ?? [];
  if (amount === '')
    throw new LessonError(
      place,
      `total="${claim.total}" is no amount`,
      `Write a number and “${ruleset.scoring.unit}”.`,
    );
  if (!verdict.wins) throw new LessonError(place, `“${claim.tiles}” is worth nothing yet`, truth(verdict));
  const { score } = verdict;
  if (Number(amount) !== score.total || !sameUnit(unit, score.unit)) {
    const lines = score.lines.map((line) => `${line.pattern} ${line.worth}`).join(', ');
    throw new LessonError(
      place,
      `“${claim.tiles}” is said to be worth ${claim.total}`,
      `It is worth ${score.total} ${score.unit} (${lines}).`,
    );
  }
  return { hand, how, score };
}

const sameUnit = (said: string, unit: string): boolean => said === unit || `${said}s` === unit;
const spaced = (tiles: readonly Kind[]): string => formatTiles(tiles, { spaced: true });

function truth(verdict: WinVerdict): string {
  if (!verdict.wins) {
    const { tiles } = verdict.reason;
    return `It does not win: ${ruleOf(verdict.reason)}${tiles && tiles.length > 0 ? ` (${formatTiles(tiles)})` : ''}.`;
  }
  const pair = verdict.readings[0]?.pair ?? null;
  return `It wins${pair === null ? '' : `, with a pair of ${formatTile(pair)}`}.`;
}

function readHand(claim: HandClaim | Omit<HandClaim, 'wins'>, ruleset: Ruleset, place: Place): WrittenHand {
  const hand = reading(place, () => parseHand(claim.tiles, claim.seat ?? 0));
  if (hand.filler || hand.facts.length > 0) {
    throw new LessonError(
      place,
      `“${claim.tiles}” has filler or facts`,
      'A hand in a lesson is written out.',
    );
  }
  checkSet(tilesOfHand(hand), ruleset, place);
  return hand;
}

function reading<T>(place: Place, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof NotationError ? notationMistake(error, place) : error;
  }
}

function checkSet(tiles: readonly Kind[], ruleset: Ruleset, place: Place): void {
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

function checkSize(hand: WrittenHand, size: number, text: string, place: Place): void {
  const has = hand.concealed.length + (hand.winning ? 1 : 0) + 3 * hand.melds.length;
  if (has === size) return;
  throw new LessonError(
    place,
    `“${text}” has ${has} tiles, a set on the table counted as three`,
    `${size} are needed.`,
  );
}

function howOf(hand: WrittenHand, { by, seat = 0 }: Pick<HandClaim, 'by' | 'seat'>): How {
  const { winning } = hand;
  const from = winning && winning.by !== 'draw' && winning.from !== null ? winning.from : seatAfter(seat, 3);
  const way = winning?.by === 'robbery' ? 'robbery' : (by ?? winning?.by ?? 'draw');
  if (way === 'draw') return byDraw(winning?.tile ?? null);
  const tile = winning?.tile ?? hand.concealed.at(-1) ?? 0;
  return { by: way, tile, from, last: false, opening: false };
}

function heldOf(hand: WrittenHand, { seat = 0, round = 0 }: Pick<HandClaim, 'seat' | 'round'>): Held {
  const tiles = hand.winning ? [...hand.concealed, hand.winning.tile] : hand.concealed;
  return {
    counts: countTiles(tiles),
    melds: hand.melds,
    bonus: hand.bonus,
    seatWind: seat,
    roundWind: round,
  };
}

function judge(
  claim: Omit<HandClaim, 'wins'>,
  hand: WrittenHand,
  how: How,
  ruleset: Ruleset,
  place: Place,
): WinVerdict {
  checkSize(hand, 3 * ruleset.deal.sets + 2, claim.tiles, place);
  const seat: Seat = claim.seat ?? 0;
  const position = positionOf(hand, seat, ruleset, claim.round ?? 0);
  return judgeHand(position, seat, heldOf(hand, claim), how);
}

/** A table at which this seat has this hand: scores and clauses may ask for one. */
function positionOf(hand: WrittenHand, seat: Seat, ruleset: Ruleset, round: Wind): Position {
  const dealt = begin(ruleset, startFrom(ruleset, 'claim', { round }));
  const { concealed, melds, bonus } = hand;
  const own = { ...dealt.seats[seat], concealed: [...concealed].sort((a, b) => a - b), melds, bonus };
  return { ruleset, table: { ...dealt, seats: withSeat(dealt.seats, seat, own), claims: 1 } };
}
