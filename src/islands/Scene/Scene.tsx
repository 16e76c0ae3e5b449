import { createMemo, createSignal, createUniqueId, type JSX, on, Show } from 'solid-js';
import { createTerms, createWording } from '../../acting/terms.ts';
import type { SceneProps } from '../../sessions/props.ts';
import type { Session } from '../../sessions/session.ts';
import { Announcer } from '../../views/Announcer.tsx';
import { ChartView } from '../../views/Chart/ChartView.tsx';
import { later } from '../../views/later.ts';
import { Slip } from '../../views/Slip.tsx';
import { chartWordsIn } from '../../words/chart.ts';
import { lessonWordsIn } from '../../words/lesson.ts';
import { Captions } from './Captions.tsx';
import { Icon } from './Icon.tsx';
import { Scripted } from './Scripted.tsx';
import { Shown } from './Shown.tsx';
import { createStepping } from './stepping.ts';
import './scene.css';

const Branch = later(async () => (await import('./Branch.tsx')).default);

/** A table that goes through a script, step by step; the reader may leave the script at any moment. */
export function Scene(props: SceneProps): JSX.Element {
  const { scene: say, acting: sayActing } = lessonWordsIn(props.lang);
  const terms = createTerms(() => props.terms);
  const stepping = createStepping(props);
  const word = createWording(() => props.terms);
  /** What is told at the steps, in the words that the reader chose. */
  const steps = createMemo(() =>
    props.steps.map((each) => ({
      ...each,
      text: word(each.text),
      tried: each.tried.map((tried) => ({
        ...tried,
        about: word(tried.about),
        head: word(tried.head),
        text: word(tried.text),
      })),
    })),
  );
  const [charted, setCharted] = createSignal(false);
  const [branched, setBranched] = createSignal(false);
  /** The table that the script was left with, while it is there. */
  const [own, setOwn] = createSignal<Session | null>(null);
  // Ids of several drawings made by the server for one page begin anew with each.
  const chartId = `${props.id}-${createUniqueId()}`;
  let branchButton: HTMLButtonElement | undefined;

  const rule = (id: string) => `${props.rulebook}#${id}`;
  /** What is said aloud of a step that was come to. */
  const told = createMemo(
    on(
      stepping.step,
      (step) => {
        const { text = '', tried = [] } = steps()[step - 1] ?? {};
        return [
          `${say.stepOf(step, props.steps.length)}.`,
          text,
          word(stepping.asked()?.ask ?? ''),
          ...tried.map((one) => `${say.tried}: ${one.about}. ${one.head} ${one.text}`),
        ].join(' ');
      },
      { defer: true },
    ),
  );
  const leave = () => {
    setOwn(null);
    setBranched(false);
    branchButton?.focus();
  };

  return (
    <section
      class="scene"
      aria-label={say.group(word(props.title))}
      onKeyDown={(event) => branched() || stepping.onKey(event)}
      onPointerDown={(event) => stepping.pause(event.target)}
    >
      <div class="scene-body" data-branched={branched() ? '' : undefined}>
        <Show
          when={branched() ? stepping.script() : null}
          fallback={
            <Scripted
              scene={props}
              steps={steps()}
              stepping={stepping}
              terms={terms()}
              rule={rule}
              word={word}
            />
          }
        >
          {(script) => (
            <Branch
              scene={props}
              script={script()}
              step={stepping.step()}
              terms={terms()}
              rule={rule}
              icon={Icon}
              onSession={setOwn}
              onLeave={leave}
            />
          )}
        </Show>
        <div class="scene-side">
          <Show when={!branched()}>
            <Captions
              steps={steps()}
              step={stepping.step()}
              open={stepping.open()}
              anchor={props.anchored ? props.id : null}
              rule={rule}
              say={say}
            />
          </Show>
          <Show when={branched() ? undefined : props.sheets?.[stepping.step()]}>
            {(sheets) => <Shown sheets={sheets()} rule={rule} word={word} />}
          </Show>
          <div class="scene-ways scripted">
            <Show when={!branched()}>
              <button
                type="button"
                class="way"
                disabled={!stepping.ready() || stepping.script() === null}
                ref={branchButton}
                onClick={() => {
                  stepping.send({ type: 'PAUSE' });
                  setBranched(true);
                }}
              >
                <Icon name="branch" />
                <span class="wide">{say.branch}</span>
                <span class="narrow">{say.branchShort}</span>
              </button>
            </Show>
            <button
              type="button"
              class="way"
              disabled={!stepping.ready()}
              aria-expanded={charted()}
              aria-controls={chartId}
              onClick={() => setCharted(!charted())}
            >
              <Icon name="chart" />
              <span class="wide">{charted() ? say.hideChart : say.chart}</span>
              <span class="narrow">{charted() ? say.hideChart : say.chartShort}</span>
            </button>
          </div>
          <div class="scene-chart" id={chartId}>
            <Show when={charted()}>
              <ChartView
                drawing={props.drawing}
                phase={own()?.phase() ?? stepping.shown().phase}
                before={own() ? (own()?.before() ?? null) : stepping.shown().before}
                say={chartWordsIn(props.lang)}
              />
            </Show>
          </div>
        </div>
        <Show when={stepping.failed()}>
          <Slip kind="note" head={sayActing.failed} />
        </Show>
      </div>
      <Announcer text={told() ?? ''} />
    </section>
  );
}
