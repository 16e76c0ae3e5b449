/** Who pays whom: hands told as their events, without their tiles. */
import { happened } from '../engine/aftermath.ts';
import { startFrom } from '../engine/deal.ts';
import type { Meld } from '../engine/melds.ts';
import type { Payment } from '../engine/payment.ts';
import { begin } from '../engine/play.ts';
import { referee } from '../engine/referee.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Score } from '../engine/score.ts';
import { bySeat, distance, SEATS, type Seat, withSeat } from '../engine/seats.ts';
import type { Claim, How, Json, Offer, Outcome, Stage, Table, TableEvent, Win } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { clauseOfFact, withFact } from '../engine/written.ts';
import { lasting } from '../machines/match.ts';
import type { FieldReader } from './fields.ts';
import { GAME } from './hands.ts';

/** The hands' payments, and what everyone has won or lost by them. */
export function settle(asked: FieldReader, rulesetUnder: (under: string) => Ruleset): Json {
  asked.only(...GAME, 'events', 'hands', 'dealer', 'streak');
  const ruleset = rulesetUnder('ordinary');
  let table = opening(ruleset, asked.seat('dealer', 0));
  const streak = asked.whole('streak', 0, 1000, 0);
  if (streak > 0) {
    if (!clauseOfFact(ruleset, 'streak'))
      throw asked.wrong('streak', `${ruleset.title} counts no dealer's streak`);
    table = withFact(ruleset, table, table.dealer, 'streak', streak);
  }
  const hands = asked.has('hands') ? handsOf(asked) : [asked.children('events')];
  const payments: Payment[] = [];
  for (const [i, events] of hands.entries()) {
    if (i > 0) table = nextHand(asked, rulesetUnder, table);
    for (const event of events) table = told(ruleset, table, event, payments);
  }
  return {
    ledger: table.cash.seats.map((cash) => cash - ruleset.stake),
    payments: payments.map(({ from, to, amount, rule, book }) => ({
      from,
      to,
      amount,
      rule,
      ...(book === 'debt' && { book }),
    })),
    debts: table.debts.map(({ from, to, amount }) => ({ from, to, amount })),
  };
}

function handsOf(asked: FieldReader): FieldReader[][] {
  if (asked.has('events'))
    throw asked.wrong('events', 'give "events" for one hand or "hands" for several, not both');
  const { hands } = asked.fields;
  if (!Array.isArray(hands)) throw asked.wrong('hands', '"hands" must be a list of lists of events');
  return hands.map((_, i) => asked.nested('hands', i));
}

/** A table right after the deal; its tiles are never looked at. */
function opening(ruleset: Ruleset, dealer: Seat): Table {
  const table = begin(ruleset, { ...startFrom(ruleset, 'settle'), dealer });
  return { ...table, rolled: true, stage: middle(dealer) };
}

const middle = (seat: Seat): Stage => ({ phase: 'deciding', seat, drew: null, claimed: null });

function nextHand(asked: FieldReader, rulesetUnder: (under: string) => Ruleset, table: Table): Table {
  const { stage } = table;
  if (stage.phase !== 'ended')
    throw asked.wrong('hands', 'every hand but the last must end, with a win or drawn');
  if (stage.following.over) throw asked.wrong('hands', `the match is over (${stage.following.rule})`);
  const { dealer, round, under } = stage.following;
  const ruleset = rulesetUnder(under);
  const fresh = opening(ruleset, dealer);
  const memory = { ...fresh.memory, ...lasting(ruleset, table) };
  return { ...fresh, round, under, cash: table.cash, debts: table.debts, memory };
}

/** One event, and every payment that is due by it. */
function told(ruleset: Ruleset, table: Table, event: FieldReader, payments: Payment[]): Table {
  if (table.stage.phase === 'ended') throw event.wrong('type', 'the hand is over');
  let after = happens(ruleset, table, event);
  for (;;) {
    const [due] = after.due;
    const moves = due !== undefined || after.stage.phase === 'settling';
    const done = moves ? referee(ruleset, after) : null;
    if (!done) return after;
    if (due) payments.push(...due.payments);
    after = done.table;
  }
}

const TYPES = ['kong', 'bonus', 'dice', 'discard', 'mistake', 'win', 'drawn'] as const;

function happens(ruleset: Ruleset, table: Table, event: FieldReader): Table {
  switch (event.oneOf('type', TYPES)) {
    case 'kong':
      return kong(ruleset, table, event);
    case 'bonus': {
      event.only('type', 'seat', 'tile');
      const seat = event.seat('seat');
      const tile = event.tile('tile');
      const hand = table.seats[seat];
      const seats = withSeat(table.seats, seat, { ...hand, bonus: [...hand.bonus, tile] });
      return happened(ruleset, { ...table, seats }, { type: 'laid', seat, tile }).table;
    }
    case 'dice':
      return dice(ruleset, table, event);
    case 'discard': {
      event.only('type', 'seat', 'tile');
      const seat = event.seat('seat');
      const tile = event.tile('tile');
      const hand = table.seats[seat];
      const seats = withSeat(table.seats, seat, {
        ...hand,
        river: [...hand.river, tile],
        discards: hand.discards + 1,
      });
      return happened(ruleset, { ...table, seats }, { type: 'discarded', seat, tile, says: null }).table;
    }
    case 'mistake':
      return mistake(ruleset, table, event);
    case 'win':
      return win(ruleset, table, event);
    case 'drawn': {
      event.only('type');
      const outcome: Outcome = { is: 'drawn', rule: ruleset.wallOut };
      return ended(ruleset, table, outcome, { type: 'drawn', rule: ruleset.wallOut });
    }
  }
}

/** Kongs are told without their tiles: each is of a kind that no other told meld is of. */
function kong(ruleset: Ruleset, table: Table, event: FieldReader): Table {
  event.only('type', 'kind', 'seat', 'from');
  const how = event.oneOf('kind', ['claimed', 'concealed', 'promoted']);
  const seat = event.seat('seat');
  if (how === 'concealed' && event.has('from'))
    throw event.wrong('from', 'a concealed kong comes from nobody');
  const tile = table.seats.reduce((sum, hand) => sum + hand.melds.length, 0) as Kind;
  const tiles = [tile, tile, tile, tile];
  const hand = table.seats[seat];
  const put = (meld: Meld): Table => ({
    ...table,
    seats: withSeat(table.seats, seat, { ...hand, melds: [...hand.melds, meld] }),
    claims: table.claims + 1,
  });
  if (how === 'concealed') {
    const laid = put({ kind: 'kong', how, tile, tiles, shown: true });
    return happened(ruleset, laid, { type: 'konged', seat, tile, how, stands: true }).table;
  }
  const from = how === 'promoted' && !event.has('from') ? null : event.seat('from');
  if (from === seat) throw event.wrong('from', 'nobody claims their own tile');
  const laid = put({ kind: 'kong', how, tile, tiles, from });
  if (how === 'promoted' || from === null)
    return happened(ruleset, laid, { type: 'konged', seat, tile, how: 'promoted', stands: true }).table;
  const claim: Claim = { seat, call: 'kong' };
  return happened(ruleset, laid, { type: 'awarded', offer: offerOf(tile, from), stand: [claim], lost: [] })
    .table;
}

const offerOf = (tile: Kind, from: Seat): Offer => ({
  tile,
  from,
  as: 'discard',
  says: null,
  last: false,
  opening: false,
  afterCall: null,
});

function dice(ruleset: Ruleset, table: Table, event: FieldReader): Table {
  event.only('type', 'values');
  const { values } = event.fields;
  const step = ruleset.deal.preamble.find((each) => each.step === 'dice');
  if (step?.step !== 'dice') throw event.wrong('type', `${ruleset.title} rolls no dice that matter`);
  const isDie = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6;
  if (!Array.isArray(values) || values.length !== step.count || !values.every(isDie)) {
    throw event.wrong('values', `"values" must be ${step.count} numbers from 1 to 6`);
  }
  const due = [...table.due, ...(step.owes?.(values, table.dealer) ?? [])];
  return happened(ruleset, { ...table, dice: values, due }, { type: 'rolled', dice: values }).table;
}

function mistake(ruleset: Ruleset, table: Table, event: FieldReader): Table {
  event.only('type', 'rule', 'seat', 'to');
  const rules = ruleset.mistakes.map((each) => each.rule);
  const rule = event.text('rule');
  const made = ruleset.mistakes.find((each) => each.rule === rule);
  if (!made)
    throw event.wrong(
      'rule',
      `${ruleset.title} prices no mistake "${rule}"; it prices: ${rules.join(', ') || 'none'}`,
    );
  const seat = event.seat('seat');
  const reason = { rule, ...(event.has('to') && { seats: [event.seat('to')] }) };
  const action = { do: 'win', seat, despite: rule } as const;
  const price = made.price(action, reason, { ruleset, table });
  if (!price) throw event.wrong('rule', `"${rule}" costs nothing here`);
  const due = [...table.due, price];
  return happened(ruleset, { ...table, due }, { type: 'erred', action, reason, price }).table;
}

function win(ruleset: Ruleset, table: Table, event: FieldReader): Table {
  event.only('type', 'winners', 'from', 'losers');
  const from = event.fields['from'] === null || !event.has('from') ? null : event.seat('from');
  const losers = event.has('losers') ? event.child('losers') : null;
  if (losers) losers.only('0', '1', '2', '3');
  const wins = event.children('winners').map((each): Win => {
    each.only('seat', 'score');
    const seat = each.seat('seat');
    if (seat === from) throw each.wrong('seat', 'nobody wins on their own discard');
    return { seat, how: howOf(from), score: scoreOf(ruleset, each.amount('score', 0)) };
  });
  // Who is nearest to the giver comes first, in whichever order they are told.
  if (from !== null) wins.sort((a, b) => distance(from, a.seat) - distance(from, b.seat));
  const [first, ...others] = wins;
  if (!first) throw event.wrong('winners', 'a win has a winner');
  if (from === null && others.length > 0) throw event.wrong('winners', 'a self-drawn win has one winner');
  const standing = bySeat((seat) =>
    losers?.has(String(seat)) ? scoreOf(ruleset, losers.amount(String(seat))) : null,
  );
  const outcome: Outcome = { is: 'won', winners: [first, ...others], from, standing };
  const told: TableEvent =
    from === null
      ? { type: 'won', win: first }
      : {
          type: 'awarded',
          offer: offerOf(0, from),
          stand: wins.map(({ seat }) => ({ seat, call: 'win' as const })),
          lost: [],
        };
  return ended(ruleset, table, outcome, told);
}

const howOf = (from: Seat | null): How =>
  from === null
    ? {
        by: 'draw',
        tile: null,
        drew: { by: 'wall', chain: 0, afterClaim: false, last: false },
        opening: false,
      }
    : { by: 'discard', tile: 0, from, last: false, opening: false };

/** A final total, as the question gives it. */
const scoreOf = (ruleset: Ruleset, total: number): Score => ({
  unit: ruleset.scoring?.unit ?? 'points',
  total,
  lines: [],
  uncounted: [],
  reading: null,
  placed: -1,
});

function ended(ruleset: Ruleset, table: Table, outcome: Outcome, event: TableEvent): Table {
  const stage: Stage = { phase: 'settling', outcome, step: 0, asked: [] };
  return happened(ruleset, { ...table, revealed: SEATS, stage }, event).table;
}
