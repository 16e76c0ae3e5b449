import { type JSX, Show } from 'solid-js';
import { play } from '#i18n/play.ts';
import { goTo } from '../../sessions/hand-history.ts';
import { ClaimWindow } from '../../ui/ClaimWindow/ClaimWindow.tsx';
import { Answers } from '../../ui/input/Answers.tsx';
import { later } from '../../ui/lazy.ts';
import { Slip } from '../../ui/Slip.tsx';
import type { PanelSheet } from './panel-sheet.ts';
import type { PlaySession } from './play-session.ts';
import './side-panel.css';

/** Loads when the hand is over. */
const AtTheEnd = later(async () => (await import('./HandResult.tsx')).HandResult);

/** Loads only for readers who want this aid. */
const NearPatterns = later(async () => (await import('./NearPatterns.tsx')).NearPatterns);

/** Loads only for deals with a special start or house rules. */
const Begins = later(async () => (await import('./Begins.tsx')).DealBegins);

/** Loads only for course deals. */
const SetDealLine = later(async () => (await import('./SetDealLine.tsx')).SetDealLine);

/** Loads only for deals of a real game. */
const RecordLine = later(async () => (await import('./RecordLine.tsx')).RecordLine);

/** Loads only for the deal of the day. */
const DuelSlip = later(async () => (await import('./DuelSlip.tsx')).DuelSlip);

/** Loads only for a moment of the reader's own deals. */
const MomentSlip = later(async () => (await import('./MomentSlip.tsx')).MomentSlip);

/** Loads only if the link could not be opened. */
const Unopened = later(async () => (await import('./BadLinkNotice.tsx')).BadLinkNotice);

/**
 * The panel beside the table: hints and refusals first, then the claim window, and at the end of the hand its result.
 */
export function AnswerPanel(props: PanelSheet & { due: string | undefined }): JSX.Element {
  const { session, acting, hint, broken, messageContext } = props.desk;
  const isSpecial = () => {
    const { ruleset, chosen } = session.setting();
    return ruleset.begins !== undefined || Object.keys(chosen).length > 0;
  };
  /** A hand that counts patterns and is not declared: what it is near to can still change. */
  const mayChange = () =>
    session.setting().ruleset.scoring !== null && session.own().declarations[session.seat] === null;
  const answered = () =>
    hint() !== null || acting.question() !== null || session.refused() !== null || broken() !== undefined;
  return (
    <div class="play-told panel" data-answer={answered() ? '' : undefined}>
      <Answers acting={acting} book={props.book} ruleHref={props.ruleHref}>
        <Show when={broken()}>
          {(why) => <Unopened desk={props.desk} broken={why()} ruleHref={props.ruleHref} />}
        </Show>
        <Show when={hint()}>
          {(advice) => <Slip kind="note" head={advice().head} text={advice().text} />}
        </Show>
      </Answers>
      <Show when={props.desk.duel()}>
        {(at) => (
          <Show when={props.desk.moment()} fallback={<DuelSlip desk={props.desk} at={at()} />}>
            {(id) => <MomentSlip desk={props.desk} id={id()} at={at()} due={props.due} />}
          </Show>
        )}
      </Show>
      <Show when={props.desk.set()}>
        {(set) => <SetDealLine set={set()} table={session.frame().table} />}
      </Show>
      <Show when={session.setting().record}>
        {(record) => <RecordLine desk={props.desk} record={record()} ruleHref={props.ruleHref} />}
      </Show>
      <Show
        when={session.ended() ? session.view().stage.outcome : null}
        fallback={
          <>
            <Show when={!session.live()}>
              <PastNotice desk={props.desk} />
            </Show>
            <Show when={isSpecial()}>
              <Begins {...props} />
            </Show>
            <ClaimWindow
              {...props.panelText.panel()}
              messageContext={messageContext()}
              ruleHref={props.ruleHref}
            />
            <Show when={props.desk.aids().near && mayChange()}>
              <NearPatterns {...props} />
            </Show>
          </>
        }
      >
        {(outcome) => <AtTheEnd {...props} outcome={outcome()} />}
      </Show>
    </div>
  );
}

/**
 * Says that the moment shown is past and what there is to learn from it. Leads to the reader's other decisions of a
 * deal that is over, and back to the latest moment.
 */
function PastNotice(props: { desk: PlaySession }): JSX.Element {
  const { session, review } = props.desk;
  const latest = () => session.history().frames.length - 1;
  const isOver = () => session.history().frames[latest()]?.context.table.stage.phase === 'ended';
  return (
    <div class="play-past">
      <p>
        <b>{play.past}.</b> {review()} {play.pastText}
      </p>
      <div class="row">
        <Show when={isOver()}>
          <button type="button" class="button" disabled={!session.canBack()} onClick={session.back}>
            {play.moveBefore}
          </button>
          <button type="button" class="button" onClick={session.forward}>
            {play.moveAfter}
          </button>
        </Show>
        <button type="button" class="button" onClick={() => session.look(goTo(session.history(), latest()))}>
          {play.present(isOver())}
        </button>
      </div>
    </div>
  );
}
