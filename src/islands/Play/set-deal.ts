/** Deals that a course sets: which of them lies on the table, whether it is won, and what comes after it. Loaded with such a deal. */
import { courseDeals } from '#i18n/course-deals.ts';
import type { Table } from '../../engine/table.ts';
import { YOU } from '../../sessions/hand.ts';
import { markSolved, readSolved, type Solved } from '../../storage/exercises.ts';
import type { Main } from '../../ui/input/call-response.ts';

/** A deal that bots have played up to the reader's turn. */
export interface SetDeal {
  /** Its name in the reader's progress: "hong-kong/deal/last-19". */
  readonly name: string;
  /** The fragment of its address. */
  readonly link: string;
}

/** Deals that are solved one after the other. */
export interface DealSeries {
  readonly title: string;
  readonly deals: readonly SetDeal[];
  /** Where one goes once all of them are solved. */
  readonly onward: { readonly label: string; readonly href: string };
}

/** A deal at its place in its series. */
export interface PlacedDeal {
  readonly series: DealSeries;
  readonly deal: SetDeal;
  /** From 1. */
  readonly place: number;
}

/** The deal of an address; null where it is none that a course sets. */
export function dealOf(all: readonly DealSeries[], fragment: string | null): PlacedDeal | null {
  for (const series of all) {
    const at = series.deals.findIndex(({ link }) => `#${link}` === fragment);
    const deal = series.deals[at];
    if (deal) return { series, deal, place: at + 1 };
  }
  return null;
}

/** Whether the reader has won. */
export const isWon = ({ stage }: Table): boolean =>
  stage.phase === 'ended' &&
  stage.outcome.is === 'won' &&
  stage.outcome.winners.some(({ seat }) => seat === YOU);

export const solvedIn = ({ deals }: DealSeries, solved: Solved): number =>
  deals.filter(({ name }) => solved[name] !== undefined).length;

/** Where a deal that is won leads: to the next one that is not solved, or on from them all. */
export function afterDeal(
  { series, place }: PlacedDeal,
  solved: Solved,
): { readonly label: string; readonly href: string } {
  const { deals, onward } = series;
  const inTurn = [...deals.slice(place), ...deals.slice(0, place - 1)];
  const next = inTurn.find(({ name }) => solved[name] === undefined);
  return next ? { label: courseDeals.goOn(deals.indexOf(next) + 1), href: `#${next.link}` } : onward;
}

/** One that a reader has sat down to. */
export interface SeatedDeal extends PlacedDeal {
  /** Keeps that it is solved, once it is. */
  readonly note: (table: Table) => void;
  /** What the last button of the bar does once it is over. @param again deals it once more */
  readonly after: (table: Table, again: () => void) => Main;
}

export const seatedAt = (placed: PlacedDeal): SeatedDeal => ({
  ...placed,
  note: (table) => {
    if (isWon(table)) markSolved(placed.deal.name);
  },
  after: (table, again) => {
    if (!isWon(table)) return { label: courseDeals.again, onPress: again };
    const { label, href } = afterDeal(placed, readSolved());
    return { label, onPress: () => location.assign(href) };
  },
});
