/** Rewords a page in another word set: its marked terms, and the claims named in other texts. */
import { callsIn, languageOf, rewordedText, termIn } from '../../i18n/terms.ts';

/** Parts that are not reworded: live islands reword themselves, and ids, code and scripts are not game words. */
const APART = 'astro-island:not([ssr]), [data-term], .own-word, .rule-id, script, style, code';

/** Original text of each text node that was changed. */
const own = new WeakMap<Text, string>();

/**
 * Rewords everything outside live islands. A marked term, `<span data-term="pung">Pung</span>`, keeps the ruleset's own
 * word in `data-own`; `data-plural` marks a plural, and `data-reworded` a term that is not the ruleset's own now.
 * @param set a name of `termSets`, or "own"
 */
export function reword(set: string): void {
  rewordTerms(set);
  rewordTexts(set);
  rewordTitle(set);
}

/** The page title in the game's own words. */
const titled = document.title;

function rewordTitle(set: string): void {
  const calls = callsIn(document.documentElement.dataset.terms);
  if (calls) document.title = rewordedText(titled, calls, set);
}

function rewordTerms(set: string): void {
  const lang = languageOf(set);
  for (const element of document.querySelectorAll<HTMLElement>('[data-term]')) {
    if (element.closest('astro-island:not([ssr])')) continue;
    element.dataset.own ??= element.textContent;
    const { own = '', term = '', plural } = element.dataset;
    element.textContent = termIn(own, term, set, plural !== undefined);
    element.toggleAttribute('data-reworded', element.textContent !== own);
    if (lang) element.lang = lang;
    else element.removeAttribute('lang');
  }
}

/** Rewords claims in the texts of a game's page. */
function rewordTexts(set: string): void {
  const calls = callsIn(document.documentElement.dataset.terms);
  const main = document.querySelector('main');
  if (!calls || !main) return;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!(text instanceof Text) || text.parentElement?.closest(APART)) continue;
    const before = own.get(text) ?? text.data;
    const newText = rewordedText(before, calls, set);
    if (newText === text.data) continue;
    own.set(text, before);
    text.data = newText;
  }
}
