/** Settles hands that are given as events, without their tiles. */

import type { Ruleset } from '../engine/ruleset.ts';
import type { Table } from '../engine/table.ts';
import { clauseOfFact, withFact } from '../evaluation/facts.ts';
import { tableWithoutTiles } from '../evaluation/settle-without-tiles.ts';
import type { FieldReader } from '../evaluation/told/fields.ts';
import { followingDeal, type ToldDeal, tellDeal } from '../evaluation/told/tell-deal.ts';
import { GAME_FIELDS } from './hands.ts';
import { readTable } from './table-fields.ts';
import type { JudgeAnswers } from './types.ts';

const HANDS = ['events', 'hands', 'dealer', 'streak'] as const;
const COUNTER_FIELDS = ['honba', 'sticks'] as const;

const fieldsOf = (ruleset: Ruleset): readonly string[] =>
  ruleset.indicators ? [...HANDS, ...COUNTER_FIELDS] : HANDS;

/** Op `settle`: the payments of the hands, the debts, and each seat's balance after them. */
export function settle(
  fields: FieldReader,
  rulesetUnder: (under: string) => Ruleset,
): JudgeAnswers['settle'] {
  fields.only(...GAME_FIELDS, ...fieldsOf(rulesetUnder('ordinary')));
  const hands = [...dealsToSettle(fields, rulesetUnder)];
  const last = hands.at(-1);
  if (!last) throw fields.wrong('hands', 'there is no hand');
  const { stake } = rulesetUnder('ordinary');
  return {
    ledger: last.table.cash.seats.map((cash) => cash - stake),
    payments: hands
      .flatMap(({ paid }) => paid.flatMap(({ payments }) => payments))
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
export function next(fields: FieldReader, rulesetUnder: (under: string) => Ruleset): JudgeAnswers['next'] {
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

/** Plays the hands of a question one after the other. Dealer, cash, debts and streaks carry over. */
function* dealsToSettle(fields: FieldReader, rulesetUnder: (under: string) => Ruleset): Generator<ToldDeal> {
  const ordinary = rulesetUnder('ordinary');
  let deal: Pick<ToldDeal, 'ruleset' | 'table'> = { ruleset: ordinary, table: opening(fields, ordinary) };
  for (const [i, events] of handsOf(fields).entries()) {
    if (i > 0) deal = nextHand(fields, deal, rulesetUnder);
    const ended = tellDeal(deal.ruleset, deal.table, events);
    yield ended;
    deal = ended;
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
  deal: Pick<ToldDeal, 'ruleset' | 'table'>,
  rulesetUnder: (under: string) => Ruleset,
): Pick<ToldDeal, 'ruleset' | 'table'> {
  const { stage } = deal.table;
  if (stage.phase !== 'ended')
    throw fields.wrong('hands', 'every hand but the last must end, with a win or drawn');
  const { following } = stage;
  if (following.over) throw fields.wrong('hands', `the match is over (${following.rule})`);
  return followingDeal(deal, following, rulesetUnder);
}
