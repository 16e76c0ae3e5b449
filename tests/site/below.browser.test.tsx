/** What is below a lesson's first board is laid out later, unless its reader wants to be somewhere in it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/layouts/lesson.css';
import { layOutBelowLater } from '../../src/scripts/early/below.ts';

const root = document.documentElement;
/** The script of the page: it exports nothing, and so it is no module to TypeScript. */
const script = new URL('../../src/scripts/below/page.ts', import.meta.url).href;

/** A visit of this type, to this fragment. */
function visit(type: string, fragment = ''): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  history.replaceState(null, '', location.pathname + location.search + fragment);
  layOutBelowLater();
}

/** Which pieces of the page are left for later. */
const unlaid = (): boolean[] =>
  [...document.querySelectorAll('.breakout')].map(
    (piece) => getComputedStyle(piece).contentVisibility === 'auto',
  );

beforeEach(() => {
  document.body.innerHTML = `<div class="prose">${'<section class="part"><div class="step"><div class="breakout">A board</div></div></section>'.repeat(3)}</div>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  delete root.dataset['below'];
  history.replaceState(null, '', location.pathname + location.search);
  document.body.innerHTML = '';
});

test('a lesson that is opened is laid out from its second board on once the page has time, and then whole', async () => {
  visit('navigate');
  expect(unlaid()).toEqual([false, true, true]);
  await import(/* @vite-ignore */ script);
  await vi.waitFor(() => expect(root.dataset['below']).toBeUndefined());
  expect(unlaid()).toEqual([false, false, false]);
});

test.each([
  ['where a place in it is asked for', 'navigate', '#rules-of-lesson'],
  ['where it is loaded again', 'reload', ''],
  ['where its reader comes back to it', 'back_forward', ''],
])('%s all of it is laid out at once', (_, type, fragment) => {
  visit(type, fragment);
  expect(unlaid()).toEqual([false, false, false]);
});
