/** What is kept of practice: through thirty kinds of corruption, between two tabs, as a file, and over days. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysBetween, dueIn, graspOf, isDayDone, nextDue } from '../../src/islands/Practice/due.ts';
import { scheduleCard } from '../../src/islands/Practice/schedule.ts';
import { metGames } from '../../src/storage/met-games.ts';
import type { Card, Cards } from '../../src/storage/practice.ts';

type Store = typeof import('../../src/storage/practice.ts') &
  typeof import('../../src/storage/practice-file.ts') &
  typeof import('../../src/storage/moments.ts');
type Exercises = typeof import('../../src/storage/exercises.ts');

/** A browser's store, and a way to read it as another tab would: with modules of its own. */
function browser(stored = new Map<string, string>(), { full = false, forbidden = false } = {}) {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    ...Object.fromEntries(stored),
    getItem: (key: string) => {
      if (forbidden) throw new DOMException('forbidden', 'SecurityError');
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (forbidden) throw new DOMException('forbidden', 'SecurityError');
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
  return stored;
}

async function tab(): Promise<Store> {
  vi.resetModules();
  return {
    ...(await import('../../src/storage/practice.ts')),
    ...(await import('../../src/storage/practice-file.ts')),
    ...(await import('../../src/storage/moments.ts')),
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 2, 1, 12);
const NAME = 'changchun/win/three-suits';
const KEY = 'sparrow:practice';
const card: Card = { right: 3, wrong: 1, streak: 2, at: NOW };
const missed: Card = scheduleCard(undefined, false, NOW);
const written = (cards: unknown, more: object = {}): string => JSON.stringify({ v: 1, cards, ...more });

test('a card keeps the link of the question that was missed, and no damaged one', async () => {
  const link = 'v=1&seed=heron-412&at=3&end';
  for (const [text, left] of [
    [link, link],
    ['', undefined],
    [7, undefined],
    [null, undefined],
    ['v'.repeat(100_000), undefined],
  ] as const) {
    browser(new Map([[KEY, written({ [NAME]: { ...missed, link: text } })]]));
    const { readCards } = await tab();
    expect(readCards()[NAME]).toEqual(left === undefined ? missed : { ...missed, link: left });
  }
});

/** Notes of which nothing or only a part can be read; each with the cards that must be left. */
const CORRUPTED: readonly (readonly [what: string, text: string, left: readonly string[]])[] = [
  ['nothing', '', []],
  ['no JSON', '{', []],
  ['half of a note', written({ [NAME]: card }).slice(0, 40), []],
  ['a word', 'practice', []],
  ['null', 'null', []],
  ['a number', '7', []],
  ['a text', '"v1"', []],
  ['a list', '[1,2]', []],
  ['no version', JSON.stringify({ cards: { [NAME]: card } }), []],
  ['a version that is a text', JSON.stringify({ v: '1', cards: { [NAME]: card } }), []],
  ['an older version', JSON.stringify({ v: 0, cards: { [NAME]: card } }), []],
  ['no cards', written(undefined), []],
  ['cards that are null', written(null), []],
  ['cards that are a text', written('all'), []],
  ['cards that are a list', written([card]), []],
  ['a card under no name', written({ '': card, [NAME]: card }), [NAME]],
  ['a card of no rule', written({ 'changchun/win': card, [NAME]: card }), [NAME]],
  ['a card of too many parts', written({ 'a/b/c/d': card, [NAME]: card }), [NAME]],
  ['a card with an empty part', written({ 'a//c': card, [NAME]: card }), [NAME]],
  ['a card that is null', written({ 'a/b/c': null, [NAME]: card }), [NAME]],
  ['a card that is a number', written({ 'a/b/c': 5, [NAME]: card }), [NAME]],
  ['a card that is a list', written({ 'a/b/c': [1], [NAME]: card }), [NAME]],
  ['a count that is missing', written({ 'a/b/c': { ...card, right: undefined }, [NAME]: card }), [NAME]],
  ['a count below nothing', written({ 'a/b/c': { ...card, wrong: -1 }, [NAME]: card }), [NAME]],
  ['half a count', written({ 'a/b/c': { ...card, streak: 1.5 }, [NAME]: card }), [NAME]],
  ['a count that nobody reaches', written({ 'a/b/c': { ...card, right: 1e12 }, [NAME]: card }), [NAME]],
  ['a count that is a text', written({ 'a/b/c': { ...card, right: '3' }, [NAME]: card }), [NAME]],
  ['a day that no calendar has', written({ 'a/b/c': { ...card, at: 9e15 }, [NAME]: card }), [NAME]],
  ['a day that is no number', written({ 'a/b/c': { ...card, at: null }, [NAME]: card }), [NAME]],
  ['a count of two games that is none', written({ 'a/b+c/c.d': { ...card, at: -1 }, [NAME]: card }), [NAME]],
  ['the card that all tiles had together', written({ 'a/tile/-': missed, [NAME]: card }), [NAME]],
  ['settings that are none', written({ [NAME]: card }, { wanted: 'all' }), [NAME]],
  [
    'settings of nonsense',
    written({ [NAME]: card }, { wanted: { length: 7, level: 9, unmet: 'yes' } }),
    [NAME],
  ],
];

describe('a note that is corrupted', () => {
  test('thirty kinds and more are tried', () => expect(CORRUPTED.length).toBeGreaterThanOrEqual(30));

  test.each(CORRUPTED)(
    '%s: what can be read of it stays, and nothing else is lost',
    async (_what, text, left) => {
      const other = '{"v":1,"solved":{"changchun/a/1":"2026-01-01"}}';
      const stored = browser(
        new Map([
          [KEY, text],
          ['sparrow:exercises', other],
        ]),
      );
      const store = await tab();
      expect(Object.keys(store.readCards())).toEqual(left);
      expect(store.readWanted()).toEqual({ length: 10, level: 'follow', unmet: false });
      store.changeCards(() => ({ 'changchun/may/peng': card }));
      expect(Object.keys(store.readCards()).sort()).toEqual([...left, 'changchun/may/peng'].sort());
      expect(stored.get('sparrow:exercises')).toBe(other);
    },
  );

  test('a schedule that cannot be read is left out, and its card stays', async () => {
    const broken = { ...missed, memory: { ...missed.memory, due: 'tomorrow' } };
    browser(new Map([[KEY, written({ [NAME]: broken })]]));
    const kept = (await tab()).readCards()[NAME];
    expect(kept).toEqual({ right: 0, wrong: 1, streak: 0, at: NOW });
  });

  test('whatever numbers a schedule holds, the next answer is counted and has a day', async () => {
    const number = fc.oneof(
      fc.constantFrom(-1, 0, 1, 2, 3, 4, 0.5, 11, NOW + DAY, 1e9, 1e300),
      fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
    );
    const fields = ['due', 'last', 'stability', 'difficulty', 'days', 'steps', 'reps', 'lapses', 'state'];
    const memory = fc.record(Object.fromEntries(fields.map((field) => [field, number])));
    const stored = browser();
    const { readCards, changeCards } = await tab();
    fc.assert(
      fc.property(memory, fc.boolean(), (kept, right) => {
        stored.set(KEY, written({ [NAME]: { ...card, memory: kept } }));
        changeCards((cards) => ({ [NAME]: scheduleCard(cards[NAME], right, NOW) }));
        const after = readCards()[NAME];
        expect(after).toMatchObject({
          right: card.right + (right ? 1 : 0),
          wrong: card.wrong + (right ? 0 : 1),
        });
        if (!right) expect(after?.memory?.due).toBeGreaterThan(NOW);
      }),
    );
  });

  test('the reader is told that it could not be read', async () => {
    browser(new Map([[KEY, '{']]));
    const store = await tab();
    expect(store.practiceStorage()).toBe('spoiled');
    store.changeCards(() => ({ [NAME]: card }));
    expect(store.practiceStorage()).toBe('kept');
  });
});

describe('a store that does not keep', () => {
  test.each([
    ['full', { full: true }],
    ['forbidden', { forbidden: true }],
  ])('a %s one: what is missed lasts for the page, and the reader is told', async (_what, how) => {
    browser(new Map(), how);
    const store = await tab();
    store.changeCards(() => ({ [NAME]: card }));
    expect(store.readCards()).toEqual({ [NAME]: card });
    expect(store.practiceStorage()).toBe('page');
  });

  test('what a later version kept is neither read nor written over', async () => {
    const later = '{"v":2,"cards":{"new":"shape"}}';
    const stored = browser(new Map([[KEY, later]]));
    const store = await tab();
    expect(store.readCards()).toEqual({});
    store.changeCards(() => ({ [NAME]: card }));
    expect(store.readCards()).toEqual({ [NAME]: card });
    expect(stored.get(KEY)).toBe(later);
    expect(store.practiceStorage()).toBe('newer');
  });
});

describe('two tabs', () => {
  test('each keeps what the other has answered meanwhile', async () => {
    browser();
    const one = await tab();
    const other = await tab();
    one.changeCards(() => ({ [NAME]: card }));
    other.changeCards(() => ({ 'changchun/may/peng': card }));
    one.changeCards((cards) => ({ [NAME]: { ...card, right: (cards[NAME]?.right ?? 0) + 1 } }));
    expect(other.readCards()).toEqual({ [NAME]: { ...card, right: 4 }, 'changchun/may/peng': card });
  });

  test('the same rule answered in both is counted twice', async () => {
    browser();
    const one = await tab();
    const other = await tab();
    for (const store of [one, other]) {
      store.changeCards((cards) => ({ [NAME]: scheduleCard(cards[NAME], false, NOW) }));
    }
    expect(one.readCards()[NAME]?.wrong).toBe(2);
  });

  test('settings and cards do not write over one another', async () => {
    browser();
    const one = await tab();
    const other = await tab();
    one.changeWanted({ length: null });
    other.changeCards(() => ({ [NAME]: card }));
    one.changeWanted({ level: 3 });
    expect(one.readCards()).toEqual({ [NAME]: card });
    expect(other.readWanted()).toEqual({ length: null, level: 3, unmet: false });
  });
});

describe('what is asked about two games', () => {
  const BOTH = 'changchun/win+hong-kong/hong-kong.three-fan';

  test('is kept beside what was there, and stays when a page that does not know of it answers', async () => {
    const stored = browser(new Map([[KEY, written({ [NAME]: card }, { wanted: { length: 5 } })]]));
    const one = await tab();
    const other = await tab();
    one.changeCards(() => ({ [BOTH]: missed }));
    other.changeCards((cards) => ({ [NAME]: { ...card, right: (cards[NAME]?.right ?? 0) + 1 } }));
    expect(one.readCards()).toEqual({ [NAME]: { ...card, right: 4 }, [BOTH]: missed });
    expect(one.readWanted().length).toBe(5);
    expect(JSON.parse(stored.get(KEY) ?? '').v).toBe(1);
  });

  test('goes out as a file and comes in again', async () => {
    browser();
    const from = await tab();
    from.changeCards(() => ({ [BOTH]: missed }));
    const file = from.practiceFile();
    browser();
    const to = await tab();
    expect(to.takeFile(file)).toBe(1);
    expect(to.readCards()).toEqual({ [BOTH]: missed });
  });

  test('a game has been met that was practised, asked about beside another, or learnt from', async () => {
    expect(metGames({ [NAME]: card }, { 'hong-kong/a-turn/1': '2026-01-01' })).toEqual([
      'changchun',
      'hong-kong',
    ]);
  });
});

describe('as a file', () => {
  test('what goes out comes in again in another browser', async () => {
    browser();
    const from = await tab();
    from.changeCards(() => ({ [NAME]: missed }));
    const file = from.practiceFile();
    browser();
    const to = await tab();
    expect(to.takeFile(file)).toBe(1);
    expect(to.readCards()).toEqual({ [NAME]: missed });
  });

  test('moments of own deals go along, and one that was answered since stays as it is', async () => {
    browser();
    const from = await tab();
    const moment = { game: 'riichi', link: 'v=1&seed=1' };
    from.keepMoments({ one: moment, two: moment }, missed);
    const file = from.practiceFile();
    browser();
    const to = await tab();
    to.keepMoments({ two: moment }, { ...missed, at: missed.at + DAY });
    expect(to.takeFile(file)).toBe(2);
    expect(to.momentCards()).toEqual({
      'riichi/moment/one': missed,
      'riichi/moment/two': { ...missed, at: missed.at + DAY },
    });
  });

  test('of a card that is in both, the one answered later stays', async () => {
    browser();
    const store = await tab();
    const file = (at: number) =>
      JSON.stringify({ sparrow: 'practice', v: 1, cards: { [NAME]: { ...card, at } } });
    store.changeCards(() => ({ [NAME]: card }));
    store.takeFile(file(NOW - DAY));
    expect(store.readCards()[NAME]?.at).toBe(NOW);
    store.takeFile(file(NOW + DAY));
    expect(store.readCards()[NAME]?.at).toBe(NOW + DAY);
  });

  test.each(['', '{', '[]', '{"v":1}', '{"sparrow":"practice","v":2,"cards":{}}'])(
    'a file that is none, “%s”, changes nothing',
    async (text) => {
      browser(new Map([[KEY, written({ [NAME]: card })]]));
      const store = await tab();
      expect(store.takeFile(text)).toBeNull();
      expect(store.readCards()).toEqual({ [NAME]: card });
    },
  );
});

describe('over days', () => {
  test('what was never missed is never due', () => {
    const right = scheduleCard(scheduleCard(undefined, true, NOW), true, NOW + DAY);
    expect(right).toEqual({ right: 2, wrong: 0, streak: 2, at: NOW + DAY });
    expect(dueIn({ [NAME]: right }, NOW + 1000 * DAY)).toEqual([]);
  });

  test('what was missed is due the next day, and later each time that it is answered right', () => {
    let now = NOW;
    let last = 0;
    let at = missed;
    for (let times = 0; times < 6; times++) {
      const due = at.memory?.due ?? 0;
      expect(due).toBeGreaterThan(now);
      expect(daysBetween(now, due)).toBeGreaterThanOrEqual(1);
      if (times > 1) expect(due - now).toBeGreaterThan(last);
      last = due - now;
      now = due;
      at = scheduleCard(at, true, now);
    }
    expect(last).toBeGreaterThan(5 * DAY);
    const again = scheduleCard(at, false, now);
    expect(daysBetween(now, again.memory?.due ?? 0)).toBe(1);
    expect(again.streak).toBe(0);
  });

  test('what was missed shortly before midnight is not due within the hour', () => {
    const late = new Date(2026, 2, 1, 23, 50).getTime();
    const { due = 0 } = scheduleCard(undefined, false, late).memory ?? {};
    expect(due - late).toBeGreaterThanOrEqual(60 * 60 * 1000);
    expect(daysBetween(late, due)).toBe(1);
  });

  test.each(['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Berlin', 'UTC'])(
    'in %s a night is a day more, and an afternoon is none',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const at = (day: number, hour: number) => new Date(2026, 2, day, hour, 30).getTime();
      const evening = scheduleCard(undefined, false, at(1, 21));
      const stability = (day: number, hour: number) =>
        scheduleCard(evening, true, at(day, hour)).memory?.stability;
      // Until the next midnight it is the same day, and then all of the next day is one.
      expect(stability(2, 7)).toBe(stability(2, 23));
      expect(stability(1, 22)).toBe(stability(1, 23));
      expect(stability(2, 7)).toBeGreaterThan(stability(1, 23) ?? 0);
      const noon = scheduleCard(undefined, false, at(1, 12));
      expect(scheduleCard(noon, true, at(1, 20)).memory?.stability).toBe(stability(1, 23));
    },
  );

  test('the same answers give the same day', () => {
    const twice = () => scheduleCard(scheduleCard(missed, true, NOW + DAY), false, NOW + 3 * DAY);
    expect(twice()).toEqual(twice());
  });

  test('what is due is told with its game, its kind and its rule, what waited longest first', () => {
    const cards: Cards = {
      [NAME]: missed,
      'hong-kong/may/priority': scheduleCard(undefined, false, NOW - DAY),
    };
    expect(dueIn(cards, NOW + DAY).map(({ ruleset, concept, rule }) => [ruleset, concept, rule])).toEqual([
      ['hong-kong', 'may', 'priority'],
      ['changchun', 'win', 'three-suits'],
    ]);
    expect(nextDue({ [NAME]: missed }, NOW)).toBe(missed.memory?.due);
    expect(nextDue({ [NAME]: card }, NOW)).toBeNull();
  });

  test('a rule is held once it is right twice in a row wherever it is asked, and shaky until then', () => {
    expect(graspOf({}, 'changchun', 'three-suits')).toBe('new');
    expect(graspOf({ [NAME]: card }, 'changchun', 'three-suits')).toBe('held');
    const two: Cards = { [NAME]: card, 'changchun/waits/three-suits': { ...card, streak: 1 } };
    expect(graspOf(two, 'changchun', 'three-suits')).toBe('shaky');
    expect(graspOf({ [NAME]: card }, 'hong-kong', 'three-suits')).toBe('new');
  });

  test('a day is done once nothing more is due on it, and something that was missed was answered right', () => {
    const { due = 0 } = missed.memory ?? {};
    expect(isDayDone({}, NOW)).toBe(false);
    // Right at the first time: nothing was due.
    expect(isDayDone({ [NAME]: card }, card.at)).toBe(false);
    expect(isDayDone({ [NAME]: missed }, due)).toBe(false);
    const answered = scheduleCard(missed, true, due);
    expect(isDayDone({ [NAME]: answered }, answered.at)).toBe(true);
    expect(isDayDone({ [NAME]: answered }, answered.at + DAY)).toBe(false);
    expect(isDayDone({ [NAME]: answered, 'hong-kong/may/priority': missed }, answered.at)).toBe(false);
  });

  test('days are counted by the calendar', () => {
    const night = new Date(2026, 2, 1, 23, 30).getTime();
    expect(daysBetween(night, night + 60 * 60 * 1000)).toBe(1);
    expect(daysBetween(night, night)).toBe(0);
  });
});

test('a lesson that is solved is not forgotten by practice', async () => {
  browser(new Map([[KEY, '{']]));
  const exercises: Exercises = await import('../../src/storage/exercises.ts');
  exercises.markSolved('changchun/a/1', new Date(NOW));
  const store = await import('../../src/storage/practice.ts');
  store.changeCards(() => ({ [NAME]: card }));
  expect(exercises.readSolved()).toEqual({ 'changchun/a/1': '2026-03-01' });
});
