/** The search page: asks the index while the reader types, and keeps the question in the address. */
import { keepAddress } from '../../store/address.ts';
import type { Found } from './shelf.ts';

const form = document.querySelector<HTMLFormElement>('form[data-search]');
const input = form?.querySelector('input');
const status = document.querySelector<HTMLElement>('search .status');
const results = document.querySelector<HTMLOListElement>('search .results');
if (form && input && status && results) run(form, input, status, results);

function run(
  form: HTMLFormElement,
  input: HTMLInputElement,
  status: HTMLElement,
  results: HTMLElement,
): void {
  const say = form.dataset;
  const kinds: Record<string, string> = JSON.parse(say.kinds ?? '{}');
  let index: Promise<(query: string) => Found[]> | undefined;
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
      const found = (await ready())(query);
      if (query !== input.value.trim()) return;
      results.replaceChildren(...found.slice(0, 50).map((hit) => item(hit, kinds)));
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

async function load(address: string): Promise<(query: string) => Found[]> {
  const [{ open }, answer] = await Promise.all([import('./shelf.ts'), fetch(address)]);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return open(await answer.text());
}

function item(hit: Found, kinds: Record<string, string>): HTMLLIElement {
  const li = document.createElement('li');
  li.dataset.ruleset = hit.ruleset;
  const kind = line('p', 'kind', `${hit.game}, ${kinds[hit.kind] ?? ''}`);
  const heading = document.createElement('h2');
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
