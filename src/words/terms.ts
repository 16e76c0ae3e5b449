/** What tables call the four things everybody calls out, as sets a reader can switch between. */

/** The things with a word of their own in every set. */
export const switchable = ['chow', 'pung', 'kong', 'win'] as const;
export type Switchable = (typeof switchable)[number];

export interface TermSet {
  /** The language of the words where it is not the page's. */
  readonly lang?: 'zh-Hant';
  readonly words: Readonly<Record<Switchable, string>>;
}

/** The sets by the names that stand in `data-words`; without one, each ruleset uses its own words. */
export const termSets = {
  chow: { words: { chow: 'chow', pung: 'pung', kong: 'kong', win: 'mah-jong' } },
  sheung: { words: { chow: 'sheung', pung: 'pung', kong: 'kong', win: 'hooo' } },
  seung: { words: { chow: 'seung', pung: 'pong', kong: 'gong', win: 'win' } },
  chi: { words: { chow: 'chi', pung: 'peng', kong: 'gang', win: 'hu' } },
  han: { lang: 'zh-Hant', words: { chow: '上', pung: '碰', kong: '槓', win: '胡' } },
} as const satisfies Record<string, TermSet>;

export type TermSetName = keyof typeof termSets;

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

/** The language of a set's words, or undefined where it is the page's. */
export const languageOf = (set: string | undefined): string | undefined => {
  const found: TermSet | undefined = isSet(set) ? termSets[set] : undefined;
  return found?.lang;
};

const isSet = (name: string | undefined): name is TermSetName =>
  name !== undefined && Object.hasOwn(termSets, name);
const isSwitchable = (term: string): term is Switchable => switchable.some((one) => one === term);
