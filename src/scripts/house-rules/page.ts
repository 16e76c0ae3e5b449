/** The page of a table's own rules: what is chosen stands in the address, on the sheet, and in the ways on from here. */
import type { Switchable } from '../../compare/house-table.ts';
import type { Chosen } from '../../engine/game.ts';
import { keepAddress } from '../../store/address.ts';

const root = document.querySelector<HTMLElement>('[data-house]');
const spec = root?.querySelector('[data-spec]')?.textContent;
if (root && spec) run(root, JSON.parse(spec) as Switchable);

type Tables = typeof import('../../compare/house-table.ts');

function run(root: HTMLElement, game: Switchable): void {
  let chosen: Chosen = {};
  /** What reads and writes an address: loaded once there is something to read or to write. */
  let tables: Tables | null = null;
  const reading = async (): Promise<Tables> => {
    tables ??= await import('../../compare/house-table.ts');
    return tables;
  };
  const fragment = (): string => tables?.tableFragment(chosen) ?? '';
  const part = (name: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-${name}]`);
  const ways = [...root.querySelectorAll<HTMLAnchorElement>('[data-way]')].map(
    (way) => [way, way.href] as const,
  );
  const form = root.querySelector('form');

  /** The place of an option's value. */
  const placeOf = (id: string): number => {
    const option = game.options.find((each) => each.id === id);
    return option ? option.values.indexOf(chosen[id] ?? option.default) : -1;
  };

  function show(): void {
    for (const option of game.options) showSwitch(root, option.id, placeOf(option.id), option.id in chosen);
    for (const note of root.querySelectorAll<HTMLElement>('[data-idle]')) {
      const holds = named(note).includes(placeOf(note.dataset['idle'] ?? ''));
      note.toggleAttribute('data-holds', holds);
    }
    for (const { id } of game.options) {
      const section = part(`switch="${id}"`);
      section?.toggleAttribute('data-resting', section.querySelector('[data-idle][data-holds]') !== null);
    }
    for (const row of document.querySelectorAll<HTMLElement>('[data-unless]')) {
      const settings = JSON.parse(row.dataset['unless'] ?? '{}') as Record<string, readonly number[]>;
      row.hidden = Object.entries(settings).some(([id, values]) => values.includes(placeOf(id)));
    }
    const own = Object.keys(chosen).length;
    const status = part('status');
    if (status) status.textContent = counted(status, own);
    part('reset')?.toggleAttribute('disabled', own === 0);
    for (const [way, href] of ways) way.href = href + fragment();
    const address = document.querySelector('[data-address]');
    if (address) address.textContent = location.origin + location.pathname + fragment();
  }

  function choose(next: Chosen): void {
    chosen = next;
    show();
    const slip = part('slip');
    if (slip) slip.hidden = true;
    const copied = part('copied');
    if (copied) copied.textContent = '';
    keep();
  }

  function keep(): void {
    keepAddress(location.pathname + location.search + fragment());
  }

  async function open(): Promise<void> {
    const place = location.hash.slice(1);
    if (place !== '' && document.getElementById(place)) {
      // It only names a place of the page: one is there by now, and what is chosen is shared again.
      if (Object.keys(chosen).length > 0) keep();
      show();
      return;
    }
    const opened =
      place === '' ? { chosen: {}, broken: null } : (await reading()).openedTable(game, location.hash);
    chosen = opened.chosen;
    const slip = part('slip');
    const why = part('why');
    if (slip) slip.hidden = opened.broken === null;
    if (why) why.textContent = (root.dataset['broken'] ?? '%s').replace('%s', () => opened.broken ?? '');
    show();
  }

  form?.addEventListener('submit', (event) => event.preventDefault());
  // Whoever comes near a switch may be about to press it.
  form?.addEventListener('pointerover', () => void reading().catch(console.warn), { once: true });
  form?.addEventListener('focusin', () => void reading().catch(console.warn), { once: true });
  form?.addEventListener('change', async ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const option = game.options.find(({ id }) => id === target.name);
    const value = option?.values[Number(target.value)];
    if (!option || value === undefined) return;
    try {
      const { tableWith } = await reading();
      choose(tableWith(game, chosen, option, value));
    } catch (error) {
      // Without a connection nothing is switched, and the control says so.
      console.warn(error);
      show();
    }
  });
  part('reset')?.addEventListener('click', () => choose({}));
  part('copy')?.addEventListener('click', async () => {
    const copied = part('copied');
    keep();
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + fragment());
      if (copied) copied.textContent = copied.dataset['yes'] ?? '';
    } catch {
      // Not allowed, or not there: the address bar has it all the same.
      if (copied) copied.textContent = copied.dataset['no'] ?? '';
    }
  });
  addEventListener('hashchange', () => void open());
  void open();
}

/** The places that an element is about. */
function named({ dataset }: HTMLElement): number[] {
  return (dataset['values'] ?? '').split(' ').map(Number);
}

/** A switch with its value chosen, what changes by it, its line among the reader's own, and its row on the sheet. */
function showSwitch(root: HTMLElement, id: string, at: number, own: boolean): void {
  const section = root.querySelector<HTMLElement>(`[data-switch="${id}"]`);
  if (!section) return;
  const control = section.querySelector<HTMLInputElement | HTMLSelectElement>(`select, input[value="${at}"]`);
  if (control instanceof HTMLInputElement) control.checked = true;
  else if (control) control.value = String(at);
  const label = labelOf(control);
  const was = section.dataset['own'];
  section.toggleAttribute('data-own', own);
  for (const list of section.querySelectorAll('.changes > div')) {
    const items = [...list.querySelectorAll<HTMLElement>('li')];
    for (const item of items) item.hidden = own && !named(item).includes(at);
    for (const kind of list.querySelectorAll<HTMLElement>('[data-kind]'))
      kind.hidden = kind.querySelector('li:not([hidden])') === null;
    const count = list.querySelector('[data-count]');
    if (count) count.textContent = String(items.filter(({ hidden }) => !hidden).length);
  }
  const details = section.querySelector('details');
  if (details && own && was === undefined) details.open = true;
  const mine = root.querySelector<HTMLElement>(`[data-mine="${id}"]`);
  const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
  for (const line of [mine, row]) {
    const text = line?.querySelector('[data-label]');
    if (text) text.textContent = label;
  }
  if (mine) mine.hidden = !own;
  if (row) showRow(row, own);
}

/** The words of a value as its control has them, without the note on whose choice it is. */
function labelOf(control: HTMLInputElement | HTMLSelectElement | null): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.dataset['label'] ?? '';
  return control?.dataset['label'] ?? '';
}

/** On the sheet stands first what is played otherwise. */
function showRow(row: HTMLElement, own: boolean): void {
  for (const name of ['own', 'usual'] as const) {
    const part = document.querySelector<HTMLElement>(`[data-sheet="${name}"]`);
    const list = part?.querySelector('dl');
    if (own === (name === 'own') && row.parentElement !== list) list?.append(row);
    if (part) part.hidden = part.querySelector('[data-row]') === null;
  }
}

/** How many switches stand otherwise, in words. */
function counted({ dataset }: HTMLElement, own: number): string {
  const say = JSON.parse(dataset['counted'] ?? '{}') as Record<string, string>;
  const text = own === 0 ? say['none'] : own === 1 ? say['one'] : say['several'];
  return (text ?? '').replace('%d', String(own));
}
