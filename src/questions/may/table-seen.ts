/** Computes the table from the acting seat's view, and the last events it heard. */
import { words } from '#i18n/words.ts';
import type { Wind } from '../../engine/seats.ts';
import { heardBy, seenBy, type View } from '../../engine/view.ts';
import { HAS_DISCARDED, isFactTrue } from '../../evaluation/facts.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { declaresFirst, factsOf } from '../../puzzles/win-facts.ts';
import type { TriedAction } from './attempt.ts';

interface SeenTable {
  readonly view: View;
  /** Sentences about the last events. */
  readonly heard: readonly string[];
  /** State that no tile shows but some rules depend on. */
  readonly facts: {
    /** Facts of the seat, keyed by the names that the rule clauses use. */
    readonly own: Readonly<Record<string, boolean>>;
    /** Round wind; null if the game has no minimum for a win. */
    readonly round: Wind | null;
    /** Replacement tiles left; null if they come from the wall, or are always topped up. */
    readonly box: number | null;
  };
}

export function tableSeen(
  { table, action: { seat }, since }: TriedAction,
  { ruleset }: Pick<GeneratorContext, 'ruleset'>,
): SeenTable {
  const names = [...factsOf(ruleset), ...(declaresFirst(ruleset) ? [HAS_DISCARDED] : [])];
  const view = seenBy(ruleset, table, seat);
  const messageContext = { reader: seat, dealer: table.dealer, terms: ruleset.terms };
  return {
    // No legal actions, because the picture takes no presses.
    view: { ...view, legal: [] },
    heard: since.flatMap((event) => {
      const heard = heardBy(event, seat);
      return (heard && words.narrate(heard, messageContext)) || [];
    }),
    facts: {
      own: Object.fromEntries(names.map((name) => [name, isFactTrue(ruleset, table, seat, name)])),
      round: ruleset.wins.minimum === null ? null : table.round,
      box: ruleset.supplement.from === 'box' ? view.box : null,
    },
  };
}
