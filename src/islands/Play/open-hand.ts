/** What one sits down to at the play table: the hand of the address, the one this page was left with, or a new one. */
import type { Game } from '../../engine/game.ts';
import type { ChartDrawing } from '../../machines/graph-drawing.ts';
import { dayOf, TODAY } from '../../notation/day.ts';
import { type Hand, handOf } from '../../sessions/hand.ts';
import type { TableHistory } from '../../sessions/hand-history.ts';
import { isPlayedDeal, type PlayedDeal } from '../../sessions/match.ts';
import { newSeed } from '../../sessions/seed.ts';
import type { BrokenDealLink } from '../../sessions/share.ts';
import { readDeals, readHand } from '../../storage/saved-tables.ts';
import { readSettings } from '../../storage/settings.ts';
import type { DealSeries, SeatedDeal } from './set-deal.ts';

export interface PlayProps {
  /** The id of a game. */
  readonly game: string;
  /** The address of its rulebook page; rules are `#<id>` on it. */
  readonly rulebook: string;
  /** The address of the rulebook as data. */
  readonly book: string;
  /** It stands in a frame: what its address names there is a deal to play, and no position that somebody shows. */
  readonly framed?: boolean;
  /** Deals that its course sets. */
  readonly deals?: readonly DealSeries[];
  /** The chart of its hands, laid out at build time. */
  readonly drawing?: ChartDrawing;
}

export interface OpenedHand {
  readonly hand: Hand;
  /** Its frames, where it is not at its beginning. */
  readonly history?: TableHistory;
  readonly open?: boolean;
  /** The deals before it, where it goes on with a match that was left. */
  readonly deals?: readonly PlayedDeal[];
  /** Where its course sets it. */
  readonly set?: SeatedDeal;
  /** Where the discard of today is asked: the frame. */
  readonly duel?: number;
  /** Why the link one came by could not be opened. */
  readonly broken?: BrokenDealLink;
}

export async function openHand(
  game: Game,
  { framed = false, deals = [] }: Pick<PlayProps, 'framed' | 'deals'> = {},
): Promise<OpenedHand> {
  const fresh = (): Hand => handOf(game, {}, newSeed(), null, readSettings().bots);
  const left = readHand(game.id);
  const fragment = linked();
  if (fragment === null && left === null) return { hand: fresh() };
  if (fragment === `#${TODAY}`) return (await import('./duel.ts')).duelOf(game, dayOf(new Date()));
  const { openLink } = await import('../../sessions/share.ts');
  const opened = openLink(game, fragment ?? left ?? '');
  if ('hand' in opened) {
    const isDeal = framed && opened.history.frames.length === 1;
    const set = fragment === null ? null : await setDealOf(deals, fragment);
    return {
      ...opened,
      ...(set && { set }),
      open: opened.eyes === null && !isDeal,
      ...(fragment === null && { deals: readDeals(game.id).filter(isPlayedDeal) }),
    };
  }
  return fragment === null ? { hand: fresh() } : { hand: fresh(), broken: opened.broken };
}

/** The deal of a link that its course sets; null where it is none. */
async function setDealOf(all: readonly DealSeries[], fragment: string): Promise<SeatedDeal | null> {
  if (!all.some(({ deals }) => deals.some(({ link }) => `#${link}` === fragment))) return null;
  const { dealOf, seatedAt } = await import('./set-deal.ts');
  const placed = dealOf(all, fragment);
  return placed && seatedAt(placed);
}

/** The link in the address bar; null where there is none, or where it only names a place of the page. */
export function linked(): string | null {
  const place = location.hash.slice(1);
  return place === '' || document.getElementById(place) ? null : location.hash;
}
