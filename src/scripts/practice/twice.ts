/** The door to questions about two games: a link for each pair of which the reader has met both. */
import { formatQuestionLink } from '../../notation/question-link.ts';

/**
 * Each visit has questions of its own.
 * @param base the address of all practice
 * @param nameOf the two games by their names; undefined where they cannot be asked about together
 */
export function showPairs(
  door: HTMLElement,
  met: readonly string[],
  base: string,
  nameOf: (one: string, other: string) => string | undefined,
): void {
  const seed = Date.now().toString(36);
  const items = [...met].sort().flatMap((one, i, all) =>
    all.slice(i + 1).flatMap((against) => {
      const name = nameOf(one, against);
      if (name === undefined) return [];
      const link = document.createElement('a');
      link.className = 'button';
      link.textContent = name;
      const asks = { seed, against, number: 0, grade: 1, rules: [], without: [] } as const;
      link.href = `${base}${one}/mixed/#${formatQuestionLink({ ...asks, under: 'ordinary', chosen: {} })}`;
      const item = document.createElement('li');
      item.append(link);
      return [item];
    }),
  );
  door.querySelector('ul')?.replaceChildren(...items);
  door.hidden = items.length === 0;
}
