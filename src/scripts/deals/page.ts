/** Shows which deals of a course are solved, and how many. */
import { onSolved, readSolved, type SolvedExercises } from '../../storage/exercises.ts';

function show(solved: SolvedExercises): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-set-deals]')) {
    let count = 0;
    for (const item of root.querySelectorAll<HTMLElement>('[data-deal]')) {
      const isSolved = solved[item.dataset.deal ?? ''] !== undefined;
      if (isSolved) count++;
      item.toggleAttribute('data-done', isSolved);
      for (const word of item.querySelectorAll<HTMLElement>('[data-solved-word]')) word.hidden = !isSolved;
    }
    const text = root.querySelector<HTMLElement>('[data-solved-count]');
    if (!text) continue;
    text.hidden = count === 0;
    text.textContent = (JSON.parse(root.dataset.setDeals ?? '[]') as readonly string[])[count] ?? '';
  }
}

onSolved(show);
addEventListener('pageshow', () => show(readSolved()));
show(readSolved());
