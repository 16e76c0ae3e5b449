/** Opens the hand of the play page: the one in the link, the one left on the last visit, or a new one. */
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
  /** Address of the rulebook page; rules are at `#<id>`. */
  readonly rulebook: string;
  /** Address of the rulebook's JSON. */
  readonly book: string;
  /** True in a frame. There a link names a deal to play, not a position that somebody shows. */
  readonly framed?: boolean;
  /** Deals that the game's course sets. */
  readonly deals?: readonly DealSeries[];
  /** State chart of a hand, laid out at build time. */
  readonly drawing?: ChartDrawing;
}

export interface OpenedHand {
  readonly hand: Hand;
  /** Recorded frames, if the hand has already begun. */
  readonly history?: TableHistory;
  readonly open?: boolean;
  /** Earlier deals of the match, if a left match is resumed. */
  readonly deals?: readonly PlayedDeal[];
  /** The course deal, if this is one. */
  readonly set?: SeatedDeal;
  /** Index of the frame at which the deal of the day asks for a discard; undefined in other deals. */
  readonly duel?: number;
  /** Why the link could not be opened. */
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

/** The course deal of a link; null if it is none. */
async function setDealOf(all: readonly DealSeries[], fragment: string): Promise<SeatedDeal | null> {
  if (!all.some(({ deals }) => deals.some(({ link }) => `#${link}` === fragment))) return null;
  const { dealOf, seatedAt } = await import('./set-deal.ts');
  const placed = dealOf(all, fragment);
  return placed && seatedAt(placed);
}

/** The link in the address bar; null if there is none, or if the hash names an element of the page. */
export function linked(): string | null {
  const place = location.hash.slice(1);
  return place === '' || document.getElementById(place) ? null : location.hash;
}
