/**
 * The script of every frame: it hydrates widgets as the site's own pages do, and exchanges messages with the host page.
 */
import '../scripts/notices/islands.ts';
import { LEAST } from '../notation/embed-heights.ts';
import { LONGEST } from '../notation/scene-text.ts';
import { LARGEST_TEXT, SMALLEST_TEXT } from '../notation/text-size.ts';
import { giveText } from '../storage/frame-text.ts';
import { changeSettings } from '../storage/settings.ts';
import { onceDrawn, onWidgetEvent } from '../storage/widget-events.ts';
import DRAWINGS from '../ui/Tile/tiles.svg?url';
import { type FrameMessage, type HostMessage, message, readHostMessage } from './protocol.ts';
import { createTally } from './tally.ts';

const root = document.documentElement;
const main = document.querySelector('main');

/**
 * Posts a message to the host page. The target origin is `*` because the host is unknown; messages hold only what its
 * reader sees anyway.
 */
const tell = (frameMessage: FrameMessage): void => parent.postMessage(message(frameMessage), '*');

const heightNow = (): number => Math.ceil(document.body.getBoundingClientRect().height);

/** The prefix of the step fragment, from the widget's `data-anchor`; undefined where it has no steps. */
const anchor = main?.querySelector<HTMLElement>('[data-anchor]')?.dataset['anchor'];

let step: number | null = null;

/** Goes to a step by the fragment. Changes at most once per animation frame, and adds no history entry. */
function goTo(to: number): void {
  if (step === null)
    requestAnimationFrame(() => {
      if (anchor !== undefined) location.replace(`#${anchor}=${step}`);
      step = null;
    });
  step = to;
}

/** Has the host page sent a message? Only a page with the loader does. */
let isHeard = false;

function onRequest(request: HostMessage): void {
  isHeard = true;
  if (request.type === 'look') {
    if (request.size >= SMALLEST_TEXT && request.size <= LARGEST_TEXT)
      root.style.fontSize = `${request.size}px`;
    changeSettings({ theme: request.theme });
  } else if (request.type === 'go') goTo(request.step);
  else if (request.type === 'text') giveText(request.text);
  else {
    const controls = main?.querySelectorAll<HTMLElement>('button, input, a[href], [tabindex]') ?? [];
    [...controls].find((control) => control.checkVisibility())?.focus();
  }
}

/** Tells once that the reader pressed something. A step is told by itself, and the host page can go to it again. */
function tellTouched({ target }: Event): void {
  if (target instanceof Element && target.closest('.stepper')) return;
  for (const press of ['pointerdown', 'keydown']) removeEventListener(press, tellTouched);
  tell({ type: 'touched' });
}

if (parent !== window && main) {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    const request = readHostMessage(data);
    if (request) onRequest(request);
  });
  const tally = createTally();
  onWidgetEvent((what) => tell(tally(what)));
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, tellTouched);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const base = root.dataset['base'] ?? '/';
    if (!link || link.getAttribute('href')?.startsWith('#') || !link.pathname.startsWith(base)) return;
    if (!isHeard) {
      // Without the loader nobody would handle the link, so it opens in a new tab.
      link.target = '_blank';
      link.rel = 'noopener';
      return;
    }
    event.preventDefault();
    tell({ type: 'open', path: link.pathname.slice(base.length) + link.search + link.hash });
  });
  // Widgets that wait for data, a text or the address must be drawn before the frame reports `ready`.
  const isWritten = main.querySelector('[data-given]') !== null;
  if (isWritten) {
    onceDrawn(reportHeight);
    // Where a widget fails to load, the frame shows its version without scripts.
    const onFailed = (): void => {
      delete root.dataset['js'];
      root.dataset['bare'] = '';
      reportHeight();
    };
    if (main.querySelector('[data-failed]')) onFailed();
    else document.addEventListener('astro:hydration-error', onFailed, { once: true });
  } else reportHeight();
  if (isWritten) tell({ type: 'wants' });
}

/** Inlines the tile drawings, and points the tiles of the server-rendered page to them. */
async function bringDrawings(): Promise<void> {
  const answer = await fetch(DRAWINGS);
  if (!answer.ok) throw new Error(`${DRAWINGS}: ${answer.status}`);
  const drawings = await answer.text();
  document.body.insertAdjacentHTML('beforeend', drawings.replace('<svg', '<svg hidden'));
  for (const use of document.querySelectorAll(`use[href^="${DRAWINGS}"]`))
    use.setAttribute('href', use.getAttribute('href')?.slice(DRAWINGS.length) ?? '');
}

// Frames in embed codes of the first version have an opaque origin; their tiles cannot refer to a file of the site.
if (origin === 'null' && DRAWINGS !== '')
  void bringDrawings().catch((error: unknown) => {
    console.warn(error);
    root.dataset['failed'] = '';
  });

/**
 * The text of a scene to show: `data-text` in a saved file; `#text=…` in the address on a host page without the loader.
 */
const inside = root.dataset['text'];
const linkedText = /^#text=(.*)$/.exec(location.hash)?.[1];
if (inside !== undefined) giveText(inside);
else if (linkedText !== undefined) giveText(readable(linkedText));

/**
 * Holds the height that the host page gave, as long as the width stays the same, so that nothing moves when a widget or
 * the next question appears. Only for practice, scenes, tables and rules, and not where the room is too small or far
 * too large ({@link LEAST}).
 */
function keepRoom(): void {
  const { style } = document.body;
  const [width, room, own] = [innerWidth, innerHeight, heightNow()];
  if (!main?.querySelector('.practice, .drill, .scene, .rule')) return;
  if (own > room || own < LEAST * room) return;
  style.minHeight = `${room}px`;
  const leave = (): void => {
    if (innerWidth === width) return;
    style.minHeight = '';
    removeEventListener('resize', leave);
  };
  addEventListener('resize', leave);
}

/** Posts `ready` with the height in CSS pixels, and `size` after each change of it. */
function reportHeight(): void {
  if (innerWidth === 0) {
    // The frame has no layout yet, so its height would be wrong.
    addEventListener('resize', reportHeight, { once: true });
    return;
  }
  keepRoom();
  let lastHeight = heightNow();
  tell({ type: 'ready', height: lastHeight });
  new ResizeObserver(() => {
    const height = heightNow();
    if (height === lastHeight) return;
    lastHeight = height;
    tell({ type: 'size', height });
  }).observe(document.body);
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, LONGEST);
  } catch {
    return text.slice(0, LONGEST);
  }
}
