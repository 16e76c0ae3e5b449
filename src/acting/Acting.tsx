import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { Action } from '../engine/action.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { TableEvent } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import type { View } from '../engine/view.ts';
import { Slip } from '../views/Slip.tsx';
import { bidsOf, litOf } from '../views/Table/highlights.ts';
import { nudge } from '../views/Table/motion.ts';
import { standing } from '../views/Table/places.ts';
import { TableView } from '../views/Table/TableView.tsx';
import { table as sayTable } from '../words/en/table.ts';
import { wordsIn } from '../words/index.ts';
import { lessonWordsIn } from '../words/lesson.ts';
import { Actions, type Tried } from './Actions.tsx';
import { createAnswer } from './answer.ts';
import { CALLS, callKeys, entersTile, isTaken, wordKeys } from './keys.ts';
import './acting.css';

const PASS = 'X';

/** A table at which the reader acts: tiles to press, the bar of actions, and what is said to each try. */
export function Acting(props: {
  view: View;
  moved: TableEvent | null;
  /** Who the reader is, at the bottom. */
  seat: Seat;
  terms: Terms;
  lang: string;
  /** What was last tried and is forbidden, or is allowed and not done all the same. */
  refused: Action | null;
  unwise?: Action | null;
  /** Until the rules are there. */
  disabled: boolean;
  /** Whether the bar has an answer that lets the others act. */
  goesOn: boolean;
  /** What a call can mean here, with these tiles chosen: several ways that are allowed, or one to try. */
  ways: (call: Tried, chosen: readonly Kind[]) => readonly Action[];
  /** Returns whether it was done. */
  onTry: (action: Action) => boolean;
  onGoOn?: () => void;
  /** Whether there is nothing left to try: then something else stands in place of the bar. */
  done?: boolean;
  instead?: JSX.Element;
  /** What is said, and asked, beside the table. */
  children: JSX.Element;
}): JSX.Element {
  const { acting: say } = lessonWordsIn(props.lang);
  const words = wordsIn(props.lang);
  const [choice, setChoice] = createSignal<{ readonly call: Tried; readonly from: readonly Action[] } | null>(
    null,
  );
  const [chooses, setChooses] = createSignal(false);
  let root: HTMLDivElement | undefined;

  const keys = createMemo(() => ({ ...callKeys(props.terms, PASS), pass: PASS }));
  const row = createMemo(() => standing(props.view, props.seat).tiles);
  const clear = () => {
    setChoice(null);
    setChooses(false);
  };
  createEffect(
    on(
      () => props.view,
      () => {
        answer.clear();
        clear();
      },
      { defer: true },
    ),
  );

  const attempt = (action: Action, element?: Element | null) => {
    clear();
    if (!props.onTry(action)) nudge(element);
  };
  const call = (tried: Tried, element?: Element | null) => {
    const from = props.ways(tried, answer.chosen());
    const [only, another] = from;
    if (another) {
      setChooses(false);
      setChoice({ call: tried, from });
    } else if (only) attempt(only, element);
  };
  /** Whoever chose by keyboard stands where the question was: back at the call that asked it. */
  const leave = (tried: Tried) => {
    if (root?.contains(document.activeElement)) return;
    root?.querySelector<HTMLElement>(`.actions [aria-keyshortcuts="${keys()[tried]}"]`)?.focus();
  };
  const answer = createAnswer({
    view: () => props.view,
    seat: () => props.seat,
    labels: say,
    act: attempt,
    nothingChosen: (element) => {
      setChoice(null);
      setChooses(true);
      nudge(element);
    },
  });
  const { selected } = answer;
  const press = (place: number) => answer.press(place, root?.querySelectorAll('.hand > *')[place] ?? null);
  const sayings = createMemo(() => {
    const letters = wordKeys(
      answer.words().map(({ word }) => word),
      Object.values(keys()).join(''),
    );
    return answer.words().map((each) => ({
      ...each,
      label: say.saying(each.word),
      key: letters.get(each.word) ?? '',
    }));
  });
  const main = () =>
    answer.main() ?? { label: props.goesOn ? say.goOn : '', onPress: () => props.onGoOn?.() };
  const onKey = (event: KeyboardEvent) => {
    if (props.disabled || (isTaken(event) && !(answer.complete() && entersTile(event)))) return;
    const key = event.key.toUpperCase();
    const wanted = (['pass', ...CALLS] as const).find((each) => keys()[each] === key);
    const button = root?.querySelector(`.actions [aria-keyshortcuts="${key === 'ENTER' ? 'Enter' : key}"]`);
    const saying = sayings().find((each) => each.key === key);
    if (key === 'ENTER') main().onPress(button as HTMLElement);
    else if (wanted) call(wanted, button);
    else if (saying) answer.say(saying.word, button);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const callOf = (action: Action | null | undefined) =>
    CALLS_AND_PASS.find((each) => each === action?.do) ?? null;
  const refusedPlace = () => {
    const { refused } = props;
    return refused?.do === 'discard'
      ? (selected().find((place) => row()[place] === refused.tile) ?? null)
      : null;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on its controls come up to it.
    <div class="acting" ref={root} onKeyDown={onKey}>
      <div class="scene-table">
        <TableView
          view={props.view}
          moved={props.moved}
          size="scene"
          you={props.seat}
          label={sayTable.table}
          words={words}
          say={sayTable}
          terms={props.terms}
          bids={bidsOf(props.view, props.moved, props.terms)}
          lit={litOf(props.view)}
          selected={selected()}
          refused={refusedPlace()}
          disabled={props.disabled}
          {...(props.done ? {} : { onTile: press })}
        />
      </div>
      <div class="acting-bar scripted">
        <Show
          when={props.done}
          fallback={
            <Actions
              label={say.bar}
              terms={props.terms}
              pass={say.pass}
              keys={keys()}
              refused={callOf(props.refused)}
              called={callOf(props.unwise)}
              disabled={props.disabled}
              onTry={call}
              words={sayings()}
              onWord={answer.say}
              main={main()}
            />
          }
        >
          {props.instead}
        </Show>
      </div>
      <div class="acting-told">
        <Show when={choice()} keyed>
          {(now) => (
            <fieldset class="chooser" aria-label={say.which(words.callName(now.call, props.terms))}>
              <p>{say.which(words.callName(now.call, props.terms))}</p>
              <For each={now.from}>
                {(action) => (
                  <button
                    type="button"
                    class="button"
                    onClick={() => {
                      attempt(action);
                      leave(now.call);
                    }}
                  >
                    {words.actionName(action, props.terms)}
                  </button>
                )}
              </For>
              <button
                type="button"
                class="button"
                onClick={() => {
                  setChoice(null);
                  leave(now.call);
                }}
              >
                {say.cancel}
              </button>
            </fieldset>
          )}
        </Show>
        <div aria-live="polite">
          <Show when={chooses()}>
            <Slip kind="note" head={say.chooseHead} text={say.choose} />
          </Show>
        </div>
        <Show when={!chooses()}>{props.children}</Show>
      </div>
    </div>
  );
}

const CALLS_AND_PASS: readonly Tried[] = [...CALLS, 'pass'];
