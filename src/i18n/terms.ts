/** What tables call the four things everybody calls out, as sets a reader can switch between. */

import type { Terms } from '../engine/ruleset.ts';
import type { WinSource } from '../engine/table.ts';

/** The things with a word of their own in every set. */
export const switchable = ['chow', 'pung', 'kong', 'win'] as const;
export type SwitchableTerms = (typeof switchable)[number];

interface TermSet {
  /** The language of the words where it is not the page's. */
  readonly lang?: 'zh-Hant';
  readonly words: Readonly<Record<SwitchableTerms, string>>;
}

/** The sets by the names that stand in `data-words`; without one, each ruleset uses its own words. */
export const termSets = {
  chow: { words: { chow: 'chow', pung: 'pung', kong: 'kong', win: 'mah-jong' } },
  sheung: { words: { chow: 'sheung', pung: 'pung', kong: 'kong', win: 'hooo' } },
  seung: { words: { chow: 'seung', pung: 'pong', kong: 'gong', win: 'win' } },
  chi: { words: { chow: 'chi', pung: 'peng', kong: 'gang', win: 'hu' } },
  han: { lang: 'zh-Hant', words: { chow: '上', pung: '碰', kong: '槓', win: '胡' } },
} as const satisfies Record<string, TermSet>;

type TermSetName = keyof typeof termSets;

/**
 * The word a reader sees for a term.
 * @param own the ruleset's own word as it stands in the text: "Pung", "sheungs"
 * @param plural whether `own` is a plural
 * @returns the set's word, a capital where the own word has one, or `own` where there is no such set or term
 */
export function reworded(own: string, term: string, set: string | undefined, plural = false): string {
  const found: TermSet | undefined = isSet(set) ? termSets[set] : undefined;
  const word = found && isSwitchable(term) ? found.words[term] : undefined;
  if (!found || word === undefined) return own;
  if (found.lang) return word;
  const cased = /^\p{Lu}/u.test(own) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  return plural ? `${cased}s` : cased;
}

/** What is called out for a win whose tile came like this. */
export const winCall = (terms: Terms, by: WinSource['by']): string =>
  (by === 'draw' ? terms.drawnCall : terms.claimedCall) ?? terms.win;

/** What a game calls out, in its own words. */
export type CallWords = Readonly<Record<SwitchableTerms, string>>;

/** Words that are plain English too: in a text nobody can tell which of the two they are. */
const PLAIN: readonly string[] = ['Win'];

/**
 * A text of a game in another table's words. Calls have a capital, which tells them from other words; a plural is
 * said as one.
 */
export function rewordedText(text: string, calls: CallWords, set: string | undefined): string {
  if (!isSet(set)) return text;
  return switchable.reduce((text, term) => {
    const own = calls[term].charAt(0).toUpperCase() + calls[term].slice(1);
    if (PLAIN.includes(own)) return text;
    // Hong Kong is a place.
    const word = new RegExp(`(?<![\\p{L}\\d-]|Hong\\s)${own}(s?)(?![\\p{L}\\d-])`, 'gu');
    return text.replace(word, (found, plural: string) => reworded(found, term, set, plural !== ''));
  }, text);
}

/** The calls of a page's game as `data-terms` on its <html> has them; null where it is about no game. */
export function callsIn(written: string | undefined): CallWords | null {
  const [chow, pung, kong, win] = written?.split(',') ?? [];
  return chow && pung && kong && win ? { chow, pung, kong, win } : null;
}

/** How `data-terms` has them. */
export const callsText = (calls: CallWords): string => switchable.map((term) => calls[term]).join();

/** The language of a set's words, or undefined where it is the page's. */
export const languageOf = (set: string | undefined): string | undefined => {
  const found: TermSet | undefined = isSet(set) ? termSets[set] : undefined;
  return found?.lang;
};

const isSet = (name: string | undefined): name is TermSetName =>
  name !== undefined && Object.hasOwn(termSets, name);
const isSwitchable = (term: string): term is SwitchableTerms => switchable.some((one) => one === term);
