/** Drawings of tiles that a page does not bring: fetched when they are to be shown. */
import { dataAt } from '../../storage/data.ts';

/** What lies there. */
export interface Drawings {
  /** The symbols, as one hidden SVG. */
  readonly sprite: string;
}

/** Puts drawings on the page; of those that are there already, none twice. */
export function putDrawings({ sprite }: Drawings): void {
  const template = document.createElement('template');
  template.innerHTML = sprite;
  for (const symbol of template.content.querySelectorAll('symbol'))
    if (document.getElementById(symbol.id)) symbol.remove();
  document.body.append(template.content);
}

/**
 * Fetches drawings, and puts them on the page.
 * @param path of a file of drawings, from the site's root
 * @throws where it cannot be had
 */
export async function fetchDrawings(path: string): Promise<void> {
  const { base = '/' } = document.documentElement.dataset;
  putDrawings((await dataAt(base + path)) as Drawings);
}
