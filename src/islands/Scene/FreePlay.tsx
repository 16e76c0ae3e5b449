import { createMemo, For, type JSX, onMount, Show } from 'solid-js';
import { lesson } from '#i18n/lesson.ts';
import { scene as sayScene } from '#i18n/scene.ts';
import { words } from '#i18n/words.ts';
import { sensible } from '../../bots/sensible.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { type HandSetup, withBot } from '../../sessions/hand.ts';
import { cutOff, goTo } from '../../sessions/hand-history.ts';
import type { SceneProps } from '../../sessions/props.ts';
import type { SceneHistory } from '../../sessions/replay.ts';
import { createSession, type Session } from '../../sessions/session.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LessonTable } from '../../ui/input/LessonTable.tsx';
import { createActing } from '../../ui/input/table-controls.ts';
import { Slip } from '../../ui/Slip.tsx';
import { Winners } from '../../ui/winning/Sets.tsx';
import './branch.css';

/** Number of recent events in the log. */
const EVENTS_SHOWN = 4;

/** Free play from a moment of the scene: the reader plays on against three bots. */
export function FreePlay(props: {
  scene: SceneProps;
  played: SceneHistory;
  /** Index of the frame at which the reader leaves the script. */
  at: number;
  /** The step at which the reader leaves the script. */
  step: number;
  terms: Terms;
  ruleHref: (id: string) => string;
  /** Passes the session to the scene, so that this module does not import it. */
  onSession: (session: Session) => void;
  onLeave: () => void;
}): JSX.Element {
  const { you, viewer: eyes, book } = props.scene;
  const session = createSession<HandSetup>(
    withBot(props.played.setting, sensible),
    cutOff(goTo(props.played.history, props.at)),
    {
      seat: you,
      eyes,
      running: false,
    },
  );
  const messageContext = createMemo(
    (): MessageContext => ({ reader: you, dealer: session.view().dealer, terms: props.terms }),
  );
  let root: HTMLDivElement | undefined;
  const acting = createActing({
    view: session.own,
    seat: you,
    messageContext,
    root: () => root,
    ways: session.ways,
    judge: session.judge,
    attempt: session.act,
    refused: session.refused,
    forgive: session.forgive,
    caution: session.caution,
    goOn: () => (session.awaitsReader() ? null : { label: lesson.branch.goOn, onPress: session.goOn }),
    over: session.ended,
  });
  let head: HTMLHeadingElement | undefined;
  onMount(() => {
    props.onSession(session);
    // Focus the title, which is read first, but keep table and action bar in sight: on phones they are above it.
    head?.focus({ preventScroll: true });
    for (const part of ['.acting-bar', '.scene-table']) {
      root?.querySelector(part)?.scrollIntoView({ block: 'nearest' });
    }
  });
  const seat = () => words.seatName(you, { ...messageContext(), reader: null });

  return (
    <LessonTable
      acting={acting}
      view={session.view()}
      moved={session.moved()}
      bar={sayScene.bar}
      book={book}
      ruleHref={props.ruleHref}
      marks
      ref={(element) => {
        root = element;
      }}
    >
      <div class="branch-told">
        <h3 tabIndex={-1} ref={head}>
          {lesson.branch.title}
        </h3>
        <p class="aside">{lesson.branch.lead(props.step, seat())}</p>
        <div aria-live="polite" aria-atomic="true">
          <Show when={session.ended()}>
            <Slip kind="note" head={lesson.branch.over} />
          </Show>
        </div>
        <Winners
          view={session.view()}
          terms={props.terms}
          caption={(win) => words.narrate({ type: 'won', win }, messageContext())}
        />
        <div role="log" aria-label={lesson.branch.log}>
          <ol class="branch-log">
            <For each={visibleOf(session.happened())}>
              {(event) => <li>{words.narrate(event, messageContext())}</li>}
            </For>
          </ol>
        </div>
        <div class="row">
          <button type="button" class="way" onClick={props.onLeave}>
            <Icon name="left" />
            {lesson.branch.leave}
          </button>
          <button type="button" class="way" aria-disabled={!session.begun()} onClick={session.takeBack}>
            <Icon name="undo" />
            {lesson.branch.undo}
          </button>
        </div>
      </div>
    </LessonTable>
  );
}

/**
 * The last EVENTS_SHOWN events. Skips those repeated by a later one: calls (by the award) and "nobody called" (by the next
 * draw).
 */
function visibleOf(events: readonly TableEvent[]): readonly TableEvent[] {
  const visibleEvents = events.filter(
    ({ type }, i) =>
      type !== 'unclaimed' && type !== 'ended' && (type !== 'answered' || i === events.length - 1),
  );
  return visibleEvents.slice(-EVENTS_SHOWN);
}
