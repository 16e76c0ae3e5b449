/**
 * A win is three questions: is the hand complete (shapes and constraints), is it worth enough (the minimum, over the
 * score's lines), and do the clauses let its player win. Reasons come from the first that fails; the third is asked
 * of an action, by `byClause`.
 */
import type { Reason, RuleId } from './action.ts';
import { copiesHeld } from './hands.ts';
import { leftOver } from './left-over.ts';
import { tooLittle } from './minimum.ts';
import type { Constraint, Position, Ruleset, ScoringHand, Shape } from './ruleset.ts';
import { type Reading, type Score, uncountedScore } from './score.ts';
import type { Seat } from './seats.ts';
import type { WinSource } from './table.ts';
import { copiesIn, isRed, JOKER, type Kind, kindsFrom, PLAYED, plainKind } from './tiles.ts';

/** How many sets the concealed tiles must make. */
const setsOf = (ruleset: Ruleset, hand: ScoringHand): number => ruleset.deal.sets - hand.melds.length;

/** Every reading that one of the ruleset's shapes finds, constraints aside. */
export function readingsOf(ruleset: Ruleset, hand: ScoringHand, how: WinSource = byDraw(null)): Reading[] {
  const sets = setsOf(ruleset, hand);
  const found: Reading[] = [];
  for (const shape of ruleset.wins.shapes) {
    if (shape.fits(hand, sets, how)) found.push(...shape.readings(hand, sets, how));
  }
  return found;
}

/** The rule of the shape that a hand was read as; of any shape, where it is none. */
export const shapeRuleOf = ({ wins }: Ruleset, reading: Reading | undefined): RuleId =>
  wins.shapes.find(({ id }) => id === reading?.shape)?.rule ?? wins.shapeRule;

/** The readings of them that satisfy every constraint. */
export const winningReadings = (ruleset: Ruleset, hand: ScoringHand, how: WinSource): readonly Reading[] =>
  meeting(ruleset, readingsOf(ruleset, hand, how), hand, how);

const meeting = (
  { wins: { constraints } }: Ruleset,
  readings: readonly Reading[],
  hand: ScoringHand,
  how: WinSource,
): readonly Reading[] =>
  constraints.length === 0
    ? readings
    : readings.filter((reading) => constraints.every((constraint) => constraint.holds(reading, hand, how)));

/** Whether the hand is complete: a shape, and every constraint in one reading of it. */
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

/** The kinds that complete this hand, one tile short, and of which hand and melds hold fewer than all. */
export function waits(ruleset: Ruleset, hand: ScoringHand, how: (tile: Kind) => WinSource = byDraw): Kind[] {
  const sets = setsOf(ruleset, hand);
  const all = ruleset.jokers ? WITH_JOKER : ALL;
  const counts = hand.counts.slice();
  const one: ScoringHand = { ...hand, counts };
  const found = new Set<Kind>();
  for (const shape of ruleset.wins.shapes) {
    for (const kind of shape.completing?.(hand, sets) ?? all) {
      if (found.has(kind) || copiesHeld(hand, kind) >= copiesIn(ruleset.tiles, kind)) continue;
      const n = counts[kind] as number;
      counts[kind] = n + 1;
      if (completesAs([shape], ruleset, one, how(kind))) found.add(kind);
      counts[kind] = n;
    }
  }
  return [...found].sort((a, b) => a - b);
}

const ALL = kindsFrom(0, PLAYED);
const WITH_JOKER = [...ALL, JOKER];

/** A plain self-draw of this tile: the way of winning that asks for nothing else. */
export const byDraw = (tile: Kind | null): WinSource => ({
  by: 'draw',
  tile,
  drew: { by: 'wall', chain: 0, afterClaim: false, last: false },
  opening: false,
});

/** How a hand was completed as patterns see it: with a five, where it was a red one. */
export const plainSource = (how: WinSource): WinSource =>
  how.tile !== null && isRed(how.tile) ? { ...how, tile: plainKind(how.tile) } : how;

export type WinVerdict =
  | { readonly wins: true; readonly readings: readonly Reading[]; readonly score: Score }
  | { readonly wins: false; readonly reason: Reason; readonly score: Score | null };

/** The most chows that a hand of sets and a pair may have; null where any number may be. */
export function mostChows({ wins }: Ruleset): number | null {
  const most = Math.min(...wins.constraints.map(({ asks }) => asks?.mostChows ?? Number.POSITIVE_INFINITY));
  return most === Number.POSITIVE_INFINITY ? null : most;
}

/**
 * Whether this hand, won this way, is complete and worth enough, where nobody asks why not; clauses are not asked.
 * @param shapes those that it may have, where that is known
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
 * Whether this hand, won this way, is complete and worth enough; clauses are not asked.
 * @param final it has won, and is paid for
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
  const good = meeting(ruleset, all, hand, how);
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
  const short = tooLittle(ruleset, score);
  return short ? { wins: false, reason: short, score } : { wins: true, readings: good, score };
}

function shapeless(ruleset: Ruleset, hand: ScoringHand, how: WinSource): Reason {
  const left = leftOver(ruleset, hand, how, mostChows(ruleset));
  return { rule: ruleset.wins.shapeRule, ...(left && { left }) };
}

function broken(ruleset: Ruleset, reading: Reading, hand: ScoringHand, how: WinSource): Constraint[] {
  return ruleset.wins.constraints.filter((constraint) => !constraint.holds(reading, hand, how));
}

/** A reading, and the conditions that it breaks. */
interface BrokenReading {
  readonly reading: Reading;
  readonly broken: readonly Constraint[];
}

/** The reading that breaks fewest conditions (ties: the rulebook's order); null where there is no reading. */
export function nearestOf(
  ruleset: Ruleset,
  readings: readonly Reading[],
  hand: ScoringHand,
  how: WinSource,
): BrokenReading | null {
  let best: BrokenReading | null = null;
  for (const reading of readings) {
    const failing = broken(ruleset, reading, hand, how);
    if (best === null || isNearer(failing, best.broken, ruleset.wins.constraints)) {
      best = { reading, broken: failing };
    }
  }
  return best;
}

/** What the nearest reading breaks; the shape's rule where there is none. */
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
