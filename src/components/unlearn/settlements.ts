/** Computes the choices of a payment question: what each game would have paid for the same hand. */
import { type SettledHand, settledAs, settlementKey } from '../../compare/unlearn/settlement.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Payment } from '../../engine/payment.ts';
import { createRandom, shuffle } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Question } from '../../puzzles/question.ts';

/** At most this many choices. */
const MOST = 4;

interface SettlementBoard {
  readonly id: string;
  readonly payments: readonly Payment[];
  /** Ids of the games with this settlement. */
  readonly games: readonly string[];
  /** The rule of the table that decides the payment; null where nobody pays there. */
  readonly rule: RuleId | null;
}

/**
 * Lists the right settlement, the habit, and others up to four, shuffled by the question's seed.
 * @param from id of the known game
 * @param to id of the game whose table it is
 * @param rules rulesets of all compared games, by id
 */
export function settlementsOf(
  question: Question,
  from: string,
  to: string,
  rules: ReadonlyMap<string, Ruleset>,
): SettlementBoard[] {
  const settled = question.subject as SettledHand;
  const found = new Map<string, { payments: readonly Payment[]; games: string[] }>();
  for (const game of new Set([to, from, ...rules.keys()])) {
    const own = rules.get(game);
    const payments = own && settledAs(settled, own);
    if (!payments) continue;
    const key = settlementKey(payments, settled.matter);
    const known = found.get(key);
    if (known) known.games.push(game);
    else if (found.size < MOST) found.set(key, { payments, games: [game] });
  }
  const here = [...found.values()].find(({ games }) => games.includes(to));
  const rule = here?.payments[0]?.rule ?? null;
  const all = [...found.values()].map((each, i): SettlementBoard => ({ id: `paid-${i}`, ...each, rule }));
  return shuffle(all, createRandom('settlements', question.spec.seed, to));
}
