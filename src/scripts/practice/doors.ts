/** Fills links to due questions: shows how many are due, and leads to the game whose card has waited longest. */

import { dueIn } from '../../islands/Practice/due.ts';
import { DUE, readCards } from '../../storage/practice.ts';

export function showDoors(): void {
  const cards = readCards();
  for (const door of document.querySelectorAll<HTMLAnchorElement>('a[data-due-door]')) {
    const { dueDoor: base = '', games = '', kinds = '', texts = '[]' } = door.dataset;
    const due = dueIn(cards, Date.now(), { games: games.split(' '), kinds: kinds.split(' ') });
    const [first] = due;
    door.hidden = first === undefined;
    if (!first) continue;
    const labels = JSON.parse(texts) as readonly string[];
    door.href = `${base}${first.ruleset}/mixed/#${DUE}`;
    door.textContent = (labels[Math.min(due.length, labels.length - 1)] ?? '').replace(
      '%',
      String(due.length),
    );
  }
}
