import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { chart } from '#i18n/chart.ts';
import type { Phase } from '../../engine/table.ts';
import {
  type ChartDrawing,
  type DrawnArrow,
  type DrawnState,
  wayBetween,
} from '../../machines/graph-drawing.ts';
import { RuleLink } from '../RuleLink.tsx';
import './chart.css';

/**
 * The turn-and-claim chart, with the hand's current state and the arrow that led there highlighted. Pressing an arrow
 * or a state explains it; the list below has the same text without pressing.
 */
export function ChartView(props: {
  drawing: ChartDrawing;
  /** Current phase of the hand; null highlights nothing. */
  phase: Phase | null;
  /** Phase before the last event; null at the start. */
  before: Phase | null;
  /** URL of the rulebook. */
  rulebook: string;
}): JSX.Element {
  const name = (id: Phase) => props.drawing.states.find((state) => state.id === id)?.name ?? '';
  const taken = createMemo(() => {
    const { before, phase, drawing } = props;
    const way = before === null || phase === null ? [] : wayBetween(drawing.arrows, before, phase);
    return way.length > 0 && before !== null && phase !== null
      ? { paths: way.map(({ path }) => path), from: name(before), to: name(phase), last: way.at(-1) }
      : null;
  });
  /** The arrow or state pressed, until the hand moves on. */
  const [pressed, setPressed] = createSignal<DrawnArrow | DrawnState | null>(null);
  const place = createMemo(() => `${props.before} ${props.phase}`);
  createEffect(on(place, () => setPressed(null), { defer: true }));
  const waysShown = createMemo((): readonly DrawnArrow[] => {
    const chosen = pressed();
    if (chosen === null) return [];
    return 'id' in chosen ? props.drawing.arrows.filter(({ from }) => from === chosen.id) : [chosen];
  });
  const Way = (of: { arrow: DrawnArrow; rules: readonly string[] }): JSX.Element => (
    <>
      {chart.ways[`${of.arrow.from} ${of.arrow.to}`]}
      <For each={of.rules}>
        {(rule) => (
          <>
            {' '}
            <RuleLink id={rule} href={`${props.rulebook}#${rule}`} />
          </>
        )}
      </For>
      <Show when={of.arrow.scene}>
        {(scene) => (
          <>
            {' '}
            <a class="chart-scene" href={scene()}>
              {chart.scene}
              <span class="unseen">
                : {name(of.arrow.from)} → {name(of.arrow.to)}
              </span>
            </a>
          </>
        )}
      </Show>
    </>
  );
  /**
   * The rule of this step, only if it is unambiguous: with several rules on an arrow the chart cannot tell which
   * applied.
   */
  const only = (rules: readonly string[]) => (rules.length === 1 ? rules : []);
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${props.drawing.width} ${props.drawing.height}`}
        width={props.drawing.width}
        height={props.drawing.height}
        aria-hidden="true"
      >
        <For each={props.drawing.arrows}>
          {(arrow) => (
            <g class="way" data-pressed={waysShown().includes(arrow) ? '' : undefined}>
              <path class="arrow" d={arrow.path} />
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the list below says the same to whoever has no pointer */}
              <path class="reach" d={arrow.path} onClick={() => setPressed(arrow)} />
            </g>
          )}
        </For>
        <Show when={taken()} keyed>
          {({ paths }) => (
            <For each={paths}>{(path) => <path class="arrow taken" pathLength="1" d={path} />}</For>
          )}
        </Show>
        <For each={props.drawing.states}>
          {(state) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the list below says the same to whoever has no pointer
            <g
              class="state"
              data-now={state.id === props.phase ? '' : undefined}
              onClick={() => setPressed(state)}
            >
              <rect x={state.x} y={state.y} width={state.width} height={state.height} rx="6" />
              <text x={state.x + state.width / 2} y={state.y + state.height / 2 + 5}>
                {state.name}
              </text>
            </g>
          )}
        </For>
      </svg>
      <ul class="unseen" aria-label={chart.chart}>
        <For each={props.drawing.states}>
          {(state) => (
            <li aria-current={state.id === props.phase ? 'step' : undefined}>
              <Show when={state.id === props.phase}>{chart.now}: </Show>
              {chart.leads(
                state.name,
                props.drawing.arrows.filter(({ from }) => from === state.id).map(({ to }) => name(to)),
              )}
            </li>
          )}
        </For>
      </ul>
      <figcaption>
        <Show when={taken()} fallback={props.phase === null ? '' : name(props.phase)}>
          {(arrow) => (
            <>
              {arrow().from} <span aria-hidden="true">→</span>
              <span class="unseen">, {chart.now}: </span> <b>{arrow().to}</b>
            </>
          )}
        </Show>
      </figcaption>
      <p class="chart-way">
        <Show
          when={pressed()}
          fallback={
            <Show when={taken()?.last} keyed>
              {(arrow) => <Way arrow={arrow} rules={only(arrow.rules)} />}
            </Show>
          }
        >
          <For each={waysShown()} fallback={chart.ended}>
            {(arrow) => (
              <span class="chart-line">
                <b>
                  {name(arrow.from)} <span aria-hidden="true">→</span> {name(arrow.to)}
                </b>{' '}
                <Way arrow={arrow} rules={arrow.rules} />
              </span>
            )}
          </For>
        </Show>
      </p>
      <details class="chart-ways">
        <summary>{chart.all}</summary>
        <dl>
          <For each={props.drawing.arrows}>
            {(arrow) => (
              <>
                <dt>
                  {name(arrow.from)} <span aria-hidden="true">→</span> {name(arrow.to)}
                </dt>
                <dd>
                  <Way arrow={arrow} rules={arrow.rules} />
                </dd>
              </>
            )}
          </For>
        </dl>
      </details>
    </figure>
  );
}
