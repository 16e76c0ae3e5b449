import { For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { table } from '#i18n/table.ts';
import type { Meld } from '../../engine/melds.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import { type Business, businessOf } from './business.ts';
import { Hand } from './Hand.tsx';
import { Melds } from './Melds.tsx';
import { Piece } from './Piece.tsx';
import { Pond } from './Pond.tsx';
import { concealedOf, fromOf, giverAt, sideOf, turnOf, wonDiscard } from './places.ts';
import { tableContext } from './players.ts';
import type { TableViewProps } from './props.ts';
import { Rack } from './Rack.tsx';
import { SeatLabel } from './SeatLabel.tsx';

/** One seat: its label, which never moves, and its hand, melds, bonus tiles and river. */
export function SeatView(props: {
  table: TableViewProps;
  seat: Seat;
  onCloser?: ((seat: Seat) => void) | undefined;
}): JSX.Element {
  const view = () => props.table.view;
  const own = () => view().seats[props.seat];
  const side = () => sideOf(props.seat, props.table.you, view().direction);
  const bottom = () => props.seat === props.table.you;
  const messageContext = () => tableContext(props.table);
  const isReader = () => props.seat === messageContext().reader;
  const owner = () => names.seatName(props.seat, messageContext(), 'owner');
  const Owner = () => owner().charAt(0).toUpperCase() + owner().slice(1);
  const name = (kind: Kind) => names.tileName(kind);
  const wind = () => names.windName(own().wind);
  /** The game's word for its dealer; null if it is just the wind. */
  const dealerName = () => {
    const { dealer } = props.table.terms;
    return dealer === wind() ? null : dealer;
  };
  const row = () => concealedOf(view(), props.seat);
  const lit = (zone: string) =>
    (props.table.lit ?? [])
      .filter((one) => one.seat === props.seat && one.zone === zone)
      .map((one) => one.tile);
  const business = (): Business => businessOf(props.table, props.seat);
  const offered = () => {
    const { offer, phase } = view().stage;
    return offer?.from === props.seat && offer.as === 'discard' && phase !== 'drawing';
  };
  const purse = (unit?: string) => names.purse(view().cash.seats[props.seat], view().stake, unit);
  /** Has somebody won with this seat's last discard? It then stands beside the winner's hand. */
  const isWonFrom = () => {
    const won = wonDiscard(view());
    return won?.from === props.seat && won.winners.some((seat) => concealedOf(view(), seat).won);
  };
  const left = () => {
    const moved = props.table.moved;
    return (
      moved?.type === 'awarded' &&
      moved.offer.from === props.seat &&
      moved.stand.some((bid) => bid.call !== 'win')
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: four seats a table are too many for landmarks.
    <div
      class="seat"
      role="group"
      data-side={side()}
      data-seat={props.seat}
      data-business={business()}
      aria-label={
        isReader() && !props.table.players
          ? `${wind()}, ${table.you}`
          : names.seatName(props.seat, messageContext(), 'label')
      }
    >
      <div class="place">
        <SeatLabel
          letter={wind().charAt(0)}
          name={props.table.players ? names.seatName(props.seat, messageContext(), 'start') : wind()}
          wind={props.table.players ? wind() : null}
          you={isReader() && !props.table.players ? table.you : null}
          note={bottom() && own().wind === 0 ? dealerName() : null}
          declaration={view().declarations[props.seat]}
          balance={view().paid ? purse() : null}
          balanceText={view().paid ? purse(messageContext().terms.money) : null}
          business={business()}
          closer={props.onCloser && !bottom() ? table.closer(owner()) : null}
          onCloser={() => props.onCloser?.(props.seat)}
        />
        <Show
          when={bottom()}
          fallback={
            <Rack
              side={side()}
              tiles={row().tiles}
              drawn={row().drawn !== null}
              label={table.hand(Owner())}
              name={name}
              backs={table.backs(row().tiles.length)}
              lit={lit('hand')}
              litOnly={props.table.rest === 'lit'}
            />
          }
        >
          <Hand
            tiles={row().tiles}
            drawn={row().drawn}
            label={table.hand(Owner())}
            drawnLabel={row().won ? table.winning : table.drawn}
            lit={lit('hand')}
            name={name}
          />
          <AwaitedTiles waits={props.table.waits} kept={props.table.keepsWaits} />
        </Show>
        <MeldsAndBonus table={props.table} seat={props.seat} side={side()} owner={Owner()} lit={lit} />
      </div>
      <Pond
        side={side()}
        tiles={isWonFrom() ? own().river.slice(0, -1) : own().river}
        sideways={own().sideways}
        label={table.discards(Owner())}
        name={name}
        upright={props.table.size === 'warm-up'}
        offered={offered()}
        lit={lit('river')}
        left={left() || isWonFrom()}
      />
    </div>
  );
}

/** The tiles that the reader waits for, with how many of each are left. */
function AwaitedTiles(props: {
  waits: TableViewProps['waits'];
  kept: TableViewProps['keepsWaits'] | undefined;
}): JSX.Element {
  /** What is said of all of them alike stands once, before them. */
  const shared = () => {
    const [first, ...others] = props.waits ?? [];
    return first?.note && others.every(({ note }) => note === first.note) ? first.note : null;
  };
  return (
    <Show
      when={props.waits?.length ? props.waits : null}
      fallback={
        <Show when={props.kept}>
          <div class="waits" data-kept aria-hidden="true">
            <span class="spot">
              <Piece kind={0} name="" face="down" />
              <span class="waits-left">×4</span>
            </span>
          </div>
        </Show>
      }
    >
      {(waits) => (
        <ul class="waits" aria-label={waits().some(({ note }) => note) ? table.completing : table.waits}>
          <li class="waits-word" aria-hidden="true">
            {table.waiting(shared())}
          </li>
          <For each={waits()}>
            {({ kind, left, note }) => (
              <li class="spot">
                <Piece kind={kind} name={table.awaited(names.tileName(kind), left, note)} />
                <span class="waits-left" aria-hidden="true">
                  ×{left}
                  <Show when={note && shared() === null}> {note}</Show>
                </span>
              </li>
            )}
          </For>
        </ul>
      )}
    </Show>
  );
}

/** What a seat has laid open: its melds, and its flowers and seasons. */
function MeldsAndBonus(props: {
  table: TableViewProps;
  seat: Seat;
  side: ReturnType<typeof sideOf>;
  /** The owner in words, with a capital. */
  owner: string;
  /** The highlighted tiles in a part of the seat. */
  lit: (zone: string) => readonly Kind[];
}): JSX.Element {
  const own = () => props.table.view.seats[props.seat];
  const tell = (meld: Meld) => {
    const word = names.callName(meld.kind, props.table.terms);
    const tiles = names.tileList(meld.tiles);
    if (meld.kind === 'kong' && meld.how === 'concealed') return table.concealed(word, tiles);
    const from = fromOf(meld);
    return table.meld(word, tiles, from === null ? null : names.seatName(from, tableContext(props.table)));
  };
  return (
    <div class="laid">
      <Show when={own().melds.length > 0}>
        <Melds
          side={props.side}
          melds={own().melds}
          label={table.melds(props.owner)}
          tell={tell}
          giver={(meld) => giverAt(props.seat, fromOf(meld), props.table.view.direction)}
          lit={props.lit('melds')}
        />
      </Show>
      <Show when={own().bonus.length > 0}>
        <ul class="bonus" aria-label={table.bonus(props.owner)}>
          <For each={own().bonus}>
            {(kind) => (
              <li class="spot">
                <Piece
                  kind={kind}
                  name={names.tileName(kind)}
                  turn={turnOf(props.side)}
                  lit={props.lit('bonus').includes(kind)}
                />
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}
