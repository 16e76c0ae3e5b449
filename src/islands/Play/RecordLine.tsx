import { createMemo, For, type JSX, Show } from 'solid-js';
import { records } from '#i18n/records.ts';
import { words } from '#i18n/words.ts';
import { scoringHandAt } from '../../engine/hands.ts';
import { type BySeat, SEATS, type Seat, seatAfter, windOf } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import { FACE_DOWN } from '../../engine/tiles.ts';
import { type RecordAccount, readAccount } from '../../records/account.ts';
import { type Difference, endDifferences } from '../../records/differences.ts';
import type { RecordedHand } from '../../sessions/hand.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { breakText, differenceText, optionPlayed, resultText } from '../Record/record-text.ts';
import { judgedWaits } from './judged-waits.ts';
import type { PlaySession } from './play-session.ts';
import { isCourse, isUnseen, viewOfRecord } from './record-course.ts';
import './record-line.css';

/**
 * What is said of a hand of a real game: where it still goes as the record says, what is made up, and at its end the
 * record's own result beside that of the rules.
 */
export function RecordLine(props: {
  desk: PlaySession;
  record: RecordedHand;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const { session, hint } = props.desk;
  const account = createMemo(() => readAccount(props.record.account));
  const goesOn = createMemo(() => isCourse(session.setting(), session.history()));
  const table = () => session.frame().table;
  const nameOf = (seat: Seat): string => words.windName(windOf(seat, table().dealer));
  /** What the seats wait for that are looked through. */
  const waiting = createMemo(() => {
    if (session.ended()) return [];
    const position = { ruleset: session.setting().ruleset, table: table() };
    const eyes = session.eyes();
    return (eyes === null ? SEATS : [eyes]).flatMap((seat) => {
      const hand = scoringHandAt(position.table, seat);
      const isShort = position.table.seats[seat].concealed.length % 3 === 1;
      const waits = isShort ? judgedWaits(position, seat, hand) : [];
      const bars = waits.map(({ bar }) => bar);
      return waits.length === 0
        ? []
        : [
            {
              seat,
              tiles: waits.map(({ tile }) => tile),
              bar: bars.includes(null) ? null : (bars[0] ?? null),
            },
          ];
    });
  });
  /** Is the table where the record and the rules part, with nothing left that could be played? */
  const parts = () => {
    const { course } = props.record;
    const moves = session
      .history()
      .frames.slice(0, session.history().at + 1)
      .filter(({ context: { move } }) => typeof move === 'object' && move !== null);
    return goesOn() && course?.length === moves.length ? account().parts : null;
  };
  return (
    <section class="record-line" aria-label={records.table.label}>
      <p>
        <b>{records.table.label}.</b>{' '}
        {goesOn() ? records.table.course : records.table.playedOn(inventedDraws(session.setting(), table()))}{' '}
        {goesOn() ? records.table.unseen(unseenCount(account())) : ''}
        {hint() === null ? '' : ` ${records.table.hint}`}
      </p>
      <For each={waiting()}>
        {({ seat, tiles, bar }) => (
          <p>
            {records.table.waits(nameOf(seat), words.tileList(tiles))}{' '}
            <Show when={bar}>
              {(rule) => (
                <>
                  {records.table.bar} <RuleLink id={rule()} href={props.ruleHref(rule())} />
                </>
              )}
            </Show>
          </p>
        )}
      </For>
      <Show when={parts()}>
        {(broken) => (
          <p>
            {breakText(broken(), nameOf)}{' '}
            <Show when={broken().rule}>
              {(rule) => <RuleLink id={rule()} href={props.ruleHref(rule())} />}
            </Show>
          </p>
        )}
      </Show>
      <Show when={session.ended()}>
        <RecordedEnd
          desk={props.desk}
          account={account()}
          goesOn={goesOn()}
          nameOf={nameOf}
          ruleHref={props.ruleHref}
        />
      </Show>
    </section>
  );
}

/** The end that the record tells, and where it is not the one of the rules. */
function RecordedEnd(props: {
  desk: PlaySession;
  account: RecordAccount;
  goesOn: boolean;
  nameOf: (seat: Seat) => string;
  ruleHref: (id: string) => string;
}): JSX.Element {
  const { session } = props.desk;
  const differences = createMemo((): readonly Difference[] => {
    const { frames, at } = session.history();
    const events = frames.slice(0, at + 1).flatMap(({ context: { event } }) => event ?? []);
    return endDifferences({ table: session.frame().table, events }, props.account, props.account.accounts);
  });
  /** Do indicators lie under others that no record has? */
  const looksUnder = () =>
    viewOfRecord(session.view(), session.setting(), session.history()).indicators.under.includes(FACE_DOWN);
  const plays = () => {
    const { plays } = props.account;
    return plays && optionPlayed(session.setting().game, plays);
  };
  return (
    <>
      <p>
        {props.goesOn ? records.table.result : records.table.otherResult}{' '}
        {resultText(props.account.result, props.nameOf)}
      </p>
      <For each={props.account.accounts}>
        {(points) => <Points points={points} dealer={session.frame().table.dealer} nameOf={props.nameOf} />}
      </For>
      <Show when={props.account.accounts.length > 1}>
        <p>{records.atOdds}</p>
      </Show>
      <Show when={looksUnder()}>
        <p>{records.table.under}</p>
      </Show>
      <Show when={props.goesOn}>
        <Show
          when={differences().length > 0}
          fallback={
            <p>
              {plays()?.text ?? records.table.agrees}{' '}
              <Show when={plays()}>
                {(by) => <RuleLink id={by().rule} href={props.ruleHref(by().rule)} />}
              </Show>
            </p>
          }
        >
          <p>{records.differs}</p>
          <ul>
            <For each={differences()}>
              {(difference) => <li>{differenceText(difference, props.nameOf)}</li>}
            </For>
          </ul>
        </Show>
      </Show>
    </>
  );
}

function Points(props: {
  points: BySeat<number>;
  dealer: Seat;
  nameOf: (seat: Seat) => string;
}): JSX.Element {
  return (
    <dl class="record-line-points" aria-label={records.points}>
      <For each={SEATS.map((steps) => seatAfter(props.dealer, steps))}>
        {(seat) => (
          <div>
            <dt>{props.nameOf(seat)}</dt>
            <dd>{records.amount(props.points[seat])}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}

const unseenCount = ({ unseen }: RecordAccount): number =>
  unseen.reduce((sum, [from, to]) => sum + to - from + 1, 0);

/** How many tiles that nobody saw have been drawn at this table. */
function inventedDraws(hand: Parameters<typeof isUnseen>[0], { wall, box }: Table): number {
  const drawn = (place: number): boolean => place < wall.next || place >= (box?.end ?? wall.order.length);
  return wall.order.filter((_, place) => drawn(place) && isUnseen(hand, place)).length;
}
