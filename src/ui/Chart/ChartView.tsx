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
  const name = (id: Phase) => stateName(props.drawing, id);
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
  /**
   * The rule of this step, only if it is unambiguous: with several rules on an arrow the chart cannot tell which
   * applied.
   */
  const only = (rules: readonly string[]) => (rules.length === 1 ? rules : []);
  return (
    <figure class="chart">
      <ChartPicture
        drawing={props.drawing}
        phase={props.phase}
        taken={taken()?.paths ?? null}
        chosen={waysShown()}
        onPress={setPressed}
      />
      <StateList drawing={props.drawing} phase={props.phase} />
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
              {(arrow) => (
                <ArrowText
                  drawing={props.drawing}
                  rulebook={props.rulebook}
                  arrow={arrow}
                  rules={only(arrow.rules)}
                />
              )}
            </Show>
          }
        >
          <For each={waysShown()} fallback={chart.ended}>
            {(arrow) => (
              <span class="chart-line">
                <b>
                  {name(arrow.from)} <span aria-hidden="true">→</span> {name(arrow.to)}
                </b>{' '}
                <ArrowText
                  drawing={props.drawing}
                  rulebook={props.rulebook}
                  arrow={arrow}
                  rules={arrow.rules}
                />
              </span>
            )}
          </For>
        </Show>
      </p>
      <AllArrows drawing={props.drawing} rulebook={props.rulebook} />
    </figure>
  );
}

const stateName = ({ states }: ChartDrawing, id: Phase): string =>
  states.find((state) => state.id === id)?.name ?? '';

/** The chart as a picture, whose states and arrows can be pressed. It is hidden from screen readers. */
function ChartPicture(props: {
  drawing: ChartDrawing;
  phase: Phase | null;
  /** Paths of the arrows that the last event took. */
  taken: readonly string[] | null;
  /** The arrows pressed. */
  chosen: readonly DrawnArrow[];
  onPress: (part: DrawnArrow | DrawnState) => void;
}): JSX.Element {
  return (
    <svg
      viewBox={`0 0 ${props.drawing.width} ${props.drawing.height}`}
      width={props.drawing.width}
      height={props.drawing.height}
      aria-hidden="true"
    >
      <For each={props.drawing.arrows}>
        {(arrow) => (
          <g class="way" data-pressed={props.chosen.includes(arrow) ? '' : undefined}>
            <path class="arrow" d={arrow.path} />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the list below says the same to readers without a pointer */}
            <path class="reach" d={arrow.path} onClick={() => props.onPress(arrow)} />
          </g>
        )}
      </For>
      <Show when={props.taken} keyed>
        {(paths) => <For each={paths}>{(path) => <path class="arrow taken" pathLength="1" d={path} />}</For>}
      </Show>
      <For each={props.drawing.states}>
        {(state) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list below says the same to readers without a pointer
          <g
            class="state"
            data-now={state.id === props.phase ? '' : undefined}
            onClick={() => props.onPress(state)}
          >
            <rect x={state.x} y={state.y} width={state.width} height={state.height} rx="6" />
            <text x={state.x + state.width / 2} y={state.y + state.height / 2 + 5}>
              {state.name}
            </text>
          </g>
        )}
      </For>
    </svg>
  );
}

/** The states in words, each with those it leads to. */
function StateList(props: { drawing: ChartDrawing; phase: Phase | null }): JSX.Element {
  return (
    <ul class="unseen" aria-label={chart.chart}>
      <For each={props.drawing.states}>
        {(state) => (
          <li aria-current={state.id === props.phase ? 'step' : undefined}>
            <Show when={state.id === props.phase}>{chart.now}: </Show>
            {chart.leads(
              state.name,
              props.drawing.arrows
                .filter(({ from }) => from === state.id)
                .map(({ to }) => stateName(props.drawing, to)),
            )}
          </li>
        )}
      </For>
    </ul>
  );
}

/** All arrows of the chart with their texts, folded. */
function AllArrows(props: { drawing: ChartDrawing; rulebook: string }): JSX.Element {
  return (
    <details class="chart-ways">
      <summary>{chart.all}</summary>
      <dl>
        <For each={props.drawing.arrows}>
          {(arrow) => (
            <>
              <dt>
                {stateName(props.drawing, arrow.from)} <span aria-hidden="true">→</span>{' '}
                {stateName(props.drawing, arrow.to)}
              </dt>
              <dd>
                <ArrowText
                  drawing={props.drawing}
                  rulebook={props.rulebook}
                  arrow={arrow}
                  rules={arrow.rules}
                />
              </dd>
            </>
          )}
        </For>
      </dl>
    </details>
  );
}

/** What an arrow means, its rules, and the scene that shows it. */
function ArrowText(props: {
  drawing: ChartDrawing;
  rulebook: string;
  arrow: DrawnArrow;
  rules: readonly string[];
}): JSX.Element {
  return (
    <>
      {chart.ways[`${props.arrow.from} ${props.arrow.to}`]}
      <For each={props.rules}>
        {(rule) => (
          <>
            {' '}
            <RuleLink id={rule} href={`${props.rulebook}#${rule}`} />
          </>
        )}
      </For>
      <Show when={props.arrow.scene}>
        {(scene) => (
          <>
            {' '}
            <a class="chart-scene" href={scene()}>
              {chart.scene}
              <span class="unseen">
                : {stateName(props.drawing, props.arrow.from)} → {stateName(props.drawing, props.arrow.to)}
              </span>
            </a>
          </>
        )}
      </Show>
    </>
  );
}
