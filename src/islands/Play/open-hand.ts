/** Opens the hand of the play page: the one in the link, the one left on the last visit, or a new one. */
import type { Game } from '../../engine/game.ts';
import { dayOf, TODAY } from '../../notation/day.ts';
import { parseMomentLink } from '../../notation/own-moment.ts';
import { type Hand, handOf } from '../../sessions/hand.ts';
import { isPlayedDeal } from '../../sessions/match.ts';
import { newSeed } from '../../sessions/seed.ts';
import { readSolved, usualStrength } from '../../storage/exercises.ts';
import { readDeals, readHand, readSetDeal, type SetDealName } from '../../storage/saved-tables.ts';
import { readSettings } from '../../storage/settings.ts';
import type { OpenedHand, PlayProps } from './props.ts';
import type { DealSeries, SeatedDeal } from './set-deal.ts';

/** A hand in a link comes before the one left here. */
export async function openHand(
  game: Game,
  { framed = false, deals = [], halves = {} }: Pick<PlayProps, 'framed' | 'deals' | 'halves'> = {},
): Promise<OpenedHand> {
  const usual = usualStrength(halves, readSolved());
  const bots = readSettings().bots ?? usual;
  const fresh = (): Hand => handOf(game, {}, newSeed(), null, bots);
  const left = readHand(game.id);
  const fragment = linkInAddress();
  if (fragment === null && left === null) return { hand: fresh(), usual };
  if (fragment === `#${TODAY}`) {
    const day = dayOf(new Date());
    const { duelOf } = await import('./duel.ts');
    return goOnWith(game, { ...duelOf(game, day), usual }, { fragment: TODAY, day });
  }
  const moment = fragment === null ? null : parseMomentLink(fragment);
  if (moment !== null) {
    const { momentOf } = await import('./own-moments.ts');
    return { ...(momentOf(game, moment) ?? { hand: fresh() }), usual };
  }
  const { openLink } = await import('../../sessions/share.ts');
  const opened = openLink(game, fragment ?? left ?? '', bots);
  if ('hand' in opened) {
    const isDeal = framed && opened.history.frames.length === 1;
    const set = fragment === null ? null : await setDealOf(deals, fragment);
    const found: OpenedHand = {
      ...opened,
      usual,
      open: opened.eyes === null && !isDeal,
      ...(opened.eyes !== null && { seat: opened.eyes }),
      ...(fragment === null && { deals: readDeals(game.id).filter(isPlayedDeal) }),
    };
    return set ? goOnWith(game, { ...found, set }, { fragment: set.deal.link, day: null }) : found;
  }
  return fragment === null ? { hand: fresh(), usual } : { hand: fresh(), usual, broken: opened.broken };
}

/**
 * Goes on with a deal that a page sets where it was left; from its beginning where it was not, or can no longer be played.
 * @param keptName the name under which it is stored
 */
async function goOnWith(game: Game, deal: OpenedHand, keptName: SetDealName): Promise<OpenedHand> {
  const left = readSetDeal(game.id, keptName);
  if (left === null) return { ...deal, keptName };
  const { openLink } = await import('../../sessions/share.ts');
  const opened = openLink(game, `#${left}`);
  if (!('hand' in opened)) return { ...deal, keptName };
  return { ...deal, history: opened.history, ...(deal.history && { untouched: deal.history }), keptName };
}

/** The course deal of a link; null if it is none. */
async function setDealOf(all: readonly DealSeries[], fragment: string): Promise<SeatedDeal | null> {
  if (!all.some(({ deals }) => deals.some(({ link }) => `#${link}` === fragment))) return null;
  const { dealOf, seatedAt } = await import('./set-deal.ts');
  const placed = dealOf(all, fragment);
  return placed && seatedAt(placed);
}

/** The link in the address bar; null if there is none, or if the hash names an element of the page. */
export function linkInAddress(): string | null {
  const place = location.hash.slice(1);
  return place === '' || document.getElementById(place) ? null : location.hash;
}
