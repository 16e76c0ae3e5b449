/** Stores the table that the reader left: its hand as a share link, and the match's deals so far. */
import { isKept, load, numberOf, save } from './storage.ts';

const noteOf = (game: string): string => `table:${game}`;

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

/** The game whose table was used last; null where there is none. */
export function lastTable(games: readonly string[]): string | null {
  const left = games.flatMap((game) => {
    const { link, at } = load(noteOf(game));
    return typeof link === 'string' ? [{ game, at: numberOf(at) ?? 0 }] : [];
  });
  return left.sort((one, other) => other.at - one.at)[0]?.game ?? null;
}

/**
 * Stores a hand and the deals before it.
 * @returns false where it lasts only as long as the page; then the next visit starts a new match
 */
export function keepTable(game: string, link: string, deals: readonly unknown[]): boolean {
  save(noteOf(game), { link, deals, at: Date.now() });
  return isKept(noteOf(game));
}
