/** Each discard of a finished deal in words: what it left, what it risked, and which was best. Loads when the reader opens them. */
import { hints } from '#i18n/hints.ts';
import { review } from '#i18n/review.ts';
import { words } from '#i18n/words.ts';
import { type RankedDiscard, rankedDiscards } from '../../bots/ranked-discards.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import { type Kind, plainKind } from '../../engine/tiles.ts';
import { seenBy } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { TableHistory } from '../../sessions/hand-history.ts';

/** A discard with what is said of it. */
interface ToldDiscard {
  readonly tile: Kind;
  readonly text: string;
}

/** A discard that was made, its place among those that were possible, and the best one where that is another. */
interface DiscardLine extends ToldDiscard {
  readonly place: number;
  readonly of: number;
  readonly better: ToldDiscard | null;
}

/** Every discard of this seat at which there was a choice, from the first turn on. */
export function discardLines(
  ruleset: Ruleset,
  { frames }: TableHistory,
  seat: Seat,
  context: MessageContext,
): DiscardLine[] {
  return frames.flatMap(({ context: { move } }, i): DiscardLine[] => {
    const before = frames[i - 1];
    if (!before || typeof move !== 'object' || move?.do !== 'discard' || move.seat !== seat) return [];
    const ranked = rankedDiscards(seenBy(ruleset, before.context.table, seat), ruleset);
    const own = ranked.findIndex(({ action }) => plainKind(action.tile) === plainKind(move.tile));
    const [best, ownDiscard] = [ranked[0], ranked[own]];
    if (!best || !ownDiscard || ranked.length < 2) return [];
    // As good as the best is no worse: only what is told of them can set them apart.
    const isBest = best === ownDiscard || (best.value === ownDiscard.value && best.risk === ownDiscard.risk);
    return [
      {
        place: isBest ? 1 : own + 1,
        of: ranked.length,
        tile: move.tile,
        text: wordsOf(ownDiscard, true, context),
        better: isBest ? null : { tile: best.action.tile, text: wordsOf(best, false, context) },
      },
    ];
  });
}

const wordsOf = (
  { action, leaves, threats }: RankedDiscard,
  isMade: boolean,
  context: MessageContext,
): string =>
  [
    review.leaves(leaves, isMade),
    ...threats.map((threat) => hints.safe(words.theTile(action.tile), threat, context)),
  ].join(' ');
