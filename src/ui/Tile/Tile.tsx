import { type JSX, Show } from 'solid-js';
import { attributesOf, drawingOf, type TileText } from './look.ts';
import './tile.css';

interface TileProps extends TileText {
  /** An image or a button. Default: img. */
  as?: 'img' | 'button' | undefined;
  onPress?: ((event: MouseEvent) => void) | undefined;
  disabled?: boolean | undefined;
  /** True if chosen; only where tiles can be chosen. */
  pressed?: boolean | undefined;
  /** -1 in a row of tiles with a roving tab stop. */
  tabIndex?: number | undefined;
  /** Id of an element that says more, such as a refusal. */
  describedBy?: string | undefined;
  ref?: ((element: HTMLElement) => void) | undefined;
}

/** A tile. Its drawing is a symbol in tiles.svg. */
export function Tile(props: TileProps): JSX.Element {
  const look = (attribute: string) => attributesOf(props)[attribute];
  return (
    <Show
      when={props.as === 'button'}
      fallback={
        <span
          ref={(element) => props.ref?.(element)}
          class={look('class')}
          data-face={look('data-face')}
          data-turn={look('data-turn')}
          data-index={look('data-index')}
          data-state={look('data-state')}
          role="img"
          aria-label={props.name || undefined}
          aria-hidden={props.name ? undefined : 'true'}
        >
          <TileFace {...props} />
        </span>
      }
    >
      <button
        ref={(element) => props.ref?.(element)}
        type="button"
        class={look('class')}
        data-face={look('data-face')}
        data-turn={look('data-turn')}
        data-index={look('data-index')}
        data-state={look('data-state')}
        aria-label={props.name}
        aria-pressed={props.pressed}
        aria-describedby={props.describedBy}
        tabIndex={props.tabIndex}
        disabled={props.disabled}
        onClick={(event) => props.onPress?.(event)}
      >
        <TileFace {...props} />
      </button>
    </Show>
  );
}

/** The drawing, and the label shown on hover and focus. */
function TileFace(props: TileText): JSX.Element {
  return (
    <>
      <Show when={drawingOf(props)}>
        {(drawing) => (
          <svg aria-hidden="true">
            <use href={drawing()} />
          </svg>
        )}
      </Show>
      <Show when={props.tip}>
        <span class="tile-label" aria-hidden="true" data-text={props.tip} />
      </Show>
    </>
  );
}
