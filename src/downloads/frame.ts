/** Opens a frame of this site off screen, to draw it. */
import { clothOf } from './picture.ts';

/** Width of its layout in CSS pixels: a usual column of text. */
const WIDTH = 720;
/** Milliseconds without changes after which the page counts as still, and the longest wait for that. */
const QUIET = 500;
const PATIENCE = 20_000;

/** The frame to open. */
interface FrameContent {
  /** Relative to `embed/frame/`, with query and fragment. */
  readonly address: string;
  readonly text: string | null;
  readonly theme: string | undefined;
}

/**
 * Opens a frame, calls back with its document once nothing changes any more, and closes it.
 * @throws Error where there is no such frame, or no table in it
 */
export async function lookAt<T>(
  { address, text, theme }: FrameContent,
  site: string,
  look: (page: Document) => T,
): Promise<T> {
  const frame = document.createElement('iframe');
  const [path = '', hash = ''] = address.split('#');
  const url = new URL(`embed/frame/${path}`, site);
  if (theme === 'light' || theme === 'dark') url.searchParams.set('theme', theme);
  url.hash = text === null ? hash : `text=${encodeURIComponent(text)}`;
  frame.src = url.href;
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, {
    position: 'fixed',
    left: '-9999px',
    top: '0',
    width: `${WIDTH}px`,
    height: '1200px',
    border: '0',
  });
  document.body.append(frame);
  try {
    const isThere = (): boolean => pressStart(frame.contentDocument) && isAlive(frame.contentDocument);
    await until(isThere);
    // The fragment carries the text first; it is set to the wanted step after the text was read.
    if (text !== null && hash !== '' && frame.contentWindow) frame.contentWindow.location.hash = hash;
    const page = frame.contentDocument;
    if (page) await stillness(page);
    if (!page) throw new Error(`${url.href} cannot be had`);
    return look(page);
  } finally {
    frame.remove();
  }
}

/** Start buttons of widgets that deal or fetch only on request. */
const COVER = ':is(.practice-desk, .play) > .cover > button';

/** Presses the start button of a cover; true once there is none. */
function pressStart(page: Document | null): boolean {
  const begin = page?.querySelector<HTMLButtonElement>(COVER);
  if (begin && !page?.querySelector('[aria-busy="true"]')) begin.click();
  return !begin;
}

/** Have all widgets been hydrated, and is there a table to draw? */
const isAlive = (page: Document | null): boolean =>
  page?.readyState === 'complete' &&
  page.querySelector('astro-island[ssr], .loading') === null &&
  clothOf(page) !== null;

/** Waits until nothing has changed for {@link QUIET} and no animation runs. */
async function stillness(page: Document): Promise<void> {
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  await until(
    () =>
      performance.now() - changed > QUIET &&
      page.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  observer.disconnect();
}

async function until(holds: () => boolean): Promise<void> {
  for (const began = performance.now(); !holds(); ) {
    if (performance.now() - began > PATIENCE) throw new Error('It took too long.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
