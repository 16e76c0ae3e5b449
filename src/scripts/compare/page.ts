/** The page of differences: the reader chooses games, and what differs is worked out for those. */
import { differ } from '../../compare/table.ts';
import { keepAddress } from '../../store/address.ts';

/** With fewer there is nothing to compare. */
const FEWEST = 2;

const page = document.querySelector<HTMLElement>('[data-compare]');
const different = page?.querySelector<HTMLElement>('[data-rows="different"]');
const same = page?.querySelector<HTMLElement>('[data-rows="same"]');
const folded = page?.querySelector('details');
const status = page?.querySelector<HTMLElement>('[role="status"]');
if (page && different && same && folded && status) run(page, { different, same, folded, status });

interface Parts {
  /** The rows that differ, and those that do not. */
  readonly different: HTMLElement;
  readonly same: HTMLElement;
  /** What opens over the latter. */
  readonly folded: HTMLDetailsElement;
  readonly status: HTMLElement;
}

function run(page: HTMLElement, { different, same, folded, status }: Parts): void {
  const boxes = [...page.querySelectorAll<HTMLInputElement>('input[name="games"]')];
  /** In the order of the file, which both tables keep. */
  const rows = [...page.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const chosen = (): string[] => boxes.filter(({ checked }) => checked).map(({ value }) => value);

  function show(): void {
    const games = chosen();
    for (const cell of page.querySelectorAll<HTMLElement>('[data-game]')) {
      cell.hidden = !games.includes(cell.dataset['game'] ?? '');
    }
    let count = 0;
    let alike = 0;
    for (const row of rows) {
      const keys = [...row.querySelectorAll<HTMLElement>('td:not([hidden])')].map(
        ({ dataset }) => dataset['key'],
      );
      const differs = differ(keys);
      (differs ? different : same).append(row);
      // Where none of the games has a rule, there is nothing to read.
      row.hidden = keys.every((key) => key === undefined);
      if (differs) count++;
      else if (!row.hidden) alike++;
    }
    status.textContent = (page.dataset['counted'] ?? '')
      .replace('%d', String(count))
      .replace('%s', String(alike));
  }

  function keep(): void {
    const games = chosen();
    const parts = [
      ...(games.length < boxes.length ? [`games=${games.join(',')}`] : []),
      ...(folded.open ? ['same'] : []),
    ];
    keepAddress(`${location.pathname}${parts.length > 0 ? `?${parts.join('&')}` : ''}${location.hash}`);
  }

  for (const box of boxes) {
    box.addEventListener('change', () => {
      if (chosen().length < FEWEST) {
        box.checked = true;
        status.textContent = page.dataset['few'] ?? '';
        return;
      }
      show();
      keep();
    });
  }
  page.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());

  const asked = new URLSearchParams(location.search);
  const named = asked.get('games')?.split(',') ?? [];
  if (boxes.filter(({ value }) => named.includes(value)).length >= FEWEST) {
    for (const box of boxes) box.checked = named.includes(box.value);
  }
  if (asked.has('same')) folded.open = true;
  show();
  folded.addEventListener('toggle', keep);
}
