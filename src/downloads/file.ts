/** Saves a frame of this site as one HTML file: fetches everything the frame may need, and packs it. */
import DRAWINGS from '../ui/Tile/tiles.svg?url';
import { oneFileText, type PackedPage } from './shell.ts';

/** The frame to save and how it looks. */
export interface FileRequest {
  /** The frame's address relative to `embed/frame/`, with query and fragment. */
  readonly address: string;
  /** The text of a scene that the reader wrote; null for other frames. */
  readonly text: string | null;
  readonly theme: string | undefined;
  readonly words: { readonly noScript: string; readonly old: string };
  /** Whether it reports to a learning platform. */
  readonly reports?: boolean;
}

/**
 * Fetches a frame and packs it into one file.
 * @param site absolute address of the site's root
 * @returns an HTML page that works without this site
 * @throws Error where a part of it cannot be fetched
 */
export async function fileOf(
  { address, text, theme, words, reports = false }: FileRequest,
  site: string,
): Promise<string> {
  const [path = '', hash = ''] = address.split('#');
  const home = new URL(`embed/frame/${path}`, site);
  // Style elements are parsed as templates, because this page's policy does not know their hashes.
  const markup = (await fetchText(home.href))
    .replaceAll('<style', '<template data-style')
    .replaceAll('</style>', '</template>');
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(async (link) => {
    const sheet = await fetchText(new URL(link.getAttribute('href') ?? '', home).href);
    // Frames use system fonts, so the file needs no font faces.
    return sheet.replace(/@font-face\s*\{[^}]*\}/g, '');
  });
  // The inline style declares the order of the cascade layers; it must come before all sheets.
  const inHead = [...page.querySelectorAll<HTMLTemplateElement>('[data-style]')].map(
    ({ content }) => content.textContent ?? '',
  );
  const packed: PackedPage = {
    sheets: [...inHead, ...(await Promise.all(sheets)), PAGE],
    script: await fetchText(new URL('embed/file/run.js', site).href),
    data: await dataOf(page, site),
    body: bodyOf(page) + (await fetchText(new URL(DRAWINGS, site).href)).replace('<svg', '<svg hidden'),
    hash,
  };
  const choices = Object.fromEntries(home.searchParams);
  const attributes: Record<string, string> = {
    ...Object.fromEntries([...page.documentElement.attributes].map(({ name, value }) => [name, value])),
    // The page's inline script sets this; the file has no such script.
    'data-js': '',
    ...Object.fromEntries(Object.entries(choices).map(([name, value]) => [`data-${name}`, value])),
    ...((theme === 'light' || theme === 'dark') && { 'data-theme': theme }),
    ...(text !== null && { 'data-text': text }),
    ...(reports && { 'data-scorm': '' }),
  };
  return oneFileText({
    title: page.title,
    attributes,
    home: home.href + (hash && `#${hash}`),
    packed: await zip(JSON.stringify(packed)),
    notices: await fetchText(new URL('NOTICE', site).href),
    opener: await fetchText(new URL('embed/file/open.js', site).href),
    nonce: [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join(''),
    words,
  });
}

/** Paths of the JSON files that widgets fetch, relative to the site's root. */
const DATA = /rules\/[\w-]+\/(?:rulebook|(?:scenes|charts)\/[\w-]+)\.json|practice\/[\w-]+\/rules\.json/g;

/** Fetches all data that the frame may ask for: the paths in its page, and the paths in those scenes. */
async function dataOf(page: Document, site: string): Promise<Record<string, string>> {
  const data = new Map<string, string>();
  const ask = async (text: string): Promise<void> => {
    const named = [...new Set([...text.matchAll(DATA)].map(([path]) => path))];
    for (const each of named.filter((path) => !data.has(path))) {
      const json = await fetchText(new URL(each, site).href);
      data.set(each, json);
      // A scene's JSON names the rulebook and the chart it uses.
      if (each.includes('/scenes/')) await ask(json);
    }
  };
  await ask(page.body.innerHTML);
  return Object.fromEntries(data);
}

/**
 * The body of the frame without its scripts (packed separately), its inline styles, its picture and its reload notice. Tiles refer
 * to the drawings in the file.
 */
function bodyOf(page: Document): string {
  for (const each of page.body.querySelectorAll(
    '[data-style], script:not([type]), script[type="module"], [data-notice], .still-picture',
  ))
    each.remove();
  return page.body.innerHTML.replaceAll(`${DRAWINGS}#`, '#');
}

/** Margins and a maximum line length, because the file is a page of its own. */
const PAGE = 'body.embedded{box-sizing:border-box;max-width:64rem;margin:0 auto;padding:min(1rem,2vw)}';

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Compresses a text with gzip and encodes it in base64. */
async function zip(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192)
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters);
}
