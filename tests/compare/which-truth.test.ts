/** What /which/ says of each game is so: its rules are asked, under every value of every option. */
import { describe, expect, test } from 'vitest';
import { answerUnder } from '../../src/compare/which/questions.ts';
import type { Chosen, Game } from '../../src/engine/game.ts';
import type { Meld } from '../../src/engine/melds.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Offer, Table } from '../../src/engine/table.ts';
import { sizeOf } from '../../src/engine/tiles.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { blankTable } from '../../src/puzzles/empty-table.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { games } from '../lessons/content.ts';
import { randomOf, runs } from '../scale.ts';
import { askedGames, questions, randomTable } from './which-content.ts';

const judge = createJudge(new Map(askedGames.map((game) => [game.id, game])), TILE_TEXTS.own);
interface Payment {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** A game under options, as it can be asked. */
class JudgedTable {
  readonly game: Game;
  readonly chosen: Chosen;
  readonly ruleset: Ruleset;
  constructor(game: Game, chosen: Chosen) {
    this.game = game;
    this.chosen = chosen;
    this.ruleset = rulesetOf(game, chosen);
  }

  #ask<T>(question: object, chosen: Chosen = this.chosen): T {
    return judge(JSON.stringify({ ruleset: this.game.id, options: chosen, ...question })).answer as T;
  }

  /** What may be said with a discard. */
  get words(): readonly string[] {
    return this.ruleset.clauses.flatMap((clause) => clause.words ?? []);
  }

  /** Whether these tiles win by what they are, whatever they are worth; `set` is added where five sets are needed. */
  wins(hand: string, set = ''): boolean {
    const free = this.game.options.some(({ id }) => id === 'minimum-fan') ? { 'minimum-fan': 0 } : {};
    const enough = this.words.includes('riichi') ? { facts: { riichi: true } } : {};
    const told = this.#ask<{ wins?: boolean; error?: unknown }>(
      { op: 'win', hand: this.ruleset.deal.sets === 5 ? hand + set : hand, ...enough },
      { ...this.chosen, ...free },
    );
    expect(told.error, hand).toBeUndefined();
    return told.wins === true;
  }

  /** What a hand of East with this flower is worth. */
  worth(hand: string, bonus: string): number {
    const told = this.#ask<{ score: { total: number } | null }>({ op: 'win', hand, bonus });
    return told.score?.total ?? 0;
  }

  paid(...events: readonly object[]): readonly Payment[] {
    const told = this.#ask<{ payments?: readonly Payment[]; error?: unknown }>({ op: 'settle', events });
    expect(told.error).toBeUndefined();
    return told.payments ?? [];
  }

  /** Whether somebody who has discarded a kind may not win with another tile of it. */
  forbidsOwnKind(): boolean {
    // A judge who is not told of discards knows no such rule.
    if (!this.ruleset.ready) return false;
    const wins = ({ ...own }: object): boolean => {
      const seats = ['456m456m789p2355s', '123m444p777p2399s', 'EEESSSWWWNNNC', 'CCPPPFFF11223m'];
      const told = this.#ask<{ legal: readonly (readonly { call: string }[])[] }>({
        op: 'claims',
        discarder: 3,
        discard: '1s',
        seats: seats.map((hand, seat) => ({
          hand,
          facts: { riichi: seat < 2 },
          ...(seat === 1 && own),
        })),
      });
      return told.legal[1]?.some(({ call }) => call === 'win') ?? false;
    };
    expect(wins({})).toBe(true);
    return !wins({ discards: '1s' });
  }

  /** @param ready those who show a ready hand, where it is asked */
  dealerAfterDraw(ready: readonly number[] = []): number | undefined {
    const told = this.#ask<{ next: readonly { dealer?: number }[] }>({
      op: 'next',
      events: [{ type: 'drawn', ...(this.ruleset.ready && { ready }) }],
    });
    return told.next[0]?.dealer;
  }

  /** What the hand of a loser with one flower is worth; null where losers count nothing. */
  standing(): number | null {
    if (!this.ruleset.scoring?.loserScore) return null;
    const told = this.#ask<{ score?: { total: number } }>({
      op: 'standing',
      hand: '123456789m12p13s',
      bonus: '1f',
      seat: 2,
    });
    return told.score?.total ?? null;
  }
}

const OFFER: Offer = {
  tile: 0,
  from: 0,
  as: 'discard',
  says: null,
  last: false,
  opening: false,
  afterCall: null,
};

const pung = (tile: number): Meld => ({ kind: 'pung', tile, tiles: [tile, tile, tile], from: 0 });
const concealedKong = (tile: number): Meld => ({
  kind: 'kong',
  how: 'concealed',
  shown: true,
  tile,
  tiles: [tile, tile, tile, tile],
});

/** Whether a pung may be called beside these sets. */
function mayCall({ ruleset }: JudgedTable, melds: readonly Meld[]): boolean {
  const blank = blankTable(ruleset);
  const [first, second, third, fourth] = blank.seats;
  const table: Table = { ...blank, seats: [first, { ...second, melds }, third, fourth] };
  return !ruleset.calls.pung.forbids?.(1, OFFER, { ruleset, table });
}

/** South of East’s table discards to West; what a win is worth hardly matters. */
const WIN = { type: 'win', winners: [{ seat: 2, score: 4 }], from: 1 };
const KONG = { type: 'kong', kind: 'concealed', seat: 3 };
const FLOWERS = [1, 2, 3, 4].map((n) => ({ type: 'bonus', seat: 3, tile: `${n}f` }));

function payers(judgedTable: JudgedTable): string {
  const price = (seat: number): number =>
    judgedTable
      .paid(WIN)
      .reduce((sum, { from, to, amount }) => sum + (from === seat && to === 2 ? amount : 0), 0);
  if (price(1) === 0) return 'nobody';
  if (price(3) === 0) return 'discarder';
  // East may pay double: the other one of the two is compared.
  return price(1) > price(3) ? 'shared' : 'everyone';
}

function earned(judgedTable: JudgedTable): string {
  const { ruleset } = judgedTable;
  const toLoser = (payments: readonly Payment[]): boolean =>
    payments.some(({ to, from }) => to === 3 && from !== 2);
  const hasFlowers = sizeOf(ruleset.tiles) === 144;
  if (ruleset.scoring?.loserScore)
    return toLoser(judgedTable.paid({ ...WIN, losers: { 0: 2, 1: 4, 3: 80 } })) ? 'hands' : 'nothing';
  if (!toLoser(judgedTable.paid(KONG, WIN))) return 'nothing';
  return hasFlowers && toLoser(judgedTable.paid(...FLOWERS)) ? 'spot' : 'kongs';
}

function flowers(judgedTable: JudgedTable): string {
  const { ruleset } = judgedTable;
  if (sizeOf(ruleset.tiles) < 144) return 'none';
  if (judgedTable.paid(...FLOWERS.slice(0, 1)).length > 0) return 'paid';
  if (judgedTable.paid(...FLOWERS).length > 0) return 'paid-sets';
  if ((judgedTable.standing() ?? 0) > 0) return 'points';
  if (ruleset.wins.shapes.some(({ id }) => id === 'bonus-hand')) return 'wins';
  return judgedTable.worth('123m456m789p23455s', '1f') > judgedTable.worth('123m456m789p23455s', '2f')
    ? 'hand'
    : 'nothing';
}

function severalWinners({ ruleset }: JudgedTable): string {
  const bids = [1, 2].map((seat) => ({ seat: seat as 1 | 2, call: 'win' as const }));
  return ruleset.contest(bids, OFFER, { ruleset, table: blankTable(ruleset) }).stand.length === 2
    ? 'all'
    : 'nearest';
}

function sevenPairs(judgedTable: JudgedTable): string {
  if (judgedTable.wins('1111m2299p336688s', '777s')) return 'any';
  if (judgedTable.wins('1144m2299p336688s', '777s'))
    return judgedTable.ruleset.deal.sets === 5 ? 'triplet' : 'different';
  const hasHonours = sizeOf(judgedTable.ruleset.tiles) > 108;
  return hasHonours && judgedTable.wins('1199m1199p1199sEE', '777s') ? 'special' : 'nothing';
}

/** Answers by what a game calls a win; where it has a word for each way of winning, by that of a drawn tile. */
const WORDS: Readonly<Record<string, string>> = {
  Hooo: 'hooo',
  Hu: 'hu',
  Wu: 'wu',
  'Mah-Jong': 'mah-jong',
  Tsumo: 'ron',
  // The Hong Kong course says “Win”, and teaches 食糊, “sik woo”.
  Win: 'wu',
};

const checks: Readonly<Record<string, (judgedTable: JudgedTable) => string | undefined>> = {
  word: ({ ruleset: { terms } }) => WORDS[terms.win] ?? WORDS[terms.selfDraw],
  tiles: ({ ruleset }) => ({ 108: 'suits', 136: 'honours', 144: 'flowers' })[sizeOf(ruleset.tiles)],
  hand: ({ ruleset }) => ({ 13: 'thirteen', 16: 'sixteen' })[ruleset.deal.sets * 3 + 1],
  'discard-payment': payers,
  chow: ({ ruleset }) => ruleset.calls.chow.who,
  pair: (asked) =>
    asked.wins('111m567p888p22233s', '444m')
      ? 'any'
      : asked.wins('111m567p888p22255s', '444m')
        ? 'jong'
        : undefined,
  minimum: ({ ruleset }) => {
    const need = ruleset.wins.minimum?.need ?? 0;
    return ['nothing', 'one', 'two', 'three'][need] ?? (need < 8 ? 'more' : 'eight');
  },
  runs: (asked) => {
    if (asked.wins('123m456m789p23455s', '345p')) return 'any';
    if (asked.wins('123m456m789p99955s', '345p')) return 'triplet';
    return asked.wins('123m888m777p99955s', '345p') ? 'one' : undefined;
  },
  declare: ({ words }) => {
    if (words.includes('riichi')) return 'bet';
    if (words.includes('fishing')) return 'must';
    return words.includes('ready') ? 'may' : 'silent';
  },
  direction: ({ ruleset }) => (ruleset.direction === 'clockwise' ? 'left' : 'right'),
  flowers,
  'seven-pairs': sevenPairs,
  losers: earned,
  'several-winners': severalWinners,
  'own-discards': (asked) => (asked.forbidsOwnKind() ? 'no' : 'yes'),
  'drawn-deal': (asked) => {
    if (asked.dealerAfterDraw() === 0) return 'stays';
    return asked.dealerAfterDraw([0]) === 0 ? 'ready' : 'passes';
  },
  'open-sets': (asked) =>
    mayCall(asked, [pung(3), pung(4), pung(5)])
      ? 'any'
      : mayCall(asked, [pung(3), pung(4), concealedKong(5)])
        ? 'three'
        : 'three-with-kongs',
  robbing: ({ ruleset: { kongs } }) =>
    kongs.promoted.none ? 'never-added' : kongs.robbing.promoted ? 'yes' : 'no',
  'old-kong': ({ ruleset: { kongs } }) =>
    kongs.concealed.forbids?.(3, { by: 'wall', chain: 0, afterClaim: false, last: false, tile: 9 })
      ? 'no'
      : 'yes',
  'kong-shown': ({ ruleset }) => (ruleset.kongs.shown ? 'seen' : 'hidden'),
};

describe.each(games)('$id', ({ game }) => {
  const tables: Chosen[] = [
    {},
    ...game.options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value }))),
    ...Array.from({ length: runs(20) }, (_, n) => randomTable(game, randomOf(`which ${game.id} ${n}`))),
  ];
  const judgedTable = tables.map((chosen) => new JudgedTable(game, chosen));

  test.each(questions)('$id: is as its rules have it, whatever options are chosen', (question) => {
    const check = checks[question.id];
    const row = question.games[game.id];
    if (!check || !row) throw new Error(`nothing checks ${question.id} of ${game.id}`);
    for (const table of judgedTable)
      expect(answerUnder(row, game, table.chosen), JSON.stringify(table.chosen)).toBe(check(table));
  });
});

test('every check belongs to a question', () => {
  expect(Object.keys(checks).filter((id) => !questions.some((question) => question.id === id))).toEqual([]);
});
