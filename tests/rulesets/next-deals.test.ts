/**
 * Random matches of each game, deal by deal: who deals next, in which round, and when it is over, held against a `next`
 * that was written from the law alone (`law-of-next.ts`).
 */
import { describe, expect, test } from 'vitest';
import type { Random } from '../../src/engine/random.ts';
import { judgeOf } from '../fixtures/judge.ts';
import { games } from '../lessons/content.ts';
import { LONG, randomOf } from '../scale.ts';
import {
  type DealEnd,
  LAWS,
  type Match,
  matchOf,
  type Options,
  riichiAfter,
  riichiEnd,
  WORTHS,
} from './law-of-next.ts';

const MATCHES = LONG ? 300 : 30;
/** A match is left after so many deals: in one game none ends, and a dealer may win for ever. */
const MOST_DEALS = 60;

const SEATS = [0, 1, 2, 3];

/** The options that touch what follows a deal, each with the values that it is tried with. */
const TOUCHING: Readonly<Record<string, Readonly<Record<string, Options[string][]>>>> = {
  'two-five-eight': { 'drawn-deal': ['passes', 'stays'], 'next-dealer': ['next', 'winner'] },
  changchun: { 'drawn-deal': ['stays', 'passes'], 'several-winners': [false, true] },
  'hong-kong': { 'drawn-deal': ['stays', 'passes'], 'several-winners': [false, true] },
  'hk-taiwanese': { 'drawn-deal': ['stays', 'passes'], 'several-winners': [false, true] },
  british: {},
  riichi: {
    winners: ['all', 'nearest', 'two'],
    'counters-to': ['each', 'nearest'],
    'pot-to': ['own-back', 'nearest'],
    'river-mangan': [false, true],
    'abortive-draws': [false, true],
    bankruptcy: [false, true],
    extension: [false, true, 'east-plays-on'],
    'counter-value': [300, 1500],
    'last-deal': ['plays-on', 'ends', 'ends-on-win'],
    'match-length': ['east-south', 'east'],
    'start-points': [30_000, 25_000],
    'return-points': [30_000, 25_000],
    ties: ['shared', 'seat-order'],
    'leftover-to': ['first', 'lost'],
    'chombo-price': ['mangan', 'after-uma'],
  },
};

const pick = <T>(random: Random, all: readonly T[]): T => all[random.below(all.length)] as T;
const some = (random: Random, all: readonly number[], share: number): number[] =>
  all.filter(() => random.below(100) < share);

function optionsOf(random: Random, game: string): Options {
  return Object.fromEntries(
    Object.entries(TOUCHING[game] ?? {}).map(([option, values]) => [option, pick(random, values)]),
  );
}

/** How many may win on one tile in this game at this table. */
function mostWinners(game: string, options: Options): number {
  if (game === 'riichi') return options['winners'] === 'nearest' ? 1 : 3;
  return game === 'two-five-eight' || options['several-winners'] === true ? 3 : 1;
}

function wonEnd(random: Random, most: number): DealEnd {
  const from = random.below(3) === 0 ? null : random.below(4);
  const others = SEATS.filter((seat) => seat !== from);
  const wanted = from === null ? 1 : Math.min(most, pick(random, [1, 1, 1, 2, 3]));
  const winners: { seat: number; worth: (typeof WORTHS)[number] }[] = [];
  while (winners.length < wanted) {
    const seat = pick(random, others);
    if (!winners.some((winner) => winner.seat === seat))
      winners.push({ seat, worth: WORTHS[Math.min(random.below(8), random.below(8))] ?? WORTHS[0] });
  }
  return { is: 'won', winners, from };
}

/** A deal: how it ends, the events that tell it, and who has bet. */
interface ToldDeal {
  readonly end: DealEnd;
  readonly events: readonly object[];
  readonly bets: readonly number[];
}

function plainDeal(random: Random, game: string, options: Options): ToldDeal {
  if (random.below(4) === 0)
    return { end: { is: 'exhausted', ready: [], rivers: [] }, events: [{ type: 'drawn' }], bets: [] };
  const end = wonEnd(random, mostWinners(game, options));
  if (end.is !== 'won') throw new Error('a win is a win');
  const winners = end.winners.map(({ seat }) => ({ seat, score: 4 }));
  return { end, events: [{ type: 'win', winners, from: end.from }], bets: [] };
}

const EARLY = ['nine-kinds', 'four-winds', 'four-riichi', 'four-kans-abort'];

function riichiDeal(random: Random, options: Options): ToldDeal {
  const said = some(random, SEATS, 25).slice(0, 3);
  const declared = said.map((seat) => ({ type: 'riichi', seat }));
  const how = random.below(100);
  if (how < 8) {
    const by = random.below(4);
    return { end: { is: 'void', by }, events: [...declared, { type: 'chombo', seat: by }], bets: said };
  }
  if (how < 20 && options['abortive-draws'] === true) {
    const rule = pick(random, EARLY);
    const bets = rule === 'four-riichi' ? SEATS : said;
    const events = [...bets.map((seat) => ({ type: 'riichi', seat })), { type: 'drawn', rule }];
    return { end: { is: 'abortive', rule }, events, bets };
  }
  if (how < 55) {
    const ready = SEATS.filter((seat) => said.includes(seat) || random.below(3) === 0);
    const rivers = options['river-mangan'] === true ? some(random, SEATS, 8) : [];
    const event = { type: 'drawn', ready, ...(options['river-mangan'] === true && { rivers }) };
    return { end: { is: 'exhausted', ready, rivers }, events: [...declared, event], bets: said };
  }
  const end = wonEnd(random, mostWinners('riichi', options));
  if (end.is !== 'won') throw new Error('a win is a win');
  // A hand in riichi that is self-drawn has two han for that alone.
  const [first] = end.winners;
  const isPlain = end.from === null && first?.worth === WORTHS[0];
  const riichi = isPlain ? said.filter((seat) => seat !== first.seat) : said;
  // Whose riichi is the last thing told, and is won on, has not bet.
  const bets = riichi.at(-1) === end.from ? riichi.slice(0, -1) : riichi;
  const winners = end.winners.map(({ seat, worth }) => ({ seat, ...worth.says }));
  const before = riichi.map((seat) => ({ type: 'riichi', seat }));
  return { end, events: [...before, { type: 'win', winners, from: end.from }], bets };
}

function kindOf(end: DealEnd, dealer: number): string {
  if (end.is !== 'won') return end.is;
  const isEast = end.winners.some(({ seat }) => seat === dealer);
  return `won by ${end.winners.length}${isEast ? ', East too' : ''}`;
}

const WINS = ['won by 1', 'won by 1, East too', 'won by 2', 'won by 2, East too', 'won by 3'];

/** Every place of a match of Riichi, with every kind of deal that is to end there. */
const TARGETS = ['void', 'abortive', 'exhausted', ...WINS.slice(0, 2)].flatMap((kind) =>
  [0, 1, 2].flatMap((round) => SEATS.map((dealer) => ({ kind, round, dealer }))),
);
type Target = (typeof TARGETS)[number];

/** Options by which a match comes to that place with deals that pass on, and such a deal may end there. */
const reaching = ({ kind, round }: Target): Options => ({
  'match-length': 'east-south',
  ...(round === 2 && { extension: 'east-plays-on', 'start-points': 25_000 }),
  ...(kind === 'abortive' && { 'abortive-draws': true }),
});

const PASSING: ToldDeal = {
  end: { is: 'exhausted', ready: [], rivers: [] },
  events: [{ type: 'drawn' }],
  bets: [],
};

/** A deal on the way to the target, that of the target, or any after it. */
function dealTowards(random: Random, target: Target | null, match: Match, options: Options): ToldDeal {
  const at = match.round * 4 + match.dealer - (target ? target.round * 4 + target.dealer : -1);
  if (target === null || at > 0) return riichiDeal(random, options);
  if (at < 0) return PASSING;
  for (;;) {
    const deal = riichiDeal(random, options);
    if (kindOf(deal.end, match.dealer) === target.kind) return deal;
  }
}

/** What kinds of ends there were, and in what places of the match. */
const seen = new Map<string, Set<string>>();
function note(game: string, { dealer, round }: Match, end: DealEnd): void {
  const kinds = seen.get(game) ?? new Set();
  seen.set(game, kinds);
  const kind = kindOf(end, dealer);
  kinds.add(kind);
  kinds.add(`${kind} in deal ${dealer} of round ${round}`);
}

/** Walks one match by the law, and has the judge tell the same deals. */
function walk(game: string, random: Random, judge: ReturnType<typeof judgeOf>, n: number): void {
  const isRiichi = game === 'riichi';
  // Every second match comes to one place by the shortest way; 7 leads to all of them, and to many in a short run.
  const target = isRiichi && n % 2 === 0 ? (TARGETS[((n / 2) * 7) % TARGETS.length] ?? null) : null;
  const options = { ...optionsOf(random, game), ...(target && reaching(target)) };
  const start = Number(options['start-points'] ?? 30_000);
  let match = matchOf(start);
  const hands: (readonly object[])[] = [];
  const expected: object[] = [];
  while (!match.over && hands.length < MOST_DEALS) {
    const deal = isRiichi ? dealTowards(random, target, match, options) : plainDeal(random, game, options);
    note(game, match, deal.end);
    const law = LAWS[game];
    match = isRiichi
      ? riichiAfter(match, deal.end, deal.bets, options)
      : (law?.(match, deal.end, options) ?? match);
    hands.push(deal.events);
    const { dealer, round, under } = match;
    expected.push(match.over ? { over: true } : { over: false, dealer, round: 'ESWN'.charAt(round), under });
  }
  const end = riichiEnd(match, options);
  if (isRiichi && match.over) expected[expected.length - 1] = { over: true, final: end.final };
  const told = JSON.stringify({ options, hands });
  const { next } = judge.ask({ op: 'next', hands, options });
  expect(next, told).toMatchObject(expected);
  if (!isRiichi) return;
  const points = match.over ? end.paid : match.points;
  expect(judge.ask({ op: 'settle', hands, options })['ledger'], told).toEqual(
    points.map((each) => each - start),
  );
}

describe.each(games.map(({ id, game }) => ({ id, game })))('$id', ({ id, game }) => {
  test('what follows each deal of a match is what the law says, under every option that touches it', () => {
    const judge = judgeOf(game);
    const random = randomOf(`next deals ${id}`);
    for (let n = 0; n < MATCHES; n++) walk(id, random, judge, n);
  });

  test.runIf(LONG)('deals of every kind have ended in every place of a match', () => {
    const kinds = seen.get(id) ?? new Set();
    expect(WINS.slice(0, id === 'british' ? 2 : 5).filter((kind) => !kinds.has(kind))).toEqual([]);
    if (id !== 'riichi') return;
    for (const { kind, round, dealer } of TARGETS)
      expect(kinds).toContain(`${kind} in deal ${dealer} of round ${round}`);
  });
});
