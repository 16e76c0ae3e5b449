/**
 * How what concerns two games is named: a kind of question that is asked in another game as well (`win+changchun`), and
 * the rule of that other game, seen from this one (`changchun.three-suits`).
 */

/** The kind of question that is asked about two games where an address says none: whether a hand wins. */
export const DEFAULT_CONCEPT = 'win';

/** In place of a rule, where none decides a question. */
export const NO_RULE = '-';

const AND = '+';
const OF = '.';

/** The name of a kind of question that is asked in another game as well. */
export const bothName = (concept: string, against: string): string => `${concept}${AND}${against}`;

/** The kind of question and the other game; null for a kind of one game. */
export function bothOf(name: string): { readonly concept: string; readonly against: string } | null {
  const [concept = '', against] = name.split(AND);
  return against === undefined ? null : { concept, against };
}

/** A rule of another game. */
export const foreignName = (game: string, rule: string): string => `${game}${OF}${rule}`;

/** A rule, and the other game that it is of; null for a rule of one's own game. */
export function foreignOf(name: string): { readonly game: string | null; readonly rule: string } {
  const at = name.indexOf(OF);
  return at < 0 ? { game: null, rule: name } : { game: name.slice(0, at), rule: name.slice(at + 1) };
}

/** A kind of question, and a rule, of a game. */
interface KindAndRule {
  readonly ruleset: string;
  readonly concept: string;
  readonly rule: string;
}

/** The same two games and the same rule, seen from the other game; what is of one game alone stays as it is. */
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

/** Of the two ways to name it the one that is kept: that of the game whose name comes first. */
export function canonicalCard(named: KindAndRule): KindAndRule {
  const both = bothOf(named.concept);
  return both && both.against < named.ruleset ? fromOther(named) : named;
}
