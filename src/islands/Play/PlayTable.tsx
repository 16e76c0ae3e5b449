import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { play } from '#i18n/play.ts';
import { table } from '#i18n/table.ts';
import { words } from '#i18n/words.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { ActionBar } from '../../ui/input/ActionBar.tsx';
import { CALLS, CONTROLS, isTaken } from '../../ui/input/keys.ts';
import { Log } from '../../ui/Log/Log.tsx';
import { later } from '../../ui/lazy.ts';
import { OwnHandContext } from '../../ui/Table/own-hand.ts';
import { TableView } from '../../ui/Table/TableView.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Panel } from './Panel.tsx';
import { createPanelTexts, type PanelTexts } from './panel-lines.ts';
import type { PanelSheet } from './panel-sheet.ts';
import { createPositionSaver } from './persist-position.ts';
import { createPlaySession, type PlaySession } from './play-session.ts';
import type { OpenedHand, PlayProps } from './props.ts';
import { viewOfRecord } from './record-course.ts';
import { ShareBox } from './ShareBox.tsx';
import { AnswerPanel } from './SidePanel.tsx';
import { MoreTools, nextPace, Toolbar } from './Toolbar.tsx';

/** Loads when the panel is first opened. */
const Setup = later(async () => (await import('./Setup.tsx')).Setup);

/** Loads when the hand is over. */
const EndOnCloth = later(async () => (await import('./EndOnCloth.tsx')).EndOnCloth);

/** The play page: table, controls, side panel and log. */
export function PlayTable(props: PlayProps & { seated: OpenedHand }): JSX.Element {
  let room: HTMLDivElement | undefined;
  let closeSetup = () => {};
  const desk = createPlaySession(props.seated, () => room);
  const { session } = desk;
  const panelText = createPanelTexts(desk);
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const { link, share } = createPositionSaver(desk);
  const narrow = matchMedia('(max-width: 699px)');
  const [oneKey, setOneKey] = createSignal(true);
  onMount(() => {
    const onKey = (event: KeyboardEvent) => {
      // Ignore auto-repeated Enter: a reader who holds it down has not seen what came of it yet.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
      const does = oneKey()
        ? (desk.acting.keyed(event) ?? actionOfKey(desk, event) ?? skipping(event))
        : null;
      if (!does) return;
      event.preventDefault();
      does();
    };
    // A press on the cloth, or an unassigned key, skips the wait for the bots.
    const skipping = (event: KeyboardEvent) =>
      (event.key.length === 1 || event.key === 'Enter') && !isTaken(event) && session.skips()
        ? session.skip
        : null;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.play-cloth') && !target.closest('button, a'))
        session.skip();
    };
    document.addEventListener('keydown', onKey);
    room?.addEventListener('click', onClick);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });

  return (
    <div class="room" ref={room}>
      <Toolbar desk={desk} hasCard={!props.framed} onShare={share} />
      <Cloth desk={desk} panelText={panelText} book={props.book} />
      <div class="play-actions">
        <ActionBar acting={desk.acting} label={play.actions} marks after={desk.after()} />
      </div>
      <div class="play-side">
        <AnswerPanel desk={desk} panelText={panelText} book={props.book} ruleHref={rule} due={props.due} />
        <section class="play-log panel" id="play-log" popover aria-label={play.log}>
          <h2>{play.log}</h2>
          <Log label={play.log} lines={panelText.log()} />
        </section>
        <HowItWorks
          desk={desk}
          panelText={panelText}
          drawing={props.drawing}
          rulebook={props.rulebook}
          protocol={props.protocol}
          narrow={narrow.matches}
        />
      </div>
      <Announcer text={promptOf(desk, panelText)} />
      {/* On narrow screens the log is a closed panel, so its newest line is announced here. */}
      <Announcer text={narrow.matches && session.live() ? (panelText.log().at(-1)?.text ?? '') : ''} />
      <Announcer text={panelText.readyText()} />
      <ShareBox id="play-share" link={link()} />
      <Panel
        id="play-setup"
        class="setup"
        label={play.setup}
        ref={(close) => {
          closeSetup = close;
        }}
      >
        <Setup
          desk={desk}
          keys={oneKey()}
          onKeys={setOneKey}
          ruleHref={rule}
          book={props.book}
          tools={<MoreTools desk={desk} onShare={share} />}
          onDeal={() => closeSetup()}
        />
      </Panel>
    </div>
  );
}

/** The table with its tiles. */
function Cloth(props: Pick<PanelSheet, 'desk' | 'panelText' | 'book'>): JSX.Element {
  const { session, acting, messageContext, match, set } = props.desk;
  /** The outcome, where there is a hand or a payment to be shown. */
  const ended = () => {
    const { outcome } = session.view().stage;
    const isTold = outcome?.is === 'won' || props.panelText.paid().length > 0;
    return session.ended() && isTold ? outcome : null;
  };
  return (
    <div class="play-cloth">
      <OwnHandContext.Provider value={acting.hand}>
        <TableView
          view={viewOfRecord(session.view(), session.setting(), session.history())}
          moved={session.moved()}
          size="play"
          you={session.seat}
          label={table.table}
          {...(set() === null && match.isWhole() && { deal: match.number() })}
          terms={messageContext().terms}
          players={messageContext().players}
          bids={props.panelText.bids()}
          waits={props.panelText.waits()}
          keepsWaits={props.desk.aids().ready}
        />
      </OwnHandContext.Provider>
      <Show when={ended()}>{(outcome) => <EndOnCloth {...props} outcome={outcome()} />}</Show>
    </div>
  );
}

/** Text announced when the reader must act, or has gone back to an earlier moment. */
function promptOf({ session, messageContext, review }: PlaySession, panelText: PanelTexts): string {
  if (!session.live()) {
    const newest = panelText.log().at(-1)?.text ?? '';
    return [`${play.past}.`, review() ?? '', `${panelText.panel().title}.`, newest]
      .filter((text) => text !== '')
      .join(' ');
  }
  if (session.relaxed() && !session.awaitsReader()) return '';
  const { stage, legal } = session.own();
  if (stage.phase === 'settling' && stage.pending.includes(session.seat))
    return `${panelText.panel().title} ${panelText.panel().note}`;
  const calls =
    stage.phase === 'collecting' ? CALLS.filter((call) => legal.some((action) => action.do === call)) : [];
  const { terms } = messageContext();
  return calls.length === 0
    ? ''
    : [panelText.panel().title, ...calls.map((call) => play.mayCall(words.callName(call, terms)))].join(' ');
}

/** Returns the action of a control's shortcut key, or of Enter on the bar's last button; null for other keys. */
function actionOfKey(
  { session, askHint, after, setPace }: PlaySession,
  event: KeyboardEvent,
): (() => unknown) | null {
  if (isTaken(event)) return null;
  const controls: Readonly<Record<string, () => unknown>> = {
    ENTER: () => after()?.onPress(),
    [CONTROLS.back]: session.back,
    [CONTROLS.forward]: session.forward,
    [CONTROLS.step]: session.step,
    [CONTROLS.hint]: askHint,
    [CONTROLS.pace]: () => setPace(nextPace(session.pace())),
  };
  return controls[event.key.toUpperCase()] ?? null;
}
