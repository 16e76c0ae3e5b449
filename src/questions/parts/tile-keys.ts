/** Types tiles on the keyboard: "3", "6", "s" gives two bamboo tiles; "e" gives the east wind. */
import { onMount } from 'solid-js';
import type { Kind } from '../../engine/tiles.ts';
import { tileCalled } from '../../notation/tile-text.ts';
import type { KeyHandler } from '../kind.ts';

function createTyping() {
  let ranks = '';
  return {
    /** Tiles completed by this key: empty after a digit, null if the key means nothing here. */
    type: (key: string) => {
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

/** Connects the keyboard to a board that takes tiles: calls `take` for every typed tile; Enter calls `check`. */
export function takeTiles(
  onKeys: (keyed: KeyHandler) => void,
  board: {
    readonly take: (kind: Kind) => void;
    readonly check: () => boolean;
    /** Handles extra keys of this board; true if it used the key. */
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
