import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inlineScript } from '../../src/layouts/inline-script.ts';
import { dayOf, TODAY } from '../../src/notation/day.ts';
import { showStored, storedOptions } from '../../src/scripts/early/settings.ts';
import { keepAddress } from '../../src/storage/address.ts';
import { readDays } from '../../src/storage/days.ts';
import { isSolved, markSolved, onSolved, readSolved } from '../../src/storage/exercises.ts';
import { noteOpened, readOpened } from '../../src/storage/last-lesson.ts';
import { keepSetDeal, keepTable, lastTable, readSetDeal } from '../../src/storage/saved-tables.ts';
import { changeSettings, onSettings, readSettings } from '../../src/storage/settings.ts';
import { hasNewer } from '../../src/storage/storage.ts';

const none = {
  theme: 'system',
  contrast: 'usual',
  tiles: null,
  tileSize: 'usual',
  words: 'own',
  lessons: 'steps',
  pace: 'calm',
  ready: false,
  near: false,
  bots: null,
  waits: false,
  sound: false,
  speech: false,
  how: false,
};

/** A browser's store, as full as one likes, and the root element. */
function browser({ full = false, stored = new Map<string, string>() } = {}) {
  const dataset: Record<string, string> = { tiles: 'plain' };
  const metas = ['light', 'dark'].map((light) => ({
    dataset: { light },
    media: `(prefers-color-scheme: ${light})`,
  }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => metas });
  // What is kept is listed among the store's own properties, as browsers do.
  vi.stubGlobal('localStorage', {
    ...Object.fromEntries(stored),
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
  return { dataset, stored, metas };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('a store that is there', () => {
  test('knows whose table was left last; one from before tables had a time comes after all others', () => {
    vi.useFakeTimers();
    browser({
      stored: new Map([['sparrow:table:british', JSON.stringify({ v: 1, link: 'v=1', deals: [] })]]),
    });
    const games = ['british', 'changchun', 'hong-kong'];
    expect(lastTable([], '2026-11-28')).toBeNull();
    expect(lastTable(games, dayOf(new Date()))?.game).toBe('british');
    keepTable('hong-kong', 'v=1', []);
    vi.advanceTimersByTime(1000);
    keepTable('changchun', 'v=1', []);
    expect(lastTable(games, dayOf(new Date()))?.game).toBe('changchun');
    vi.useRealTimers();
  });

  test('keeps an unfinished deal of a course, and of the day, beside the table that was left', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 28, 12) });
    browser();
    const games = ['british', 'hong-kong'];
    const course = { fragment: 'v=1&course', day: null };
    keepTable('hong-kong', 'v=1&free', []);
    vi.advanceTimersByTime(1000);
    keepSetDeal('hong-kong', course, 'v=1&course&more');
    expect(lastTable(games, dayOf(new Date()))).toMatchObject({ game: 'hong-kong', fragment: '#v=1&course' });
    vi.advanceTimersByTime(1000);
    const today = { fragment: TODAY, day: dayOf(new Date()) };
    keepSetDeal('hong-kong', today, 'v=1&day&more');
    expect(lastTable(games, dayOf(new Date()))).toMatchObject({ game: 'hong-kong', fragment: `#${TODAY}` });
    expect(readSetDeal('hong-kong', course)).toBe('v=1&course&more');
    expect(readSetDeal('british', course)).toBeNull();
    // Tomorrow the deal of today is neither led to nor opened: another stands at its address.
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(lastTable(games, dayOf(new Date()))).toMatchObject({ fragment: '#v=1&course' });
    keepSetDeal('hong-kong', course, null);
    expect(readSetDeal('hong-kong', { ...today, day: dayOf(new Date()) })).toBeNull();
    expect(lastTable(games, dayOf(new Date()))).toMatchObject({ fragment: '' });
    vi.useRealTimers();
  });

  test('keeps settings under a versioned key and puts them on the page', () => {
    const { dataset, stored } = browser();
    changeSettings({ theme: 'dark', words: 'chi' });
    expect(JSON.parse(stored.get('sparrow:settings') ?? '')).toEqual({
      v: 1,
      theme: 'dark',
      contrast: 'usual',
      tiles: null,
      tileSize: 'usual',
      words: 'chi',
      lessons: 'steps',
      pace: 'calm',
      ready: false,
      near: false,
      bots: null,
      waits: false,
      sound: false,
      speech: false,
      how: false,
    });
    expect(dataset).toEqual({ tiles: 'plain', theme: 'dark', words: 'chi' });
    changeSettings({ contrast: 'more' });
    expect(dataset['contrast']).toBe('more');
    changeSettings({ contrast: 'usual' });
    changeSettings({ theme: 'system', words: 'own' });
    expect(dataset).toEqual({ tiles: 'plain' });
  });

  test('colours the browser’s frame in the chosen light, and again as the device says', () => {
    const { metas } = browser();
    const media = () => metas.map((meta) => meta.media);
    const asDevice = media();
    changeSettings({ theme: 'dark' });
    expect(media()).toEqual(['not all', 'all']);
    changeSettings({ theme: 'system' });
    expect(media()).toEqual(asDevice);
  });

  test('keeps what a later page adds to a note of this version', () => {
    const { stored } = browser({
      stored: new Map([['sparrow:exercises', '{"v":1,"solved":{"a/b/1":"2026-01-01"},"streak":[3]}']]),
    });
    markSolved('a/c/2', new Date('2026-02-03T10:00:00Z'));
    expect(JSON.parse(stored.get('sparrow:exercises') ?? '')).toEqual({
      v: 1,
      solved: { 'a/b/1': '2026-01-01', 'a/c/2': '2026-02-03' },
      streak: [3],
    });
  });

  test('tells whoever listens, until they stop', () => {
    browser();
    const heard = vi.fn();
    const stop = onSettings(heard);
    changeSettings({ tiles: 'classic' });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ ...none, tiles: 'classic' });
    stop();
    changeSettings({ tiles: 'index' });
    expect(heard).toHaveBeenCalledOnce();
  });

  test('tells a page that slept, when its reader comes back to it, what has changed meanwhile', () => {
    const { stored } = browser();
    const heard = vi.fn();
    const stop = onSettings(heard);
    stored.set('sparrow:settings', '{"v":1,"theme":"dark"}');
    const shown = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    shown(false);
    expect(heard).not.toHaveBeenCalled();
    shown(true);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ ...none, theme: 'dark' });
    stop();
    shown(true);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('notes an exercise once, with the day it was solved', () => {
    browser();
    const heard = vi.fn();
    onSolved(heard);
    markSolved('two-five-eight/a-turn/2', new Date('2026-02-03T10:00:00Z'));
    markSolved('two-five-eight/a-turn/2', new Date('2026-05-05T10:00:00Z'));
    expect(readSolved()).toEqual({ 'two-five-eight/a-turn/2': '2026-02-03' });
    expect(heard).toHaveBeenCalledOnce();
    // The day on which it was done again counts all the same, once.
    markSolved('two-five-eight/a-turn/2', new Date('2026-05-05T11:00:00Z'));
    expect(readDays('two-five-eight')).toEqual(['2026-02-03', '2026-05-05']);
    expect(readDays('riichi')).toEqual([]);
  });

  test('notes which lesson was open last', () => {
    browser();
    expect(readOpened()).toBeNull();
    noteOpened('two-five-eight/a-turn');
    noteOpened('two-five-eight/kongs');
    expect(readOpened()).toBe('two-five-eight/kongs');
  });
});

describe('a store that is not as one would wish', () => {
  test.each([
    ['spoiled', '{"v":1,'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['of another version', '{"v":2,"theme":"dark","opened":"a/b","solved":{"a/b/1":"2026-01-01"}}'],
    ['nonsense', '{"v":1,"theme":"pink","tiles":3,"words":{},"opened":3,"solved":{"a/b/1":7}}'],
  ])('reads as nothing when it is %s', (_, text) => {
    browser({
      stored: new Map([
        ['sparrow:settings', text],
        ['sparrow:progress', text],
        ['sparrow:exercises', text],
      ]),
    });
    expect(readSettings()).toEqual(none);
    expect([readOpened(), readSolved()]).toEqual([null, {}]);
  });

  test('holds for the page when it is full', () => {
    browser({ full: true });
    changeSettings({ theme: 'light' });
    expect(readSettings().theme).toBe('light');
    noteOpened('a/b');
    markSolved('a/b/1');
    expect([readOpened(), isSolved('a/b/1')]).toEqual(['a/b', true]);
  });

  test('is not missed when there is none', async () => {
    const { readSettings } = await import('../../src/storage/settings.ts');
    const { noteOpened, readOpened } = await import('../../src/storage/last-lesson.ts');
    expect(readSettings()).toEqual(none);
    expect(() => noteOpened('a/b')).not.toThrow();
    expect(readOpened()).toBe('a/b');
  });
});

describe('what a newer version has kept', () => {
  const newer = '{"v":2,"theme":"dark","opened":"x/y","solved":{"x/y/1":"2026-01-01"}}';
  const notes = ['settings', 'progress', 'exercises'].map((name) => `sparrow:${name}`);
  const kept = () => new Map(notes.map((name) => [name, newer]));

  test('is never written over; what is done here lasts for the page', async () => {
    // Notes of a page that has just been opened.
    const [settings, progress, exercises] = await Promise.all([
      import('../../src/storage/settings.ts'),
      import('../../src/storage/last-lesson.ts'),
      import('../../src/storage/exercises.ts'),
    ]);
    const { stored } = browser({ stored: kept() });
    settings.changeSettings({ theme: 'light' });
    progress.noteOpened('a/b');
    exercises.markSolved('a/b/1');
    expect(notes.map((name) => stored.get(name))).toEqual([newer, newer, newer]);
    expect(settings.readSettings().theme).toBe('light');
    expect(progress.readOpened()).toBe('a/b');
    expect([exercises.isSolved('a/b/1'), exercises.isSolved('x/y/1')]).toEqual([true, false]);
  });

  test('is noticed, and nothing else is', () => {
    browser({ stored: kept() });
    expect(hasNewer()).toBe(true);
    browser({
      stored: new Map([
        ['sparrow:settings', '{"v":1}'],
        ['sparrow:progress', '{"v":"2"}'],
        ['sparrow:exercises', '{"v":2'],
        ['elsewhere:settings', '{"v":2}'],
      ]),
    });
    expect(hasNewer()).toBe(false);
    vi.unstubAllGlobals();
    expect(hasNewer()).toBe(false);
  });
});

describe('the address bar', () => {
  test('takes the newest address later where the browser refuses it now', () => {
    vi.useFakeTimers();
    const taken: string[] = [];
    let refuses = true;
    vi.stubGlobal('history', {
      state: null,
      replaceState: (_: unknown, __: string, address: string) => {
        if (refuses) throw new DOMException('too many', 'SecurityError');
        taken.push(address);
      },
    });
    keepAddress('#a=1');
    keepAddress('#a=2');
    vi.advanceTimersByTime(5000);
    expect(taken).toEqual([]);
    refuses = false;
    vi.advanceTimersByTime(5000);
    expect(taken).toEqual(['#a=2']);
    refuses = true;
    keepAddress('#a=3');
    // It gives up in the end.
    vi.advanceTimersByTime(120_000);
    refuses = false;
    vi.advanceTimersByTime(120_000);
    expect(taken).toEqual(['#a=2']);
    vi.useRealTimers();
  });
});

describe('the script in the head', () => {
  // As it stands in the page: nothing of its module is there.
  const run = () => new Function(inlineScript(showStored, storedOptions))();

  test('puts what is stored on the page, and only what is known', () => {
    const { dataset, metas } = browser({
      stored: new Map([['sparrow:settings', '{"v":1,"theme":"dark","tiles":"pink","words":"han"}']]),
    });
    run();
    expect(dataset).toEqual({ js: '', tiles: 'plain', theme: 'dark', words: 'han' });
    expect(metas.map(({ media }) => media)).toEqual(['not all', 'all']);
  });

  test.each(['null', '{', '{"v":7,"theme":"dark"}'])('leaves the page as it is at %s', (text) => {
    const { dataset } = browser({ stored: new Map([['sparrow:settings', text]]) });
    run();
    expect(dataset).toEqual({ js: '', tiles: 'plain' });
  });
});
