/** Shows which deals of a course are solved, and how many; and which were left in the middle. */
import { onSolved, readSolved, type SolvedExercises } from '../../storage/exercises.ts';
import { readSetDeal } from '../../storage/saved-tables.ts';

function show(solved: SolvedExercises): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-set-deals]')) {
    let count = 0;
    for (const item of root.querySelectorAll<HTMLElement>('[data-deal]')) {
      const isSolved = solved[item.dataset.deal ?? ''] !== undefined;
      if (isSolved) count++;
      item.toggleAttribute('data-done', isSolved);
      for (const word of item.querySelectorAll<HTMLElement>('[data-solved-word]')) word.hidden = !isSolved;
      const isLeft = isUnfinished(item);
      for (const word of item.querySelectorAll<HTMLElement>('[data-unfinished-word]')) word.hidden = !isLeft;
    }
    const text = root.querySelector<HTMLElement>('[data-solved-count]');
    if (!text) continue;
    text.hidden = count === 0;
    text.textContent = (JSON.parse(root.dataset.setDeals ?? '[]') as readonly string[])[count] ?? '';
  }
}

/** Was the deal of this entry left in the middle? Its name begins with its game; its link names the deal. */
function isUnfinished(item: HTMLElement): boolean {
  const game = item.dataset.deal?.split('/')[0] ?? '';
  const link = item.querySelector('a')?.getAttribute('href')?.split('#')[1];
  return link !== undefined && readSetDeal(game, { fragment: link, day: null }) !== null;
}

onSolved(show);
addEventListener('pageshow', () => show(readSolved()));
show(readSolved());
