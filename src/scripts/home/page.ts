/** Home for who comes back: the table that was left, and a question that is everybody's today. */
import { formatQuestionLink } from '../../notation/question-link.ts';
import { readOpened } from '../../storage/progress.ts';
import { lastTable } from '../../storage/saved-tables.ts';

/** What the build wrote of each game: its name, and the kinds of question that it is asked. */
interface GameRow {
  readonly title: string;
  readonly kinds: readonly string[];
}

const DAY = 86_400_000;

/** The day of the reader's own calendar: "2026-11-27". */
const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The address of the day's question, the same for everybody who learns this game: one kind after another. */
function dayQuestion(game: string, { kinds }: GameRow, time: Date): string {
  const day = dayOf(time);
  const kind = kinds[Math.floor(Date.parse(day) / DAY) % kinds.length] ?? 'win';
  const link = formatQuestionLink({
    seed: `day-${day}`,
    number: 0,
    grade: 1,
    rules: [],
    without: [],
    under: 'ordinary',
    chosen: {},
  });
  return `${game}/${kind}/#${link}`;
}

function show(): void {
  const ways = document.querySelector<HTMLElement>('[data-ways]');
  const games = JSON.parse(ways?.dataset['games'] ?? '{}') as Readonly<Record<string, GameRow>>;
  const left = lastTable(Object.keys(games));
  const opened = readOpened()?.split('/')[0] ?? '';
  const learnt = opened in games ? opened : left;
  const lead = (name: string, to: string | null, title = ''): void => {
    const link = ways?.querySelector<HTMLAnchorElement>(`[data-way="${name}"]`);
    if (!link) return;
    link.hidden = to === null;
    if (to === null) return;
    link.href = `${link.dataset['base']}${to}`;
    link.textContent = (link.dataset['text'] ?? '').replace('%', title);
  };
  const row = learnt === null ? undefined : games[learnt];
  lead('table', left && `${left}/`, left === null ? '' : games[left]?.title);
  lead('day', learnt !== null && row ? dayQuestion(learnt, row, new Date()) : null);
  // Whoever comes back knows what the site is; the ways of who is new stay further down the page.
  for (const link of ways?.querySelectorAll<HTMLElement>('[data-new]') ?? []) link.hidden = learnt !== null;
}

addEventListener('pageshow', show);
show();
