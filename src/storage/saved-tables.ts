/**
 * Stores the table that the reader left: its hand as a share link, and the match's deals so far. Beside it, the
 * unfinished deals that a page sets (a course's, the day's), which replace neither it nor each other.
 */
import { dayOf, TODAY } from '../notation/day.ts';
import { fieldsOf, isKept, load, numberOf, save } from './storage.ts';

const noteOf = (game: string): string => `table:${game}`;
const setNoteOf = (game: string): string => `set-deals:${game}`;

/** A deal that a page sets, as it was left. */
interface LeftDeal {
  /** The position, as the link of a hand. */
  readonly link: string;
  readonly at: number;
}

/**
 * Names a deal that a page sets: by the fragment of its address, without the "#". The deal of the day is another one
 * every day under one address, so its name ends with the day.
 */
export const nameSetDeal = (fragment: string, now: Date): string =>
  fragment === TODAY ? `${TODAY}=${dayOf(now)}` : fragment;

/** The fragment of the address of a deal of that name; null for the deal of another day. */
function fragmentOf(name: string, now: Date): string | null {
  if (!name.startsWith(`${TODAY}=`)) return name;
  return name === nameSetDeal(TODAY, now) ? TODAY : null;
}

/** Unfinished deals by their names. */
function readSetDeals(game: string): Readonly<Record<string, LeftDeal>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(load(setNoteOf(game))['deals'])).flatMap(([name, deal]) => {
      const { link, at } = fieldsOf(deal);
      return typeof link === 'string' ? [[name, { link, at: numberOf(at) ?? 0 }]] : [];
    }),
  );
}

/** The link of an unfinished deal that a page sets; null where none was left. @param name see `nameSetDeal` */
export const readSetDeal = (game: string, name: string): string | null =>
  readSetDeals(game)[name]?.link ?? null;

/**
 * Stores an unfinished deal that a page sets. Deals of other days go.
 * @param link null once it is over: it begins anew then
 */
export function keepSetDeal(game: string, name: string, link: string | null, now = new Date()): void {
  const others = Object.entries(readSetDeals(game)).filter(
    ([other]) => other !== name && fragmentOf(other, now) !== null,
  );
  const deal = link === null ? [] : [[name, { link, at: now.getTime() }] as const];
  save(setNoteOf(game), { deals: Object.fromEntries([...others, ...deal]) });
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

/** The table that was used last, a page's unfinished deal or an ordinary one; null where there is none. */
export function lastTable(games: readonly string[], now = new Date()): LeftTable | null {
  const left = games.flatMap((game) => {
    const { link, at } = load(noteOf(game));
    const own = typeof link === 'string' ? [{ game, fragment: '', at: numberOf(at) ?? 0 }] : [];
    const set = Object.entries(readSetDeals(game)).flatMap(([name, { at }]) => {
      const fragment = fragmentOf(name, now);
      return fragment === null ? [] : [{ game, fragment: `#${fragment}`, at }];
    });
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
