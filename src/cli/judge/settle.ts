/** Settles hands that are given as events, without their tiles. */

import type { Payment } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Score } from '../../engine/score.ts';
import type { Scoring } from '../../engine/scoring.ts';
import { bySeat, SEATS, type Seat } from '../../engine/seats.ts';
import type { Json, Table } from '../../engine/table.ts';
import { isBonus, type Kind } from '../../engine/tiles.ts';
import { clauseOfFact, withFact } from '../../evaluation/facts.ts';
import {
  type HandWithoutTiles,
  losingBids,
  priceOf,
  type StatedWinner,
  tableWithoutTiles,
  tell,
} from '../../evaluation/settle-without-tiles.ts';
import { lasting } from '../../machines/match.ts';
import { FieldReader } from './fields.ts';
import { GAME } from './hands.ts';
import { counterFields, readAround } from './table-fields.ts';

const HANDS = ['events', 'hands', 'dealer', 'streak'] as const;
const COUNTED = ['honba', 'sticks'] as const;

const fieldsOf = (ruleset: Ruleset): readonly string[] =>
  ruleset.indicators ? [...HANDS, ...COUNTED] : HANDS;

/** Op `settle`: the payments of the hands, the debts, and each seat's balance after them. */
export function settle(fields: FieldReader, rulesetUnder: (under: string) => Ruleset): Json {
  fields.only(...GAME, ...fieldsOf(rulesetUnder('ordinary')));
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
  fields.only(...GAME, ...fieldsOf(rulesetUnder('ordinary')));
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
    for (const event of events) {
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
  const { pot } = readAround(fields, ruleset);
  const counted = Object.entries(counterFields(fields, ruleset)).reduce(
    (at, [fact, value]) => withFact(ruleset, at, 0, fact, value),
    table,
  );
  return pot ? { ...counted, cash: { ...counted.cash, pot } } : counted;
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
  const memory = lasting(before, table);
  return [ruleset, tableWithoutTiles(ruleset, { dealer, round, under, cash, debts, memory })];
}

const TYPES = ['kong', 'bonus', 'dice', 'discard', 'claim', 'mistake', 'win', 'drawn'] as const;
/** Event types of games with a ready declaration, in which a false win voids the deal. */
const READY_TYPES = [...TYPES, 'riichi', 'chombo'] as const;

function readEvent(event: FieldReader, ruleset: Ruleset, table: Table): HandWithoutTiles {
  const tells = event.oneOf('type', ruleset.ready ? READY_TYPES : TYPES);
  switch (tells) {
    case 'kong':
      return readKong(event);
    case 'bonus':
      event.only('type', 'seat', 'tile');
      return { tells, seat: event.seat('seat'), tile: readBonus(event, ruleset, table) };
    case 'discard':
      event.only('type', 'seat', 'tile');
      return { tells, seat: event.seat('seat'), tile: readTile(event, ruleset) };
    case 'claim': {
      event.only('type', 'seat', 'from');
      const [seat, from] = [event.seat('seat'), event.seat('from')];
      if (from === seat) throw event.wrong('from', 'nobody claims their own tile');
      return { tells, seat, from };
    }
    case 'dice':
      return { tells, dice: readDice(event, ruleset) };
    case 'mistake':
      return readMistake(event, ruleset, table);
    case 'win':
      return readWin(event, ruleset, table);
    case 'riichi': {
      event.only('type', 'seat');
      const seat = event.seat('seat');
      if (hasDeclared(ruleset, table, seat)) throw event.wrong('seat', `seat ${seat} has declared before`);
      return { tells: 'declaration', seat };
    }
    case 'chombo':
      event.only('type', 'seat');
      return readVoid(event, ruleset);
    case 'drawn':
      event.only('type', ...(ruleset.ready ? ['ready'] : []));
      return ruleset.ready ? { tells, ready: readSeats(event, 'ready') } : { tells };
  }
}

function readTile(event: FieldReader, ruleset: Ruleset): Kind {
  const tile = event.tile('tile');
  if ((ruleset.tiles[tile] ?? 0) > 0) return tile;
  throw event.wrong('tile', `${ruleset.title} has no ${event.tileText.format([tile])}`);
}

/** Reads a bonus tile that is not yet on the table; there is one of each. */
function readBonus(event: FieldReader, ruleset: Ruleset, { seats }: Table): Kind {
  const tile = readTile(event, ruleset);
  const name = event.tileText.format([tile]);
  if (!isBonus(tile)) throw event.wrong('tile', `${name} is no bonus tile`);
  if (seats.some((hand) => hand.bonus.includes(tile))) throw event.wrong('tile', `${name} is laid already`);
  return tile;
}

function readKong(event: FieldReader): HandWithoutTiles {
  event.only('type', 'kind', 'seat', 'from');
  const how = event.oneOf('kind', ['claimed', 'concealed', 'promoted']);
  const seat = event.seat('seat');
  if (how === 'concealed') {
    if (event.has('from')) throw event.wrong('from', 'a concealed kong comes from nobody');
    return { tells: 'kong', how, seat };
  }
  const from = how === 'claimed' || event.has('from') ? event.seat('from') : null;
  if (from === seat) throw event.wrong('from', 'nobody claims their own tile');
  return from === null ? { tells: 'kong', how: 'promoted', seat, from } : { tells: 'kong', how, seat, from };
}

function readDice(event: FieldReader, ruleset: Ruleset): readonly number[] {
  event.only('type', 'values');
  const { values } = event.fields;
  const step = ruleset.deal.preamble.find((each) => each.step === 'dice');
  if (step?.step !== 'dice') throw event.wrong('type', `${ruleset.title} rolls no dice that matter`);
  const isDie = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6;
  if (!Array.isArray(values) || values.length !== step.count || !values.every(isDie)) {
    throw event.wrong('values', `"values" must be ${step.count} numbers from 1 to 6`);
  }
  return values;
}

function readMistake(event: FieldReader, ruleset: Ruleset, table: Table): HandWithoutTiles {
  event.only('type', 'rule', 'seat', 'to');
  const rule = event.text('rule');
  const rules = ruleset.mistakes.map((each) => each.rule);
  if (!rules.includes(rule)) {
    const known = rules.join(', ') || 'none';
    throw event.wrong('rule', `${ruleset.title} prices no mistake "${rule}"; it prices: ${known}`);
  }
  const seat = event.seat('seat');
  const to = event.has('to') ? event.seat('to') : null;
  if (!priceOf(ruleset, table, { rule, seat, to })) throw event.wrong('rule', `"${rule}" costs nothing here`);
  return { tells: 'mistake', rule, seat, to };
}

/** The mistake that voids the deal (chombo). */
function readVoid(event: FieldReader, ruleset: Ruleset): HandWithoutTiles {
  const rule = ruleset.mistakes.find(({ later }) => later)?.rule;
  if (rule === undefined) throw event.wrong('type', `${ruleset.title} voids no deal`);
  return { tells: 'mistake', rule, seat: event.seat('seat'), to: null };
}

const hasDeclared = (ruleset: Ruleset, table: Table, seat: Seat): boolean =>
  ruleset.clauses.some((clause) => clause.declared?.(clause.of(table), seat) === ruleset.ready?.word);

/** Reads a list of seats without repetition; empty where the field is missing. */
function readSeats(event: FieldReader, field: string): readonly Seat[] {
  const seats = event.fields[field] ?? [];
  const isSeats = (all: Json): all is Seat[] =>
    Array.isArray(all) && all.every((seat: Json) => SEATS.some((each) => each === seat));
  if (!isSeats(seats)) throw event.wrong(field, `"${field}" must be a list of seats from 0 to 3`);
  return [...new Set(seats)];
}

/** Limit of a score, above any real one. */
const MOST_SCORE = 1_000_000;

function readWin(event: FieldReader, ruleset: Ruleset, table: Table): HandWithoutTiles {
  event.only('type', 'winners', 'from', 'losers', ...(ruleset.scoring?.ofRank ? ['liable'] : []));
  const from = event.fields['from'] === null || !event.has('from') ? null : event.seat('from');
  const winners = event.children('winners').map((each): StatedWinner => {
    const { ofRank } = ruleset.scoring ?? {};
    each.only('seat', 'score', ...(ofRank ? ['han', 'fu', 'yakuman'] : []));
    const seat = each.seat('seat');
    if (seat === from) throw each.wrong('seat', 'nobody wins on their own discard');
    const score = ofRank ? readRank(each, event, ofRank) : null;
    return score
      ? { seat, total: score.total, score }
      : { seat, total: each.whole('score', 0, MOST_SCORE, 0) };
  });
  if (winners.length === 0) throw event.wrong('winners', 'a win has a winner');
  const seats = winners.map(({ seat }) => seat);
  if (new Set(seats).size < seats.length) throw event.wrong('winners', 'nobody wins twice');
  if (from === null && winners.length > 1) throw event.wrong('winners', 'a self-drawn win has one winner');
  const [lost] = from === null ? [] : losingBids(ruleset, table, seats, from);
  if (lost) throw event.wrong('winners', `seat ${lost.seat} does not get the tile (${lost.rule})`);
  return { tells: 'win', winners, from, losers: readLosers(event, seats) };
}

/** Builds a score from han and fu, or from yakuman; null where the winner has a plain score. */
function readRank(
  winner: FieldReader,
  event: FieldReader,
  ofRank: NonNullable<Scoring['ofRank']>,
): Score | null {
  const isYakuman = winner.has('yakuman');
  if (isYakuman && (winner.has('han') || winner.has('fu')))
    throw winner.wrong('yakuman', 'give "han" and "fu", or "yakuman", not both');
  if (!winner.has('han') && !isYakuman) {
    if (winner.has('score')) return null;
    throw winner.wrong('han', 'give "han" and "fu", or "yakuman"');
  }
  if (winner.has('score')) throw winner.wrong('score', 'the score is that of "han" and "fu" or "yakuman"');
  const score = isYakuman
    ? ofRank({ yakuman: winner.whole('yakuman', 1, MOST_YAKUMAN) })
    : ofRank({ han: winner.whole('han', 1, MOST_HAN), fu: readFu(winner) });
  if (!event.has('liable') || !score.rank) return score;
  const seat = event.seat('liable');
  if (!isYakuman) throw event.wrong('liable', 'somebody else answers for a yakuman only');
  if (seat === winner.seat('seat')) throw event.wrong('liable', 'nobody answers for their own hand');
  return { ...score, rank: { ...score.rank, liable: { seat, total: score.total } } };
}

/** Fu are rounded up to tens, but for the 25 of seven pairs. */
function readFu(winner: FieldReader): number {
  const fu = winner.whole('fu', 20, MOST_FU);
  if (fu % 10 === 0 || fu === SEVEN_PAIRS_FU) return fu;
  throw winner.wrong('fu', `"fu" is ${fu}; it is rounded up to tens, or ${SEVEN_PAIRS_FU}`);
}

const SEVEN_PAIRS_FU = 25;

const MOST_YAKUMAN = 10;
const MOST_HAN = 200;
const MOST_FU = 200;

function readLosers(event: FieldReader, winners: readonly Seat[]) {
  const losers = event.has('losers') ? event.child('losers') : new FieldReader({}, '', event.tileText);
  losers.only(...SEATS.map(String));
  return bySeat((seat) => {
    if (!losers.has(String(seat))) return null;
    if (winners.includes(seat)) throw losers.wrong(String(seat), `seat ${seat} is the winner`);
    return losers.whole(String(seat), 0, MOST_SCORE);
  });
}

/** @throws QuestionError where an amount is too large to be computed exactly, in halves too */
function checkAmounts(event: FieldReader, payments: readonly Payment[]): void {
  const most = Number.MAX_SAFE_INTEGER / 1024;
  if (payments.some(({ amount }) => !(Math.abs(amount) <= most)))
    throw event.wrong('winners', 'nobody can pay for such a score');
}
