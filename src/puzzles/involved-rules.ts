/**
 * The rules that stand in a question without deciding it: the calls that were laid down, what was declared, and what the
 * hand scores. A reader who has not met one of them cannot read the question, whatever the answer turns on.
 */
import type { Action, RuleId } from '../engine/action.ts';
import type { Meld } from '../engine/melds.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { offerOf } from '../engine/selectors.ts';
import type { Table } from '../engine/table.ts';
import { clauseOfFact, type SeatFacts } from '../evaluation/facts.ts';

/** The rule that allows this set to be laid down. */
function ruleOfMeld({ calls, kongs }: Ruleset, meld: Meld): RuleId {
  if (meld.kind !== 'kong') return calls[meld.kind].rule;
  return meld.how === 'claimed' ? calls.kong.rule : kongs[meld.how].rule;
}

/** The rule by which a call or a kong is made at this table; null for any other action. */
export function ruleOfCall({ calls, kongs }: Ruleset, table: Table, action: Action): RuleId | null {
  if (action.do === 'chow' || action.do === 'pung') return calls[action.do].rule;
  if (action.do !== 'kong') return null;
  return offerOf(table) ? calls.kong.rule : kongs.concealed.rule;
}

/** The rule by which a seat says this word; null for a word of no fact that a seat may have. */
export const ruleOfWord = ({ clauses }: Ruleset, word: string): RuleId | null =>
  clauses
    .filter(({ words }) => words?.includes(word))
    .flatMap(({ facts }) => Object.values(facts ?? {}))
    .find(({ rule }) => rule !== undefined)?.rule ?? null;

/** The rules of the sets that were laid down, and of the facts that are true of the seat. */
export function rulesLaid(
  ruleset: Ruleset,
  { melds, facts = {} }: { readonly melds: readonly Meld[]; readonly facts?: SeatFacts | undefined },
): RuleId[] {
  const stated = Object.entries(facts).flatMap(([fact, value]) =>
    value === false ? [] : (clauseOfFact(ruleset, fact)?.facts?.[fact]?.rule ?? []),
  );
  return [...melds.map((meld) => ruleOfMeld(ruleset, meld)), ...stated];
}

/** Is none of these rules among those that the reader has not met? Example: `isMet(['kong'], { without: ['kong'] })` is false. */
export const isMet = (
  involved: readonly RuleId[],
  { without = [] }: { readonly without?: readonly RuleId[] | undefined },
): boolean => without.length === 0 || !involved.some((rule) => without.includes(rule));
