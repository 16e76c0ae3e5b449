/** What runs in a frame: the page's widgets, as on the site's own pages, and the talk with the page around it. */
import '../scripts/notices/islands.ts';
import { LEAST } from '../notation/embed-heights.ts';
import { LONGEST } from '../notation/scene-text.ts';
import { LARGEST_TEXT, SMALLEST_TEXT } from '../notation/text-size.ts';
import { giveText } from '../storage/frame-text.ts';
import { changeSettings } from '../storage/settings.ts';
import { onceDrawn, onWidgetEvent } from '../storage/widget-events.ts';
import DRAWINGS from '../ui/Tile/tiles.svg?url';
import { type FrameMessage, type HostMessage, message, readHostMessage } from './protocol.ts';

const root = document.documentElement;
const main = document.querySelector('main');

/** The page around is not known by name: what is told is what its reader sees anyway. */
const tell = (frameMessage: FrameMessage): void => parent.postMessage(message(frameMessage), '*');

const heightNow = (): number => Math.ceil(document.body.getBoundingClientRect().height);

/** The kind of widget and which, as its address says it. */
const anchor = main?.querySelector<HTMLElement>('[data-anchor]')?.dataset['anchor'];

let step: number | null = null;

/** Goes to a step once a picture, however often it is told to, and leaves nothing in the page's history. */
function goTo(to: number): void {
  if (step === null)
    requestAnimationFrame(() => {
      if (anchor !== undefined) location.replace(`#${anchor}=${step}`);
      step = null;
    });
  step = to;
}

/** Whether the page around has the loader: it has said something. */
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

if (parent !== window && main) {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    const request = readHostMessage(data);
    if (request) onRequest(request);
  });
  onWidgetEvent(tell);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const base = root.dataset['base'] ?? '/';
    if (!link || link.getAttribute('href')?.startsWith('#') || !link.pathname.startsWith(base)) return;
    if (!isHeard) {
      // Nobody would open it: it opens by itself, beside the page around.
      link.target = '_blank';
      link.rel = 'noopener';
      return;
    }
    event.preventDefault();
    tell({ type: 'open', path: link.pathname.slice(base.length) + link.search + link.hash });
  });
  // What is drawn from data, a text or the address has to come first.
  const isWritten = main.querySelector('[data-given]') !== null;
  if (isWritten) {
    onceDrawn(stand);
    // A widget that does not come leaves what is read without scripts.
    const onFailed = (): void => {
      delete root.dataset['js'];
      stand();
    };
    if (main.querySelector('[data-failed]')) onFailed();
    else document.addEventListener('astro:hydration-error', onFailed, { once: true });
  } else stand();
  if (isWritten) tell({ type: 'wants' });
}

/** Puts the drawings of tiles into the page, and has the tiles that the page came with refer to them there. */
async function bringDrawings(): Promise<void> {
  const answer = await fetch(DRAWINGS);
  if (!answer.ok) throw new Error(`${DRAWINGS}: ${answer.status}`);
  const drawings = await answer.text();
  document.body.insertAdjacentHTML('beforeend', drawings.replace('<svg', '<svg hidden'));
  for (const use of document.querySelectorAll(`use[href^="${DRAWINGS}"]`))
    use.setAttribute('href', use.getAttribute('href')?.slice(DRAWINGS.length) ?? '');
}

// A frame as the first version wrote it has no origin, and its tiles may refer to no file of this site.
if (origin === 'null' && DRAWINGS !== '')
  void bringDrawings().catch((error: unknown) => {
    console.warn(error);
    root.dataset['failed'] = '';
  });

/** A file that holds a frame has its text in it. A page without the loader writes it into the address, as `#text=…`. */
const inside = root.dataset['text'];
const written = /^#text=(.*)$/.exec(location.hash)?.[1];
if (inside !== undefined) giveText(inside);
else if (written !== undefined) giveText(readable(written));

/**
 * What is asked, shown at a table or said by a rule keeps the room that the page around gave it, as long as it is as
 * wide: so nothing moves when it comes, nor from one question to the next. Of room that was not meant for it, nothing
 * is kept.
 */
function keepRoom(): void {
  const { style } = document.body;
  const [width, room, own] = [innerWidth, innerHeight, heightNow()];
  if (!main?.querySelector('.practice, .drill, .own-boards > .cover, .scene, .rule')) return;
  if (own > room || own < LEAST * room) return;
  style.minHeight = `${room}px`;
  const leave = (): void => {
    if (innerWidth === width) return;
    style.minHeight = '';
    removeEventListener('resize', leave);
  };
  addEventListener('resize', leave);
}

/** Tells that it stands here, and from now on how high. */
function stand(): void {
  if (innerWidth === 0) {
    // It is not laid out yet: its height would be that of nothing.
    addEventListener('resize', stand, { once: true });
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
