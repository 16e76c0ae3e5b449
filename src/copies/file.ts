/** Makes a file of a frame of this site: fetches all that the frame can come to need, and packs it. */
import { DRAWINGS } from '../store/drawings.ts';
import { DATA, PARTS, type Parts, scriptsFor } from './parts.ts';
import { oneFileText, type Packed } from './shell.ts';

/** What is wanted of it. */
export interface Asked {
  /** The frame's address below `embed/frame/`, with its query and fragment. */
  readonly address: string;
  /** A scene that somebody wrote. */
  readonly text: string | null;
  readonly theme: string | undefined;
  readonly words: { readonly noScript: string; readonly old: string };
}

/**
 * @param site the site's root, as a whole address
 * @returns a page that works without this site
 * @throws where something of it cannot be had
 */
export async function fileOf({ address, text, theme, words }: Asked, site: string): Promise<string> {
  const [path = '', hash = ''] = address.split('#');
  const home = new URL(`embed/frame/${path}`, site);
  const page = new DOMParser().parseFromString(await fetched(home.href), 'text/html');
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) =>
    // A frame may begin with a part of its sheet.
    fetched(new URL(link.dataset['whole'] ?? link.getAttribute('href') ?? '', home).href),
  );
  // The order of layers stands in the page itself, before all sheets.
  const inHead = [...page.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
  const packed: Packed = {
    sheets: [...inHead, ...(await Promise.all(sheets)), PAGE],
    script: await scriptOf(page, site),
    body: bodyOf(page),
    hash,
  };
  const choices = Object.fromEntries(home.searchParams);
  const attributes: Record<string, string> = {
    ...Object.fromEntries([...page.documentElement.attributes].map(({ name, value }) => [name, value])),
    // As the page's own script in the head would say.
    'data-js': '',
    ...Object.fromEntries(Object.entries(choices).map(([name, value]) => [`data-${name}`, value])),
    ...((theme === 'light' || theme === 'dark') && { 'data-theme': theme }),
    ...(text !== null && { 'data-text': text }),
  };
  return oneFileText({
    title: page.title,
    attributes,
    home: home.href + (hash && `#${hash}`),
    packed: await zipped(JSON.stringify(packed)),
    opener: await fetched(new URL('embed/frame/alone.js', site).href),
    nonce: [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join(''),
    words,
  });
}

/** What the frame runs, with every script and all data that it can ask for. */
async function scriptOf(page: Document, site: string): Promise<string> {
  const inFrame = (name: string) => fetched(new URL(`embed/frame/${name}`, site).href);
  const run = await inFrame('run.js');
  const data = new Map<string, string>();
  const ask = async (text: string): Promise<void> => {
    const named = [...new Set([...text.matchAll(new RegExp(DATA, 'g'))].map(([path]) => path))];
    for (const each of named.filter((path) => !data.has(path))) {
      const script = await inFrame(`data/${each}.js`);
      data.set(each, script);
      // A scene says which rulebook it is of.
      if (each.includes('/scenes/')) await ask(script);
    }
  };
  await ask(page.body.innerHTML);
  // Whoever reads it may choose plain tiles, or play on; a hand may have flowers.
  await ask(DRAWINGS.join());
  const games = [...data.keys()].map((path) => path.split('/')[1]);
  const own = new Set([
    ...[...games, page.documentElement.dataset['ruleset']].map((game) => `rulesets/${game}`),
    ...[...page.querySelectorAll<HTMLElement>('[data-widget]')].map(
      ({ dataset }) => `islands/${dataset['widget']}`,
    ),
  ]);
  const parts = JSON.parse(await fetched(new URL(PARTS, site).href)) as Parts;
  const others = await Promise.all(scriptsFor(parts, own).map(inFrame));
  // The last line starts what the others define.
  const start = run.lastIndexOf('\nsparrow.start(');
  const text = once([run.slice(0, start), ...others].join('\n'));
  return [text, ...data.values(), run.slice(start + 1)].join('\n');
}

/** Scripts in which each module is defined once: several may hold the same one. */
function once(scripts: string): string {
  const seen = new Set<string>();
  const isNew = (part: string): boolean => {
    const name = /^sparrow\.define\("([^"]+)"/.exec(part)?.[1];
    if (name === undefined) return true;
    const known = seen.has(name);
    seen.add(name);
    return !known;
  };
  return scripts
    .split(/^(?=sparrow\.define\(")/m)
    .filter(isNew)
    .join('');
}

/** What stands in the frame, without its scripts: they are packed by themselves. */
function bodyOf(page: Document): string {
  for (const script of page.body.querySelectorAll('script:not([type])')) script.remove();
  return page.body.innerHTML;
}

/** A page of its own has margins, and lines that are not too long to read. */
const PAGE = 'body.embedded{box-sizing:border-box;max-width:64rem;margin:0 auto;padding:min(1rem,2vw)}';

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Gzip, as base64. */
async function zipped(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192)
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters);
}
