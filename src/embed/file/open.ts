/**
 * Opens a saved one-file frame: unpacks its gzip payload into the page. There is no site around it, so links lead to
 * the site it came from, and nothing is stored.
 */
import type { PackedPage } from '../../downloads/shell.ts';
import { keepAddress } from '../../storage/address.ts';
import { keepNothing } from '../../storage/storage.ts';

const root = document.documentElement;
const { nonce } = document.currentScript as HTMLScriptElement;

// A frame that is passed around as a file must store nothing about its readers.
keepNothing();

/** Completes a site link to an absolute address before it is followed, copied or shown; it opens in a new tab. */
function lead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const written = link?.getAttribute('href');
  if (!link || !written || /^(?:#|[a-z]+:)/.test(written)) return;
  link.href = new URL(written, root.dataset['home']).href;
  link.target = '_blank';
  link.rel = 'noopener';
}
for (const sign of ['pointerover', 'focusin', 'click', 'auxclick'] as const)
  document.addEventListener(sign, lead, { capture: true });

/** Appends a style or script with this text to the head, with the file's nonce so that its policy allows it. */
function appendToHead(
  tag: 'style' | 'script',
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): void {
  const element = document.createElement(tag);
  element.nonce = nonce;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  document.head.append(element);
}

/** Sets the fragment of the file's address. No `hashchange` listener needs it, as no widget has started yet. */
function name(hash: string): void {
  keepAddress(`#${hash}`);
  // Not every browser lets a file use `replaceState`.
  if (location.hash === '') location.replace(`#${hash}`);
}

async function unpack(): Promise<void> {
  const packed = document.querySelector('script[type="text/plain"]')?.textContent ?? '';
  const bytes = Uint8Array.from(atob(packed.trim()), (letter) => letter.charCodeAt(0));
  const text = await new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
  ).text();
  const { sheets, body, data, script, hash } = JSON.parse(text) as PackedPage;
  // A fragment that the reader pasted wins over the one in the file.
  if (hash !== '' && location.hash === '') name(hash);
  for (const sheet of sheets) appendToHead('style', sheet);
  document.body.innerHTML = body;
  for (const [path, json] of Object.entries(data))
    appendToHead('script', json, { type: 'application/json', 'data-path': path });
  appendToHead('script', script);
}

// A browser that cannot unpack shows the file's own notice.
unpack().catch((error: unknown) => {
  for (const note of document.querySelectorAll<HTMLElement>('[data-old]')) note.hidden = false;
  console.warn(error);
});
