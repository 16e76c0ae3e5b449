/** A tile of the own hand that is dragged out of its row; press and keys do the same. */

/** So far, in pixels, a press may slip and is still a press. */
const SLIP = 8;

interface Drag {
  readonly tile: HTMLElement;
  readonly place: number;
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  /** Where the row begins: on a phone it is no box of its own, and its tiles lie in two lines. */
  readonly top: number;
  /** Whether it has left where it was pressed. */
  moves: boolean;
}

/**
 * Lets the tiles of a row be dragged.
 * @param discard a tile was let go over the cloth, above its row
 * @returns what is called as a press begins in the row
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
        // The tile travels on from where it was let go.
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

/** What was dragged was not pressed. */
function swallowClick(): void {
  const swallow = (click: MouseEvent) => click.stopPropagation();
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
