import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markLesson, onProgress, readProgress } from '../../src/store/progress.ts';
import { changeSettings, earlyScript, onSettings, readSettings } from '../../src/store/settings.ts';

const none = { theme: 'system', tiles: null, words: 'own' };

/** A browser's store, as full as one likes, and the root element. */
function browser({ full = false, stored = new Map<string, string>() } = {}) {
  const dataset: Record<string, string> = { tiles: 'plain' };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
  return { dataset, stored };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('a store that is there', () => {
  test('keeps settings under a versioned key and puts them on the page', () => {
    const { dataset, stored } = browser();
    changeSettings({ theme: 'dark', words: 'chi' });
    expect(JSON.parse(stored.get('sparrow:settings') ?? '')).toEqual({
      v: 1,
      theme: 'dark',
      tiles: null,
      words: 'chi',
    });
    expect(dataset).toEqual({ tiles: 'plain', theme: 'dark', words: 'chi' });
    changeSettings({ theme: 'system', words: 'own' });
    expect(dataset).toEqual({ tiles: 'plain' });
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

  test('notes a lesson once, with the day it was done', () => {
    browser();
    const heard = vi.fn();
    onProgress(heard);
    markLesson('two-five-eight/a-turn', new Date('2026-02-03T10:00:00Z'));
    markLesson('two-five-eight/a-turn', new Date('2026-05-05T10:00:00Z'));
    expect(readProgress()).toEqual({ 'two-five-eight/a-turn': '2026-02-03' });
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('a store that is not as one would wish', () => {
  test.each([
    ['spoiled', '{"v":1,'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['of another version', '{"v":2,"theme":"dark","lessons":{"a/b":"2026-01-01"}}'],
    ['nonsense', '{"v":1,"theme":"pink","tiles":3,"words":{},"lessons":{"a/b":7}}'],
  ])('reads as nothing when it is %s', (_, text) => {
    browser({
      stored: new Map([
        ['sparrow:settings', text],
        ['sparrow:progress', text],
      ]),
    });
    expect(readSettings()).toEqual(none);
    expect(readProgress()).toEqual({});
  });

  test('holds for the page when it is full', () => {
    browser({ full: true });
    changeSettings({ theme: 'light' });
    expect(readSettings().theme).toBe('light');
    markLesson('a/b');
    expect(Object.keys(readProgress())).toEqual(['a/b']);
  });

  test('is not missed when there is none', async () => {
    const { readSettings } = await import('../../src/store/settings.ts');
    const { markLesson, readProgress } = await import('../../src/store/progress.ts');
    expect(readSettings()).toEqual(none);
    expect(() => markLesson('a/b')).not.toThrow();
    expect(Object.keys(readProgress())).toEqual(['a/b']);
  });
});

describe('the script in the head', () => {
  const run = () => new Function(earlyScript)();

  test('puts what is stored on the page, and only what is known', () => {
    const { dataset } = browser({
      stored: new Map([['sparrow:settings', '{"v":1,"theme":"dark","tiles":"pink","words":"han"}']]),
    });
    run();
    expect(dataset).toEqual({ js: '', tiles: 'plain', theme: 'dark', words: 'han' });
  });

  test.each(['null', '{', '{"v":7,"theme":"dark"}'])('leaves the page as it is at %s', (text) => {
    const { dataset } = browser({ stored: new Map([['sparrow:settings', text]]) });
    run();
    expect(dataset).toEqual({ js: '', tiles: 'plain' });
  });
});
