/** What one hand of a match passes to the next. */
import { type Start, startFrom } from '../engine/deal.ts';
import type { Seed } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Json, Table } from '../engine/table.ts';

/** Memories of the match-long clauses. */
export function lastingMemory(ruleset: Ruleset, table: Table): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    ruleset.clauses
      .filter((clause) => clause.lasts === 'match')
      .map((clause) => [clause.id, table.memory[clause.id] ?? clause.initial]),
  );
}

/**
 * Start of the next hand; null when the match is over. `rulesetUnder` gives the ruleset for the next hand's rules (a
 * goulash has other tiles).
 * @throws Error if the hand has not ended
 */
export function nextStart(
  ruleset: Ruleset,
  table: Table,
  seed: Seed,
  rulesetUnder: (under: string) => Ruleset,
): Start | null {
  if (table.stage.phase !== 'ended') throw new Error(`the hand has not ended: ${table.stage.phase}`);
  const { following } = table.stage;
  if (following.over) return null;
  const { dealer, round, under } = following;
  const memory = lastingMemory(ruleset, table);
  return startFrom(rulesetUnder(under), seed, {
    dealer,
    round,
    under,
    cash: table.cash,
    debts: table.debts,
    memory,
  });
}
