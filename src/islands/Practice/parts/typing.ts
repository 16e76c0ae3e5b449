/** Tiles by keys: "36 s" is two tiles of bamboo, "e" is the east wind. */
import { onMount } from 'solid-js';
import type { Kind } from '../../../engine/tiles.ts';
import { tileCalled } from '../../../notation/tile-text.ts';
import type { Keyed } from '../question-kind.ts';

/** Reads keys one by one; a tile comes with the letter that ends it. */
interface Typing {
  /** The tiles that this key completes; null where it means nothing here. */
  readonly type: (key: string) => readonly Kind[] | null;
}

function createTyping(): Typing {
  let ranks = '';
  return {
    type: (key) => {
      if (/^[1-9]$/.test(key)) {
        ranks += key;
        return [];
      }
      const letter = ranks === '' ? key.toUpperCase() : key.toLowerCase();
      const tiles = [...(ranks || [''])].map((rank) => tileCalled(rank + letter));
      ranks = '';
      return tiles.every((tile) => tile !== null) ? tiles : null;
    },
  };
}

/** The keys of a board that is answered with tiles: what is typed is taken tile by tile, and Enter checks. */
export function takeTiles(
  onKeys: (keyed: Keyed) => void,
  board: {
    readonly take: (kind: Kind) => void;
    readonly check: () => boolean;
    /** A key that is this board's own. */
    readonly other?: (key: string) => boolean;
  },
): void {
  const typing = createTyping();
  onMount(() =>
    onKeys(({ key }) => {
      if (key === 'Enter') return board.check();
      if (board.other?.(key)) return true;
      const typed = typing.type(key);
      typed?.forEach(board.take);
      return typed !== null;
    }),
  );
}
