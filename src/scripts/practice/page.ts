/** Shows on the pages of practice what is due and how well each rule is held; cards go out as a file, and come in. */
import { type Cards, keeping, onPractice, practiceFile, readCards, takeFile } from '../../store/practice.ts';
import { type Due, daysBetween, dueIn, graspOf, nextDue } from './due.ts';

/** The sentences of a page, with % for a number. */
type Texts = Readonly<Record<string, readonly string[]>>;

const textsOf = (element: HTMLElement | null): Texts => JSON.parse(element?.dataset.texts ?? '{}') as Texts;

/** The sentence for a number: the first for one, the second for two, …, the last for more. */
function said(texts: Texts, name: string, count: number): string {
  const all = texts[name] ?? [];
  return (all[Math.min(count, all.length - 1)] ?? '').replace('%', String(count));
}

const section = document.querySelector<HTMLElement>('[data-due]');
const map = document.querySelector<HTMLElement>('[data-map]');

/** The titles of a game's rules, fetched once something of it is due. */
const titles = new Map<string, Promise<Readonly<Record<string, { readonly title: string }>>>>();
function titlesOf(ruleset: string): ReturnType<typeof load> {
  const known = titles.get(ruleset) ?? load(ruleset);
  titles.set(ruleset, known);
  return known;
}

async function load(ruleset: string): Promise<Readonly<Record<string, { readonly title: string }>>> {
  try {
    const answer = await fetch(`${section?.dataset.due ?? ''}${ruleset}/rules.json`);
    const { book } = (await answer.json()) as { book: Record<string, { readonly title: string }> };
    return book;
  } catch {
    // A rule that cannot be had is named by its id.
    return {};
  }
}

type Linking = typeof import('../../notation/question-link.ts').formatQuestionLink;
const linking = async (): Promise<Linking> =>
  (await import('../../notation/question-link.ts')).formatQuestionLink;

/** How many are listed; the rest is asked in a mixed session. */
const LISTED = 12;

let shown = 0;

async function showDue(cards: Cards): Promise<void> {
  if (!section) return;
  const turn = ++shown;
  const texts = textsOf(section);
  const concepts = JSON.parse(section.dataset.concepts ?? '{}') as Record<string, string>;
  const games = JSON.parse(section.dataset.games ?? '{}') as Record<string, string>;
  const now = Date.now();
  const due = dueIn(cards, now).filter(({ ruleset, concept }) => games[ruleset] && concepts[concept]);
  // Where nothing is due no address has to be written.
  const linkOf = due.length > 0 ? await linking() : () => '';
  const items = await Promise.all(
    due.slice(0, LISTED).map(async (each) => {
      const book = await titlesOf(each.ruleset);
      return itemOf(each, linkOf, {
        title: book[each.rule]?.title ?? concepts[each.concept] ?? each.rule,
        where: `${games[each.ruleset]}, ${concepts[each.concept]}`,
        why: `${said(texts, 'missed', each.card.wrong)} ${said(texts, 'since', daysBetween(each.card.at, now))}`,
      });
    }),
  );
  if (turn !== shown) return;
  const list = section.querySelector('ul');
  list?.replaceChildren(...items);
  const next = nextDue(cards, now);
  const rest = due.length > LISTED ? said(texts, 'more', due.length - LISTED) : '';
  const none = next === null ? said(texts, 'nothing', 0) : said(texts, 'later', daysBetween(now, next));
  const text = section.querySelector<HTMLElement>('[data-due-text]');
  if (text) text.textContent = due.length > 0 ? rest : none;
  for (const each of document.querySelectorAll<HTMLElement>('[data-due-of]')) {
    const own = due.filter(({ ruleset }) => ruleset === each.dataset.dueOf).length;
    each.textContent = own > 0 ? said(texts, 'count', own) : '';
  }
}

function itemOf(
  { ruleset, concept, rule }: Due,
  linkOf: Linking,
  words: { readonly title: string; readonly where: string; readonly why: string },
): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const seed = `due-${new Date().toISOString().slice(0, 10)}`;
  const rules = rule === '-' ? [] : [rule];
  const at = { seed, number: 0, grade: 1, rules, without: [], under: 'ordinary', chosen: {} } as const;
  link.href = `${section?.dataset.due ?? ''}${ruleset}/${concept}/#${linkOf(at)}`;
  link.textContent = words.title;
  const where = document.createElement('span');
  where.textContent = words.where;
  const why = document.createElement('span');
  why.textContent = words.why;
  item.append(link, where, why);
  return item;
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

function showKept(): void {
  const state = keeping();
  for (const note of document.querySelectorAll<HTMLElement>('[data-keeping]')) {
    note.hidden = note.dataset.keeping !== state;
  }
}

function show(): void {
  const cards = readCards();
  void showDue(cards);
  showMap(cards);
  showKept();
}

const files = document.querySelector<HTMLElement>('[data-practice-files]');
const told = files?.querySelector<HTMLElement>('[data-file-told]');
files?.querySelector('[data-file-out]')?.addEventListener('click', () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([practiceFile()], { type: 'application/json' }));
  link.download = 'sparrow-practice.json';
  link.click();
  URL.revokeObjectURL(link.href);
});
const chosen = files?.querySelector<HTMLInputElement>('[data-file-in]');
chosen?.addEventListener('change', async () => {
  const [file] = chosen.files ?? [];
  if (!file || !told) return;
  const texts = textsOf(files ?? null);
  const taken = takeFile(await file.text().catch(() => ''));
  told.textContent = taken === null ? said(texts, 'unreadable', 0) : said(texts, 'taken', taken);
  chosen.value = '';
});

onPractice(show);
addEventListener('pageshow', show);
show();
