/** A frame of this site, opened out of sight to be looked at. */
import { clothOf } from './picture.ts';

/** How wide it is laid out: what most pages have for a column of text. In CSS pixels. */
const WIDTH = 720;
/** How long nothing may change before it stands still, and how long that may take at most, in milliseconds. */
const QUIET = 500;
const PATIENCE = 20_000;

/** What is to be seen. */
interface FrameContent {
  /** Below `embed/frame/`, with its query and fragment. */
  readonly address: string;
  readonly text: string | null;
  readonly theme: string | undefined;
}

/**
 * Calls back with the frame's page as soon as it stands still, and closes it.
 * @throws where there is no such frame, or no cloth in it
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
    const isThere = (): boolean => begun(frame.contentDocument) && isAlive(frame.contentDocument);
    await until(isThere);
    // A text of one's own has the address to itself until it was read.
    if (text !== null && hash !== '' && frame.contentWindow) frame.contentWindow.location.hash = hash;
    const page = frame.contentDocument;
    if (page) await stillness(page);
    // A board that is asked for by its address has its cover once it has been dealt.
    if (page && !begun(page)) {
      await until(isThere);
      await stillness(page);
    }
    if (!page) throw new Error(`${url.href} cannot be had`);
    return look(page);
  } finally {
    frame.remove();
  }
}

/** Covers that ask before anything is dealt or fetched. */
const COVER = ':is(.own-boards, .practice-desk, .play) > .cover > button';

/** What asks has been told to go on, and is gone. */
function begun(page: Document | null): boolean {
  const begin = page?.querySelector<HTMLButtonElement>(COVER);
  if (begin && !page?.querySelector('[aria-busy="true"]')) begin.click();
  return !begin;
}

/** All widgets are there, and there is a cloth. */
const isAlive = (page: Document | null): boolean =>
  page?.readyState === 'complete' &&
  page.querySelector('astro-island[ssr], .loading') === null &&
  clothOf(page) !== null;

/** Until nothing has changed for a while, and nothing moves. */
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
