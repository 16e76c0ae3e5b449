import { createMemo, type JSX, on, Show } from 'solid-js';
import { scene as sayScene } from '#i18n/scene.ts';
import { seenFrames } from '../../sessions/playback.ts';
import type { SceneProps } from '../../sessions/props.ts';
import { playRecording } from '../../sessions/replay.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { bringIntoSight } from '../../ui/bring-into-sight.ts';
import { createTerms, createWording } from '../../ui/input/terms.ts';
import { ReserveSpace } from '../../ui/ReserveSpace/ReserveSpace.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import { gameNow } from '../rules.ts';
import { createBranch } from './branch.ts';
import { Captions } from './Captions.tsx';
import { different } from './highest.ts';
import { SceneTable } from './SceneTable.tsx';
import { SceneWays } from './SceneWays.tsx';
import { StepFigures } from './StepFigures.tsx';
import { createSceneStepper, type SceneStepper } from './scene-stepper.ts';
import './scene.css';

/**
 * A scene: a table that follows a script step by step. The reader can leave the script at any moment and play on.
 * @param props.still true if stepping never changes the height: for frames, which fit their content
 */
export function Scene(props: SceneProps & { still?: boolean }): JSX.Element {
  const terms = createTerms(() => props.terms);
  const played = playRecording(gameNow(props.game), props, props.recording);
  const frames = seenFrames(played, props.viewer);
  let scene: HTMLElement | undefined;
  /** Leads to the question that the next step waits for. */
  const stepping = createSceneStepper(props, frames, (how) => {
    const question = scene?.querySelector('.scene-asks');
    bringIntoSight(question);
    if (how === 'press') question?.querySelector('button')?.focus({ preventScroll: true });
  });
  const word = createWording(() => props.terms);
  const steps = createStepTexts(props, stepping, word);
  const begins = () => props.begins && { ...props.begins, text: word(props.begins.text) };
  const branch = createBranch();
  const { freePlay, failed } = branch;
  const branched = () => freePlay() !== null;
  let branchButton: HTMLButtonElement | undefined;

  const rule = (id: string) => `${props.rulebook}#${id}`;
  /** Announcement of the step just reached. */
  const sentence = createMemo(
    on(
      stepping.step,
      (step) => {
        const { text = '', untold = null, tried = [] } = steps()[step - 1] ?? {};
        return [
          `${sayScene.stepOf(step, props.steps.length)}.`,
          untold ?? text,
          word(stepping.prediction()?.ask ?? ''),
          ...(untold === null ? tried : []).map(
            (one) => `${sayScene.tried}: ${one.about}. ${one.head} ${one.text}`,
          ),
        ].join(' ');
      },
      { defer: true },
    ),
  );
  const leaveScript = (): Promise<void> => {
    stepping.send({ type: 'PAUSE' });
    return branch.leave();
  };
  const comeBack = () => {
    branch.comeBack();
    branchButton?.focus();
  };

  return (
    <section
      class="scene"
      ref={scene}
      aria-label={sayScene.group(word(props.title))}
      onKeyDown={(event) => branched() || stepping.onKey(event)}
      onPointerDown={(event) => stepping.pause(event.target)}
    >
      <div class="scene-body" data-branched={branched() ? '' : undefined}>
        <Show
          when={freePlay()}
          fallback={
            <SceneTable
              scene={props}
              frames={frames}
              steps={steps()}
              stepping={stepping}
              still={props.still === true}
              terms={terms()}
              ruleHref={rule}
              word={word}
            />
          }
        >
          {(loaded) => {
            const FreePlay = loaded();
            return (
              <FreePlay
                scene={props}
                played={played}
                at={stepping.at()}
                step={stepping.step()}
                terms={terms()}
                ruleHref={rule}
                onSession={branch.setOwn}
                onLeave={comeBack}
              />
            );
          }}
        </Show>
        <div class="scene-side">
          <Show when={!branched()}>
            <Captions
              steps={steps()}
              step={stepping.step()}
              begins={begins()}
              open={stepping.open()}
              still={props.still === true}
              anchor={props.anchored ? props.id : null}
              ruleHref={rule}
            />
          </Show>
          <Show when={branched() ? undefined : props.sheets}>
            {(sheets) => (
              <div class="scene-sheets">
                <ReserveSpace
                  others={props.still ? different(sheets()) : undefined}
                  draw={(each) => <StepFigures sheets={each} ruleHref={rule} word={word} />}
                >
                  <StepFigures sheets={sheets()[stepping.step()] ?? []} ruleHref={rule} word={word} />
                </ReserveSpace>
              </div>
            )}
          </Show>
          <SceneWays
            scene={props}
            stepping={stepping}
            branch={branch}
            onLeave={leaveScript}
            folds={props.anchored && props.still !== true}
            ref={(button) => {
              branchButton = button;
            }}
          />
        </div>
        <Show when={failed()}>
          <Slip kind="note" head={sayScene.failed} />
        </Show>
      </div>
      <Announcer text={sentence() ?? ''} />
    </section>
  );
}

export default island(Scene);

/** Creates the texts of the steps, in the terms the reader chose. */
function createStepTexts(props: SceneProps, stepping: SceneStepper, word: (text: string) => string) {
  return createMemo(() =>
    props.steps.map((each, i) => {
      const untold = stepping.untold(i + 1);
      return {
        ...each,
        text: word(each.text),
        untold: untold === null ? null : word(untold),
        tried: each.tried.map((tried) => ({
          ...tried,
          about: word(tried.about),
          head: word(tried.head),
          text: word(tried.text),
        })),
      };
    }),
  );
}
