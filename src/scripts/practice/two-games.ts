/** Fills the section for two games: one link per pair of which the reader has met both. */
import { formatQuestionLink } from '../../notation/question-link.ts';

/**
 * Shows the links, with a new seed for each visit.
 * @param base the address of the practice overview
 * @param nameOf names a pair of games
 * @param kindsOf the kinds of question for a pair; empty where there are none
 */
export function showPairs(
  door: HTMLElement,
  met: readonly string[],
  base: string,
  nameOf: (one: string, other: string) => string,
  kindsOf: (one: string, other: string) => readonly string[],
): void {
  const seed = Date.now().toString(36);
  const items = [...met].sort().flatMap((one, i, all) =>
    all.slice(i + 1).flatMap((against) => {
      const asks = kindsOf(one, against);
      if (asks.length === 0) return [];
      const link = document.createElement('a');
      link.className = 'button';
      link.textContent = nameOf(one, against);
      link.href = `${base}${one}/mixed/#${formatQuestionLink({ seed, against, asks })}`;
      const item = document.createElement('li');
      item.append(link);
      return [item];
    }),
  );
  door.querySelector('ul')?.replaceChildren(...items);
  door.hidden = items.length === 0;
}
