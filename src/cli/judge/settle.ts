/** Settles hands that are given as events, without their tiles. */

import type { Payment } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Json, Table } from '../../engine/table.ts';
import { clauseOfFact, withFact } from '../../evaluation/facts.ts';
import { tableWithoutTiles, tell } from '../../evaluation/settle-without-tiles.ts';
import { lastingMemory } from '../../machines/match.ts';
import type { FieldReader } from './fields.ts';
import { GAME_FIELDS } from './hands.ts';
import { readEvent } from './settle-event.ts';
import { readTable } from './table-fields.ts';

const HANDS = ['events', 'hands', 'dealer', 'streak'] as const;
const COUNTER_FIELDS = ['honba', 'sticks'] as const;

const fieldsOf = (ruleset: Ruleset): readonly string[] =>
  ruleset.indicators ? [...HANDS, ...COUNTER_FIELDS] : HANDS;

/** Op `settle`: the payments of the hands, the debts, and each seat's balance after them. */
export function settle(fields: FieldReader, rulesetUnder: (under: string) => Ruleset): Json {
  fields.only(...GAME_FIELDS, ...fieldsOf(rulesetUnder('ordinary')));
  const hands = [...dealsToSettle(fields, rulesetUnder)];
  const last = hands.at(-1);
  if (!last) throw fields.wrong('hands', 'there is no hand');
  const { stake } = rulesetUnder('ordinary');
  return {
    ledger: last.table.cash.seats.map((cash) => cash - stake),
    payments: hands
      .flatMap(({ payments }) => payments)
      .map(({ from, to, amount, rule, book }) => ({
        from,
        to,
        amount,
        rule,
        ...(book === 'debt' && { book }),
      })),
    debts: last.table.debts.map(({ from, to, amount }) => ({ from, to, amount })),
  };
}

/** Op `next`: after each hand, the next dealer, round and kind of hand, or that the match is over. */
export function next(fields: FieldReader, rulesetUnder: (under: string) => Ruleset): Json {
  fields.only(...GAME_FIELDS, ...fieldsOf(rulesetUnder('ordinary')));
  return {
    next: [...dealsToSettle(fields, rulesetUnder)].map(({ ruleset, table }) => {
      const { stage } = table;
      if (stage.phase !== 'ended')
        throw fields.wrong(namesHands(fields), 'every hand must end, with a win or drawn');
      const { following } = stage;
      const { final } = ruleset;
      if (following.over)
        return { over: true, rule: following.rule, ...(final && { final: final({ ruleset, table }) }) };
      const { dealer, round, under, rule } = following;
      return { over: false, dealer, round: 'ESWN'.charAt(round), under, rule };
    }),
  };
}

/** A hand after its events, with the payments made in it. */
interface DealToSettle {
  readonly ruleset: Ruleset;
  readonly table: Table;
  readonly payments: readonly Payment[];
}

/** Plays the hands of a question one after the other. Dealer, cash, debts and streaks carry over. */
function* dealsToSettle(
  fields: FieldReader,
  rulesetUnder: (under: string) => Ruleset,
): Generator<DealToSettle> {
  let ruleset = rulesetUnder('ordinary');
  let table = opening(fields, ruleset);
  for (const [i, events] of handsOf(fields).entries()) {
    if (i > 0) [ruleset, table] = nextHand(fields, ruleset, rulesetUnder, table);
    const payments: Payment[] = [];
    for (const [at, event] of events.entries()) {
      if (at > 0 && event.fields['type'] === 'dice')
        throw event.wrong('type', 'the dice are rolled once, before anything else of the deal (dice)');
      if (table.stage.phase === 'ended') throw event.wrong('type', 'the hand is over');
      const after = tell(ruleset, table, readEvent(event, ruleset, table));
      const amounts = after.paid.flatMap((group) => group.payments);
      checkAmounts(event, amounts);
      payments.push(...amounts);
      table = after.table;
    }
    yield { ruleset, table, payments };
  }
}

/** Limit of events per hand, far above any real one. */
const MOST_EVENTS = 1000;

function handsOf(fields: FieldReader): FieldReader[][] {
  const hands = handFields(fields);
  if (hands.some(({ length }) => length > MOST_EVENTS))
    throw fields.wrong(namesHands(fields), `a hand has at most ${MOST_EVENTS} events`);
  return hands;
}

const namesHands = (fields: FieldReader): 'hands' | 'events' => (fields.has('hands') ? 'hands' : 'events');

function handFields(fields: FieldReader): FieldReader[][] {
  if (!fields.has('hands') && !fields.has('events'))
    throw fields.wrong('events', 'give "events" for one hand or "hands" for several');
  if (!fields.has('hands')) return [fields.children('events')];
  if (fields.has('events'))
    throw fields.wrong('events', 'give "events" for one hand or "hands" for several, not both');
  const { hands } = fields.fields;
  if (!Array.isArray(hands)) throw fields.wrong('hands', '"hands" must be a list of lists of events');
  return hands.map((_, i) => fields.nested('hands', i));
}

/** The first hand. Its dealer counts as the match's first dealer, which decides when the match ends. */
function opening(fields: FieldReader, ruleset: Ruleset): Table {
  const table = withCounters(
    fields,
    ruleset,
    tableWithoutTiles(ruleset, { dealer: fields.seat('dealer', 0) }),
  );
  const streak = fields.whole('streak', 0, 1000, 0);
  if (streak === 0) return table;
  if (!clauseOfFact(ruleset, 'streak'))
    throw fields.wrong('streak', `${ruleset.title} counts no dealer's streak`);
  return withFact(ruleset, table, table.dealer, 'streak', streak);
}

/** Adds counters (honba) and riichi sticks to the table. */
function withCounters(fields: FieldReader, ruleset: Ruleset, table: Table): Table {
  const { around, facts } = readTable(fields, ruleset, []);
  const counted = Object.entries(facts).reduce(
    (at, [fact, value]) => withFact(ruleset, at, 0, fact, value),
    table,
  );
  return around.pot ? { ...counted, cash: { ...counted.cash, pot: around.pot } } : counted;
}

function nextHand(
  fields: FieldReader,
  before: Ruleset,
  rulesetUnder: (under: string) => Ruleset,
  table: Table,
): [Ruleset, Table] {
  const { stage, cash, debts } = table;
  if (stage.phase !== 'ended')
    throw fields.wrong('hands', 'every hand but the last must end, with a win or drawn');
  const { following } = stage;
  if (following.over) throw fields.wrong('hands', `the match is over (${following.rule})`);
  const { dealer, round, under } = following;
  const ruleset = rulesetUnder(under);
  const memory = lastingMemory(before, table);
  return [ruleset, tableWithoutTiles(ruleset, { dealer, round, under, cash, debts, memory })];
}

/** @throws QuestionError where an amount is too large to be computed exactly, in halves too */
function checkAmounts(event: FieldReader, payments: readonly Payment[]): void {
  const most = Number.MAX_SAFE_INTEGER / 1024;
  if (payments.some(({ amount }) => !(Math.abs(amount) <= most)))
    throw event.wrong('winners', 'nobody can pay for such a score');
}
