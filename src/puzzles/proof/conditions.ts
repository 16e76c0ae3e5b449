/** Checks a hand against every condition of a win, one by one, and names the tiles behind each failure. */
import type { RuleId } from '../../engine/action.ts';
import { minimumOf } from '../../engine/minimum.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Reading, Score } from '../../engine/score.ts';
import type { Constraint } from '../../engine/scoring.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import type { Table, WinSource } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { judgeHand, nearestOf, readingsOf, shapeRuleOf } from '../../engine/win.ts';
import type { ShownHand } from '../hands.ts';
import type { Relaxation } from '../misconceptions/relaxation.ts';
import type { GeneratorContext } from '../question.ts';
import { howOf, scoringHandOf, tableFor, winsUnder } from '../whole-hands.ts';
import { mistakenWins } from './mistakes.ts';

/** One condition of a win. */
interface Condition {
  readonly rule: RuleId;
  readonly holds: boolean;
  /** Does a hand of this shape need the condition at all? */
  readonly isRequired: boolean;
  /** The tiles the condition is about, if its rule names them. */
  readonly tiles: readonly Kind[];
  /** For the minimum only: what the hand has, what it needs, the unit, and the patterns that count towards it. */
  readonly worth?: {
    readonly have: number;
    readonly need: number;
    readonly unit: string;
    readonly patterns: readonly RuleId[];
  };
}

export interface ConditionReport {
  readonly wins: boolean;
  /**
   * The reading of the hand that comes nearest to a win. If the hand has no reading, the one a player with the mistaken
   * idea would see.
   */
  readonly reading: Reading | null;
  /** The shape first, then the conditions in rulebook order, then the minimum if there is a score. */
  readonly conditions: readonly Condition[];
  /** Why the hand does not win. Null if it wins. */
  readonly reason: Reason | null;
  /** The mistaken idea under which the hand would win, if there is one. */
  readonly idea: Relaxation | null;
  readonly score: Score | null;
}

/** @param guesses false where nobody was led to a mistaken idea: then what is left over is told by itself */
export function checkConditions(
  generator: GeneratorContext,
  hand: ShownHand,
  guesses = true,
): ConditionReport {
  const { ruleset, table } = generator;
  const [scoringHand, how] = [scoringHandOf(hand), howOf(hand)];
  const verdict = judgeHand({ ruleset, table: tableFor(hand, ruleset, table) }, hand.seat, scoringHand, how);
  const idea = verdict.wins || !guesses ? null : ideaOf(generator, hand);
  const nearest = nearestOf(ruleset, readingsOf(ruleset, scoringHand, how), scoringHand, how);
  const reading = verdict.score?.reading ?? nearest?.reading ?? (idea && readingUnder(idea, hand, table));
  const shape: Condition = {
    rule: nearest ? shapeRuleOf(ruleset, nearest.reading) : ruleset.wins.shapeRule,
    holds: nearest !== null,
    isRequired: true,
    tiles: [],
  };
  const conditions =
    nearest === null ? [] : conditionsOf(ruleset, verdict.score?.reading ?? nearest.reading, hand);
  return {
    wins: verdict.wins,
    reading,
    conditions: [shape, ...conditions, ...minimumIn(ruleset, verdict.score)],
    reason: verdict.wins ? null : verdict.reason,
    idea,
    score: verdict.score,
  };
}

/** The first mistaken idea under which a non-winning hand wins. One false set is a mistake; two take real sets apart. */
const ideaOf = (generator: GeneratorContext, hand: ShownHand): Relaxation | null =>
  mistakenWins(generator).find((idea) => {
    if (!winsUnder(hand, idea.ruleset, generator.table)) return false;
    const reading = idea.distractor ? readingUnder(idea, hand, generator.table) : null;
    return reading === null || falseSets(reading) < 2;
  }) ?? null;

const falseSets = ({ sets }: Reading): number => sets.filter(({ kind }) => kind === 'knitted').length;

/** The reading with the fewest false sets. */
function readingUnder({ ruleset }: Relaxation, hand: ShownHand, table: Table): Reading | null {
  const position = { ruleset, table: tableFor(hand, ruleset, table) };
  const verdict = judgeHand(position, hand.seat, scoringHandOf(hand), howOf(hand));
  if (!verdict.wins) return null;
  const [best = null] = [...verdict.readings].sort((a, b) => falseSets(a) - falseSets(b));
  return best;
}

function conditionsOf({ wins }: Ruleset, reading: Reading, hand: ShownHand): Condition[] {
  const [scoringHand, how] = [scoringHandOf(hand), howOf(hand)];
  return wins.constraints.map((constraint) => {
    const holds = constraint.holds(reading, scoringHand, how);
    return {
      rule: constraint.rule,
      holds,
      isRequired: !holds || isRequired(constraint, reading, scoringHand, how),
      tiles: holds ? [] : (constraint.concerns?.(reading, scoringHand) ?? []),
    };
  });
}

const STANDARD = 'standard';

/**
 * Does a hand of this shape need a condition that it meets? A condition that it meets only because its shape is special
 * does not count.
 */
function isRequired(constraint: Constraint, reading: Reading, hand: ScoringHand, how: WinSource): boolean {
  if (reading.shape === STANDARD) return true;
  // A limit on chows means nothing for a hand of pairs.
  if (constraint.asks?.mostChows !== undefined) return false;
  return constraint.holds({ ...reading, shape: STANDARD }, hand, how);
}

function minimumIn(ruleset: Ruleset, score: Score | null): Condition[] {
  const minimum = score && minimumOf(ruleset, score);
  if (!score || !minimum) return [];
  const { rule, have, need, idle } = minimum;
  const counted = score.lines.filter((_, i) => !idle.includes(i));
  const patterns = [...new Set(counted.map(({ pattern }) => pattern))];
  return [
    {
      rule,
      holds: have >= need,
      isRequired: true,
      tiles: [],
      worth: { have, need, unit: unitOf(ruleset, score), patterns },
    },
  ];
}

/**
 * The unit that counts towards the minimum. In a game that scores with two counts it is the one that raises the value
 * (han or yakuman).
 */
const unitOf = ({ scoring }: Ruleset, { unit, rank }: Score): string =>
  scoring?.ofRank ? (rank?.yakuman ? 'yakuman' : 'han') : unit;
