/**
 * What a frame is told by its address, put on the page before it is painted:
 * `?theme=dark&words=chi&tiles=plain&size=18`; that scripts run, as long as none fails to load; and that another
 * question was asked for than the one that the frame was built with.
 */
import { PLAIN_LINK } from '../../notation/plain-seed.ts';
import { LARGEST_TEXT, SMALLEST_TEXT } from '../../notation/text-size.ts';
import { storedOptions } from './settings.ts';

export const frameAddress = {
  choices: storedOptions.choices,
  /** The fragment of the question that the frame was built with. */
  plain: `#${PLAIN_LINK}`,
  smallest: SMALLEST_TEXT,
  largest: LARGEST_TEXT,
};

/** Uses nothing from outside itself. */
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
