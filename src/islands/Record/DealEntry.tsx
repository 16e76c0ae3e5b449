import { createSignal, For, type JSX, Show } from 'solid-js';
import { records } from '#i18n/records.ts';
import { words } from '#i18n/words.ts';
import { SEATS, type Seat, seatAfter, windOf } from '../../engine/seats.ts';
import { FACE_DOWN, type Kind, sortTiles } from '../../engine/tiles.ts';
import type { Difference } from '../../records/differences.ts';
import { later } from '../../ui/lazy.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { PracticeAddresses } from './DealPractice.tsx';
import type { OpenedDeal } from './open-record.ts';
import { differenceText, resultText } from './record-text.ts';

const DEAD_WALL = 14;

/** Addresses that a deal leads to. */
export interface RecordAddresses extends PracticeAddresses {
  /** The play table. */
  readonly play: string;
  /** The page that writes embeds. */
  readonly embed: string;
}

/** Loads once somebody practises. */
const DealPractice = later(async () => (await import('./DealPractice.tsx')).DealPractice);

/** One deal of a record: how it ended, what everybody has then, its tiles, and the way to the table. */
export function DealEntry(props: {
  opened: OpenedDeal;
  /** Names from the record, where they are asked for. */
  names: readonly string[] | null;
  /** The seat that the reader takes at the table; null for all hands open. */
  you: Seat | null;
  addresses: RecordAddresses;
}): JSX.Element {
  const { deal, replayed, link, plays, fault } = props.opened;
  const [practised, setPractised] = createSignal(false);
  const title = records.deal(words.windName(deal.round), deal.dealer + 1, deal.counters);
  const name = (seat: Seat): string => nameOf(seat, deal.dealer, props.names);
  const seats = SEATS.map((steps) => seatAfter(deal.dealer, steps));
  const points = () => deal.after ?? replayed?.played.table.cash.seats;
  return (
    <li class="record-deal panel">
      <h3>{title}</h3>
      <p>{resultText(deal.result, name)}</p>
      <Show when={points()}>
        {(all) => (
          <dl class="record-points" aria-label={records.points}>
            <For each={seats}>
              {(seat) => (
                <div>
                  <dt>{name(seat)}</dt>
                  <dd>{records.amount(all()[seat])}</dd>
                </div>
              )}
            </For>
          </dl>
        )}
      </Show>
      <Show when={fault}>
        {(why) => (
          <p class="record-parts">
            {records.unlaid} {records.fault(why().why, why().expected, why().place)}
          </p>
        )}
      </Show>
      <Show when={replayed}>
        {(played) => (
          <>
            <Show
              when={played().differences.length > 0}
              fallback={
                <p class="aside">
                  <Show when={plays} fallback={records.agrees}>
                    {(by) => (
                      <>
                        {by().text}{' '}
                        <a class="rule-id" href={`${props.addresses.rulebook}#${by().rule}`}>
                          § {by().rule}
                        </a>
                      </>
                    )}
                  </Show>
                </p>
              }
            >
              <div class="record-parts">
                <p>{records.differs}</p>
                <ul>
                  <For each={played().differences}>
                    {(difference) => (
                      <li>
                        {differenceText(difference, name)}{' '}
                        <Show when={ruleOf(difference)}>
                          {(rule) => (
                            // A plain link: what else draws rules brings the receipts with it.
                            <a class="rule-id" href={`${props.addresses.rulebook}#${rule()}`}>
                              § {rule()}
                            </a>
                          )}
                        </Show>
                      </li>
                    )}
                  </For>
                </ul>
              </div>
            </Show>
            <Show when={played().atOdds}>
              <p class="aside">{records.atOdds}</p>
            </Show>
          </>
        )}
      </Show>
      <Show when={link}>
        {(to) => (
          <p class="row">
            <a class="button primary" href={`${props.addresses.play}#${to()('begin', props.you)}`}>
              {records.open(title)}
            </a>
            <a class="button" href={`${props.addresses.play}#${to()('end', props.you)}`}>
              {records.end(title)}
            </a>
            <a
              class="button"
              href={`${props.addresses.embed}#record=${encodeURIComponent(to()('begin', props.you))}`}
            >
              {records.embed(title)}
            </a>
            <Show when={props.you !== null}>
              <button
                type="button"
                class="button"
                aria-expanded={practised()}
                onClick={() => setPractised(!practised())}
              >
                {records.practice.open(title)}
              </button>
            </Show>
          </p>
        )}
      </Show>
      <Show when={practised() && replayed ? replayed : null}>
        {(deal) => (
          <Show when={props.you} keyed fallback={<p class="aside">{records.practice.waiting}</p>}>
            {(seat) => <DealPractice {...props.addresses} replayed={deal()} seat={seat} />}
          </Show>
        )}
      </Show>
      <Tiles opened={props.opened} name={name} seats={seats} />
    </li>
  );
}

/** The four hands as they were dealt, and the dead wall: what nobody saw lies face down. */
function Tiles(props: {
  opened: OpenedDeal;
  name: (seat: Seat) => string;
  seats: readonly Seat[];
}): JSX.Element {
  const { deal, replayed } = props.opened;
  const rows = (): readonly (readonly [label: string, tiles: readonly Kind[]])[] => {
    if (!replayed) return [];
    const { wall, played } = replayed;
    const shown = wall.order.map((tile, place) => (wall.known[place] ? tile : FACE_DOWN));
    const { next } = played.table.wall;
    return [
      [records.rest, shown.slice(next, -DEAD_WALL)],
      [records.wall, shown.slice(-DEAD_WALL)],
    ];
  };
  return (
    <details class="record-tiles">
      <summary>{records.hands}</summary>
      <For each={props.seats}>
        {(seat) => (
          <div class="record-hand">
            <span>{props.name(seat)}</span>
            <span class="record-row">
              <For each={sortTiles(deal.hands[seat])}>
                {(kind) => <Tile kind={kind} size="text" name={words.tileName(kind)} />}
              </For>
            </span>
          </div>
        )}
      </For>
      <Show when={replayed}>
        {(played) => (
          <>
            <For each={rows()}>
              {([label, tiles]) => (
                <div class="record-hand">
                  <span>{label}</span>
                  <span class="record-row">
                    <For each={tiles}>
                      {(kind) => (
                        <Tile
                          kind={kind}
                          size="text"
                          name={kind === FACE_DOWN ? records.hidden : words.tileName(kind)}
                        />
                      )}
                    </For>
                  </span>
                </div>
              )}
            </For>
            <p class="aside">{records.unseen(played().wall.known.filter((known) => !known).length)}</p>
          </>
        )}
      </Show>
    </details>
  );
}

/** A seat by its wind in this deal; with its name in the record where that is asked for. */
function nameOf(seat: Seat, dealer: Seat, names: readonly string[] | null): string {
  const wind = words.windName(windOf(seat, dealer));
  const name = names?.[seat];
  return name ? `${name} (${wind})` : wind;
}

const ruleOf = (difference: Difference): string | null =>
  difference.is === 'refused' ? difference.reason.rule : null;
