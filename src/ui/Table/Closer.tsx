import { For, type JSX, onMount, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { table } from '#i18n/table.ts';
import type { Seat } from '../../engine/seats.ts';
import { FACE_DOWN } from '../../engine/tiles.ts';
import { MeldView } from './Melds.tsx';
import { Piece } from './Piece.tsx';
import { concealedOf, fromOf, giverAt, quarterBack } from './places.ts';
import { tableContext } from './players.ts';
import type { TableViewProps } from './props.ts';

/** A popover with one other seat's open hand, melds and river, upright and large; on a phone its tiles are small. */
export function Closer(props: { table: TableViewProps; seat: Seat; onClose: () => void }): JSX.Element {
  let box: HTMLDivElement | undefined;
  const own = () => props.table.view.seats[props.seat];
  const messageContext = () => tableContext(props.table);
  const owner = () => names.seatName(props.seat, messageContext(), 'owner');
  const Owner = () => owner().charAt(0).toUpperCase() + owner().slice(1);
  /** Its concealed tiles, as far as the table shows them. */
  const hand = () => (props.table.rest === 'lit' ? [] : concealedOf(props.table.view, props.seat).tiles);
  const isOpen = () => hand().some((kind) => kind !== FACE_DOWN);
  onMount(() => {
    box?.showPopover?.();
    box?.focus();
  });
  return (
    <div
      class="closer"
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-label={names.seatName(props.seat, messageContext(), 'label')}
      ref={box}
      onToggle={(event) => {
        if (event.newState === 'closed') props.onClose();
      }}
    >
      <Show when={isOpen()}>
        <p class="closer-head">{table.hand(Owner())}</p>
        <ul class="closer-hand" aria-label={table.hand(Owner())}>
          <For each={hand()}>
            {(kind) => (
              <li class="spot">
                <Piece kind={kind} name={kind === FACE_DOWN ? '' : names.tileName(kind)} />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={own().melds.length + own().bonus.length > 0}>
        <p class="closer-head">{table.melds(owner())}</p>
        <ul class="melds">
          <For each={own().melds}>
            {(meld) => (
              <li>
                <MeldView
                  meld={meld}
                  side="bottom"
                  giver={giverAt(props.seat, fromOf(meld), props.table.view.direction)}
                />
              </li>
            )}
          </For>
          <For each={own().bonus}>
            {(kind) => (
              <li class="spot">
                <Piece kind={kind} name={names.tileName(kind)} />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <p class="closer-head">{table.discards(owner())}</p>
      <Show when={own().river.length > 0} fallback={<p>{table.nothing}</p>}>
        <ol class="closer-pond">
          <For each={own().river}>
            {(kind, i) => {
              const across = own().sideways.includes(i());
              const name = names.tileName(kind);
              return (
                <li class="spot">
                  <Piece
                    kind={kind}
                    name={across ? table.sideways(name) : name}
                    turn={across ? quarterBack(0) : 0}
                  />
                </li>
              );
            }}
          </For>
        </ol>
      </Show>
    </div>
  );
}
