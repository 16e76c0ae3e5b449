/** The answers to a question about money: what each game would have paid, with all else as it is at the table. */
import { type SettledHand, settledAs, settlementKey } from '../../compare/unlearn/settling.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Payment } from '../../engine/payment.ts';
import { createRandom, shuffled } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Question } from '../../puzzles/question.ts';

/** More are not offered. */
const MOST = 4;

interface SettlementBoard {
  readonly id: string;
  readonly payments: readonly Payment[];
  /** The games that have it so. */
  readonly games: readonly string[];
  /** The rule of the table by which it is so, or by which it is not; null where nobody pays there. */
  readonly rule: RuleId | null;
}

/**
 * The right one and the habit, and what is left of the others up to four.
 * @param from the game that is known
 * @param to the game whose table it is
 * @param rules those of all games that are compared
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
  return shuffled(all, createRandom('settlements', question.asking.seed, to));
}
