/** Fills the home page for returning readers: their table, today's question, and practice of two games at once. */
import { dayOf } from '../../notation/day.ts';
import { onSolved, readSolved, type SolvedExercises } from '../../storage/exercises.ts';
import { readOpened } from '../../storage/last-lesson.ts';
import { lastTable } from '../../storage/saved-tables.ts';
import { lessonsIn } from '../progress/lessons.ts';
import {
  dayQuestion,
  dayQuestionOfTwo,
  isForTwo,
  pairsIn,
  pairsOf,
  questionsOfTwo,
  todaysPair,
} from './day-question.ts';
import { knownGames, visitorOf } from './known-games.ts';

/** Every course with its counted lessons, from the cards on this page. */
const courses = [...document.querySelectorAll<HTMLElement>('[data-lessons]')].flatMap((meter) => {
  const lessons = lessonsIn(meter.dataset['lessons']).filter(({ extra }) => !extra);
  const game = lessons[0]?.key.split('/')[0];
  return game === undefined ? [] : [{ game, lessons }];
});

/** Replaces each % of a text by the name of a game, in order. */
const withNames = (text: string, names: readonly string[]): string =>
  names.reduce((line, name) => line.replace('%', name), text);

function show(solved: SolvedExercises): void {
  const ways = document.querySelector<HTMLElement>('[data-ways]');
  const games = JSON.parse(ways?.dataset['games'] ?? '{}') as Readonly<Record<string, string>>;
  const titleOf = (game: string): string => games[game] ?? game;
  const now = new Date();
  const left = lastTable(Object.keys(games), dayOf(now));
  const opened = readOpened()?.split('/')[0] ?? '';
  const known = knownGames(courses, solved);
  const learnt = opened in games ? opened : (left?.game ?? known[0] ?? null);
  const visitor = visitorOf(known, learnt);
  const pairs = visitor === 'several' ? pairsOf(pairsIn(ways?.dataset['pairs']), known) : [];
  const pair = todaysPair(pairs, now);
  const names = pair ? [titleOf(pair.one), titleOf(pair.other)] : [];

  const lead = (name: string, to: string | null, named: readonly string[] = [], text = 'text'): void => {
    const link = ways?.querySelector<HTMLAnchorElement>(`[data-way="${name}"]`);
    if (!link) return;
    link.hidden = to === null;
    if (to === null) return;
    link.href = `${link.dataset['base']}${to}`;
    link.textContent = withNames(link.dataset[text] ?? '', named);
  };
  lead('table', left && `${left.game}/${left.fragment}`, left ? [titleOf(left.game)] : []);
  lead('both', pair ? questionsOfTwo(pair, now) : null, names);
  if (pair && isForTwo(now)) lead('day', dayQuestionOfTwo(pairs, now), [], 'ofTwo');
  else lead('day', learnt === null ? null : dayQuestion(learnt, now));

  const notice = document.querySelector<HTMLElement>('[data-several]');
  if (notice) {
    const texts = JSON.parse(notice.dataset['several'] ?? '[]') as readonly string[];
    notice.hidden = !pair;
    notice.textContent = texts[known.length] ?? '';
  }
  // Returning readers know the site: what new readers are offered is folded with the other games.
  for (const each of ways?.querySelectorAll<HTMLElement>('[data-new]') ?? []) each.hidden = visitor !== 'new';
  for (const each of document.querySelectorAll<HTMLElement>('[data-back]')) each.hidden = visitor === 'new';
  const folded = document.querySelector<HTMLDetailsElement>('[data-games-folded]');
  if (folded) folded.open = visitor === 'new';
}

onSolved(show);
addEventListener('pageshow', () => show(readSolved()));
show(readSolved());
