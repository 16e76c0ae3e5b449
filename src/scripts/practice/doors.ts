/** Fills links to due questions: each leads to the game whose card has waited longest. */

import { dueIn } from '../../islands/Practice/due.ts';
import { formatMomentLink } from '../../notation/own-moment.ts';
import { MOMENT, momentCards } from '../../storage/moments.ts';
import { DUE, readCards } from '../../storage/practice.ts';

export function showDoors(): void {
  const cards = { ...readCards(), ...momentCards() };
  for (const door of document.querySelectorAll<HTMLAnchorElement>('a[data-due-door]')) {
    const { dueDoor: base = '', play = '', games = '', kinds = '', texts = '[]' } = door.dataset;
    const offered = { games: games.split(' '), kinds: [...kinds.split(' '), MOMENT] };
    const due = dueIn(cards, Date.now(), offered);
    const [first] = due;
    door.hidden = first === undefined;
    if (!first) continue;
    const labels = JSON.parse(texts) as readonly string[];
    door.href =
      first.concept === MOMENT
        ? `${play}${first.ruleset}/#${formatMomentLink(first.rule)}`
        : `${base}${first.ruleset}/mixed/#${DUE}`;
    door.textContent = labels[Math.min(due.length, labels.length - 1)] ?? '';
  }
}
