/** A hand held against everything that a win needs, one by one: what holds, what does not, and which tiles say so. */
import type { Reason, RuleId } from '../../engine/action.ts';
import { minimumOf } from '../../engine/minimum.ts';
import type { Constraint, Ruleset, ScoringHand } from '../../engine/ruleset.ts';
import type { Reading, Score } from '../../engine/score.ts';
import type { Table, WinSource } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { judgeHand, nearestOf, readingsOf, shapeRuleOf } from '../../engine/win.ts';
import type { ShownHand } from '../hands.ts';
import type { Relaxation } from '../misconceptions/relaxation.ts';
import type { GeneratorContext } from '../question.ts';
import { howOf, scoringHandOf, tableFor, winsUnder } from '../whole-hands.ts';
import { mistakenWins } from './mistakes.ts';

/** One thing that a win needs. */
interface Condition {
  readonly rule: RuleId;
  readonly holds: boolean;
  /** Whether a hand of this shape needs it at all. */
  readonly isRequired: boolean;
  /** The tiles that it is about, where the rule says them. */
  readonly tiles: readonly Kind[];
  /** Of the minimum: what counts towards it, and what is needed. */
  readonly worth?: { readonly have: number; readonly need: number; readonly unit: string };
}

export interface ConditionReport {
  readonly wins: boolean;
  /** The hand's sets as they come nearest to a win; as somebody with the mistaken idea sees them, where it has none. */
  readonly reading: Reading | null;
  /** The shape first, then the conditions in the rulebook's order, the minimum last where it could be asked. */
  readonly conditions: readonly Condition[];
  /** Why it does not win. */
  readonly reason: Reason | null;
  /** The one mistaken idea by which it would. */
  readonly idea: Relaxation | null;
  readonly score: Score | null;
}

export function checkConditions(generator: GeneratorContext, hand: ShownHand): ConditionReport {
  const { ruleset, table } = generator;
  const [scoringHand, how] = [scoringHandOf(hand), howOf(hand)];
  const verdict = judgeHand({ ruleset, table: tableFor(hand, ruleset, table) }, hand.seat, scoringHand, how);
  const idea = verdict.wins ? null : ideaOf(generator, hand);
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

/** The mistaken idea by which a hand that does not win would. */
const ideaOf = (generator: GeneratorContext, hand: ShownHand): Relaxation | null =>
  mistakenWins(generator).find(({ ruleset }) => {
    return winsUnder(hand, ruleset, generator.table);
  }) ?? null;

function readingUnder({ ruleset }: Relaxation, hand: ShownHand, table: Table): Reading | null {
  const position = { ruleset, table: tableFor(hand, ruleset, table) };
  const verdict = judgeHand(position, hand.seat, scoringHandOf(hand), howOf(hand));
  return verdict.wins ? (verdict.readings[0] ?? null) : null;
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

/** Whether this condition, which the hand meets, is one of its shape: what it meets only as a special hand is not. */
function isRequired(constraint: Constraint, reading: Reading, hand: ScoringHand, how: WinSource): boolean {
  if (reading.shape === STANDARD) return true;
  // Of how many runs a hand of pairs may have, nobody asks.
  if (constraint.asks?.mostChows !== undefined) return false;
  return constraint.holds({ ...reading, shape: STANDARD }, hand, how);
}

function minimumIn(ruleset: Ruleset, score: Score | null): Condition[] {
  const minimum = score && minimumOf(ruleset, score);
  if (!score || !minimum) return [];
  const { rule, have, need } = minimum;
  return [
    {
      rule,
      holds: have >= need,
      isRequired: true,
      tiles: [],
      worth: { have, need, unit: unitOf(ruleset, score) },
    },
  ];
}

/** What counts towards a win: of a score of two counts that which the value is raised by. */
const unitOf = ({ scoring }: Ruleset, { unit, rank }: Score): string =>
  scoring?.ofRank ? (rank?.yakuman ? 'yakuman' : 'han') : unit;
