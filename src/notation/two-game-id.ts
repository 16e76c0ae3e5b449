/**
 * Names things that concern two games: a question kind asked in another game as well (`win+changchun`), and a rule of
 * that other game (`changchun.three-suits`).
 */

/** The default question kind for two games: does the hand win? */
export const DEFAULT_CONCEPT = 'win';

/** The value in place of a rule id when no rule decides a question. */
export const NO_RULE = '-';

const AND = '+';
const OF = '.';

/** Returns the name of a question kind asked in two games: `win+changchun`. */
export const bothName = (concept: string, against: string): string => `${concept}${AND}${against}`;

/** Splits such a name into question kind and other game; null for a kind of one game. */
export function bothOf(name: string): { readonly concept: string; readonly against: string } | null {
  const [concept = '', against] = name.split(AND);
  return against === undefined ? null : { concept, against };
}

/** Returns the name of another game's rule: `changchun.three-suits`. */
export const foreignName = (game: string, rule: string): string => `${game}${OF}${rule}`;

/** Splits a rule's name into game and rule; `game` is null for a rule of one's own game. */
export function foreignOf(name: string): { readonly game: string | null; readonly rule: string } {
  const at = name.indexOf(OF);
  return at < 0 ? { game: null, rule: name } : { game: name.slice(0, at), rule: name.slice(at + 1) };
}

/** A question kind and a rule, as seen from a game: one card of what is due. */
export interface KindAndRule {
  readonly ruleset: string;
  readonly concept: string;
  readonly rule: string;
}

/** Returns the same question kind and rule as seen from the other game. A kind of a single game stays as it is. */
export function fromOther(named: KindAndRule): KindAndRule {
  const both = bothOf(named.concept);
  if (!both) return named;
  const { game, rule } = foreignOf(named.rule);
  const isForeign = game === null && rule !== NO_RULE;
  return {
    ruleset: both.against,
    concept: bothName(both.concept, named.ruleset),
    rule: isForeign ? foreignName(named.ruleset, rule) : rule,
  };
}

/**
 * Returns the one of the two names under which results are kept: that of the game whose id comes first in the alphabet.
 */
export function canonicalCard(named: KindAndRule): KindAndRule {
  const both = bothOf(named.concept);
  return both && both.against < named.ruleset ? fromOther(named) : named;
}
