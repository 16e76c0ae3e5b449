/** The table as the seat sees it that tries something, and what it has just heard. */
import { words } from '#i18n/words.ts';
import type { Wind } from '../../../../engine/seats.ts';
import { heardBy, seenBy, type View } from '../../../../engine/view.ts';
import { HAS_DISCARDED, isSo } from '../../../../evaluation/facts.ts';
import type { TriedAction } from '../../../../puzzles/concepts/may/attempt.ts';
import { declaresFirst, factsOf } from '../../../../puzzles/win-facts.ts';
import type { Seeing } from '../../question-kind.ts';

export interface SeenTable {
  readonly view: View;
  /** Sentences. */
  readonly heard: readonly string[];
  /** What no tile shows and some rules turn on. */
  readonly facts: {
    /** What is true of the seat, by the names that clauses give it. */
    readonly own: Readonly<Record<string, boolean>>;
    /** Null where no round matters. */
    readonly round: Wind | null;
    /** Tiles left for replacements; null where the wall has them, or as many are always left. */
    readonly box: number | null;
  };
}

export function see({ table, action: { seat }, since }: TriedAction, { generator }: Seeing): SeenTable {
  const { ruleset } = generator;
  const names = [...factsOf(ruleset), ...(declaresFirst(ruleset) ? [HAS_DISCARDED] : [])];
  const view = seenBy(ruleset, table, seat);
  const messageContext = { reader: seat, dealer: table.dealer, terms: ruleset.terms };
  return {
    // Nothing is pressed there.
    view: { ...view, legal: [] },
    heard: since.flatMap((event) => {
      const heard = heardBy(event, seat);
      return (heard && words.narrate(heard, messageContext)) || [];
    }),
    facts: {
      own: Object.fromEntries(names.map((name) => [name, isSo(ruleset, table, seat, name)])),
      round: ruleset.wins.minimum === null ? null : table.round,
      box: ruleset.supplement.from === 'box' ? view.box : null,
    },
  };
}
