/** The table that a reader has left: its hand as a link, and the deals of its match so far. */
import { load, numberOf, save } from './storage.ts';

const noteOf = (game: string): string => `table:${game}`;

/** The link to the hand that was left; null where there is none. */
export function readHand(game: string): string | null {
  const { link } = load(noteOf(game));
  return typeof link === 'string' ? link : null;
}

/** The deals of the match that was left, as they were kept: whoever reads them looks whether they are what they say. */
export function readDeals(game: string): readonly unknown[] {
  const { deals } = load(noteOf(game));
  return Array.isArray(deals) ? deals : [];
}

/** The game whose table was left last; null where none was. */
export function lastTable(games: readonly string[]): string | null {
  const left = games.flatMap((game) => {
    const { link, at } = load(noteOf(game));
    return typeof link === 'string' ? [{ game, at: numberOf(at) ?? 0 }] : [];
  });
  return left.sort((one, other) => other.at - one.at)[0]?.game ?? null;
}

/** Keeps a hand and the deals before it. Where nothing can be kept the next visit begins a new one. */
export const keepTable = (game: string, link: string, deals: readonly unknown[]): void =>
  save(noteOf(game), { link, deals, at: Date.now() });
