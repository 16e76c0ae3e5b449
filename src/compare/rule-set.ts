/** What a game answers at a table that is known by a name, such as one of a federation or a site. */
import type { Chosen } from '../engine/game.ts';
import type { GameRuling } from './table.ts';

/** An answer at such a table, where it is another than the game's own. */
interface AnswerOfTable {
  readonly key: string;
  readonly says: string;
  /** Options that it follows from, in the order of their links. */
  readonly by: readonly string[];
  /** Options under this question of which the sentence says nothing. */
  readonly besides: readonly string[];
}

/**
 * Returns the answer of a table, or null where the game's own holds.
 * @param chosen only the options that differ from the game's defaults
 */
export function answerAt(
  { key, says, rules, unless = [] }: GameRuling,
  chosen: Chosen,
): AnswerOfTable | null {
  const variant = unless.find((each) =>
    Object.entries(each.with).every(([option, value]) => chosen[option] === value),
  );
  const by = Object.keys(variant?.with ?? {});
  const besides = rules.filter((rule) => rule in chosen && !by.includes(rule));
  if (!variant && besides.length === 0) return null;
  return {
    // Tables that part in one of these options answer differently.
    key: [variant?.key ?? key, ...besides.map((option) => `${option}:${chosen[option]}`)].join(' '),
    says: variant?.says ?? says,
    by,
    besides,
  };
}
