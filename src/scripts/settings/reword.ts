/** Says the terms of a page in another table's words: `<span data-term="pung">Pung</span>`. */
import { languageOf, reworded } from '../../words/terms.ts';

/**
 * Rewrites every term outside of the islands, which speak for themselves. The ruleset's own word is kept
 * in `data-own`; `data-plural` marks a plural.
 * @param set a name of `termSets`, or "own"
 */
export function reword(set: string): void {
  const lang = languageOf(set);
  for (const element of document.querySelectorAll<HTMLElement>('[data-term]')) {
    if (element.closest('astro-island')) continue;
    element.dataset.own ??= element.textContent;
    const { own, term = '', plural } = element.dataset;
    element.textContent = reworded(own ?? '', term, set, plural !== undefined);
    if (lang) element.lang = lang;
    else element.removeAttribute('lang');
  }
}
