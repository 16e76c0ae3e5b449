import { createMemo, createSignal, createUniqueId, type JSX, on, Show } from 'solid-js';
import { scene as sayScene } from '#i18n/scene.ts';
import type { SceneProps } from '../../sessions/props.ts';
import type { SceneFilm } from '../../sessions/scene-history.ts';
import type { Session } from '../../sessions/session.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { IconName } from '../../ui/Icon/icons.ts';
import { createTerms, createWording } from '../../ui/input/terms.ts';
import { later } from '../../ui/lazy.ts';
import { ReserveSpace } from '../../ui/ReserveSpace/ReserveSpace.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { island } from '../island.ts';
import { Captions } from './Captions.tsx';
import { different } from './highest.ts';
import { SceneTable } from './SceneTable.tsx';
import { StepFigures } from './StepFigures.tsx';
import { createSceneStepper } from './scene-stepper.ts';
import './scene.css';

/** Loads when the reader opens the chart. */
const ChartView = later(async () => (await import('../../ui/Chart/ChartView.tsx')).ChartView);

/** The free-play table, loaded with its rules when the reader leaves the script. */
interface LoadedBranch extends Pick<typeof import('./FreePlay.tsx'), 'FreePlay'> {
  readonly laid: SceneFilm;
}

/**
 * A scene: a table that follows a script step by step. The reader can leave the script at any moment and play on.
 * @param props.still true if stepping never changes the height: for frames, which fit their content
 */
export function Scene(props: SceneProps & { still?: boolean }): JSX.Element {
  const terms = createTerms(() => props.terms);
  const stepping = createSceneStepper(props);
  const word = createWording(() => props.terms);
  /** Step texts, in the terms the reader chose. */
  const steps = createMemo(() =>
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
  const begins = () => props.begins && { ...props.begins, text: word(props.begins.text) };
  const [charted, setCharted] = createSignal(false);
  const [way, setWay] = createSignal<LoadedBranch | null>(null);
  const branched = () => way() !== null;
  /** `leaving`: the rules are loading. `failed`: they could not be loaded. */
  const [leaving, setLeaving] = createSignal(false);
  const [failed, setFailed] = createSignal(false);
  /** The session of free play; null while the script runs. */
  const [own, setOwn] = createSignal<Session | null>(null);
  // Unique ids restart with each server render, so the scene id is needed to keep them unique on one page.
  const chartId = `${props.id}-${createUniqueId()}`;
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
  const leaveScript = async () => {
    stepping.send({ type: 'PAUSE' });
    if (leaving()) return;
    setLeaving(true);
    setFailed(false);
    try {
      const { FreePlay, leftTable } = await import('./FreePlay.tsx');
      setWay({ FreePlay, laid: await leftTable(props) });
    } catch (error) {
      setFailed(true);
      console.warn(error);
    }
    setLeaving(false);
  };
  const comeBack = () => {
    setOwn(null);
    setWay(null);
    branchButton?.focus();
  };

  return (
    <section
      class="scene"
      aria-label={sayScene.group(word(props.title))}
      onKeyDown={(event) => branched() || stepping.onKey(event)}
      onPointerDown={(event) => stepping.pause(event.target)}
    >
      <div class="scene-body" data-branched={branched() ? '' : undefined}>
        <Show
          when={way()}
          fallback={
            <SceneTable
              scene={props}
              steps={steps()}
              stepping={stepping}
              still={props.still === true}
              terms={terms()}
              rule={rule}
              word={word}
            />
          }
        >
          {(left) => {
            const { FreePlay, laid } = left();
            return (
              <FreePlay
                scene={props}
                laid={laid}
                at={stepping.at()}
                step={stepping.step()}
                terms={terms()}
                rule={rule}
                onSession={setOwn}
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
              rule={rule}
            />
          </Show>
          <Show when={branched() ? undefined : props.sheets}>
            {(sheets) => (
              <div class="scene-sheets">
                <ReserveSpace
                  others={props.still ? different(sheets()) : undefined}
                  draw={(each) => <StepFigures sheets={each} rule={rule} word={word} />}
                >
                  <StepFigures sheets={sheets()[stepping.step()] ?? []} rule={rule} word={word} />
                </ReserveSpace>
              </div>
            )}
          </Show>
          <div class="scene-ways scripted">
            <Show when={!branched()}>
              <Way
                icon="branch"
                wide={sayScene.branch}
                narrow={sayScene.branchShort}
                busy={leaving()}
                ref={(button) => {
                  branchButton = button;
                }}
                onPress={leaveScript}
              />
            </Show>
            <Show when={props.drawing}>
              <Way
                icon="chart"
                wide={charted() ? sayScene.hideChart : sayScene.chart}
                narrow={charted() ? sayScene.hideChart : sayScene.chartShort}
                opens={{ id: chartId, open: charted() }}
                onPress={() => setCharted(!charted())}
              />
            </Show>
          </div>
          <div class="scene-chart" id={chartId}>
            <Show when={charted() && props.drawing}>
              {(drawing) => (
                <ChartView
                  drawing={drawing()}
                  phase={own()?.phase() ?? stepping.shown().phase}
                  before={own() ? (own()?.before() ?? null) : stepping.shown().before}
                  rulebook={props.rulebook}
                />
              )}
            </Show>
          </div>
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

/** A button below the scene, e.g. "play on" or "chart". */
function Way(props: {
  icon: IconName;
  wide: string;
  narrow: string;
  busy?: boolean;
  /** The element it opens and closes. */
  opens?: { readonly id: string; readonly open: boolean };
  ref?: (button: HTMLButtonElement) => void;
  onPress: () => unknown;
}): JSX.Element {
  return (
    <button
      type="button"
      class="way"
      aria-busy={props.busy}
      aria-expanded={props.opens?.open}
      aria-controls={props.opens?.id}
      ref={(button) => props.ref?.(button)}
      onClick={() => props.onPress()}
    >
      <Icon name={props.icon} />
      <span class="wide">{props.wide}</span>
      <span class="narrow">{props.narrow}</span>
    </button>
  );
}
