import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import type { Action } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { seatAfter } from '../../src/engine/seats.ts';
import type { Json } from '../../src/engine/table.ts';
import { playHand } from '../../src/machines/play.ts';
import { toBase64Url } from '../../src/notation/base64url.ts';
import {
  formatShare,
  fromSeed,
  parseShare,
  type SharedStart,
  ShareError,
  type ShareLink,
} from '../../src/notation/share.ts';
import { shareStart, startOf } from '../../src/notation/share-start.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';
import { actions, kinds, ruleIds, seats } from './arbitrary.ts';
import { mistakeIn } from './wrong.ts';

const ruleset = rulesetOf(twoFiveEight);

const link: ShareLink = {
  game: 'two-five-eight',
  chosen: { 'promoted-kong': true },
  bots: 'beginner',
  under: 'ordinary',
  start: fromSeed('heron-412'),
  actions: [
    { do: 'discard', seat: 0, tile: 4 },
    { do: 'pass', seat: 1 },
    { do: 'pung', seat: 3 },
    { do: 'discard', seat: 3, tile: 27, says: 'original call' },
    { do: 'chow', seat: 0, using: [2, 3] },
    { do: 'win', seat: 0, despite: 'false-win' },
  ],
  step: 7,
  seat: 1,
  record: null,
};
const text =
  'v=1&game=two-five-eight&with=promoted-kong:true&bots=beginner&seed=heron-412' +
  '&do=e5m.s-.npung.nE:original+call.echow34m.ewin!false-win&at=7&seat=s&end';

describe('a share link', () => {
  test('can be read by people', () => {
    expect(formatShare(link)).toBe(text);
    expect(parseShare(`#${text}`)).toEqual(link);
  });

  test('carries a whole hand, its tiles written out, in less than 1,500 characters', () => {
    const lengths = Array.from({ length: 40 }, (_, seed) => {
      const start = { ...startFrom(ruleset, seed), seed: null };
      const done: Action[] = [];
      playHand(ruleset, start, (table, seat) => {
        const action = botAction(naive, ruleset, table, seat);
        done.push(action);
        return action;
      });
      const start2 = shareStart(ruleset, start);
      const fragment = formatShare({ ...link, start: start2, actions: done, step: 300 });
      expect(parseShare(fragment).actions).toEqual(done);
      expect(startOf(ruleset, 'ordinary', parseShare(fragment).start)).toEqual(start);
      expect(fragment).not.toContain('%');
      return fragment.length;
    });
    expect(Math.max(...lengths)).toBeLessThan(1500);
  });

  test('carries 144 tiles and 150 actions in less than 1,500 characters', () => {
    const order = Array.from({ length: 144 }, (_, i) => (i * 55) % 42);
    const many = Array.from({ length: 150 }, (_, i): Action => {
      const seat = ([0, 1, 2, 3] as const)[i % 4] ?? 0;
      return i % 7 === 3
        ? { do: 'chow', seat, using: [3, 4] }
        : i % 3 === 0
          ? { do: 'pass', seat }
          : { do: 'discard', seat, tile: i % 34 };
    });
    const start = { ...link.start, order, dice: [1, 2, 3], seed: null };
    expect(formatShare({ ...link, start, actions: many }).length).toBeLessThan(1500);
  });

  test('by its seed is short, and means the same start', () => {
    const start = startFrom(ruleset, 'heron-412', { dealer: 2, round: 1 });
    const shared = shareStart(ruleset, start);
    expect(shared).toEqual({ ...fromSeed('heron-412'), dealer: 2, round: 1 });
    expect(startOf(ruleset, 'ordinary', shared)).toEqual(start);
  });
});

describe('a link that cannot be read says why', () => {
  const why = (fragment: string): string => {
    try {
      parseShare(fragment);
      return 'fine';
    } catch (error) {
      return error instanceof ShareError ? error.why : 'another error';
    }
  };

  test('a newer version asks for a reload, an older one is named', () => {
    expect(() => parseShare('v=2&start=…&end')).toThrow(
      'This link needs version 2; this page reads version 1.',
    );
    expect(why('v=2&some=thing-new')).toBe('newer');
    expect(() => parseShare('v=0&game=a&end')).toThrow('This link is of version 0, which is no longer read');
    expect(why('v=0&x')).toBe('older');
  });

  test('cut off anywhere, it says so', () => {
    for (let length = 'v=1'.length; length < text.length; length++) {
      expect(why(text.slice(0, length)), text.slice(0, length)).toBe('cut');
    }
    expect(() => parseShare(text.slice(0, 80))).toThrow(/cut off at its end/);
  });

  test.each([
    ['', '1: “v=” and a version'],
    ['#', '2: “v=” and a version'],
    ['game=two-five-eight&end', '1: “v=” and a version'],
    ['v=x&end', '3: a version'],
    ['v=1&end', '8: “game=” and the id of a game'],
    ['v=1&game=a&end', '15: “seed=” or “tiles=”'],
    ['v=1&game=A&seed=b&end', '10: the id of a game'],
    [
      'v=1&game=a&speed=b&end',
      '12: one of with= bots= under= seed= tiles= dice= dealer= round= cash= debts= memory= do= at= seat= record= end',
    ],
    ['v=1&game=a&do=e5m&seed=b&end', '19: one of at= seat= record= end'],
    ['v=1&game=a&seed=b&do=e5m.q5m&end', '26: a seat (e, s, w or n)'],
    [
      'v=1&game=a&seed=b&do=e5m.s5x&end',
      '28: a suit after the ranks (m, p, s, f, or z for honours, which are E S W N C F P)',
    ],
    [
      'v=1&game=a&seed=b&do=e5m.seats&end',
      '27: a tile, - for a pass, pung, chow, kong, win, show, give or : and a word',
    ],
    ['v=1&game=a&seed=b&do=e55m&end', '23: one tile'],
    ['v=1&game=a&seed=b&do=e5m..s5m&end', '26: a seat (e, s, w or n)'],
    ['v=1&game=a&seed=b&do=echow345m&end', '27: two tiles'],
    ['v=1&game=a&seed=b&do=e5m,s5m&end', '25: & and the next field'],
    ['v=1&game=a&seed=b&at=-1&end', '22: the number of a step'],
    [
      'v=1&game=a&tiles=123m45&end',
      '24: a suit after the ranks (m, p, s, f, or z for honours, which are E S W N C F P)',
    ],
    ['v=1&game=a&seed=b&cash=1,2,3&end', '24: five amounts: four seats and the pot'],
    ['v=1&game=a&seed=b&memory=x&end', '26: what the clauses remember, in base64url'],
    ['v=1&game=a&seed=b&dealer=4&end', '26: a seat from 0 to 3'],
    ['v=1&game=a&with=x&seed=b&end', '18: : and the option’s value'],
    [`v=1&game=${'a'.repeat(65)}&seed=b&end`, '10: the id of a game'],
    ['v=1&game=a&seed=~1e400&end', '18: a number'],
    ['v=1&game=a&seed=b&cash=1e999,0,0,0,0&end', '24: an amount'],
    ['v=1&game=a&seed=b&cash=1e308,0,0,0,0&end', '24: an amount of at most 1000000000'],
    ['v=1&game=a&seed=b&debts=00:5&end', '26: another seat than the one that owes'],
    ['v=1&game=a&seed=b&debts=01:-5&end', '28: an amount above 0 of at most 1000000000'],
    ['v=1&game=a&seed=b&debts=01:1e10&end', '28: an amount above 0 of at most 1000000000'],
    ['v=1&game=a&with=limit:1e308&seed=b&end', '23: a number of at most 1000000000'],
    [
      `v=1&game=a&seed=b&memory=${toBase64Url(`{"a":${'['.repeat(4000)}${']'.repeat(4000)}}`).slice(0, 9000)}&end`,
      '26: what the clauses remember, in base64url',
    ],
    [
      `v=1&game=a&seed=b&memory=${toBase64Url(`{"a":${'['.repeat(50)}"[[["${']'.repeat(50)}}`)}&end`,
      '26: what the clauses remember, in base64url',
    ],
    ['v=1&game=a&seed=b&end.', '22: nothing after “end”'],
    ['v=1&game=a&seed=b&end&at=1', '22: nothing after “end”'],
  ])('%s', (fragment, mistake) => {
    expect(why(fragment)).toBe('broken');
    expect(mistakeIn(() => parseShare(fragment))).toBe(mistake);
  });

  test.each([
    ['no field', 'a'.repeat(1e6)],
    ['nothing but separators', '&'.repeat(1e6)],
    ['tiles', `v=1&game=a&tiles=${'1'.repeat(1e5)}m&end`],
    ['tiles without a suit', `v=1&game=a&tiles=${'1'.repeat(1e5)}&end`],
    ['a seed', `v=1&game=a&seed=${'b'.repeat(1e6)}&end`],
    ['a seed that is cut off', `v=1&game=a&seed=${'b'.repeat(1e6)}`],
    ['a move', `v=1&game=a&seed=b&do=${'z'.repeat(1e6)}&end`],
    ['a version', `v=${'9'.repeat(1e6)}&end`],
    ['a version before others', `v=2&${'b'.repeat(1e6)}`],
  ])('and however long it is, the reason comes first and is short: %s', (_, fragment) => {
    let message = '';
    try {
      parseShare(fragment);
    } catch (error) {
      message = error instanceof ShareError ? error.message : 'another error';
    }
    expect(message).toMatch(/^This link /);
    expect(message.length).toBeLessThan(300);
  });

  test('tiles that are not the set are named in their text', () => {
    const { order } = startFrom(ruleset, 1);
    const fifth = order.map((kind) => (kind === 8 ? 7 : kind));
    const shared = (tiles: readonly number[]): SharedStart => ({ ...fromSeed(1), order: tiles });
    expect(mistakeIn(() => startOf(ruleset, 'ordinary', shared(fifth)))).toMatch(/: at most 4 of 8m$/);
    expect(mistakeIn(() => startOf(ruleset, 'ordinary', shared(order.slice(1))))).toMatch(
      /: 108 tiles, not 107$/,
    );
    expect(mistakeIn(() => startOf(ruleset, 'ordinary', shared([0, 0, 0, 0, 0])))).toBe('5: at most 4 of 1m');
  });
});

describe('round trips', () => {
  const amount = fc.integer({ min: -2000, max: 2000 }).map((n) => n / 2 || 0);
  const seed = fc.oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.integer(),
    fc.stringMatching(/^[a-z]{3,8}-\d{3}$/),
  );
  const memory = fc.dictionary(ruleIds, fc.jsonValue({ maxDepth: 2 })) as fc.Arbitrary<Record<string, Json>>;
  const common = {
    dealer: seats,
    round: seats,
    cash: fc.option(fc.record({ seats: fc.tuple(amount, amount, amount, amount), pot: amount })),
    debts: fc.array(
      fc
        .record({
          from: seats,
          by: fc.integer({ min: 1, max: 3 }),
          amount: fc.integer({ min: 1, max: 2000 }),
        })
        .map(({ from, by, amount: half }) => ({ from, to: seatAfter(from, by), amount: half / 2 })),
      { maxLength: 3 },
    ),
    memory,
  };
  const starts: fc.Arbitrary<SharedStart> = fc.oneof(
    fc.record({ ...common, seed, order: fc.constant(null), dice: fc.constant([]) }),
    fc.record({
      ...common,
      seed: fc.option(seed),
      order: fc.array(kinds, { minLength: 1, maxLength: 144 }),
      dice: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
    }),
  );
  const chosen = fc.dictionary(
    ruleIds,
    fc.oneof(
      fc.boolean(),
      amount,
      fc.constantFrom('off', 'original-only', 'true', '500', '', 'half & half', "o'clock"),
    ),
  );
  const links: fc.Arbitrary<ShareLink> = fc.record({
    game: ruleIds,
    chosen,
    bots: fc.option(ruleIds),
    under: fc.constantFrom('ordinary', 'goulash', 'warm-up'),
    start: starts,
    actions: fc.array(actions, { maxLength: 40 }),
    step: fc.nat(500),
    seat: fc.option(seats),
    record: fc.option(fc.dictionary(ruleIds, fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>)),
  });

  test('any link', () => {
    fc.assert(
      fc.property(links, (any) => {
        const fragment = formatShare(any);
        expect(parseShare(fragment)).toEqual(JSON.parse(JSON.stringify(any)));
        expect(new URL(`https://example.org/#${fragment}`).hash).toBe(`#${fragment}`);
      }),
      { numRuns: 300 },
    );
  });

  test('whatever is typed into one gives a link or names a place', () => {
    const edits = fc.tuple(fc.nat(text.length), fc.nat(3), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(edits, ([at, removed, added]) => {
        const edited = text.slice(0, at) + added + text.slice(at + removed);
        try {
          parseShare(edited);
        } catch (error) {
          expect(error).toBeInstanceOf(ShareError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
