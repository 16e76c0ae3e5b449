import { cleanup, fireEvent, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scene as sayScene } from '#i18n/scene.ts';
import { loadRules } from '../../src/islands/rules.ts';
import { Scene } from '../../src/islands/Scene/Scene.tsx';
import type { SceneProps } from '../../src/sessions/props.ts';
import { drawingGiven, sceneGiven } from './lesson-fixture.ts';

/** What is loaded on demand may be built on demand. */
const PATIENCE = { timeout: 10_000 };

const steps = sceneGiven.steps.length;

async function shown(scene = sceneGiven) {
  await loadRules({ games: [scene.game] });
  return render(() => <Scene {...scene} />);
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const scrubber = () => screen.getByRole('slider', { name: 'Step' });
const current = () =>
  screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');

beforeEach(() => {
  document.documentElement.dataset['js'] = '';
  history.replaceState(null, '', location.pathname + location.search);
  vi.spyOn(window, 'fetch').mockImplementation(async (address) =>
    Response.json(
      address === sceneGiven.chart
        ? drawingGiven
        : {
            'no-claimed-sheung': { title: 'No Sheung', sentence: 'A Sheung is never called.' },
            'in-turn': { title: 'Not your moment', sentence: 'It is not your moment.' },
          },
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a scene is named, and begins before its first step', async () => {
  await shown();
  expect(screen.getByRole('region', { name: 'Scene: A Pung from across the table' })).toBeTruthy();
  expect(scrubber().getAttribute('aria-valuetext')).toBe('Before the first step');
});

test('next, back, start and the scrubber go through the steps; the caption is lit and told', async () => {
  const { container } = await shown();
  press('Next');
  expect(current()[0]?.textContent).toContain('North draws the 5 of dots');
  const told = container.querySelector('p[aria-live]');
  await waitFor(() => expect(told?.textContent).toContain(`Step 1 of ${steps}. North draws`));
  press('Next');
  press('Back');
  expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 1 of ${steps}`);
  fireEvent.input(scrubber(), { target: { value: '3' } });
  expect(current()[0]?.textContent).toContain('lays the three 5s face up');
  press('To the start');
  expect(scrubber().getAttribute('aria-valuetext')).toBe('Before the first step');
});

test('arrows, Home, End and space steer it from any of its controls', async () => {
  await shown();
  const back = screen.getByRole('button', { name: 'Back' });
  back.focus();
  fireEvent.keyDown(back, { key: 'ArrowRight' });
  expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 1 of ${steps}`);
  fireEvent.keyDown(back, { key: 'End' });
  expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step ${steps} of ${steps}`);
  fireEvent.keyDown(back, { key: 'ArrowLeft' });
  fireEvent.keyDown(back, { key: 'Home' });
  expect(scrubber().getAttribute('aria-valuetext')).toBe('Before the first step');
  fireEvent.keyDown(scrubber(), { key: ' ' });
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
});

test('playing steps every 2.4 seconds, and any input pauses it', async () => {
  await shown();
  vi.useFakeTimers();
  press('Play');
  vi.advanceTimersByTime(2400);
  expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 1 of ${steps}`);
  vi.advanceTimersByTime(2400);
  expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 2 of ${steps}`);
  fireEvent.keyDown(scrubber(), { key: 'Tab' });
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  vi.advanceTimersByTime(5000);
  expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 2 of ${steps}`);
  vi.useRealTimers();
});

test('the last step offers the start again and keeps the focus', async () => {
  await shown();
  fireEvent.keyDown(scrubber(), { key: 'End' });
  fireEvent.input(scrubber(), { target: { value: String(steps) } });
  const again = screen.getByRole('button', { name: 'Again' });
  again.focus();
  fireEvent.click(again);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

test('the table shows what the steps do', async () => {
  await shown();
  fireEvent.input(scrubber(), { target: { value: '3' } });
  const melds = await screen.findByRole('list', { name: /South’s sets/i });
  expect(within(melds).getByText(/Pung of three 5s of dots, called from North/)).toBeTruthy();
});

test('what is tried at a step and refused lies there with its rule', async () => {
  await shown();
  fireEvent.input(scrubber(), { target: { value: '2' } });
  expect(screen.getByText('East: you may not call Sheung for a discard.')).toBeTruthy();
  const [link] = screen.getAllByRole('link', { name: '§ no-claimed-sheung' });
  expect(link?.getAttribute('href')).toBe('/rules/two-five-eight/#no-claimed-sheung');
});

test('the address bar holds the step, and leads to it', async () => {
  await shown();
  press('Next');
  expect(location.hash).toBe('#calling-a-pung=1');
  location.hash = '#calling-a-pung=4';
  await waitFor(() => expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 4 of ${steps}`));
  location.hash = '#another-scene=2';
  expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 4 of ${steps}`);
});

test('the chart opens beside it, lit where the scene stands', async () => {
  await shown();
  expect(screen.queryByRole('button', { name: 'See the chart' })).toBeNull();
  press(sayScene.more);
  press('See the chart');
  const chart = await screen.findByRole('list', { name: 'The machine' }, PATIENCE);
  expect(
    within(chart)
      .getByText(/Draw leads to Own turn/)
      .closest('li')
      ?.getAttribute('aria-current'),
  ).toBe('step');
  press('Next');
  await waitFor(() =>
    expect(
      within(chart)
        .getByText(/Own turn/, { selector: 'li:last-child' })
        .getAttribute('aria-current'),
    ).toBe('step'),
  );
  press('Hide the chart');
  expect(screen.queryByRole('list', { name: 'The machine' })).toBeNull();
});

test('one may leave the script, try what is forbidden and what is not, take it back and come back', async () => {
  await shown();
  fireEvent.input(scrubber(), { target: { value: '2' } });
  press(/^Try something else/);
  const head = await screen.findByRole('heading', { name: 'Your own way' }, PATIENCE);
  await waitFor(() => expect(document.activeElement).toBe(head));
  fireEvent.click(screen.getByRole('button', { name: /^Sheung/ }));
  await screen.findByText(/^No Sheung/);
  fireEvent.click(screen.getByRole('button', { name: /^Pung/ }));
  const log = screen.getByRole('log');
  await waitFor(() => expect(log.textContent).toContain('You call Pung.'));
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(log.textContent).toBe(''));
  fireEvent.click(screen.getByRole('button', { name: 'Back to the scene' }));
  expect(document.activeElement?.textContent).toContain('Try something else');
  expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 2 of ${steps}`);
});

/** The same scene, which stops before its third step. */
const asking: SceneProps = {
  ...sceneGiven,
  predictions: [
    {
      step: 3,
      ask: 'Who gets the 5 of dots?',
      lead: 'The 5 of dots lies there.',
      answers: [
        { html: 'South', text: 'South', right: true, why: '<p>South calls Pung.</p>' },
        { html: 'East', text: 'East', right: false, why: '<p>East has a 4 and a 6.</p>' },
        { html: 'Nobody', text: 'Nobody', right: false, why: '<p>South has two.</p>' },
      ],
    },
  ],
};

test('a scene stops and asks, and goes on once it is answered', async () => {
  await shown(asking);
  expect(screen.queryByRole('group', { name: 'Who gets the 5 of dots?' })).toBeNull();
  press('Next');
  press('Next');
  expect(screen.getByRole('group', { name: 'Who gets the 5 of dots?' })).toBeTruthy();
  const waiting = screen.getByRole('button', { name: sayScene.answerFirst });
  fireEvent.click(waiting);
  fireEvent.keyDown(waiting, { key: 'End' });
  fireEvent.input(scrubber(), { target: { value: '3' } });
  expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 2 of ${steps}`);
  expect((scrubber() as HTMLInputElement).value).toBe('2');
  press('East');
  expect(screen.getByText('East has a 4 and a 6.')).toBeTruthy();
  press('Next');
  expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 3 of ${steps}`);
});

test('a control that waits for an answer says so, and leads to the question', async () => {
  const first = { ...asking, predictions: asking.predictions?.map((each) => ({ ...each, step: 1 })) ?? [] };
  await shown(first);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(document.querySelector('.opening')?.textContent).not.toContain('Next');
  const answer = screen.getByRole('button', { name: 'South' });
  const waiting = screen.getByRole('button', { name: sayScene.answerFirst });
  const leads = async (go: () => void) => {
    waiting.focus();
    go();
    await waitFor(() => expect(document.activeElement).toBe(answer));
  };
  await leads(() => fireEvent.click(waiting));
  await leads(() => press('Play'));
  for (const key of ['ArrowRight', 'End']) await leads(() => fireEvent.keyDown(waiting, { key }));
  press('South');
  press('Next');
  expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 1 of ${steps}`);
});

test('what a question asks is not read in the captions before it is answered', async () => {
  await shown(asking);
  const ahead = () => screen.getByText(/lays the three 5s face up/).closest('li');
  expect(ahead()?.classList.contains('unscripted')).toBe(true);
  press('Next');
  press('Next');
  press('South');
  expect(ahead()?.classList.contains('unscripted')).toBe(false);
});

test('what is said of the moment at which it is asked, and what is refused there, waits for the right answer', async () => {
  const [, second] = sceneGiven.steps;
  const messageContext: SceneProps = {
    ...asking,
    steps: sceneGiven.steps.map((step) =>
      step === second
        ? { ...step, tried: [{ about: 'East, Sheung', head: 'Only South may.', text: '', rule: 'sheung' }] }
        : step,
    ),
  };
  const { container } = await shown(messageContext);
  /** With scripts, as it is here. */
  const read = () => {
    const seen = container.cloneNode(true) as HTMLElement;
    for (const hidden of seen.querySelectorAll('.unscripted, .kept-back, .answers')) hidden.remove();
    return seen.textContent ?? '';
  };
  press('Next');
  press('Next');
  for (const answer of [null, 'East', 'Nobody']) {
    if (answer) press(answer);
    expect(read()).toContain('The 5 of dots lies there.');
    expect(read()).not.toContain(second?.text);
    expect(read()).not.toContain('Only South may.');
  }
  press('South');
  expect(read()).toContain(second?.text);
  expect(read()).toContain('Only South may.');
});

test('an address that names a step beyond the question shows that step', async () => {
  history.replaceState(null, '', `#${sceneGiven.id}=3`);
  await shown(asking);
  await waitFor(() => expect(scrubber().getAttribute('aria-valuetext')).toBe(`Step 3 of ${steps}`), PATIENCE);
});
