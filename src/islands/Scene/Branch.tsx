import { createEffect, createMemo, createResource, For, type JSX, onMount, Show } from 'solid-js';
import { Acting } from '../../acting/Acting.tsx';
import { refusalText } from '../../acting/refusal.ts';
import { botAction } from '../../bots/bot.ts';
import { sensible } from '../../bots/sensible.ts';
import type { Action } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { Phase } from '../../engine/table.ts';
import { createActing } from '../../sessions/acting.ts';
import type { SceneProps } from '../../sessions/props.ts';
import type { Run } from '../../sessions/run.ts';
import { Slip } from '../../views/Slip.tsx';
import { Winners } from '../../views/winning/Sets.tsx';
import { wordsIn } from '../../words/index.ts';
import { lessonWordsIn } from '../../words/lesson.ts';
import type { Telling } from '../../words/words.ts';
import { Icon } from './Icon.tsx';
import './branch.css';

/** How many of the last events are told. */
const TOLD = 4;

/** The scene's table, left to the reader from this moment on; three bots play the others. */
export default function Branch(
  props: SceneProps & {
    run: Run;
    /** The frame at which the script is left, and its step. */
    at: number;
    step: number;
    terms: Terms;
    onPhase: (phase: Phase, before: Phase | null) => void;
    onLeave: () => void;
  },
): JSX.Element {
  const { branch: say } = lessonWordsIn(props.lang);
  const words = wordsIn(props.lang);
  const acted = createActing(props.run, props.at, props.you, props.eyes, (table, seat) =>
    botAction(sensible, props.run.ruleset, table, seat),
  );
  const telling = createMemo(
    (): Telling => ({ reader: props.you, dealer: acted.view().dealer, terms: props.terms }),
  );
  const seat = () => words.seatName(props.you, { ...telling(), reader: null });
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const [answer] = createResource(acted.refused, (refused) =>
    refusalText(props.book, acted.view(), refused, words, telling()),
  );
  createEffect(() => props.onPhase(acted.phase(), acted.before()));
  let head: HTMLHeadingElement | undefined;
  onMount(() => head?.focus());

  // An award tells the calls again, and that nobody called is told by the next draw.
  const told = () => {
    const events = acted.events();
    const kept = events.filter(
      ({ type }, i) =>
        type !== 'unclaimed' && type !== 'ended' && (type !== 'answered' || i === events.length - 1),
    );
    return kept.slice(-TOLD);
  };
  // One who is asked and goes on lets the tile go; one whose turn it is has to discard.
  const goOn = () => {
    const asked = acted.view().legal.some((action) => action.do === 'pass' && action.seat === props.you);
    const pass: Action = { do: 'pass', seat: props.you };
    if (asked) acted.act(pass);
    else acted.goOn();
  };
  return (
    <Acting
      view={acted.view()}
      moved={acted.moved()}
      seat={props.you}
      terms={props.terms}
      lang={props.lang}
      refused={acted.refused()?.action ?? null}
      disabled={false}
      done={acted.over()}
      instead={null}
      goesOn
      ways={acted.ways}
      onTry={acted.act}
      onGoOn={goOn}
    >
      <div class="branch-told">
        <h3 tabIndex={-1} ref={head}>
          {say.title}
        </h3>
        <p class="aside">{say.lead(props.step, seat())}</p>
        <div aria-live="polite">
          <Show when={acted.refused() ? answer.latest : null}>
            {(ruling) => (
              <Slip
                kind="refused"
                head={ruling().head}
                text={ruling().text}
                rule={{ id: ruling().rule, href: rule(ruling().rule) }}
              />
            )}
          </Show>
          <Show when={acted.over()}>
            <Slip kind="note" head={say.over} />
          </Show>
        </div>
        <Winners view={acted.view()} words={words} terms={props.terms} telling={telling()} />
        <div role="log" aria-label={say.log}>
          <ol class="branch-log">
            <For each={told()}>{(event) => <li>{words.narrate(event, telling())}</li>}</For>
          </ol>
        </div>
        <div class="branch-ways">
          <button type="button" class="way" onClick={props.onLeave}>
            <Icon name="previous" />
            {say.leave}
          </button>
          <button type="button" class="way" aria-disabled={!acted.acted()} onClick={acted.undo}>
            <Icon name="back" />
            {say.undo}
          </button>
        </div>
      </div>
    </Acting>
  );
}
