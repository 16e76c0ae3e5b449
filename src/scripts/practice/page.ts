/** Shows on practice pages what is due and how well each rule is known, and exports and imports cards as a file. */

import { daysBetween, dueIn, graspOf, isDayDone, nextDue } from '../../islands/Practice/due.ts';
import { dayOf } from '../../notation/day.ts';
import { bothOf } from '../../notation/two-game-id.ts';
import { readSolved } from '../../storage/exercises.ts';
import { readOpened } from '../../storage/last-lesson.ts';
import { metGames } from '../../storage/met-games.ts';
import { MOMENT, momentCards, onMoments } from '../../storage/moments.ts';
import { type Cards, onPractice, practiceStorage, readCards } from '../../storage/practice.ts';
import { practiceFile, takeFile } from '../../storage/practice-file.ts';
import { saveFile } from '../../storage/save-file.ts';
import { lastTable } from '../../storage/saved-tables.ts';

/** Sentences of a page by name, with % for a number. */
type Texts = Readonly<Record<string, readonly string[]>>;

const textsOf = (element: HTMLElement | null): Texts => JSON.parse(element?.dataset.texts ?? '{}') as Texts;

/** The sentence for a count: index 0 for none, 1 for one, …; the last one for more. Replaces % by the count. */
function textFor(texts: Texts, name: string, count: number): string {
  const all = texts[name] ?? [];
  return (all[Math.min(count, all.length - 1)] ?? '').replace('%', String(count));
}

const section = document.querySelector<HTMLElement>('[data-due]');
const map = document.querySelector<HTMLElement>('[data-map]');

/** The section for questions about two games. Its script is loaded only for readers who know two. */
const twice = document.querySelector<HTMLElement>('[data-twice]');

/** The kinds of question that two games can be asked together; empty where there are none. */
function kindsFor(one: string, other: string): readonly string[] {
  const pairs = twice?.dataset.pairs?.split(',') ?? [];
  const [, , ...kinds] = pairs.find((pair) => pair.startsWith(`${one} ${other} `))?.split(' ') ?? [];
  return kinds;
}

/** The name of a pair of games. */
const pairName = (games: Readonly<Record<string, string>>, one: string, other: string): string | undefined =>
  twice?.dataset.twice?.replace('%', games[one] ?? '').replace('%', games[other] ?? '');

async function showTwice(cards: Cards): Promise<void> {
  const met = metGames(cards, readSolved());
  if (!twice || met.length < 2) return;
  const { showPairs } = await import('./two-games.ts');
  const games = gamesOf();
  const nameOf = (one: string, other: string) => pairName(games, one, other) ?? '';
  showPairs(twice, met, section?.dataset.due ?? '', nameOf, kindsFor);
}

/** Puts the game that the reader learns, or played last, first and opens it; the others stay folded. */
function openOwnGame(): void {
  const all = [...document.querySelectorAll<HTMLDetailsElement>('details[data-game]')];
  const ids = all.map(({ dataset }) => dataset.game ?? '');
  const opened = readOpened()?.split('/')[0] ?? '';
  const own = ids.includes(opened) ? opened : lastTable(ids, dayOf(new Date()))?.game;
  if (own === undefined) return;
  for (const each of all) {
    each.open = each.dataset.game === own;
    const item = each.closest('li');
    if (each.open && item) item.parentElement?.prepend(item);
  }
}

const gamesOf = (): Record<string, string> =>
  JSON.parse(section?.dataset.games ?? '{}') as Record<string, string>;

/** At most this many due questions are listed; others take their places once these are answered. */
const LISTED = 10;

let shown = 0;

async function showDue(answered: Cards): Promise<void> {
  if (!section) return;
  const cards = { ...answered, ...momentCards() };
  const turn = ++shown;
  const texts = textsOf(section);
  const concepts: Record<string, string> = {
    ...(JSON.parse(section.dataset.concepts ?? '{}') as Record<string, string>),
    [MOMENT]: section.dataset.moment ?? '',
  };
  const games = gamesOf();
  const now = Date.now();
  const due = dueIn(cards, now).filter(({ ruleset, concept }) => {
    const both = bothOf(concept);
    if (!both) return games[ruleset] && concepts[concept];
    return games[ruleset] && kindsFor(ruleset, both.against).includes(both.concept);
  });
  const listed = due.slice(0, LISTED);
  const items =
    listed.length === 0
      ? []
      : await (await import('./items.ts')).itemsOf(listed, {
          base: section.dataset.due ?? '',
          play: section.dataset.play ?? '',
          concepts,
          faces: JSON.parse(section.dataset.faces ?? '{}') as Record<string, string>,
          twice: JSON.parse(twice?.dataset.kinds ?? '{}') as Record<string, string>,
          gamesOf: (ruleset, against) =>
            against === undefined ? games[ruleset] : pairName(games, ruleset, against),
          why: ({ card }) => textFor(texts, 'since', daysBetween(card.at, now)),
        });
  if (turn !== shown) return;
  const list = section.querySelector('ul');
  list?.replaceChildren(...items);
  const next = nextDue(cards, now);
  const isDone = due.length === 0 && isDayDone(cards, now);
  for (const each of section.querySelectorAll<HTMLElement>('[data-day-done]')) each.hidden = !isDone;
  const none = next === null ? textFor(texts, 'nothing', 0) : textFor(texts, 'later', daysBetween(now, next));
  const text = section.querySelector<HTMLElement>('[data-due-text]');
  if (text) text.textContent = due.length > 0 ? '' : none;
  for (const each of document.querySelectorAll<HTMLElement>('[data-due-of]')) {
    const own = due.filter(
      ({ ruleset, concept }) =>
        ruleset === each.dataset.dueOf || bothOf(concept)?.against === each.dataset.dueOf,
    ).length;
    each.textContent = own > 0 ? textFor(texts, 'count', own) : '';
  }
}

function showMap(cards: Cards): void {
  if (!map) return;
  const texts = textsOf(map);
  const counts = { held: 0, shaky: 0, new: 0 };
  for (const item of map.querySelectorAll<HTMLElement>('[data-rule]')) {
    const grasp = graspOf(cards, map.dataset.map ?? '', item.dataset.rule ?? '');
    counts[grasp]++;
    item.dataset.grasp = grasp;
    const word = item.querySelector<HTMLElement>('[data-grasp-word]');
    if (word) word.textContent = texts[grasp]?.[0] ?? '';
  }
  for (const [grasp, count] of Object.entries(counts)) {
    const number = map.querySelector<HTMLElement>(`[data-grasp-count="${grasp}"]`);
    if (number) number.textContent = String(count);
  }
}

function showStored(): void {
  const state = practiceStorage();
  for (const note of document.querySelectorAll<HTMLElement>('[data-keeping]')) {
    note.hidden = note.dataset.keeping !== state;
  }
}

function show(): void {
  const cards = readCards();
  void showDue(cards);
  void showTwice(cards);
  showMap(cards);
  showStored();
}

const files = document.querySelector<HTMLElement>('[data-practice-files]');
const status = files?.querySelector<HTMLElement>('[data-file-told]');
files?.querySelector('[data-file-out]')?.addEventListener('click', () => {
  saveFile(new Blob([practiceFile()], { type: 'application/json' }), 'sparrow-practice.json');
});
const chosen = files?.querySelector<HTMLInputElement>('[data-file-in]');
chosen?.addEventListener('change', async () => {
  const [file] = chosen.files ?? [];
  if (!file || !status) return;
  const texts = textsOf(files ?? null);
  const taken = takeFile(await file.text().catch(() => ''));
  status.textContent = taken === null ? textFor(texts, 'unreadable', 0) : textFor(texts, 'taken', taken);
  chosen.value = '';
});

onPractice(show);
onMoments(show);
addEventListener('pageshow', show);
show();
openOwnGame();
