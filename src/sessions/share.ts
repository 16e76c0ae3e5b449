/** Converts a hand to a shareable link and back. Loaded only to share a hand or open a link. */
import { BOTS } from '../bots/strengths.ts';
import type { Game } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { NotationError } from '../notation/error.ts';
import {
  courseOf,
  formatShare,
  parseShare,
  ShareError,
  type ShareLink,
  unreadable,
} from '../notation/share.ts';
import { shareStart, startOf } from '../notation/share-start.ts';
import { isTableLink, parseTableLink } from '../notation/table-link.ts';
import { OptionError, rulesetOf } from '../rulesets/instantiate.ts';
import { ownChoice } from '../rulesets/options.ts';
import { readStrength, type Strength } from '../storage/settings.ts';
import { type Hand, handOf, opening, type RecordedHand, YOU } from './hand.ts';
import type { TableHistory } from './hand-history.ts';

import { replayActions, type Unplayable } from './replay.ts';
import { newSeed } from './seed.ts';

/** The address fragment of the position shown. */
export function linkOf(hand: Hand, history: TableHistory, viewer: Seat | null): string {
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
    seat: viewer,
    record: hand.record?.account ?? null,
  });
}

/** Why a link cannot be opened here. */
export type BrokenDealLink =
  /** `why` is a sentence to show. Null if there is nothing more to say than that the table cannot use the link. */
  | { readonly is: 'unreadable'; readonly why: string | null }
  | { readonly is: 'other'; readonly game: string }
  | ({ readonly is: 'unplayable' } & Unplayable);

type OpenedDeal =
  | { readonly hand: Hand; readonly history: TableHistory; readonly eyes: Seat | null }
  | { readonly broken: BrokenDealLink };

/**
 * Opens the hand of a link, or deals a new one at a table whose rules it gives. Errors come back as `broken` and are
 * never thrown.
 * @param bots strength of the bots at a new deal
 */
export function openLink(game: Game, fragment: string, bots: Strength = 'careful'): OpenedDeal {
  try {
    if (isTableLink(fragment)) {
      const hand = handOf(game, ownChoice(game, parseTableLink(fragment)), newSeed(), BOTS[bots], bots);
      return { hand, history: opening(hand), eyes: YOU };
    }
    const link = parseShare(fragment);
    if (link.game !== game.id) return { broken: { is: 'other', game: link.game } };
    const start = startOf(rulesetOf(game, link.chosen, link.under), link.under, link.start);
    // The other seats play as strongly as they did for the reader who shared it.
    const strength = link.bots === null ? 'careful' : readStrength(link.bots);
    if (!strength) return { broken: { is: 'unreadable', why: null } };
    const hand = { ...handOf(game, link.chosen, start, BOTS[strength], strength), record: recordIn(link) };
    const played = replayActions(hand, link.actions, link.step);
    return 'history' in played
      ? { hand, history: played.history, eyes: link.seat }
      : { broken: { is: 'unplayable', ...played.unplayable } };
  } catch (error) {
    return { broken: { is: 'unreadable', why: sayable(error) } };
  }
}

/** The record of a link, with what the players did if it is still that. */
const recordIn = (link: ShareLink): RecordedHand | null =>
  link.record && {
    account: link.record,
    course: link.record['course'] === courseOf(link) ? link.actions : null,
  };

function sayable(error: unknown): string | null {
  if (error instanceof ShareError || error instanceof OptionError) return error.message;
  return error instanceof NotationError ? unreadable(error) : null;
}
