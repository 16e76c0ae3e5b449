/** Which states between two hands a match can come to: by search, with the ruleset's own settlement and rotation. */
import { startFrom } from '../../src/engine/deal.ts';
import { bookDebts, type Debt } from '../../src/engine/payment.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { othersAfter, SEATS, type Seat, type Wind } from '../../src/engine/seats.ts';
import type { Json, Outcome, Table, Win, WinSource } from '../../src/engine/table.ts';
import { begin } from '../../src/machines/play.ts';

/** What one hand leaves to the next, money aside. */
export interface Between {
  readonly dealer: Seat;
  readonly round: Wind;
  readonly under: string;
  readonly debts: readonly Debt[];
  /** Of clauses that last for the match. */
  readonly memory: Readonly<Record<string, Json>>;
}

/** The rules a hand of this name is played by; a game may go on under others. */
export type Rules = (under: string) => Ruleset;

/** More wins in a row than any scene has. */
const LONGEST_STREAK = 6;
const MOST_FAN = 88;

const keyOf = ({ dealer, round, under, memory }: Between): string =>
  JSON.stringify([dealer, round, under, memory]);
const debtsOf = (debts: readonly Debt[]): string =>
  JSON.stringify(debts.map(({ from, to, amount }) => [from, to, amount]).sort());

const lasting = (ruleset: Ruleset) => ruleset.clauses.filter(({ lasts }) => lasts === 'match');

/** How a match begins. */
export function beginning(rules: Rules): Between {
  const ruleset = rules('ordinary');
  const memory = Object.fromEntries(lasting(ruleset).map(({ id, initial }) => [id, initial]));
  return { dealer: 0, round: 0, under: 'ordinary', debts: [], memory };
}

const tables = new WeakMap<Ruleset, Table>();
function tableOf(ruleset: Ruleset, { memory, ...state }: Between): Table {
  const fresh = tables.get(ruleset) ?? begin(ruleset, startFrom(ruleset, 'between hands'));
  tables.set(ruleset, fresh);
  return { ...fresh, ...state, memory: { ...fresh.memory, ...memory } };
}

/** What is left after a hand that ends so; null where the match is over. */
function after(rules: Rules, state: Between, outcome: Outcome): Between | null {
  const ruleset = rules(state.under);
  const table = tableOf(ruleset, state);
  const payments = (ruleset.settle?.(outcome, { ruleset, table }) ?? []).flatMap((group) => group.payments);
  const following = ruleset.next(outcome, { ruleset, table });
  if (following.over) return null;
  const ended: Table = { ...table, stage: { phase: 'ended', outcome, following } };
  const memory = Object.fromEntries(
    lasting(ruleset).map(({ id, initial, after: hooks }) => {
      const was = table.memory[id] ?? initial;
      return [id, hooks?.ended?.(was, { type: 'ended', following }, { ruleset, table: ended }) ?? was];
    }),
  );
  const { dealer, round, under } = following;
  return { dealer, round, under, debts: bookDebts(state.debts, payments), memory };
}

const DRAWN = { by: 'wall', chain: 0, afterClaim: false, last: false } as const;
const drawnOrFrom = (seat: Seat): WinSource[] => [
  { by: 'draw', tile: null, drew: DRAWN, opening: false },
  ...othersAfter(seat).map(
    (from): WinSource => ({ by: 'discard', tile: 0, from, last: false, opening: false }),
  ),
];

function won(ruleset: Ruleset, seat: Seat, how: WinSource, total: number): Outcome {
  const unit = ruleset.scoring?.unit ?? 'points';
  const score = { unit, total, lines: [], uncounted: [], reading: null, placed: -1 };
  const win: Win = { seat, how, score };
  const standing = ruleset.scoring?.loserScore ? score : null;
  return {
    is: 'won',
    winners: [win],
    from: how.by === 'draw' ? null : how.from,
    loserScores: [standing, standing, standing, standing],
  };
}

/** Every dealer, round and memory that a match can come to, each with debts that it comes to with. */
export function everyBetween(rules: Rules): Map<string, Between> {
  const found = new Map<string, Between>();
  const open = [beginning(rules)];
  for (let state = open.pop(); state; state = open.pop()) {
    const key = keyOf(state);
    if (found.has(key)) continue;
    found.set(key, state);
    const ruleset = rules(state.under);
    const outcomes: Outcome[] = [
      { is: 'drawn', rule: ruleset.wallOut },
      ...SEATS.flatMap((seat) => drawnOrFrom(seat).map((how) => won(ruleset, seat, how, 0))),
    ];
    for (const outcome of outcomes) {
      const next = after(rules, state, outcome);
      const streak = Object.values(next?.memory ?? {}).some((value) => Number(value) > LONGEST_STREAK);
      if (next && !streak) open.push(next);
    }
  }
  return found;
}

/**
 * Whether a match can come to this dealer, round and memory, and such debts are of this book: all to one seat that
 * the debts of such states are owed to, and none of them smaller than a hand costs at the least.
 */
export function isLikely(wanted: Between, known: ReadonlyMap<string, Between>): boolean {
  const alike = known.get(keyOf(wanted));
  if (!alike) return false;
  const least = Math.min(...[...known.values()].flatMap(({ debts }) => debts.map(({ amount }) => amount)));
  const owed = (to: Seat): boolean => alike.debts.some((debt) => debt.to === to);
  return (
    alike.debts.length > 0 === wanted.debts.length > 0 &&
    wanted.debts.every(({ to, amount }) => owed(to) && amount >= least)
  );
}

/** Whether a match can come to this state with these very debts: tried out, so for short streaks alone. */
export function isReachable(rules: Rules, wanted: Between, known: ReadonlyMap<string, Between>): boolean {
  if (!known.has(keyOf(wanted))) return false;
  const goal = `${keyOf(wanted)} ${debtsOf(wanted.debts)}`;
  const most = new Map(wanted.debts.map(({ from, to, amount }) => [`${from}>${to}`, amount]));
  // While a streak lasts its debts and its wins only grow, and the deal never goes back.
  const fits = ({ dealer, round, debts, memory }: Between): boolean =>
    debts.every(({ from, to, amount }) => amount <= (most.get(`${from}>${to}`) ?? 0)) &&
    Object.entries(memory).every(([id, value]) => Number(value) <= Number(wanted.memory[id])) &&
    4 * round + dealer <= 4 * wanted.round + wanted.dealer;
  const creditors = [...new Set(wanted.debts.map(({ to }) => to))];
  const seen = new Set<string>();
  const open = [...known.values()];
  for (let state = open.pop(); state; state = open.pop()) {
    const key = `${keyOf(state)} ${debtsOf(state.debts)}`;
    if (key === goal) return true;
    if (seen.has(key)) continue;
    seen.add(key);
    const ruleset = rules(state.under);
    for (const seat of creditors) {
      // Whoever goes on winning deals: wins from before that would only be more ways to the same.
      if (state.dealer !== seat && state.debts.some(({ to }) => to === seat)) continue;
      for (const how of drawnOrFrom(seat)) {
        for (let total = 0; total <= MOST_FAN; total++) {
          const next = after(rules, state, won(ruleset, seat, how, total));
          // A dearer hand only makes the debts larger.
          if (!next || !fits(next)) break;
          open.push(next);
        }
      }
    }
  }
  return false;
}
