import { For, type JSX, Show } from 'solid-js';
import type { Terms } from '../../engine/ruleset.ts';
import type { SceneProps, StepText } from '../../sessions/props.ts';
import { later } from '../../views/later.ts';
import { Slip } from '../../views/Slip.tsx';
import { bidsOf, litOf } from '../../views/Table/highlights.ts';
import { TableView } from '../../views/Table/TableView.tsx';
import { lessonWordsIn } from '../../words/lesson.ts';
import { namesIn } from '../../words/names.ts';
import { tableWordsIn } from '../../words/table.ts';
import { QuickCheck } from '../QuickCheck/QuickCheck.tsx';
import { Stepper } from './Stepper.tsx';
import type { Stepping } from './stepping.ts';

/** Nobody needs it before somebody has won. */
const Won = later(async () => (await import('../../views/winning/Won.tsx')).Won);

/** The table as its script has it at a step, what steers it, and what is tried there and refused. */
export function Scripted(props: {
  scene: SceneProps;
  /** What is told at its steps. */
  steps: readonly StepText[];
  stepping: Stepping;
  terms: Terms;
  rule: (id: string) => string;
  /** Says what an author wrote in the words that the reader chose. */
  word: (text: string) => string;
}): JSX.Element {
  const { stepping, scene } = props;
  const { scene: say } = lessonWordsIn(scene.lang);
  const words = namesIn(scene.lang);
  const sayTable = tableWordsIn(scene.lang);
  const view = () => stepping.shown().view;
  const telling = () => ({ reader: scene.eyes, dealer: view().dealer, terms: props.terms });
  const tried = () => props.steps[stepping.step() - 1]?.tried ?? [];
  return (
    <>
      <div class="scene-table">
        <TableView
          view={view()}
          moved={stepping.shown().event}
          size="scene"
          you={scene.you}
          seated={scene.eyes !== null}
          label={sayTable.table}
          words={words}
          say={sayTable}
          terms={props.terms}
          bids={bidsOf(view(), stepping.shown().event, props.terms)}
          lit={litOf(view())}
        />
      </div>
      <Stepper
        step={stepping.step()}
        steps={scene.steps.length}
        playing={stepping.playing()}
        ready={stepping.ready()}
        say={say}
        send={stepping.send}
      />
      <div class="scene-rest">
        <Show when={stepping.asked()} keyed>
          {(asked) => (
            <div class="scene-asks">
              <p class="ask">{props.word(asked.ask)}</p>
              <QuickCheck
                ask={asked.ask}
                answers={asked.answers}
                lang={scene.lang}
                word={props.word}
                onAnswer={({ right, rule }) => stepping.answer(right, rule?.id ?? null)}
              />
            </div>
          )}
        </Show>
        <Show when={view().stage.outcome?.is === 'won'}>
          <Won view={view()} terms={props.terms} telling={telling()} lang={scene.lang} />
        </Show>
        <Show when={tried().length > 0}>
          <div class="tried-here">
            <For each={tried()}>
              {({ about, head, text, rule }) => (
                <>
                  <p class="label">
                    {say.tried}: {about}
                  </p>
                  <Slip kind="refused" head={head} text={text} rule={{ id: rule, href: props.rule(rule) }} />
                </>
              )}
            </For>
          </div>
        </Show>
      </div>
    </>
  );
}
