import { createMemo, type JSX, Show } from 'solid-js';
import { ended } from '#i18n/ended.ts';
import { words } from '#i18n/words.ts';
import { bySeat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import { later } from '../../ui/lazy.ts';
import { Winners } from '../../ui/winning/Sets.tsx';
import { Ending } from './Ending.tsx';
import { MatchResult } from './MatchResult.tsx';
import type { PanelSheet } from './panel-sheet.ts';
import type { PlayDesk } from './play-session.ts';
import { reviewOf } from './review.ts';

/** Loads with the first win. */
const Receipts = later(async () => (await import('./Receipts.tsx')).Receipts);

/** Loads only in games whose match keeps more than money between hands. */
const MatchLedger = later(async () => (await import('./MatchLedger.tsx')).MatchLedger);

/** Review of the reader's play: tiles short of a win, the costliest decision, and a button to go back to it. */
function Reviewed(props: { desk: PlayDesk }): JSX.Element {
  const { session, messageContext } = props.desk;
  const review = createMemo(() => reviewOf(session.setting().ruleset, session.history(), session.seat));
  const cost = () => review().cost;
  const fed = () => review().fed;
  const moment = () => cost()?.decision ?? fed();
  const fedText = () => {
    const now = fed();
    if (!now) return '';
    const { seat, score } = now.win;
    const worth = score.lines.length > 0 ? words.scoreTotal(score) : null;
    return ended.review.fed(now.tile, words.seatName(seat, messageContext()), worth, now.open);
  };
  const costText = () => {
    const now = cost();
    if (!now) return '';
    return ended.review.cost({
      done: now.decision.action,
      better: now.better,
      times: now.times,
      tile: now.decision.view.stage.offer?.tile ?? null,
      terms: messageContext().terms,
    });
  };
  return (
    <div class="review">
      <p>
        {ended.review.near(review().lacked)} {moment() ? `${fedText()} ${costText()}` : ended.review.none}
      </p>
      <Show when={moment()}>
        {(moment) => (
          <button
            type="button"
            class="button"
            onClick={() => props.desk.lookAt(moment().at, costText() || fedText())}
          >
            {ended.review.look}
          </button>
        )}
      </Show>
    </div>
  );
}

/** Result of a hand: the ending, its scores, and the match standings. */
export function HandResult(props: PanelSheet & { outcome: Outcome }): JSX.Element {
  const { session, messageContext } = props.desk;
  const wins = () => (session.setting().ruleset.scoring === null ? [] : props.panelText.wins());
  const loserScores = () => (props.outcome.is === 'won' ? props.outcome.loserScores : bySeat(() => null));
  const isOver = () => {
    const { stage } = session.frame().table;
    return stage.phase === 'ended' && stage.following.over;
  };
  const keepsLedger = () => session.setting().ruleset.clauses.some(({ lasts }) => lasts === 'match');
  return (
    <Ending
      outcome={props.outcome}
      paid={props.panelText.paid()}
      sumOf={session.setting().ruleset.sumOf}
      book={props.book}
      view={session.view()}
      messageContext={messageContext()}
      rule={props.rule}
      match={
        <Show when={isOver()}>
          <MatchResult desk={props.desk} />
        </Show>
      }
      review={<Reviewed desk={props.desk} />}
      hands={
        <Winners
          view={session.view()}
          terms={messageContext().terms}
          caption={(win) => `${words.seatName(win.seat, messageContext(), 'start')}: ${ended.sets}`}
        />
      }
      ledger={keepsLedger() ? <MatchLedger {...props} /> : null}
    >
      <Show when={wins().length > 0}>
        <Receipts
          desk={props.desk}
          wins={wins()}
          loserScores={loserScores()}
          book={props.book}
          rule={props.rule}
        />
      </Show>
    </Ending>
  );
}
