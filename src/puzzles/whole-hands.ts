/** Judges whole hands of questions under a ruleset. */

import type { RuleId } from '../engine/action.ts';
import { plainly } from '../engine/hands.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Score, ScoreLine } from '../engine/score.ts';
import type { ScoringHand } from '../engine/scoring-hand.ts';
import type { Table, WinSource } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { isWin, judgeHand } from '../engine/win.ts';
import { clauseOfFact, type SeatFacts, withFact } from '../evaluation/facts.ts';
import { howOf as howWon } from '../evaluation/win-context.ts';
import { marksOf } from '../notation/win-ways.ts';
import type { ShownHand } from './hands.ts';
import { rulesLaid } from './involved-rules.ts';
import type { GeneratorContext } from './question.ts';

export const scoringHandOf = (hand: ShownHand): ScoringHand =>
  scoringHandOfTiles(hand, [...hand.concealed, hand.winning]);

/**
 * Builds the engine's scoring hand from these concealed tiles and the melds, bonus tiles and winds of the shown hand.
 */
export const scoringHandOfTiles = (
  hand: Pick<ShownHand, 'seat' | 'melds' | 'bonus' | 'round'>,
  concealed: readonly Kind[],
): ScoringHand => ({
  ...plainly(concealed, hand.melds),
  bonus: hand.bonus ?? [],
  seatWind: hand.seat,
  roundWind: hand.round ?? 0,
});

/** How the shown hand was won: the draw or discard, and what was special about the winning tile. */
export const howOf = ({ winning, from, way, seat, round = 0 }: ShownHand): WinSource =>
  howWon(from === null ? { by: 'draw', tile: winning } : { by: 'discard', tile: winning, from }, {
    seat,
    round,
    ...marksOf(way),
  });

/** The table with the hand's extra facts and indicators added. */
export function tableFor(
  { seat, facts, indicators }: Pick<ShownHand, 'seat' | 'facts' | 'indicators'>,
  ruleset: Ruleset,
  table: Table,
): Table {
  if (!facts && !indicators) return table;
  const around = indicators ? { ...table, indicators } : table;
  // A ruleset without some rule does not know the facts that only this rule remembers, so they are dropped.
  const known = Object.entries(facts ?? {}).filter(([fact]) => clauseOfFact(ruleset, fact) !== null);
  return known.reduce((at, [fact, value]) => withFact(ruleset, at, seat, fact, value), around);
}

/** Does the hand win under this ruleset? */
export function winsUnder(hand: ShownHand, ruleset: Ruleset, table: Table): boolean {
  const position = { ruleset, table: tableFor(hand, ruleset, table) };
  return isWin(position, hand.seat, scoringHandOf(hand), howOf(hand));
}

/** Score of a winning hand. Returns null if the hand does not win. */
export function scoreOf(hand: ShownHand, ruleset: Ruleset, table: Table): Score | null {
  const position = { ruleset, table: tableFor(hand, ruleset, table) };
  const verdict = judgeHand(position, hand.seat, scoringHandOf(hand), howOf(hand), true);
  return verdict.wins ? verdict.score : null;
}

/**
 * The rules that stand in a hand: those of its melds and facts, and the lines of its score if it wins.
 * @param counts which lines
 */
export function rulesInHand(
  hand: ShownHand,
  { ruleset, table }: Pick<GeneratorContext, 'ruleset' | 'table'>,
  counts: (line: ScoreLine) => boolean,
): RuleId[] {
  const lines = scoreOf(hand, ruleset, table)?.lines ?? [];
  return [...rulesLaid(ruleset, hand), ...lines.filter(counts).map(({ pattern }) => pattern)];
}

/**
 * The rules that stand in a hand of which it is asked whether it wins. Its lines are those that count towards the minimum;
 * none where there is no minimum, or the reader has not met it.
 */
export function rulesInWin(
  hand: ShownHand,
  generator: GeneratorContext,
  without: readonly RuleId[] = [],
): RuleId[] {
  const { minimum } = generator.ruleset.wins;
  const isCounted = minimum !== null && !without.includes(minimum.rule);
  return rulesInHand(hand, generator, (line) => isCounted && minimum.counts(line));
}

/** Marks each of these facts as true. */
export const trueFacts = (facts: readonly string[]): SeatFacts =>
  Object.fromEntries(facts.map((fact) => [fact, true]));

/** Number of tries for one choice before another is made, so that rare answers come up as often as common ones. */
const PATIENCE = 400;

/** The first result of `attempt` that is not null. Returns null after PATIENCE tries. */
export function firstOf<T>(attempt: () => T | null): T | null {
  for (let tries = 0; tries < PATIENCE; tries++) {
    const found = attempt();
    if (found !== null) return found;
  }
  return null;
}
