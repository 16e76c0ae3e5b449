/**
 * Shows a lesson a step at a time on a phone: one paragraph and one board, and what leads on at the foot of the window.
 * What is not shown can still be found in the page and be led to by its address.
 */
import { keepAddress } from '../../storage/address.ts';
import { onSettings } from '../../storage/settings.ts';

const root = document.documentElement;
const phone = matchMedia('(max-width: 699px)');

/** Over the first step, and over all others heard alone. */
const title = document.querySelector<HTMLElement>('.lesson-head h1');
/** A long list, which is folded where the end of the lesson has one screen. */
const rules = document.querySelector<HTMLDetailsElement>('.lesson-rules');
const dock = document.querySelector<HTMLElement>('.dock');
const meter = dock?.querySelector<HTMLElement>('.step-meter');
/** The steps, a deal that follows, and the end of the lesson. */
const steps = [...document.querySelectorAll<HTMLElement>('.step, .lesson-deal, .lesson-end')];
const goes = (way: 'back' | 'on'): HTMLElement | null | undefined =>
  dock?.querySelector<HTMLElement>(`[data-step="${way}"]`);
const back = goes('back');
const on = goes('on');

/** The step that is shown, counted from 0. */
let shown = 0;

const isStepped = (): boolean => phone.matches && root.dataset['lessons'] !== 'page';

/** The step that a place of the lesson is in; null where it is none of the lesson's. */
function stepOf(place: Node | null): number | null {
  const found = place ? steps.findIndex((step) => step.contains(place)) : -1;
  return found < 0 ? null : found;
}

/** The step of the place that the address names. Ids of a lesson need no escapes. */
const stepOfAddress = (): number | null => stepOf(document.getElementById(location.hash.slice(1)));

function show(step: number): void {
  shown = step;
  const isLast = step === steps.length - 1;
  for (const [place, each] of steps.entries()) {
    if (place === step) each.removeAttribute('hidden');
    // What is found in the page by its words or its address is shown: see `beforematch`.
    else each.setAttribute('hidden', 'until-found');
  }
  if (rules && root.dataset['steps'] !== 'on') rules.open = false;
  root.dataset['steps'] = 'on';
  root.dataset['step'] = isLast ? 'last' : step === 0 ? 'first' : 'between';
  title?.classList.toggle('unseen', step > 0);
  if (back) back.hidden = step === 0;
  if (on) on.hidden = isLast;
  if (meter) {
    meter.hidden = false;
    meter.style.setProperty('--done', String(step / (steps.length - 1)));
  }
}

/** Goes to a step, as the reader asked: its address is kept for a reload, and reading goes on at its beginning. */
function goTo(step: number): void {
  show(step);
  const to = steps[step];
  if (!to) return;
  keepAddress(`#${to.id}`);
  to.tabIndex = -1;
  to.setAttribute('role', 'group');
  to.setAttribute(
    'aria-label',
    (meter?.dataset['place'] ?? '').replace('%', String(step + 1)).replace('#', String(steps.length)),
  );
  scrollTo(0, 0);
  to.focus({ preventScroll: true });
}

function showAll(): void {
  delete root.dataset['steps'];
  delete root.dataset['step'];
  for (const step of steps) step.removeAttribute('hidden');
  for (const part of [back, on, meter]) if (part) part.hidden = true;
  title?.classList.remove('unseen');
  if (rules) rules.open = true;
}

/** Shows what fits the window: a step, or the lesson. */
function lay(): void {
  if (isStepped()) show(stepOfAddress() ?? shown);
  else showAll();
}

if (steps.length > 1) {
  back?.addEventListener('click', () => goTo(shown - 1));
  on?.addEventListener('click', () => goTo(shown + 1));
  addEventListener('hashchange', () => {
    const step = stepOfAddress();
    if (!isStepped() || step === null) return;
    show(step);
    document.querySelector(':target')?.scrollIntoView();
  });
  document.addEventListener('beforematch', ({ target }) => {
    const step = stepOf(target instanceof Node ? target : null);
    if (isStepped() && step !== null) show(step);
  });
  phone.addEventListener('change', lay);
  onSettings(() => {
    if (isStepped() !== (root.dataset['steps'] === 'on')) lay();
  });
  lay();
}
