/** Shows the map of rules: tiles of learned rules are face up, and shaky ones are tilted. */
import { readDays } from '../../storage/days.ts';
import { onSolved, readSolved } from '../../storage/exercises.ts';
import { onPractice, readCards } from '../../storage/practice.ts';
import { lessonsIn } from '../progress/lessons.ts';
import { growthOf, type TaughtRule } from './growth.ts';

/** Sentences of the page with `%` for a number, in singular and plural. */
interface GrowthTexts {
  readonly known: string;
  readonly shaky: readonly [one: string, several: string];
  readonly week: readonly [one: string, several: string];
  readonly days: readonly [one: string, several: string];
}

function show(root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLElement>('[data-rule]')];
  const rules = items.map(
    ({ dataset: { rule = '', taught = '' } }): TaughtRule => ({ id: rule, lesson: taught }),
  );
  const lessons = new Map(lessonsIn(root.dataset.growth).map((lesson) => [lesson.key, lesson]));
  const game = root.dataset.game ?? '';
  const reached = { solved: readSolved(), cards: readCards(), days: readDays(game) };
  const { states, known, shaky, thisWeek, days } = growthOf(game, rules, lessons, reached, Date.now());
  root.hidden = days === 0;
  for (const item of items) {
    const state = states.get(item.dataset.rule ?? '') ?? 'new';
    item.dataset.state = state;
    const tile = item.querySelector<HTMLElement>('.tile');
    if (tile && state === 'new') tile.dataset.face = 'down';
    else if (tile) delete tile.dataset.face;
    for (const word of item.querySelectorAll<HTMLElement>('[data-is]'))
      word.hidden = word.dataset.is !== state;
  }
  const texts = JSON.parse(root.dataset.texts ?? '{}') as GrowthTexts;
  const counted = (count: number, [one, several]: readonly [string, string]) =>
    count === 0 ? [] : [(count === 1 ? one : several).replace('%', String(count))];
  const text = root.querySelector('[data-growth-text]');
  if (text)
    text.textContent = [
      texts.known.replace('%', String(known + shaky)),
      ...counted(shaky, texts.shaky),
      ...counted(thisWeek, texts.week),
      ...counted(days, texts.days),
    ].join(' ');
}

for (const root of document.querySelectorAll<HTMLElement>('[data-growth]')) {
  const draw = () => show(root);
  onSolved(draw);
  onPractice(draw);
  addEventListener('pageshow', draw);
  draw();
}
