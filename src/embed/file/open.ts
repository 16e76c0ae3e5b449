/**
 * Opens a file that holds a whole frame. It is packed, so that all of it stays small; it is unpacked into the page,
 * which has no site around it: links lead to the site that the file came from, and nothing is kept.
 */
import type { Packed } from '../../downloads/shell.ts';
import { keepAddress } from '../../storage/address.ts';
import { keepNothing } from '../../storage/storage.ts';

const root = document.documentElement;
const { nonce } = document.currentScript as HTMLScriptElement;

// As in a frame: a file that somebody sent around keeps nothing of who reads it.
keepNothing();

/** Links are written for the site; they are made whole before they are followed, copied or shown. */
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

/** Puts an element with this text into the head; the policy knows it by the file's nonce. */
function put(tag: 'style' | 'script', text: string, attributes: Readonly<Record<string, string>> = {}): void {
  const element = document.createElement(tag);
  element.nonce = nonce;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  document.head.append(element);
}

/** Puts this behind the file's address. What listens to the address is not told: it has not begun. */
function name(hash: string): void {
  keepAddress(`#${hash}`);
  // Not every browser lets a file do that.
  if (location.hash === '') location.replace(`#${hash}`);
}

async function unpack(): Promise<void> {
  const packed = document.querySelector('script[type="text/plain"]')?.textContent ?? '';
  const bytes = Uint8Array.from(atob(packed.trim()), (letter) => letter.charCodeAt(0));
  const text = await new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
  ).text();
  const { sheets, body, data, script, hash } = JSON.parse(text) as Packed;
  // What somebody copied from the address bar counts for more.
  if (hash !== '' && location.hash === '') name(hash);
  for (const sheet of sheets) put('style', sheet);
  document.body.innerHTML = body;
  for (const [path, json] of Object.entries(data))
    put('script', json, { type: 'application/json', 'data-path': path });
  put('script', script);
}

// A browser that cannot unpack shows what the file says of itself.
unpack().catch((error: unknown) => {
  for (const note of document.querySelectorAll<HTMLElement>('[data-old]')) note.hidden = false;
  console.warn(error);
});
