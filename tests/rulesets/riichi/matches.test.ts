/** Whole matches by bots: what everyone has sums to what everyone brought, and the deals follow each other by the rules. */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../../src/bots/bot.ts';
import { naive } from '../../../src/bots/naive.ts';
import { sensible } from '../../../src/bots/sensible.ts';
import type { Action } from '../../../src/engine/action.ts';
import { startFrom } from '../../../src/engine/deal.ts';
import type { TableEvent } from '../../../src/engine/events.ts';
import { judgeAction } from '../../../src/engine/legality/verdict.ts';
import type { Payment } from '../../../src/engine/payment.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import type { Table } from '../../../src/engine/table.ts';
import { isWind, type Kind } from '../../../src/engine/tiles.ts';
import { seenBy, type View } from '../../../src/engine/view.ts';
import { nextStart } from '../../../src/machines/match.ts';
import { playHand } from '../../../src/machines/play.ts';
import { allCash } from '../../fixtures/count.ts';
import { LONG, seedOf } from '../../scale.ts';
import { rulesOf } from './rules.ts';

type Player = (ruleset: Ruleset, table: Table, seat: Seat) => Action;

const naively: Player = (ruleset, table, seat) => botAction(naive, ruleset, table, seat);
const sensibly: Player = (ruleset, table, seat) => botAction(sensible, ruleset, table, seat);

/** Of what may be done, what is wanted; else what a sensible bot does among the rest. */
function choosing(
  wants: (view: View, seat: Seat) => Action | undefined,
  isTaken: (action: Action) => boolean = () => true,
): Player {
  const bot = (view: View, ...more: readonly [random: Parameters<typeof sensible>[1], ruleset: Ruleset]) =>
    sensible({ ...view, legal: view.legal.filter(isTaken) }, ...more);
  return (ruleset, table, seat) =>
    wants(seenBy(ruleset, table, seat), seat) ?? botAction(bot, ruleset, table, seat);
}

const copiesIn = (tiles: readonly Kind[], tile: Kind): number => tiles.filter((each) => each === tile).length;

/** At first: nine kinds are said, and the wind goes with which the deal began, or one that is alone. */
function atFirst({ legal, seats }: View, seat: Seat): Action | undefined {
  const [begun] = seats.flatMap(({ river }) => river);
  const own = seats[seat].concealed ?? [];
  const isMeant = (tile: Kind): boolean =>
    isWind(tile) && (begun === undefined ? copiesIn(own, tile) === 1 : tile === begun);
  return (
    legal.find((action) => action.do === 'say' && action.word === 'nine kinds') ??
    (seats[seat].river.length > 0
      ? undefined
      : legal.find((action) => action.do === 'discard' && isMeant(action.tile)))
  );
}

/** Calls nothing and lets every win go, so that one player after the other declares riichi. */
const patiently = choosing(
  atFirst,
  ({ do: does }) => does === 'discard' || does === 'pass' || does === 'say',
);

/** Makes every kan that may be made, and keeps whatever it has most of. */
const greedily = choosing(({ legal, seats }, seat) => {
  const own = seats[seat].concealed ?? [];
  const lonely = legal.flatMap((action) => (action.do === 'discard' && !action.says ? [action] : []));
  return (
    legal.find(({ do: does }) => does === 'kong') ??
    legal.find(({ do: does }) => does === 'pung') ??
    lonely.sort((one, other) => copiesIn(own, one.tile) - copiesIn(own, other.tile))[0] ??
    legal.find(({ do: does }) => does === 'pass')
  );
});

/** Now and then insists on a win that is none. */
function hastily(ruleset: Ruleset, table: Table, seat: Seat): Action {
  const falsely: Action = { do: 'win', seat, despite: 'false-win' };
  if (table.events % 211 === 7 && judgeAction(ruleset, table, falsely).is === 'mistake') return falsely;
  return choosing(atFirst)(ruleset, table, seat);
}

interface PlayedDeal {
  readonly end: Table;
  readonly events: readonly TableEvent[];
}

/** Every deal of a match. */
function* deals(ruleset: Ruleset, seed: string | number, player: Player): Generator<PlayedDeal> {
  let start: ReturnType<typeof nextStart> = startFrom(ruleset, `${seed}/0`);
  for (let n = 1; start; n++) {
    const events: TableEvent[] = [];
    const end = playHand(
      ruleset,
      start,
      (table, seat) => player(ruleset, table, seat),
      ({ event }) => events.push(event),
    );
    yield { end, events };
    start = nextStart(ruleset, end, `${seed}/${n}`, () => ruleset);
  }
}

const counted = { won: 0, drawn: 0, riichi: 0, called: 0 };
/** The ends that deals came to, and the rules that ended matches. */
const ends = new Set<string>();
const overBy = new Set<string>();
let played = 0;

const paidIn = (events: readonly TableEvent[], rule: string): readonly Payment[] =>
  events.flatMap((event) =>
    event.type === 'paid' ? event.group.payments.filter((paid) => paid.rule === rule) : [],
  );

/** What the match comes to, as the law has it: the points less those of the beginning, the uma of the place, chombo. */
function finalScore(points: readonly number[], start: number, isShared: boolean, less: readonly number[]) {
  const uma = [15_000, 5000, -5000, -15_000];
  return SEATS.map((seat) => {
    const own = points[seat] ?? 0;
    const ahead = points.filter((other, i) => other > own || (!isShared && other === own && i < seat)).length;
    const level = isShared ? points.filter((other) => other === own).length : 1;
    const share = uma.slice(ahead, ahead + level).reduce((sum, each) => sum + each, 0) / level;
    return own - start + share - (less[seat] ?? 0);
  });
}

/** Plays a match, and holds each of its deals and its end against the law. */
function holds(name: string, ruleset: Ruleset, seed: string | number, player: Player): void {
  let counters = 0;
  let last: PlayedDeal | null = null;
  let before = 0;
  const chombos = [0, 0, 0, 0];
  for (const deal of deals(ruleset, seed, player)) {
    const { end, events } = deal;
    before = last?.end.cash.pot ?? 0;
    last = deal;
    expect(allCash(end)).toBe(4 * ruleset.stake);
    if (end.stage.phase !== 'ended') throw new Error('a deal ends');
    const { outcome, following } = end.stage;
    // Bets that three share in the end leave fractions.
    expect(following.over || end.cash.seats.every((cash) => cash % 100 === 0)).toBe(true);
    ends.add(
      outcome.is === 'drawn' ? outcome.rule : `${outcome.winners.length} by ${outcome.winners[0]?.how.by}`,
    );
    const said = events.filter((event) => event.type === 'discarded' && event.says === 'riichi').length;
    if (player === sensibly) {
      counted[outcome.is]++;
      counted.riichi += said;
      counted.called += end.claims;
    }
    // `chombo`, `counters-kept`
    const isVoid = outcome.is === 'drawn' && outcome.rule === 'chombo';
    const isEast = outcome.is === 'won' && outcome.winners.some(({ seat }) => seat === end.dealer);
    if (!isVoid) counters = outcome.is === 'drawn' || isEast ? counters + 1 : 0;
    expect(end.memory['counters']).toBe(counters);
    if (isVoid) {
      const [mistake] = events.flatMap((event) => (event.type === 'erred' ? [event.action.seat] : []));
      if (mistake !== undefined) chombos[mistake] = (chombos[mistake] ?? 0) + 1;
      const left = paidIn(events, 'leftover-pot').reduce((sum, { amount }) => sum + amount, 0);
      expect(end.cash.pot + left).toBe(before);
      if (!following.over) expect(following.dealer).toBe(end.dealer);
    }
    // An abortive draw: East deals again, and the bets stay.
    if (outcome.is === 'drawn' && !isVoid && outcome.rule !== 'exhaustive-draw') {
      if (!following.over) {
        expect(following.dealer).toBe(end.dealer);
        expect(end.cash.pot).toBe(before + paidIn(events, 'riichi-bet').length * 1000);
      }
    }
    if (outcome.is === 'won') {
      if (!following.over) expect(following.dealer === end.dealer).toBe(isEast);
      // A winner takes every bet, and each has a yaku.
      expect(end.cash.pot).toBe(0);
      for (const { score } of outcome.winners) expect(score.total).toBeGreaterThan(0);
    }
  }
  if (!last) throw new Error('a match has a deal');
  played++;
  const { end, events } = last;
  if (end.stage.phase !== 'ended' || !end.stage.following.over) throw new Error('a match is over in the end');
  overBy.add(end.stage.following.rule);

  // `leftover-pot`: whoever has most gets the bets, who are level share them, and one table leaves them where they are.
  const left = paidIn(events, 'leftover-pot');
  const points = end.cash.seats.map((cash, seat) =>
    left.reduce((sum, { to, amount }) => (to === seat ? sum - amount : sum), cash),
  );
  const most = Math.max(...points);
  const leaders = SEATS.filter((seat) => points[seat] === most);
  const pot = end.cash.pot + left.reduce((sum, { amount }) => sum + amount, 0);
  const takers = name === 'wrc' || pot === 0 ? [] : name === 'online' ? leaders.slice(0, 1) : leaders;
  expect(left.map(({ to, amount }) => [to, amount])).toEqual(
    takers.map((seat) => [seat, Math.floor(pot / takers.length)]),
  );

  // `final-score`, `uma-values`, `ties`, `chombo-price`
  const less = chombos.map((count) => (name === 'wrc' ? 20_000 * count : 0));
  const final = ruleset.final?.({ ruleset, table: end }) ?? [];
  expect(final).toEqual(finalScore(end.cash.seats, ruleset.stake, name !== 'online', less));
}

const PLAYERS = { naively, sensibly, hastily, greedily, patiently };

/** The table, how its players play, and how many matches of them: more than five hundred in all. */
const TABLES = [
  ['ema', {}, 'naively', 75],
  ['wrc', 'wrc', 'naively', 75],
  ['online', 'online', 'naively', 75],
  ['ema', {}, 'sensibly', 75],
  ['wrc', 'wrc', 'sensibly', 75],
  ['online', 'online', 'sensibly', 75],
  ['ema', {}, 'hastily', 12],
  ['wrc', 'wrc', 'hastily', 12],
  ['online', 'online', 'hastily', 60],
  ['online', 'online', 'greedily', 12],
  ['online', 'online', 'patiently', 30],
] as const;

describe.each(TABLES)('%s', (name, chosen, how, many) => {
  test(`matches that are played ${how} conserve what is there, and end as the law says`, () => {
    const ruleset = rulesOf(chosen);
    for (let n = 0; n < (LONG ? many : 1); n++)
      holds(name, ruleset, seedOf(`${name} ${how}`, n), PLAYERS[how]);
  });
});

test('sensible bots declare, call for a yaku, and win most deals', () => {
  expect(counted.riichi).toBeGreaterThan(0);
  expect(counted.called).toBeGreaterThan(0);
  expect(counted.won).toBeGreaterThan(counted.drawn / 2);
});

/** Every way in which a deal of these tables ends, and a match. */
const ENDS = [
  '1 by draw',
  '1 by discard',
  '1 by robbery',
  '2 by discard',
  'exhaustive-draw',
  'chombo',
  'nine-kinds',
  'four-winds',
  'four-riichi',
  'four-kans-abort',
];

test.runIf(LONG)(
  'of more than five hundred matches, deals have ended in every way, and so have matches',
  () => {
    expect(played).toBeGreaterThanOrEqual(500);
    expect(ENDS.filter((end) => !ends.has(end))).toEqual([]);
    expect(
      ['match-ends', 'bankruptcy', 'last-deal', 'extension'].filter((rule) => !overBy.has(rule)),
    ).toEqual([]);
  },
);
