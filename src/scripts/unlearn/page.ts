/** Runs “I know one game, teach me another”: answers, replies, the count, and another round for missed points. */

import type { KindAndRule } from '../../notation/two-game-id.ts';
import { markSolved, readSolved } from '../../storage/exercises.ts';

const page = document.querySelector<HTMLElement>('[data-unlearn]');
if (page) run(page);

function run(page: HTMLElement): void {
  const points = [...page.querySelectorAll<HTMLElement>('[data-point]')];
  const status = page.querySelector<HTMLElement>('[data-status]');
  const again = page.querySelector<HTMLButtonElement>('[data-again]');
  const all = page.querySelector<HTMLButtonElement>('[data-all]');
  /** Result of the first try by point, and the points still to be answered correctly. */
  const first = new Map<HTMLElement, boolean>();
  const missed = new Set<HTMLElement>();
  const learnt = page.dataset['unlearn']?.split('/')[1];
  const solved = readSolved();
  const exercise = ({ id }: HTMLElement): string => `unlearn/${page.dataset['unlearn'] ?? ''}/${id}`;

  for (const point of points) {
    const buttons = buttonsOf(point);
    const before = point.querySelector<HTMLElement>('[data-before]');
    if (before) before.hidden = solved[exercise(point)] === undefined;
    for (const button of buttons) {
      button.addEventListener('click', () => answer(point, button));
    }
    point.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
      if (!ctrlKey && !metaKey && !altKey && /^\d$/.test(key)) buttons[Number(key) - 1]?.click();
    });
  }

  function answer(point: HTMLElement, button: HTMLButtonElement): void {
    if (point.dataset['answered'] !== undefined) return;
    point.dataset['answered'] = '';
    const right = button.dataset['right'] !== undefined;
    for (const each of buttonsOf(point)) {
      const isRight = each.dataset['right'] !== undefined;
      each.dataset['state'] = isRight ? 'right' : each === button ? 'refused' : 'idle';
      each.setAttribute('aria-pressed', String(each === button));
      each.setAttribute('aria-disabled', 'true');
    }
    for (const statement of statementsIn(point))
      statement.hidden = statement.dataset['told'] !== button.dataset['choice'];
    const after = point.querySelector<HTMLElement>('[data-after]');
    if (after) after.hidden = false;
    if (!first.has(point)) first.set(point, right);
    void remember(point, right);
    if (right) {
      missed.delete(point);
      markSolved(exercise(point));
    } else missed.add(point);
    show();
  }

  /**
   * Records the answer on its practice cards. A wrong one counts in both games; a right one only in the game to learn,
   * as it says nothing about the known one.
   */
  async function remember(point: HTMLElement, right: boolean): Promise<void> {
    const cards = cardsOf(point).filter(({ ruleset }) => !right || ruleset === learnt);
    if (cards.length === 0) return;
    const { note } = await import('../../islands/Practice/record-answer.ts');
    for (const { ruleset, concept, rule } of cards) {
      note(ruleset, { spec: { concept }, decides: [rule] }, right ? [] : [rule], right);
    }
  }

  /** Shows the progress, or the result once all points are answered. */
  function show(): void {
    const isDone = first.size === points.length;
    const right = [...first.values()].filter(Boolean).length;
    const { open = '', done = '' } = page.dataset;
    if (status) {
      status.textContent = isDone
        ? done.replace('%r', String(right))
        : open.replace('%a', String(first.size));
    }
    const isOpen = points.some((point) => !point.hidden && point.dataset['answered'] === undefined);
    if (again) again.hidden = !isDone || isOpen || missed.size === 0;
    if (all) all.hidden = !points.some((point) => point.hidden);
  }

  again?.addEventListener('click', () => {
    for (const point of points) point.hidden = !missed.has(point);
    for (const point of missed) reopen(point);
    show();
    const [next] = missed;
    next?.scrollIntoView({ block: 'start' });
    next?.querySelector('button')?.focus({ preventScroll: true });
  });
  all?.addEventListener('click', () => {
    for (const point of points) point.hidden = false;
    show();
    points[0]?.scrollIntoView({ block: 'start' });
  });
}

/** The practice cards of a point, in both games. */
function cardsOf(point: HTMLElement): readonly KindAndRule[] {
  return JSON.parse(point.dataset['cards'] ?? '[]');
}

function buttonsOf(point: HTMLElement): HTMLButtonElement[] {
  return [...point.querySelectorAll<HTMLButtonElement>('[data-choice]')];
}

function statementsIn(point: HTMLElement): HTMLElement[] {
  return [...point.querySelectorAll<HTMLElement>('[data-told]')];
}

function reopen(point: HTMLElement): void {
  delete point.dataset['answered'];
  for (const button of buttonsOf(point)) {
    delete button.dataset['state'];
    button.setAttribute('aria-pressed', 'false');
    button.removeAttribute('aria-disabled');
  }
  for (const statement of statementsIn(point)) statement.hidden = true;
  const after = point.querySelector<HTMLElement>('[data-after]');
  if (after) after.hidden = true;
}
