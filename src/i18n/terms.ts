/** Word sets for chow, pung, kong and win, between which the reader can switch. */

import type { Terms } from '../engine/ruleset.ts';
import type { WinSource } from '../engine/table.ts';

/** Terms with a word in every set. */
export const switchable = ['chow', 'pung', 'kong', 'win'] as const;
export type SwitchableTerms = (typeof switchable)[number];

interface TermSet {
  /** Language of the words, where it differs from the page's. */
  readonly lang?: 'zh-Hant';
  readonly words: Readonly<Record<SwitchableTerms, string>>;
}

/** Word sets by their name in `data-words`; without one, each ruleset uses its own words. */
export const termSets = {
  chow: { words: { chow: 'chow', pung: 'pung', kong: 'kong', win: 'mah-jong' } },
  sheung: { words: { chow: 'sheung', pung: 'pung', kong: 'kong', win: 'hooo' } },
  seung: { words: { chow: 'seung', pung: 'pong', kong: 'gong', win: 'win' } },
  chi: { words: { chow: 'chi', pung: 'peng', kong: 'gang', win: 'hu' } },
  han: { lang: 'zh-Hant', words: { chow: '上', pung: '碰', kong: '槓', win: '胡' } },
} as const satisfies Record<string, TermSet>;

type TermSetName = keyof typeof termSets;

/**
 * Returns the word for a term in a word set. Example: reworded("Sheung", "chow", "chow") gives "Chow".
 * @param own the ruleset's own word as it stands in the text: "Pung", "sheungs"
 * @param plural whether `own` is a plural
 * @returns the set's word, with a capital where `own` has one; `own` where there is no such set or term
 */
export function termIn(own: string, term: string, set: string | undefined, plural = false): string {
  const found: TermSet | undefined = isSet(set) ? termSets[set] : undefined;
  const word = found && isSwitchable(term) ? found.words[term] : undefined;
  if (!found || word === undefined) return own;
  if (found.lang) return word;
  const cased = /^\p{Lu}/u.test(own) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  return plural ? `${cased}s` : cased;
}

/** The word called for a win by drawing or by claiming. */
export const winCall = (terms: Terms, by: WinSource['by']): string =>
  (by === 'draw' ? terms.drawnCall : terms.claimedCall) ?? terms.win;

/** A game's own words for the four terms. */
export type CallWords = Readonly<Record<SwitchableTerms, string>>;

/** Words that are also plain English; in a text the two cannot be told apart, so these stay. */
const PLAIN: readonly string[] = ['Win'];

/**
 * Rewords a text in another word set. Only capitalised words are replaced, as that tells claims from other words; a
 * plural stays a plural.
 */
export function rewordedText(text: string, calls: CallWords, set: string | undefined): string {
  if (!isSet(set)) return text;
  return switchable.reduce((text, term) => {
    const own = calls[term].charAt(0).toUpperCase() + calls[term].slice(1);
    if (PLAIN.includes(own)) return text;
    // "Hong Kong" is a place, not a kong.
    const word = new RegExp(`(?<![\\p{L}\\d-]|Hong\\s)${own}(s?)(?![\\p{L}\\d-])`, 'gu');
    return text.replace(word, (found, plural: string) => termIn(found, term, set, plural !== ''));
  }, text);
}

/**
 * Reads the words of a page's game from `data-terms` of <html>; null on a page about no game.
 * Example: "Sheung,Pung,Gong,Win".
 */
export function callsIn(written: string | undefined): CallWords | null {
  const [chow, pung, kong, win] = written?.split(',') ?? [];
  return chow && pung && kong && win ? { chow, pung, kong, win } : null;
}

/** Writes `data-terms`. */
export const callsText = (calls: CallWords): string => switchable.map((term) => calls[term]).join();

/** The language of a set's words, or undefined where it is the page's. */
export const languageOf = (set: string | undefined): string | undefined => {
  const found: TermSet | undefined = isSet(set) ? termSets[set] : undefined;
  return found?.lang;
};

const isSet = (name: string | undefined): name is TermSetName =>
  name !== undefined && Object.hasOwn(termSets, name);
const isSwitchable = (term: string): term is SwitchableTerms => switchable.some((one) => one === term);
