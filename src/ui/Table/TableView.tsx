import {
  createComputed,
  createEffect,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import { names } from '#i18n/names.ts';
import { table } from '#i18n/table.ts';
import type { Seat } from '../../engine/seats.ts';
import { later } from '../lazy.ts';
import { Indicators } from './Indicators.tsx';
import { type Before, move, remember } from './motion.ts';
import { Piece } from './Piece.tsx';
import { drawPaths } from './paths.ts';
import { others, sideOf } from './places.ts';
import { tableContext } from './players.ts';
import type { TableViewProps } from './props.ts';
import { SeatView } from './Seat.tsx';
import './table.css';

/** The close-up of a seat, loaded on first use since few readers open it. */
const Closer = later(async () => (await import('./Closer.tsx')).Closer);

/**
 * The table seen from above: a pure function of a view (of one seat, or open) and of display settings. It renders to
 * static HTML; in the browser tiles that `moved` are animated, and paths are drawn.
 */
export function TableView(props: TableViewProps & {}): JSX.Element {
  let cloth: HTMLDivElement | undefined;
  let paths: SVGSVGElement | undefined;
  const [closer, setCloser] = createSignal<Seat | null>(null);
  const seats = () => [...others(props.you), props.you];

  // Positions must be read before the page changes: computations run first, effects last.
  let before: Before | null = null;
  createComputed(
    on(
      () => props.view,
      () => {
        before = cloth ? remember(cloth) : null;
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => props.view,
      () => {
        if (cloth && before) move(cloth, before, props.moved ?? null);
      },
      { defer: true },
    ),
  );
  const redraw = () => {
    if (cloth && paths) drawPaths(paths, cloth, props);
  };
  createEffect(on(() => [props.view, props.bids, props.moved], redraw, { defer: true }));
  onMount(() => {
    if (!cloth || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(redraw);
    watch.observe(cloth);
    onCleanup(() => watch.disconnect());
  });

  const offer = () => {
    const { offer: tile, phase } = props.view.stage;
    return tile && phase !== 'drawing' ? tile : null;
  };
  /** The round wind, if it counts, the dealer's place in the round, and the counters or the number of the deal. */
  const moment = () =>
    table.moment(
      props.view.roundCounts ? names.windName(props.view.round) : null,
      props.deal ?? null,
      // Seat 0 deals first in every match.
      props.view.dealer + 1,
      props.view.counters,
    );
  /** Calls at a table without players are told of all seats alike, the reader's too. */
  const bidContext = () => ({ ...tableContext(props), ...(!props.players && { reader: null }) });
  return (
    <div class="tabletop" data-size={props.size}>
      {/* biome-ignore lint/a11y/useSemanticElements: a lesson has several tables, too many for landmarks. */}
      <div
        class="cloth"
        role="group"
        aria-label={props.label}
        ref={cloth}
        data-open={props.view.seat === null && props.rest !== 'lit' ? '' : undefined}
        data-offer={offer() ? '' : undefined}
        data-sideways={props.view.laysSideways ? '' : undefined}
        data-sets={setsOf(props.view.seats[props.you])}
      >
        <div class="centre">
          <p class="wall">
            <b>{names.number(props.view.wall)}</b> <span>{table.inWall}</span>
            <Show when={moment().length > 0}>
              <span class="round">
                <For each={moment()}>{(part) => <span>{part}</span>}</For>
              </span>
            </Show>
            <Show when={props.view.counters !== null}>
              <span class="at-stake">
                <Show when={!(props.view.roundCounts && props.deal)}>
                  <span>{table.counters(props.view.counters ?? 0)}</span>{' '}
                </Show>
                <span>{table.pot(props.view.cash.pot)}</span>
              </span>
            </Show>
          </p>
          <svg class="wall-strip" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect class="wall-rest" width={share(props.view.wall)} height="8" />
          </svg>
          <Indicators view={props.view} />
          <Show when={offer()}>
            {(tile) => (
              <div class="spot spotlight">
                <Piece kind={tile().tile} name="" lit />
              </div>
            )}
          </Show>
        </div>
        <For each={seats()}>
          {(seat) => (
            <SeatView
              table={props}
              seat={seat}
              onCloser={props.closer === false || props.size === 'warm-up' ? undefined : setCloser}
            />
          )}
        </For>
        <Show when={props.bids?.length}>
          <ul class="bids">
            <For each={props.bids}>
              {(bid) => (
                <li data-side={sideOf(bid.seat, props.you, props.view.direction)} data-fate={bid.fate}>
                  <span class="unseen">{table.bid(bid, bidContext())}</span>
                  <span aria-hidden="true">{bid.word}</span>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <svg class="paths" ref={paths} aria-hidden="true" />
      </div>
      <Show when={closer() !== null}>
        <Closer table={props} seat={closer() ?? 0} onClose={() => setCloser(null)} />
      </Show>
    </div>
  );
}

/** Remaining wall in percent; after a deal the longest wall has about ninety tiles. */
const share = (tiles: number): number => Math.min(100, tiles * 1.1);

/** Number of sets of a whole hand here, which a row must have space for. */
const setsOf = ({ concealed, melds }: TableViewProps['view']['seats'][number]): number =>
  Math.floor((concealed.length - 1) / 3) + melds.length;
