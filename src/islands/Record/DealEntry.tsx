import { For, type JSX, Show } from 'solid-js';
import { records } from '#i18n/records.ts';
import { words } from '#i18n/words.ts';
import { SEATS, type Seat, seatAfter, windOf } from '../../engine/seats.ts';
import { FACE_DOWN, type Kind, sortTiles } from '../../engine/tiles.ts';
import type { Difference } from '../../records/agreement.ts';
import type { RecordResult } from '../../records/record.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { OpenedDeal } from './open-record.ts';

const DEAD_WALL = 14;

/** One deal of a record: how it ended, what everybody has then, its tiles, and the way to the table. */
export function DealEntry(props: {
  opened: OpenedDeal;
  /** Names from the record, where they are asked for. */
  names: readonly string[] | null;
  /** The seat that the reader takes at the table; null for all hands open. */
  you: Seat | null;
  play: string;
  rulebook: string;
}): JSX.Element {
  const { deal, replayed, link, plays, fault } = props.opened;
  const title = records.deal(words.windName(deal.round), deal.dealer + 1, deal.counters);
  const name = (seat: Seat): string => nameOf(seat, deal.dealer, props.names);
  const seats = SEATS.map((steps) => seatAfter(deal.dealer, steps));
  const points = () => deal.after ?? replayed?.played.table.cash.seats;
  return (
    <li class="record-deal panel">
      <h3>{title}</h3>
      <p>{endOf(deal.result, name)}</p>
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
                <p class="aside">{plays ? records.plays(plays.title, plays.value) : records.agrees}</p>
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
                          {(rule) => <RuleLink id={rule()} href={`${props.rulebook}#${rule()}`} />}
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
            <a class="button primary" href={`${props.play}#${to()('begin', props.you)}`}>
              {records.open(title)}
            </a>
            <a class="button" href={`${props.play}#${to()('end', props.you)}`}>
              {records.end(title)}
            </a>
          </p>
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
  const dead = (): readonly Kind[] => {
    const wall = replayed?.wall;
    return wall
      ? wall.order
          .slice(-DEAD_WALL)
          .map((tile, i, all) => (wall.known[wall.order.length - all.length + i] ? tile : FACE_DOWN))
      : [];
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
            <div class="record-hand">
              <span>{records.wall}</span>
              <span class="record-row">
                <For each={dead()}>
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

function endOf(result: RecordResult | null, name: (seat: Seat) => string): string {
  if (result === null) return records.ends.unknown;
  if (result.is === 'drawn') {
    const ready = result.why === 'exhausted' ? result.ready : null;
    return `${records.ends.drawn(result.why)} ${ready ? records.ends.ready(ready.map(name)) : ''}`.trim();
  }
  return result.wins
    .map(({ seat, from, han, fu, yakuman }) => {
      const how = from === null ? records.ends.tsumo(name(seat)) : records.ends.ron(name(seat), name(from));
      return `${how}${records.ends.worth(han, fu, yakuman)}`;
    })
    .join(' ');
}

const ruleOf = (difference: Difference): string | null =>
  difference.is === 'refused' ? difference.reason.rule : null;

function differenceText(difference: Difference, name: (seat: Seat) => string): string {
  const says = records.differences;
  switch (difference.is) {
    case 'refused':
      return says.refused(name(difference.action.seat));
    case 'untold':
      return says.untold(name(difference.seat));
    case 'other-draw':
      return says.otherDraw(name(difference.seat));
    case 'count':
      return says.count(name(difference.seat), difference.of, difference.ours, difference.theirs);
    case 'points': {
      const all = (points: readonly number[]) => points.map(records.amount).join(' / ');
      return says.points(all(difference.ours), all(difference.theirs));
    }
    default:
      return says[difference.is];
  }
}
