/** The plain drawings of tiles, which pages bring only where they show them of themselves: fetched once chosen. */
import { PLAIN_TILES } from '../../offline/list.ts';
import { dataAt } from '../../store/data.ts';

/** What lies there. */
export interface PlainTiles {
  /** The symbols, as one hidden SVG. */
  readonly sprite: string;
}

let coming: Promise<void> | null = null;

/** Puts the plain drawings on the page, unless they are there; where they cannot be had, tiles show those of old. */
export function drawPlain(): Promise<void> {
  if (document.querySelector('symbol[id$="-plain"]')) return Promise.resolve();
  coming ??= fetched().catch(() => {
    coming = null;
    const { dataset } = document.documentElement;
    if (dataset.tiles === 'plain') dataset.tiles = 'index';
  });
  return coming;
}

async function fetched(): Promise<void> {
  const { base = '/' } = document.documentElement.dataset;
  const { sprite } = (await dataAt(base + PLAIN_TILES)) as PlainTiles;
  document.body.insertAdjacentHTML('beforeend', sprite);
}
