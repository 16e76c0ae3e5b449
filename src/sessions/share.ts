/** A hand as a link, and a link as a hand. Loaded when somebody shares, or comes by such a link. */
import { sensible } from '../bots/sensible.ts';
import type { Game } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { formatShare, parseShare } from '../notation/share.ts';
import { shareStart, startOf } from '../notation/share-start.ts';
import { rulesetOf } from '../rulesets/choose.ts';
import type { TableFilm } from './film.ts';
import { type Hand, handOf, replayed } from './hand.ts';

/** The position one looks at, as the fragment of an address. */
export function linkOf(hand: Hand, timeline: TableFilm, eyes: Seat | null): string {
  return formatShare({
    game: hand.game.id,
    chosen: hand.chosen,
    under: hand.start.under,
    start: shareStart(hand.ruleset, hand.start),
    actions: timeline.frames.flatMap(({ context: { move } }) =>
      typeof move === 'object' && move !== null ? [move] : [],
    ),
    step: timeline.at,
    seat: eyes,
  });
}

export type Opened =
  | { readonly hand: Hand; readonly timeline: TableFilm; readonly eyes: Seat | null }
  /** `why` is the notation's own sentence; null when the moves do not fit the table. */
  | { readonly why: string | null };

/** The hand of a link. Whatever is wrong with it is told, never thrown. */
export function openLink(game: Game, fragment: string): Opened {
  try {
    const link = parseShare(fragment);
    if (link.game !== game.id) return { why: null };
    const start = startOf(rulesetOf(game, link.chosen, link.under), link.under, link.start);
    const hand = handOf(game, link.chosen, start, sensible);
    const timeline = replayed(hand, link.actions, link.step);
    return timeline ? { hand, timeline, eyes: link.seat } : { why: null };
  } catch (error) {
    return { why: error instanceof Error ? error.message : null };
  }
}
