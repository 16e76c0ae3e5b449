/** Makes a file of a frame of this site: fetches all that the frame can come to need, and packs it. */
import DRAWINGS from '../ui/Tile/tiles.svg?url';
import { oneFileText, type Packed } from './shell.ts';

/** What is wanted of it. */
interface FileRequest {
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
export async function fileOf({ address, text, theme, words }: FileRequest, site: string): Promise<string> {
  const [path = '', hash = ''] = address.split('#');
  const home = new URL(`embed/frame/${path}`, site);
  // Its styles are not for this page, whose policy knows none of them.
  const markup = (await fetched(home.href))
    .replaceAll('<style', '<template data-style')
    .replaceAll('</style>', '</template>');
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(async (link) => {
    const sheet = await fetched(new URL(link.getAttribute('href') ?? '', home).href);
    // A frame shows the fonts of the system, and its file holds no others.
    return sheet.replace(/@font-face\s*\{[^}]*\}/g, '');
  });
  // The order of layers stands in the page itself, before all sheets.
  const inHead = [...page.querySelectorAll<HTMLTemplateElement>('[data-style]')].map(
    ({ content }) => content.textContent ?? '',
  );
  const packed: Packed = {
    sheets: [...inHead, ...(await Promise.all(sheets)), PAGE],
    script: await fetched(new URL('embed/file/run.js', site).href),
    data: await dataOf(page, site),
    body: bodyOf(page) + (await fetched(new URL(DRAWINGS, site).href)).replace('<svg', '<svg hidden'),
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
    notices: await fetched(new URL('NOTICE', site).href),
    opener: await fetched(new URL('embed/file/open.js', site).href),
    nonce: [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join(''),
    words,
  });
}

/** Files of JSON that widgets ask for, from the site's root. */
const DATA =
  /rules\/[\w-]+\/(?:rulebook|scenes\/[\w-]+)\.json|practice\/[\w-]+\/(?:rules|[\w-]+\/dealt)\.json/g;

/** All data that the frame can ask for: what its page names, and what that names. */
async function dataOf(page: Document, site: string): Promise<Record<string, string>> {
  const data = new Map<string, string>();
  const ask = async (text: string): Promise<void> => {
    const named = [...new Set([...text.matchAll(DATA)].map(([path]) => path))];
    for (const each of named.filter((path) => !data.has(path))) {
      const json = await fetched(new URL(each, site).href);
      data.set(each, json);
      // A scene says which rulebook it is of.
      if (each.includes('/scenes/')) await ask(json);
    }
  };
  await ask(page.body.innerHTML);
  return Object.fromEntries(data);
}

/** What stands in the frame: its scripts are packed by themselves, a file has nothing to load again, and its tiles lie in it. */
function bodyOf(page: Document): string {
  for (const each of page.body.querySelectorAll(
    '[data-style], script:not([type]), script[type="module"], [data-notice]',
  ))
    each.remove();
  return page.body.innerHTML.replaceAll(`${DRAWINGS}#`, '#');
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
