/**
 * Applies the address of a frame before the first paint: `?theme=dark&words=chi&tiles=plain&size=18`. Also marks that
 * scripts run, until one fails to load, and that the fragment asks for another question than the built one.
 */
import { PLAIN_LINK } from '../../notation/plain-seed.ts';
import { LARGEST_TEXT, SMALLEST_TEXT } from '../../notation/text-size.ts';
import { storedOptions } from './settings.ts';

export const frameAddress = {
  choices: { ...storedOptions.choices, background: ['none'] },
  /** The fragment of the question that the frame was built with. */
  plain: `#${PLAIN_LINK}`,
  smallest: SMALLEST_TEXT,
  largest: LARGEST_TEXT,
};

/**
 * Applies the address to <html>. Must be self-contained, because it is inlined in the head. `size` is in CSS pixels.
 */
export function showAddress({ choices, plain, smallest, largest }: typeof frameAddress): void {
  const root = document.documentElement;
  const { dataset } = root;
  const address = new URLSearchParams(location.search);
  dataset['js'] = '';
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) delete dataset['js'];
    },
    true,
  );
  if (location.hash.length > 1 && location.hash !== plain) dataset['returning'] = '';
  for (const [name, values] of Object.entries(choices)) {
    const value = address.get(name);
    if (value !== null && (values as readonly string[]).includes(value)) dataset[name] = value;
  }
  const size = Number(address.get('size'));
  if (size >= smallest && size <= largest) root.style.fontSize = `${size}px`;
}
