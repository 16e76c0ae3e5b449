/** Moments of own deals: what is kept of them in the browser. */
import { beforeEach, expect, test, vi } from 'vitest';
import { scheduleCard } from '../../src/islands/Practice/schedule.ts';
import { formatMomentLink, parseMomentLink } from '../../src/notation/own-moment.ts';

const KEY = 'sparrow:moments';
const NOW = new Date(2026, 2, 1, 12).getTime();
const missed = scheduleCard(undefined, false, NOW);

type Moments = typeof import('../../src/storage/moments.ts');

/** The store of a browser in which this is kept. */
async function storeWith(kept: Readonly<Record<string, string>> = {}): Promise<Moments> {
  const notes = new Map(Object.entries(kept));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, text: string) => notes.set(key, text),
  });
  vi.resetModules();
  return import('../../src/storage/moments.ts');
}

beforeEach(() => void vi.unstubAllGlobals());

const moment = (n: number) => ({ game: 'riichi', link: `v=1&seed=${n}` });

test('a moment is kept once, with its game and its link, and has a card', async () => {
  const { keepMoments, momentCards, readMoment } = await storeWith();
  expect(keepMoments({ a1: moment(1) }, missed)).toBe(true);
  expect(readMoment('a1')).toMatchObject(moment(1));
  expect(readMoment('b2')).toBeNull();
  expect(momentCards()).toEqual({ 'riichi/moment/a1': missed });
});

test('what was answered since stays as it is when the same moment is missed at a table again', async () => {
  const { keepMoments, changeMoment, momentCards } = await storeWith();
  keepMoments({ a1: moment(1) }, missed);
  changeMoment('a1', (card) => scheduleCard(card, true, NOW + 1000));
  keepMoments({ a1: moment(1), b2: moment(2) }, missed);
  expect(momentCards()['riichi/moment/a1']?.right).toBe(1);
  expect(momentCards()['riichi/moment/b2']?.right).toBe(0);
});

test('the oldest make room for new ones', async () => {
  const { keepMoments, momentCards } = await storeWith();
  for (let n = 0; n < 40; n++) keepMoments({ [`m${n}`]: moment(n) }, missed);
  const names = Object.keys(momentCards());
  expect(names.length).toBeLessThan(40);
  expect(names.at(-1)).toBe('riichi/moment/m39');
  expect(names).not.toContain('riichi/moment/m0');
});

test('what is spoiled is left out, and a moment that is not kept is not changed', async () => {
  const moments = { good: { ...moment(1), card: missed }, bad: { game: 7, link: 'x' }, worse: null };
  const { momentCards, changeMoment } = await storeWith({ [KEY]: JSON.stringify({ v: 1, moments }) });
  expect(Object.keys(momentCards())).toEqual(['riichi/moment/good']);
  changeMoment('bad', () => missed);
  expect(Object.keys(momentCards())).toEqual(['riichi/moment/good']);
});

test('a link to a moment is read, and nothing else is', () => {
  expect(parseMomentLink(`#${formatMomentLink('a1')}`)).toBe('a1');
  for (const other of ['#v=1&today', '#v=2&moment=a1', '#v=1&moment=a/1', ''])
    expect(parseMomentLink(other)).toBeNull();
});
