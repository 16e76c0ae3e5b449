/** Dragging a tile out of the reader's hand; pressing and keys do the same. */

/** Most movement of a press, in pixels, before it becomes a drag. */
const SLIP = 8;

interface Drag {
  readonly tile: HTMLElement;
  readonly place: number;
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  /** Top of the row, measured from its tiles: on a phone the row has no box of its own and wraps to two lines. */
  readonly top: number;
  /** True once it has moved further than `SLIP`. */
  moves: boolean;
}

/**
 * Makes the tiles of a row draggable.
 * @param discard called with the index of a tile dropped above its row
 * @returns the pointerdown handler of the row
 */
export function createDragging(discard: (place: number) => void): (event: PointerEvent) => void {
  return (event) => {
    const row = event.currentTarget;
    const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('.spot') : null;
    if (!(row instanceof HTMLElement) || !tile || !event.isPrimary || event.button !== 0) return;
    const drag: Drag = {
      tile,
      place: [...row.children].indexOf(tile),
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      top: Math.min(...[...row.children].map((each) => each.getBoundingClientRect().top)),
      moves: false,
    };
    const gone = new AbortController();
    const { signal } = gone;
    const end = () => {
      gone.abort();
      delete tile.dataset.dragged;
      tile.style.removeProperty('translate');
    };
    addEventListener('pointermove', (moved) => moved.pointerId === drag.pointer && follow(drag, moved), {
      signal,
    });
    addEventListener(
      'pointerup',
      (up) => {
        if (up.pointerId !== drag.pointer) return;
        if (drag.moves) swallowClick();
        // Discard before resetting, so that the animation starts where the tile was dropped.
        if (drag.moves && up.clientY < drag.top) discard(drag.place);
        end();
      },
      { signal },
    );
    addEventListener('pointercancel', end, { signal });
  };
}

function follow(drag: Drag, { clientX, clientY }: PointerEvent): void {
  const x = clientX - drag.from.x;
  const y = clientY - drag.from.y;
  if (!drag.moves && Math.hypot(x, y) < SLIP) return;
  drag.moves = true;
  drag.tile.dataset.dragged = '';
  drag.tile.style.translate = `${x}px ${y}px`;
}

/** Suppresses the click that follows a drag. */
function swallowClick(): void {
  const swallow = (click: MouseEvent) => click.stopPropagation();
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
