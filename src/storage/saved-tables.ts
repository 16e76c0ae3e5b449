/**
 * Stores the table that the reader left: its hand as a share link, and the match's deals so far. Beside it, the
 * unfinished deals that a page sets (a course's, the day's), which replace neither it nor each other.
 */
import { fieldsOf, isKept, load, numberOf, save } from './storage.ts';

const noteOf = (game: string): string => `table:${game}`;
const setNoteOf = (game: string): string => `set-deals:${game}`;

/** Which deal of a page it is. */
export interface SetDealName {
  /** The fragment of its address, without the "#". */
  readonly fragment: string;
  /** The day whose deal it is, "2026-11-27"; null for one that is the same every day. */
  readonly day: string | null;
}

/** A deal that a page sets, as it was left. */
interface LeftDeal {
  /** The position, as the link of a hand. */
  readonly link: string;
  readonly day: string | null;
  readonly at: number;
}

/** Unfinished deals by the fragments of their addresses. */
function readSetDeals(game: string): Readonly<Record<string, LeftDeal>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(load(setNoteOf(game))['deals'])).flatMap(([fragment, deal]) => {
      const { link, day, at } = fieldsOf(deal);
      if (typeof link !== 'string') return [];
      return [[fragment, { link, day: typeof day === 'string' ? day : null, at: numberOf(at) ?? 0 }]];
    }),
  );
}

/** The link of an unfinished deal that a page sets; null where none was left, or that of another day. */
export function readSetDeal(game: string, { fragment, day }: SetDealName): string | null {
  const left = readSetDeals(game)[fragment];
  return left?.day === day ? left.link : null;
}

/**
 * Stores an unfinished deal that a page sets.
 * @param link null once it is over: it begins anew then
 */
export function keepSetDeal(game: string, { fragment, day }: SetDealName, link: string | null): void {
  const { [fragment]: _, ...others } = readSetDeals(game);
  const deal = link === null ? {} : { [fragment]: { link, day, at: Date.now() } };
  save(setNoteOf(game), { deals: { ...others, ...deal } });
}

/** The share link of the hand in progress; null where there is none. */
export function readHand(game: string): string | null {
  const { link } = load(noteOf(game));
  return typeof link === 'string' ? link : null;
}

/** The stored deals of the match, unchecked; the caller must validate them. */
export function readDeals(game: string): readonly unknown[] {
  const { deals } = load(noteOf(game));
  return Array.isArray(deals) ? deals : [];
}

/** A table that was left, and the fragment that opens it: with its "#", and empty for an ordinary one. */
interface LeftTable {
  readonly game: string;
  readonly fragment: string;
}

/**
 * The table that was used last, a page's unfinished deal or an ordinary one; null where there is none.
 * @param today "2026-11-27": deals of other days are not offered
 */
export function lastTable(games: readonly string[], today: string): LeftTable | null {
  const left = games.flatMap((game) => {
    const { link, at } = load(noteOf(game));
    const own = typeof link === 'string' ? [{ game, fragment: '', at: numberOf(at) ?? 0 }] : [];
    const set = Object.entries(readSetDeals(game)).flatMap(([fragment, { day, at }]) =>
      day === null || day === today ? [{ game, fragment: `#${fragment}`, at }] : [],
    );
    return [...own, ...set];
  });
  return left.sort((one, other) => other.at - one.at)[0] ?? null;
}

/**
 * Stores a hand and the deals before it.
 * @returns false where it lasts only as long as the page; then the next visit starts a new match
 */
export function keepTable(game: string, link: string, deals: readonly unknown[]): boolean {
  save(noteOf(game), { link, deals, at: Date.now() });
  return isKept(noteOf(game));
}
