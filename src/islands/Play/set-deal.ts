/**
 * Course deals: finds the deal of a link, tells whether it is won, and what comes next. Loads with the first such deal.
 */
import { courseDeals } from '#i18n/course-deals.ts';
import type { Table } from '../../engine/table.ts';
import { YOU } from '../../sessions/hand.ts';
import { markSolved, readSolved, type SolvedExercises } from '../../storage/exercises.ts';
import type { Main } from '../../ui/input/call-response.ts';

/** A deal that bots have played up to the reader's first turn. */
export interface SetDeal {
  /** Key in the reader's stored progress, e.g. "hong-kong/deal/last-19". */
  readonly name: string;
  /** Link fragment of the deal, without the "#". */
  readonly link: string;
}

/** A series of deals, solved one after another. */
export interface DealSeries {
  readonly title: string;
  readonly deals: readonly SetDeal[];
  /** Link to follow once all are solved. */
  readonly onward: { readonly label: string; readonly href: string };
}

/** A deal and its position in the series. */
export interface PlacedDeal {
  readonly series: DealSeries;
  readonly deal: SetDeal;
  /** Position, counting from 1. */
  readonly place: number;
}

/** Finds the course deal of a link fragment (with "#"); null if no course sets it. */
export function dealOf(all: readonly DealSeries[], fragment: string | null): PlacedDeal | null {
  for (const series of all) {
    const at = series.deals.findIndex(({ link }) => `#${link}` === fragment);
    const deal = series.deals[at];
    if (deal) return { series, deal, place: at + 1 };
  }
  return null;
}

/** True if the hand is over and the reader has won. */
export const isWon = ({ stage }: Table): boolean =>
  stage.phase === 'ended' &&
  stage.outcome.is === 'won' &&
  stage.outcome.winners.some(({ seat }) => seat === YOU);

/** Number of solved deals of a series. */
export const solvedIn = ({ deals }: DealSeries, solved: SolvedExercises): number =>
  deals.filter(({ name }) => solved[name] !== undefined).length;

/** The button after a won deal: the next unsolved deal (wrapping round), or the series' onward link. */
export function afterDeal(
  { series, place }: PlacedDeal,
  solved: SolvedExercises,
): { readonly label: string; readonly href: string } {
  const { deals, onward } = series;
  const inTurn = [...deals.slice(place), ...deals.slice(0, place - 1)];
  const next = inTurn.find(({ name }) => solved[name] === undefined);
  return next ? { label: courseDeals.goOn(deals.indexOf(next) + 1), href: `#${next.link}` } : onward;
}

/** A course deal in play. */
export interface SeatedDeal extends PlacedDeal {
  /** Marks the deal as solved once the reader has won it. */
  readonly note: (table: Table) => void;
  /**
   * Action of the bar's last button once the hand is over.
   * @param again deals the same deal once more
   */
  readonly after: (table: Table, again: () => void) => Main;
}

/** Seats the reader at a deal of a course. */
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
