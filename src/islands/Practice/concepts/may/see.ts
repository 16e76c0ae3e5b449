/** The table as the seat sees it that tries something, and what it has just heard. */
import { heardBy, seenBy, type View } from '../../../../engine/view.ts';
import type { Tried } from '../../../../puzzles/concepts/may/tried.ts';
import type { Seeing } from '../../asker.ts';

export interface SeenTable {
  readonly view: View;
  /** Sentences. */
  readonly heard: readonly string[];
}

export function see({ table, action: { seat }, since }: Tried, { room, words }: Seeing): SeenTable {
  const { ruleset } = room;
  const telling = { reader: seat, dealer: table.dealer, terms: ruleset.terms };
  return {
    // Nothing is pressed there.
    view: { ...seenBy(ruleset, table, seat), legal: [] },
    heard: since.flatMap((event) => {
      const heard = heardBy(event, seat);
      return (heard && words.narrate(heard, telling)) || [];
    }),
  };
}
