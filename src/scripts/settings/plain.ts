/** The plain drawings of tiles, which pages bring only where they show them of themselves: fetched once chosen. */
import { PLAIN_TILES } from '../../storage/drawings.ts';
import { fetchDrawings } from '../../ui/Tile/fetched.ts';

let coming: Promise<void> | null = null;

/** Puts the plain drawings on the page, unless they are there; where they cannot be had, tiles show those of old. */
export function drawPlain(): Promise<void> {
  if (document.querySelector('symbol[id$="-plain"]')) return Promise.resolve();
  coming ??= fetchDrawings(PLAIN_TILES).catch(() => {
    coming = null;
    const { dataset } = document.documentElement;
    if (dataset.tiles === 'plain') dataset.tiles = 'index';
  });
  return coming;
}
