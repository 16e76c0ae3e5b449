/** A hand as a link, and a link as a hand. Loaded when somebody shares, or comes by such a link. */
import { BOTS } from '../bots/strengths.ts';
import type { Game } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { NotationError } from '../notation/error.ts';
import { formatShare, parseShare, ShareError, unreadable } from '../notation/share.ts';
import { shareStart, startOf } from '../notation/share-start.ts';
import { isTableLink, parseTableLink } from '../notation/table-link.ts';
import { OptionError, rulesetOf } from '../rulesets/instantiate.ts';
import { ownChoice } from '../rulesets/options.ts';
import { readSettings, readStrength } from '../storage/settings.ts';
import { type Hand, handOf, opening, YOU } from './hand.ts';
import type { TableHistory } from './hand-history.ts';

import { replayed, type Unplayable } from './replay.ts';
import { newSeed } from './seed.ts';

/** The position one looks at, as the fragment of an address. */
export function linkOf(hand: Hand, history: TableHistory, eyes: Seat | null): string {
  return formatShare({
    game: hand.game.id,
    chosen: hand.chosen,
    bots: hand.strength === 'careful' ? null : hand.strength,
    under: hand.start.under,
    start: shareStart(hand.ruleset, hand.start),
    actions: history.frames.flatMap(({ context: { move } }) =>
      typeof move === 'object' && move !== null ? [move] : [],
    ),
    step: history.at,
    seat: eyes,
  });
}

/** Why a link leads to no hand here. */
export type BrokenDealLink =
  /** A sentence that says why; null where nothing better can be said than that the table cannot use it. */
  | { readonly is: 'unreadable'; readonly why: string | null }
  | { readonly is: 'other'; readonly game: string }
  | ({ readonly is: 'unplayable' } & Unplayable);

type OpenedDeal =
  | { readonly hand: Hand; readonly history: TableHistory; readonly eyes: Seat | null }
  | { readonly broken: BrokenDealLink };

/** The hand of a link, or a new one at the table whose rules it has. Whatever is wrong with it is told, never thrown. */
export function openLink(game: Game, fragment: string): OpenedDeal {
  try {
    if (isTableLink(fragment)) {
      const { bots } = readSettings();
      const hand = handOf(game, ownChoice(game, parseTableLink(fragment)), newSeed(), BOTS[bots], bots);
      return { hand, history: opening(hand), eyes: YOU };
    }
    const link = parseShare(fragment);
    if (link.game !== game.id) return { broken: { is: 'other', game: link.game } };
    const start = startOf(rulesetOf(game, link.chosen, link.under), link.under, link.start);
    // The hand goes on for everyone as it does for whoever shares it.
    const strength = link.bots === null ? 'careful' : readStrength(link.bots);
    if (!strength) return { broken: { is: 'unreadable', why: null } };
    const hand = handOf(game, link.chosen, start, BOTS[strength], strength);
    const played = replayed(hand, link.actions, link.step);
    return 'history' in played
      ? { hand, history: played.history, eyes: link.seat }
      : { broken: { is: 'unplayable', ...played.unplayable } };
  } catch (error) {
    return { broken: { is: 'unreadable', why: sayable(error) } };
  }
}

function sayable(error: unknown): string | null {
  if (error instanceof ShareError || error instanceof OptionError) return error.message;
  return error instanceof NotationError ? unreadable(error) : null;
}
