/** Tiles by keys: "36 s" is two tiles of bamboo, "e" is the east wind. */
import type { Kind } from '../../../engine/tiles.ts';
import { parseTiles } from '../../../notation/tiles.ts';

/** Reads keys one by one; a tile comes with the letter that ends it. */
export interface Typing {
  /** The tiles that this key completes; null where it means nothing here. */
  readonly type: (key: string) => readonly Kind[] | null;
}

export function createTyping(): Typing {
  let ranks = '';
  return {
    type: (key) => {
      if (/^[1-9]$/.test(key)) {
        ranks += key;
        return [];
      }
      const letter = ranks === '' ? key.toUpperCase() : key.toLowerCase();
      const isTile = ranks === '' ? /^[ESWNCFPX]$/.test(letter) : /^[mpsf]$/.test(letter);
      const written = ranks + letter;
      ranks = '';
      return isTile ? parseTiles(written) : null;
    },
  };
}

/** A tile that was pressed by pointer or finger gives the focus back: Enter then checks the answer. */
export function released({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
