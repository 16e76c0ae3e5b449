/** The hand that a play table was left with, while its page is away: as a link, for as long as the tab. */

const keyOf = (game: string): string => `sparrow:hand:${game}`;

/** The link to the hand that was left; null where there is none, or nothing can be kept. */
export function readHand(game: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(game));
  } catch {
    return null;
  }
}

/** Keeps the link to a hand. Where nothing can be kept the next visit begins a new one. */
export function keepHand(game: string, link: string): void {
  try {
    sessionStorage.setItem(keyOf(game), link);
  } catch {
    // The store is absent or full.
  }
}
