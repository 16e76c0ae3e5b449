import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  untrack,
} from 'solid-js';
import { createTerms, createWording } from '../../acting/terms.ts';
import type { Phase } from '../../engine/table.ts';
import { type StepperMessage, stepperMachine } from '../../machines/stepper.ts';
import { useActor } from '../../sessions/actor.ts';
import { still } from '../../store/still.ts';
import { Announcer } from '../../views/Announcer.tsx';
import { ChartView } from '../../views/Chart/ChartView.tsx';
import { Slip } from '../../views/Slip.tsx';
import { TableView } from '../../views/Table/TableView.tsx';
import { table as sayTable } from '../../words/en/table.ts';
import { wordsIn } from '../../words/index.ts';
import { lessonWordsIn } from '../../words/lesson.ts';
import './scene.css';
import type { SceneProps } from '../../sessions/props.ts';
import type { Run } from '../../sessions/run.ts';
import { createShow } from '../../sessions/show.ts';
import { bidsOf, litOf } from '../../views/Table/highlights.ts';
import { Winners } from '../../views/winning/Sets.tsx';
import { hashStep, keepStep } from './address.ts';
import { Captions } from './Captions.tsx';
import { Icon } from './Icon.tsx';
import { Stepper } from './Stepper.tsx';

const Branch = lazy(() => import('./Branch.tsx'));

/** How long a step is shown while it plays, in milliseconds. */
const PACE = 2400;

const KEYS: Readonly<Record<string, StepperMessage>> = {
  ArrowLeft: { type: 'PREVIOUS' },
  ArrowRight: { type: 'NEXT' },
  Home: { type: 'FIRST' },
  End: { type: 'LAST' },
  ' ': { type: 'PLAY' },
};

/** A table that goes through a script, step by step; the reader may leave the script at any moment. */
export function Scene(props: SceneProps): JSX.Element {
  const { scene: say, chart: sayChart, acting: sayActing } = lessonWordsIn(props.lang);
  const words = wordsIn(props.lang);
  const terms = createTerms(() => props.terms);
  const [ready, setReady] = createSignal(false);
  const [run, setRun] = createSignal<{
    readonly is: Run;
    readonly at: typeof import('../../sessions/run.ts');
  } | null>(null);
  const [failed, setFailed] = createSignal(false);
  const [stepper, send] = useActor(stepperMachine, { steps: props.steps.length });
  const [charted, setCharted] = createSignal(false);
  const [branched, setBranched] = createSignal(false);
  const [there, setThere] = createSignal<{ phase: Phase; before: Phase | null } | null>(null);
  const [told, setTold] = createSignal('');
  const show = createShow();
  // Ids of several drawings made by the server for one page begin anew with each.
  const chartId = `${props.id}-${createUniqueId()}`;
  let branchButton: HTMLButtonElement | undefined;

  const step = () => stepper().context.step;
  const playing = () => stepper().matches('playing');
  const word = createWording(() => props.terms);
  const steps = createMemo(() =>
    props.steps.map((each) => ({
      ...each,
      text: word(each.text),
      tried: each.tried.map((tried) => ({ ...tried, head: word(tried.head), text: word(tried.text) })),
    })),
  );
  const text = () => steps()[step() - 1];
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const frameOf = (number: number) => props.steps[number - 1]?.frame ?? 0;
  const shown = createMemo(() => {
    const loaded = run();
    if (loaded) return loaded.at.shownAt(loaded.is, show.frame(), props.eyes);
    return { view: props.first, event: null, phase: null, before: null };
  });

  const telling = () => ({ reader: props.eyes, dealer: shown().view.dealer, terms: terms() });

  onMount(() => {
    setReady(true);
    import('../../sessions/run.ts')
      .then(async (at) => setRun({ is: await at.runReel(props, props.reel), at }))
      .catch(() => setFailed(true));
    if (!props.anchored) return;
    const follow = () => {
      const number = hashStep(props.id);
      if (number !== null) send({ type: 'GO', step: number });
    };
    follow();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });

  // Steps taken before the rules are there are shown as soon as they are.
  let seen = 0;
  createEffect(() => {
    const now = step();
    if (run() === null) return;
    untrack(() => show.to(frameOf(now), now === seen + 1 && !still()));
    seen = now;
  });
  createEffect(
    on(
      step,
      (now) => {
        const { text: caption = '', tried = [] } = text() ?? {};
        setTold(
          [`${say.stepOf(now, props.steps.length)}.`, caption, ...tried.map(({ head }) => head)].join(' '),
        );
        if (props.anchored) keepStep(props.id, now);
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    if (!playing()) return;
    const timer = setInterval(() => send({ type: 'TICK' }), PACE);
    onCleanup(() => clearInterval(timer));
  });

  const pause = (target: EventTarget | null) => {
    const isPlay = target instanceof Element && target.closest('.play-button') !== null;
    if (playing() && !isPlay) send({ type: 'PAUSE' });
  };
  const onKey = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!ready() || !(target instanceof Element) || branched()) return;
    const message = KEYS[event.key];
    const pressed = event.key === ' ' && target.closest('button, a, summary') !== null;
    const scrubs = target instanceof HTMLInputElement && event.key !== ' ';
    if (!message || pressed || scrubs) {
      pause(target);
      return;
    }
    event.preventDefault();
    send(message);
  };
  const branch = () => {
    send({ type: 'PAUSE' });
    setBranched(true);
  };
  const leave = () => {
    setThere(null);
    setBranched(false);
    branchButton?.focus();
  };

  return (
    <section
      class="scene"
      aria-label={say.group(word(props.title))}
      onKeyDown={onKey}
      onPointerDown={(event) => pause(event.target)}
    >
      <div class="scene-body" data-branched={branched() ? '' : undefined}>
        <Show
          when={branched() ? run() : null}
          fallback={
            <>
              <div class="scene-table">
                <TableView
                  view={shown().view}
                  moved={show.travels() ? shown().event : null}
                  size="scene"
                  you={props.you}
                  seated={props.eyes !== null}
                  label={sayTable.table}
                  words={words}
                  say={sayTable}
                  terms={terms()}
                  bids={bidsOf(shown().view, shown().event, terms())}
                  lit={litOf(shown().view)}
                />
              </div>
              <Stepper
                step={step()}
                steps={props.steps.length}
                playing={playing()}
                ready={ready()}
                say={say}
                send={send}
              />
              <div class="scene-rest">
                <Winners view={shown().view} words={words} terms={terms()} telling={telling()} />
                <Show when={text()?.tried.length ? text() : null} keyed>
                  {(now) => (
                    <div class="tried-here">
                      <p class="label">{say.tried}</p>
                      <For each={now.tried}>
                        {(tried) => (
                          <Slip
                            kind="refused"
                            head={tried.head}
                            text={tried.text}
                            rule={{ id: tried.rule, href: rule(tried.rule) }}
                          />
                        )}
                      </For>
                    </div>
                  )}
                </Show>
              </div>
            </>
          }
        >
          {(loaded) => (
            <Suspense>
              <Branch
                {...props}
                run={loaded().is}
                at={show.frame()}
                step={step()}
                terms={terms()}
                onPhase={(phase, before) => setThere({ phase, before })}
                onLeave={leave}
              />
            </Suspense>
          )}
        </Show>
        <div class="scene-side">
          <Show when={!branched()}>
            <Captions
              steps={steps()}
              step={step()}
              anchor={props.anchored ? props.id : null}
              rule={rule}
              say={say}
            />
          </Show>
          <div class="scene-ways scripted">
            <Show when={!branched()}>
              <button
                type="button"
                class="way"
                disabled={!ready() || run() === null}
                ref={branchButton}
                onClick={branch}
              >
                <Icon name="branch" />
                <span class="wide">{say.branch}</span>
                <span class="narrow">{say.branchShort}</span>
              </button>
            </Show>
            <button
              type="button"
              class="way"
              disabled={!ready()}
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
                phase={there()?.phase ?? shown().phase}
                before={there() ? (there()?.before ?? null) : shown().before}
                say={sayChart}
              />
            </Show>
          </div>
        </div>
        <Show when={failed()}>
          <Slip kind="note" head={sayActing.failed} />
        </Show>
      </div>
      <Announcer text={told()} />
    </section>
  );
}
