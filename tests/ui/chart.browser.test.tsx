import { cleanup, render, screen } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { chart } from '#i18n/chart.ts';
import { words } from '#i18n/words.ts';
import type { Phase } from '../../src/engine/table.ts';
import { type ChartPicture, pictureOf } from '../../src/machines/graph.ts';
import type { ChartDrawing } from '../../src/machines/graph-drawing.ts';
import { layOut } from '../../src/machines/graph-layout.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import game from '../../src/rulesets/two-five-eight/index.ts';
import { arrowsTaken } from '../../src/scenes/presentation/chart.ts';
import { ChartView } from '../../src/ui/Chart/ChartView.tsx';

let picture: ChartPicture;
let drawing: ChartDrawing;

beforeAll(async () => {
  picture = pictureOf(rulesetOf(game), arrowsTaken(rulesetOf(game)));
  drawing = await layOut(picture, words.phaseName);
});
afterEach(cleanup);

test('the picture has the states and ways that this game can use, and no others', () => {
  expect(picture.states).toEqual(['drawing', 'deciding', 'collecting', 'awarding', 'settling', 'ended']);
  expect(picture.arrows.map(({ from, to }) => `${from} ${to}`)).toContain('awarding deciding');
  expect(picture.arrows.every(({ from, to }) => from !== to)).toBe(true);
});

test('no two states lie on each other, and every arrow has a line', () => {
  for (const [i, a] of drawing.states.entries()) {
    for (const b of drawing.states.slice(i + 1)) {
      const apart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(apart, `${a.id} and ${b.id}`).toBe(true);
    }
  }
  expect(drawing.arrows).toHaveLength(picture.arrows.length);
  expect(drawing.arrows.every(({ path }) => /^M\d+ \d+.*[HV]\d+m/.test(path))).toBe(true);
});

test('a drawing is about a kilobyte, and narrow enough for a phone', () => {
  expect(JSON.stringify(drawing).length).toBeLessThan(1800);
  expect(drawing.width).toBeLessThan(300);
});

test('the state a hand is in is lit, and named to those who do not see it', () => {
  const [phase, setPhase] = createSignal<Phase>('collecting');
  const [before, setBefore] = createSignal<Phase | null>(null);
  const { container } = render(() => (
    <ChartView drawing={drawing} phase={phase()} before={before()} rulebook="/rules/two-five-eight/" />
  ));
  const now = () =>
    screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
  expect(now().map((item) => item.textContent)).toEqual(['now: Asking all leads to Draw and Awarding']);
  expect(container.querySelector('.taken')).toBeNull();

  setBefore('collecting');
  setPhase('awarding');
  expect(now()[0]?.textContent).toContain('Awarding');
  expect(container.querySelector('.taken')?.getAttribute('d')).toBe(
    drawing.arrows.find(({ from, to }) => from === 'collecting' && to === 'awarding')?.path,
  );
  expect(container.querySelector('figcaption')?.textContent).toContain('Awarding');
  // Why, and by which rule; and every other way beside it.
  expect(container.querySelector('.chart-way')?.textContent).toContain(
    'Everyone who was asked has answered.',
  );
  expect(container.querySelector('.chart-way a')?.getAttribute('href')).toBe(
    '/rules/two-five-eight/#claims-together',
  );
  expect(container.querySelectorAll('.chart-ways dt')).toHaveLength(drawing.arrows.length);

  // What is not asked of anybody passes by the state between: both arrows are lit.
  setBefore('deciding');
  setPhase('drawing');
  expect(container.querySelectorAll('.taken')).toHaveLength(2);
  expect(container.querySelector('.chart-way')?.textContent).toContain(chart.ways['collecting drawing']);
  // A turn or a kong may have led there: which of them did is not for the chart to say.
  expect(container.querySelector('.chart-way a')).toBeNull();
});
