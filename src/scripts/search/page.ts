/** The search page: asks the index while the reader types, and keeps the question in the address. */
import { keepAddress } from '../../store/address.ts';
import type { Found } from './shelf.ts';

const form = document.querySelector<HTMLFormElement>('form[data-search]');
const input = form?.querySelector('input');
const status = document.querySelector<HTMLElement>('search .status');
const results = document.querySelector<HTMLElement>('search .results');
if (form && input && status && results) run(form, input, status, results);

function run(
  form: HTMLFormElement,
  input: HTMLInputElement,
  status: HTMLElement,
  results: HTMLElement,
): void {
  const say = form.dataset;
  const kinds: Record<string, string> = JSON.parse(say.kinds ?? '{}');
  let index: Promise<Shelf> | undefined;
  const ready = () => {
    index ??= load(say.search ?? '');
    return index;
  };

  async function ask(): Promise<void> {
    const query = input.value.trim();
    keepAddress(query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    if (query === '') {
      results.replaceChildren();
      status.textContent = '';
      return;
    }
    try {
      const { find, byGame } = await ready();
      const found = find(query);
      if (query !== input.value.trim()) return;
      results.replaceChildren(...byGame(found).map((group) => section(group, say, kinds)));
      const text = found.length === 0 ? say.none : found.length === 1 ? say.one : say.many;
      status.textContent = (text ?? '').replace('987654', String(found.length)).replace('%q', query);
    } catch {
      index = undefined;
      status.textContent = say.failed ?? '';
    }
  }

  let waiting = 0;
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => void ask(), 120);
  });
  input.addEventListener('focus', () => void ready().catch(() => {}), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask();
  });
  // What was typed before this script came is asked as well.
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (input.value) void ask();
}

type Shelf = {
  readonly find: (query: string) => Found[];
  readonly byGame: typeof import('./shelf.ts').byGame;
};

async function load(address: string): Promise<Shelf> {
  const [{ open, byGame }, answer] = await Promise.all([import('./shelf.ts'), fetch(address)]);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return { find: open(await answer.text()), byGame };
}

/** So many of a game are shown at once; the others open below them. */
const SHOWN = 5;

/** What one game answers. */
function section(
  { game, found }: ReturnType<Shelf['byGame']>[number],
  say: DOMStringMap,
  kinds: Record<string, string>,
): HTMLElement {
  const part = document.createElement('section');
  part.dataset.ruleset = found[0]?.ruleset;
  const list = (hits: readonly Found[]) => {
    const ol = document.createElement('ol');
    ol.role = 'list';
    ol.append(...hits.map((hit) => item(hit, kinds)));
    return ol;
  };
  part.append(line('h2', 'of', game), list(found.slice(0, SHOWN)));
  const more = found.slice(SHOWN);
  if (more.length > 0) {
    const rest = document.createElement('details');
    const text = (more.length === 1 ? say.moreOne : say.more) ?? '';
    rest.append(
      line('summary', '', text.replace('987654', String(more.length)).replace('%g', game)),
      list(more),
    );
    part.append(rest);
  }
  return part;
}

function item(hit: Found, kinds: Record<string, string>): HTMLLIElement {
  const li = document.createElement('li');
  const kind = line('p', 'kind', kinds[hit.kind] ?? '');
  const heading = document.createElement('h3');
  const link = document.createElement('a');
  link.href = hit.id;
  link.textContent = hit.title;
  heading.append(link);
  li.append(kind, heading, line('p', 'text', hit.line));
  return li;
}

function line(tag: string, name: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = text;
  return element;
}
