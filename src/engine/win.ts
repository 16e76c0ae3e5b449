/**
 * Judges wins. Three questions: is the hand complete (shapes and constraints), is it worth enough (the minimum, over
 * the score's lines), and do the clauses allow the win? The reason comes from the first that fails. The third is not
 * asked here but of the action, by `byClause`.
 */
import type { RuleId } from './action.ts';
import { copiesHeld, scoringHandWith } from './hands.ts';
import { tooLittle } from './minimum.ts';
import { leftOver } from './nearest-sets.ts';
import type { Reason } from './reason.ts';
import type { Position, Ruleset } from './ruleset.ts';
import { type Reading, type Score, uncountedScore } from './score.ts';
import type { Constraint, Shape } from './scoring.ts';
import type { ScoringHand } from './scoring-hand.ts';
import type { Seat } from './seats.ts';
import type { WinSource } from './table.ts';
import { copiesIn, isRed, JOKER, type Kind, PLAYED_KINDS, plainKind } from './tiles.ts';

/** Number of sets the concealed tiles must still make beside the melds. */
const setsOf = (ruleset: Ruleset, hand: ScoringHand): number => ruleset.deal.sets - hand.melds.length;

/** Lists every reading by any shape of the ruleset, ignoring constraints. */
export function readingsOf(ruleset: Ruleset, hand: ScoringHand, how: WinSource = byDraw(null)): Reading[] {
  const sets = setsOf(ruleset, hand);
  const found: Reading[] = [];
  for (const shape of ruleset.wins.shapes) {
    if (shape.fits(hand, sets, how)) found.push(...shape.readings(hand, sets, how));
  }
  return found;
}

/** Rule of the shape that the hand was read as; the general shape rule without a reading. */
export const shapeRuleOf = ({ wins }: Ruleset, reading: Reading | undefined): RuleId =>
  wins.shapes.find(({ id }) => id === reading?.shape)?.rule ?? wins.shapeRule;

/** Lists the readings that satisfy every constraint. */
export const winningReadings = (ruleset: Ruleset, hand: ScoringHand, how: WinSource): readonly Reading[] =>
  filterReadings(ruleset, readingsOf(ruleset, hand, how), hand, how);

const filterReadings = (
  { wins: { constraints } }: Ruleset,
  readings: readonly Reading[],
  hand: ScoringHand,
  how: WinSource,
): readonly Reading[] =>
  constraints.length === 0
    ? readings
    : readings.filter((reading) => constraints.every((constraint) => constraint.holds(reading, hand, how)));

/** Is the hand complete, i.e. does one reading satisfy every constraint? */
export const completes = (ruleset: Ruleset, hand: ScoringHand, how: WinSource): boolean =>
  completesAs(ruleset.wins.shapes, ruleset, hand, how);

function completesAs(shapes: readonly Shape[], ruleset: Ruleset, hand: ScoringHand, how: WinSource): boolean {
  const sets = setsOf(ruleset, hand);
  const { constraints } = ruleset.wins;
  for (const shape of shapes) {
    if (!shape.fits(hand, sets, how)) continue;
    if (constraints.length === 0) return true;
    for (const reading of shape.readings(hand, sets, how)) {
      if (constraints.every((constraint) => constraint.holds(reading, hand, how))) return true;
    }
  }
  return false;
}

/**
 * Waits of a hand one tile short: the kinds that complete it. Leaves out kinds of which the hand already holds every
 * copy. Example: 3 and 4 of a suit beside complete sets and a pair wait for 2 and 5.
 */
export function waits(ruleset: Ruleset, hand: ScoringHand, how: (tile: Kind) => WinSource = byDraw): Kind[] {
  const sets = setsOf(ruleset, hand);
  const all = ruleset.jokers ? WITH_JOKER : PLAYED_KINDS;
  const found: Kind[] = [];
  for (const shape of ruleset.wins.shapes) {
    for (const kind of shape.completing?.(hand, sets) ?? all) {
      if (found.includes(kind) || copiesHeld(hand, kind) >= copiesIn(ruleset.tiles, kind)) continue;
      if (completesAs([shape], ruleset, scoringHandWith(hand, kind), how(kind))) found.push(kind);
    }
  }
  return found.sort((a, b) => a - b);
}

/**
 * Discards, of these kinds, that leave a hand with one tile too many ready.
 * @param isReady what the game takes for ready; by default a hand with at least one wait
 */
export function readyDiscards(
  ruleset: Ruleset,
  hand: ScoringHand,
  among: readonly Kind[],
  isReady = (rest: ScoringHand): boolean => waits(ruleset, rest).length > 0,
): readonly Kind[] {
  const isNear = ruleset.wins.shapes.some(({ near }) => near === undefined || near(hand));
  return isNear ? among.filter((tile) => isReady(scoringHandWith(hand, tile, -1))) : NO_KINDS;
}

const NO_KINDS: readonly Kind[] = [];

const WITH_JOKER = [...PLAYED_KINDS, JOKER];

/** An ordinary self-draw of this tile: a win source with no special circumstance. */
export const byDraw = (tile: Kind | null): WinSource => ({
  by: 'draw',
  tile,
  drew: { by: 'wall', chain: 0, afterClaim: false, last: false },
  opening: false,
});

/** Win source as patterns see it: a red five counts as a plain five. */
export const plainSource = (how: WinSource): WinSource =>
  how.tile !== null && isRed(how.tile) ? { ...how, tile: plainKind(how.tile) } : how;

/**
 * Judgement of a hand: readings and score of a win, or the reason against it. A refused hand has a score only if it is
 * complete.
 */
export type WinVerdict =
  | { readonly wins: true; readonly readings: readonly Reading[]; readonly score: Score }
  | { readonly wins: false; readonly reason: Reason; readonly score: Score | null };

/** The most chows a hand of sets and a pair may have by the constraints; null without a limit. */
export function mostChows({ wins }: Ruleset): number | null {
  const most = Math.min(...wins.constraints.map(({ asks }) => asks?.mostChows ?? Number.POSITIVE_INFINITY));
  return most === Number.POSITIVE_INFINITY ? null : most;
}

/**
 * Is this hand, won this way, complete and worth enough? Gives no reason and does not ask clauses.
 * @param shapes the shapes to try, if they are known
 */
export const isWin = (
  position: Position,
  seat: Seat,
  hand: ScoringHand,
  how: WinSource,
  shapes: readonly Shape[] = position.ruleset.wins.shapes,
): boolean =>
  completesAs(shapes, position.ruleset, hand, how) &&
  (position.ruleset.wins.minimum === null || judgeHand(position, seat, hand, how).wins);

/**
 * Judges this hand, won this way: complete and worth enough, or the reason why not. Does not ask clauses.
 * @param final the hand has really won, so hidden facts count in the score
 */
export function judgeHand(
  position: Position,
  seat: Seat,
  hand: ScoringHand,
  how: WinSource,
  final = false,
): WinVerdict {
  const { ruleset } = position;
  const all = readingsOf(ruleset, hand, how);
  if (all.length === 0) {
    const why = ruleset.wins.lacks?.(hand, setsOf(ruleset, hand), how);
    return { wins: false, reason: why ?? shapeless(ruleset, hand, how), score: null };
  }
  const good = filterReadings(ruleset, all, hand, how);
  if (good.length === 0) return { wins: false, reason: nearMiss(ruleset, all, hand, how), score: null };
  const win = {
    scoringHand: hand,
    how: plainSource(how),
    readings: good,
    seat,
    position,
    ...(final && { final }),
  };
  const score = ruleset.scoring?.score(win) ?? uncountedScore(good[0]);
  const short = tooLittle(ruleset, score, hand, how);
  return short ? { wins: false, reason: short, score } : { wins: true, readings: good, score };
}

function shapeless(ruleset: Ruleset, hand: ScoringHand, how: WinSource): Reason {
  const left = leftOver(ruleset, hand, how, mostChows(ruleset));
  return { rule: ruleset.wins.shapeRule, ...(left && { left }) };
}

function brokenConstraints(
  ruleset: Ruleset,
  reading: Reading,
  hand: ScoringHand,
  how: WinSource,
): Constraint[] {
  return ruleset.wins.constraints.filter((constraint) => !constraint.holds(reading, hand, how));
}

/** A reading and the constraints it breaks. */
interface BrokenReading {
  readonly reading: Reading;
  readonly broken: readonly Constraint[];
}

/** Finds the reading that breaks the fewest constraints; ties go by rulebook order. Null without a reading. */
export function nearestOf(
  ruleset: Ruleset,
  readings: readonly Reading[],
  hand: ScoringHand,
  how: WinSource,
): BrokenReading | null {
  let best: BrokenReading | null = null;
  for (const reading of readings) {
    const failing = brokenConstraints(ruleset, reading, hand, how);
    if (best === null || isNearer(failing, best.broken, ruleset.wins.constraints)) {
      best = { reading, broken: failing };
    }
  }
  return best;
}

/** Reason with the constraints that the nearest reading breaks; the shape's rule if there is no reading. */
function nearMiss(ruleset: Ruleset, readings: readonly Reading[], hand: ScoringHand, how: WinSource): Reason {
  const best = nearestOf(ruleset, readings, hand, how);
  const [first, ...others] = best?.broken ?? [];
  if (!best || !first) return { rule: ruleset.wins.shapeRule };
  const also: RuleId[] = others.map((constraint) => constraint.rule);
  const tiles = first.concerns?.(best.reading, hand);
  return { rule: first.rule, ...(also.length > 0 && { also }), ...(tiles && { tiles }) };
}

function isNearer(a: readonly Constraint[], b: readonly Constraint[], order: readonly Constraint[]): boolean {
  if (a.length !== b.length) return a.length < b.length;
  for (let i = 0; i < a.length; i++) {
    const by = order.indexOf(a[i] as Constraint) - order.indexOf(b[i] as Constraint);
    if (by !== 0) return by < 0;
  }
  return false;
}
