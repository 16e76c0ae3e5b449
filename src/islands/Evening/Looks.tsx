import { For, type JSX, Show } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import { words } from '#i18n/words.ts';
import { SEATS, type Seat, windOf } from '../../engine/seats.ts';
import type { EveningAccount } from '../../evening/account.ts';
import { biggestWin, pointsByDeal, seatStatistics } from '../../evening/statistics.ts';
import { HandOnCloth } from '../../ui/Receipt/HandOnCloth.tsx';
import { groupsOf } from '../../ui/Receipt/receipt-hand.ts';
import { dealText } from './deal-text.ts';
import type { EveningPart } from './page-rules.ts';

/** How the evening went: places, who fed whom, the biggest hand, a line of the points; and the sheet to print. */
export function Looks(props: EveningPart): JSX.Element {
  return (
    <Show when={props.state.account()}>
      {(account) => (
        <>
          <Sheet {...props} account={account()} />
          <section class="evening-statistics" aria-labelledby="evening-statistics">
            <h2 id="evening-statistics">{say.statistics.title}</h2>
            <Places {...props} account={account()} />
            <PointsLine {...props} account={account()} />
            <Fed {...props} account={account()} />
          </section>
        </>
      )}
    </Show>
  );
}

type LookAt = EveningPart & { readonly account: EveningAccount };

/** Every deal with the balances after it. */
function Sheet(props: LookAt): JSX.Element {
  const { state } = props;
  const points = () => pointsByDeal(props.account);
  return (
    <div class="evening-sheet">
      <h2 id="evening-sheet">{say.sheet.title}</h2>
      <section class="evening-scroll" tabindex={0} aria-labelledby="evening-sheet">
        <table>
          <caption>{say.sheet.balances(state.terms().money)}</caption>
          <thead>
            <tr>
              <th scope="col">{say.sheet.deal}</th>
              <th scope="col" class="evening-ended">
                {say.sheet.end}
              </th>
              <For each={SEATS}>{(seat) => <th scope="col">{state.names()[seat]}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={props.account.settled}>
              {(deal, at) => (
                <tr>
                  <th scope="row">{at() + 1}</th>
                  <td class="evening-ended">
                    {dealText(state, deal)}. {say.deals.dealt(state.names()[deal.opening.dealer])}.
                  </td>
                  <For each={SEATS}>{(seat) => <td>{words.signed(points()[at() + 1]?.[seat] ?? 0)}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Places(props: LookAt): JSX.Element {
  const { state } = props;
  const money = () => state.evening()?.stakes ?? null;
  return (
    <table class="evening-places">
      <caption>{say.statistics.places}</caption>
      <thead>
        <tr>
          <th scope="col">{say.statistics.place}</th>
          <th scope="col">{say.statistics.player}</th>
          <th scope="col">{say.statistics.change(state.terms().money)}</th>
          <Show when={props.account.final}>
            <th scope="col">{say.statistics.final}</th>
          </Show>
          <th scope="col">{say.statistics.wins}</th>
          <th scope="col">{say.statistics.drawn}</th>
        </tr>
      </thead>
      <tbody>
        <For each={seatStatistics(props.account)}>
          {({ place, seat, change, wins, drawn }) => (
            <tr>
              <td>{place}</td>
              <th scope="row">{state.names()[seat]}</th>
              <td>
                {words.signed(change)}{' '}
                <Show when={money()}>
                  {(rate) => <small>{say.money(change * rate().each, rate().unit)}</small>}
                </Show>
              </td>
              <Show when={props.account.final}>{(final) => <td>{words.number(final()[seat])}</td>}</Show>
              <td>{wins}</td>
              <td>{drawn}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Fed(props: LookAt): JSX.Element {
  const { state } = props;
  const pairs = () =>
    seatStatistics(props.account).flatMap(({ seat, fed }) =>
      SEATS.flatMap((other) => (fed[other] > 0 ? [{ seat, other, count: fed[other] }] : [])),
    );
  const biggest = () => biggestWin(props.account);
  return (
    <>
      <Show when={biggest()}>
        {(win) => (
          <div>
            <p>
              {say.statistics.biggest}:{' '}
              {say.statistics.biggestOf(
                state.names()[win().seat],
                words.scoreTotal(win().score),
                win().at + 1,
              )}
              .
            </p>
            <BiggestHand {...props} at={win().at} seat={win().seat} />
          </div>
        )}
      </Show>
      <h3>{say.statistics.fed}</h3>
      <Show when={pairs().length > 0} fallback={<p>{say.statistics.nobodyFed}</p>}>
        <ul>
          <For each={pairs()}>
            {({ seat, other, count }) => (
              <li>{say.statistics.fedBy(state.names()[seat], state.names()[other], count)}</li>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}

/** The tiles of a win, where they were entered. */
function BiggestHand(props: LookAt & { at: number; seat: Seat }): JSX.Element {
  const deal = () => props.account.settled[props.at];
  return (
    <Show when={deal()?.hands.get(props.seat)}>
      {(judged) => {
        const { melds, concealed, bonus } = judged().hand;
        const winning = judged().winning.tile;
        const hand = {
          seat: windOf(props.seat, deal()?.opening.dealer ?? 0),
          direction: props.account.now.ruleset.direction,
          melds,
          concealed: [...concealed, winning],
          winning,
          bonus,
        };
        const { reading, placed } = judged().win.score;
        return (
          <HandOnCloth
            groups={groupsOf(hand, reading, placed)}
            lit={null}
            label={say.statistics.biggest}
            messageContext={{ reader: null, dealer: 0, terms: props.state.terms() }}
          />
        );
      }}
    </Show>
  );
}

/** Width and height of the drawing, and the room for names at its end. */
const WIDE = 320;
const HIGH = 160;
const NAMES = 88;
/** Each seat's line differs by its dashes, not by a colour. */
const DASHES = ['', '8 4', '2 4', '10 3 2 3'];

/** The points through the evening, a line a seat with its name at the end. */
function PointsLine(props: LookAt): JSX.Element {
  const points = () => pointsByDeal(props.account);
  const bounds = () => {
    const all = points().flat();
    return [Math.min(0, ...all), Math.max(1, ...all)] as const;
  };
  const y = (value: number): number => {
    const [least, most] = bounds();
    return 12 + (HIGH - 24) * (1 - (value - least) / (most - least));
  };
  const x = (at: number): number => 4 + ((WIDE - NAMES - 4) * at) / Math.max(1, points().length - 1);
  const lastOf = (seat: Seat): number => points().at(-1)?.[seat] ?? 0;
  /** Names do not overlap: each is at least a line below the one above it. */
  const labels = () => {
    const order = [...SEATS].sort((a, b) => y(lastOf(a)) - y(lastOf(b)));
    let from = 0;
    const rows = order.map((seat) => {
      from = Math.max(from + 14, y(lastOf(seat)) + 4);
      return [seat, from] as const;
    });
    const over = Math.max(0, from - HIGH + 4);
    return rows.map(([seat, at]) => [seat, at - over] as const);
  };
  const label = () =>
    `${say.statistics.line}. ${SEATS.map((seat) =>
      say.statistics.lineOf(props.state.names()[seat], words.signed(lastOf(seat))),
    ).join('. ')}`;
  return (
    <svg class="evening-line" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label()}>
      <path class="evening-zero" d={`M0 ${y(0)}H${WIDE - NAMES}`} />
      <For each={SEATS}>
        {(seat) => (
          <path
            stroke-dasharray={DASHES[seat]}
            d={points()
              .map((row, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(row[seat])}`)
              .join('')}
          />
        )}
      </For>
      <For each={labels()}>
        {([seat, at]) => (
          <>
            <path stroke-dasharray={DASHES[seat]} d={`M${WIDE - NAMES + 4} ${at - 4}h20`} />
            <text x={WIDE - NAMES + 28} y={at}>
              {props.state.names()[seat].slice(0, 9)}
            </text>
          </>
        )}
      </For>
    </svg>
  );
}
