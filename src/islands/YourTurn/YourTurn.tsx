import { createEffect, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { lesson } from '#i18n/lesson.ts';
import { scene } from '#i18n/scene.ts';
import { words } from '#i18n/words.ts';
import { sameAction } from '../../engine/action.ts';
import { moveStepper, type StepperMessage, stepperAt } from '../../machines/stepper.ts';
import { isSolved, markSolved } from '../../storage/exercises.ts';
import { still } from '../../storage/reduced-motion.ts';
import { bringIntoSight } from '../../ui/bring-into-sight.ts';
import { LessonTable } from '../../ui/input/LessonTable.tsx';
import { createActing } from '../../ui/input/table-controls.ts';
import { createTerms, createWording } from '../../ui/input/terms.ts';
import { Winners } from '../../ui/Winners.tsx';
import { island } from '../island.ts';
import type { TurnProps } from './props.ts';
import { type LastReply, Reply, type Right } from './Reply.tsx';
import { readingTime } from './reading-time.ts';
import { createExercise } from './table.ts';
import './your-turn.css';

/** Number of wrong tries after which the right move is named. */
const PATIENCE = 3;

/** An exercise: the reader acts at one moment of a scene, and every try is answered. */
export function YourTurn(props: TurnProps): JSX.Element {
  const terms = createTerms(() => props.terms);
  const word = createWording(() => props.terms);
  const [lastReply, setLastReply] = createSignal<LastReply | null>(null);
  const [before, setBefore] = createSignal(false);
  let missed = 0;
  const table = createExercise(props);
  const { session } = table;
  const isClaim = session.own().stage.offer !== null;
  let root: HTMLDivElement | undefined;
  let ways: HTMLDivElement | undefined;
  let ask: HTMLParagraphElement | undefined;
  onMount(() => setBefore(isSolved(props.name)));

  const rule = (id: string) => `${props.rulebook}#${id}`;
  const messageContext = () => ({ reader: props.seat, dealer: view().dealer, terms: terms() });
  const view = () => session.own();
  const right = (): Right | null => {
    const now = lastReply();
    return now?.is === 'right' ? now : null;
  };
  const acting = createActing({
    view,
    seat: props.seat,
    messageContext,
    root: () => root,
    ways: (call, chosen) => session.ways(call, chosen),
    judge: session.judge,
    attempt: (judged) => {
      const { action } = judged;
      const goal = props.goals.find((each) => sameAction(each.action, action));
      // The refusal that named the price is the one insisted against.
      const price = action.despite === undefined ? null : (session.refused()?.price ?? null);
      if (price) {
        session.forgive();
        missed += 1;
        setLastReply({ is: 'mistake', tried: action, price });
        showFeedback();
        return false;
      }
      if (goal) {
        session.act(judged);
        setLastReply({ is: 'right', goal });
        setStepper(stepperAt(goal.scripted ? props.following.length : 0));
        markSolved(props.name);
        focusWays();
        showFeedback();
        return true;
      }
      if (session.refuses(judged)) {
        setLastReply(null);
        return false;
      }
      // Clear the earlier refusal: this move is legal but wrong.
      session.forgive();
      const wrong = props.wrong.find((each) => sameAction(each.action, action));
      missed += 1;
      setLastReply({
        is: 'unwise',
        tried: action,
        html: wrong?.html ?? '',
        withAnswer: missed >= PATIENCE,
      });
      showFeedback();
      return false;
    },
    refused: () => session.refused(),
    forgive: () => {
      session.forgive();
      setLastReply(null);
    },
    over: () => right() !== null,
  });
  /** What follows in the scene after the right move, if that is the scripted one. */
  const [stepper, setStepper] = createSignal(stepperAt(0));
  const go = (message: StepperMessage) => void setStepper((now) => moveStepper(now, message));
  const isMore = () => right() !== null && stepper().step < stepper().steps;
  /** Plays what follows, or holds it. Without motion each press shows one step. */
  const follow = () => {
    if (still()) return go({ type: 'NEXT' });
    go({ type: 'PLAY' });
    go({ type: 'TICK' });
  };
  createEffect(
    on(
      () => stepper().step,
      (step) => {
        const shown = props.following[step - 1];
        if (!shown) return;
        table.show(shown.frame);
        if (!isMore()) focusWays();
      },
    ),
  );
  createEffect(() => {
    const { step, playing } = stepper();
    if (!playing) return;
    const timer = setTimeout(() => go({ type: 'TICK' }), readingTime(props.following[step - 1]?.text ?? ''));
    onCleanup(() => clearTimeout(timer));
  });
  const restart = () => {
    setStepper(stepperAt(0));
    table.again();
    setLastReply(null);
    missed = 0;
    ask?.focus();
  };
  /** Moves focus to the next available button, because the pressed one may be gone. */
  const focusWays = () => ways?.querySelector('button')?.focus();
  const showFeedback = () => bringIntoSight(root?.querySelector('.acting-reply'));

  return (
    <fieldset class="your-turn panel" aria-label={word(props.ask)}>
      <p class="ask" tabIndex={-1} ref={ask}>
        {word(props.ask)}
        <Show when={before() && !right()}>
          <span class="solved"> {lesson.yourTurn.done}</span>
        </Show>
      </p>
      <LessonTable
        acting={acting}
        moved={session.moved()}
        bar={scene.bar}
        book={props.book}
        ruleHref={rule}
        unwise={triedOf(lastReply())}
        onAnswer={showFeedback}
        ref={(element) => {
          root = element;
        }}
        instead={
          <div
            class="row"
            ref={(element) => {
              ways = element;
            }}
          >
            <Show when={isMore()}>
              <button type="button" class="button primary" onClick={follow}>
                {stepper().playing ? lesson.yourTurn.hold : lesson.yourTurn.onward}
              </button>
            </Show>
            <button type="button" class="button" onClick={restart}>
              {lesson.yourTurn.again}
            </button>
          </div>
        }
      >
        <p class="aside unscripted">{lesson.yourTurn.noScript}</p>
        <div aria-live="polite" aria-atomic="true">
          <Reply
            lastReply={lastReply()}
            shown={stepper().step}
            turn={props}
            isClaim={isClaim}
            messageContext={messageContext()}
            word={word}
            ruleHref={rule}
          />
        </div>
        <Show when={view().stage.outcome?.is === 'won'}>
          <Winners
            view={view()}
            terms={terms()}
            caption={(win) => words.narrate({ type: 'won', win }, messageContext())}
          />
        </Show>
      </LessonTable>
    </fieldset>
  );
}

export default island(YourTurn);

const triedOf = (lastReply: LastReply | null) =>
  lastReply === null || lastReply.is === 'right' ? null : lastReply.tried;
