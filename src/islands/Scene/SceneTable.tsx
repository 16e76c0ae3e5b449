import type { JSX } from 'solid-js';
import { scene as sayScene } from '#i18n/scene.ts';
import { table as sayTable } from '#i18n/table.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { SeenFrames } from '../../sessions/playback.ts';
import type { SceneProps } from '../../sessions/props.ts';
import { ReserveSpace } from '../../ui/ReserveSpace/ReserveSpace.tsx';
import { bidsOf, litOf } from '../../ui/Table/highlights.ts';
import { TableView } from '../../ui/Table/TableView.tsx';
import type { ExplainedStep } from './Captions.tsx';
import { highestOf, restsOf } from './highest.ts';
import { StepDetails } from './StepDetails.tsx';
import { Stepper } from './Stepper.tsx';
import type { SceneStepper } from './scene-stepper.ts';

/** The scripted table at a step, its stepper, and refused attempts. */
export function SceneTable(props: {
  scene: SceneProps;
  frames: SeenFrames;
  /** Step texts. */
  steps: readonly ExplainedStep[];
  stepping: SceneStepper;
  /** True if the height never changes. */
  still: boolean;
  terms: Terms;
  ruleHref: (id: string) => string;
  /** Replaces terms in an author's text with those the reader chose. */
  word: (text: string) => string;
}): JSX.Element {
  const { stepping, scene } = props;
  const view = () => stepping.shown().view;
  /** True while a question is open whose answer the tried actions or the highlighted claims would give away. */
  const isUntold = () => stepping.untold(stepping.step()) !== null;
  const tried = () => (isUntold() ? [] : (props.steps[stepping.step() - 1]?.tried ?? []));
  const table = {
    size: 'scene',
    you: scene.you,
    seated: scene.viewer !== null,
    label: sayTable.table,
  } as const;
  const below = {
    scene,
    still: props.still,
    ruleHref: props.ruleHref,
    word: props.word,
    onAnswer: stepping.answer,
  };
  return (
    <>
      <div class="scene-table">
        <ReserveSpace
          others={props.still ? highestOf(props.frames, scene.you) : undefined}
          draw={(view) => <TableView {...table} view={view} terms={props.terms} />}
        >
          <TableView
            {...table}
            view={view()}
            moved={stepping.shown().event}
            terms={props.terms}
            bids={bidsOf(view(), stepping.shown().event, props.terms)}
            lit={isUntold() ? [] : litOf(view())}
          />
        </ReserveSpace>
      </div>
      <Stepper
        step={stepping.step()}
        steps={scene.steps.length}
        playing={stepping.playing()}
        waits={stepping.waits()}
        send={stepping.send}
      />
      <div class="scene-rest">
        <ReserveSpace
          others={props.still ? restsOf(scene, props.frames, props.steps) : undefined}
          free={sayScene.free}
          draw={(other) => <StepDetails {...below} {...other} terms={props.terms} />}
        >
          <StepDetails
            {...below}
            prediction={stepping.prediction()}
            view={view()}
            tried={tried()}
            terms={props.terms}
          />
        </ReserveSpace>
      </div>
    </>
  );
}
