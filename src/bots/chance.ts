/** How likely a hand is to be won, as far as one can tell from what it lacks and the time there is. */

/** Of a hundred unseen tiles so many help an ordinary hand that lacks one, two, three …: measured over played hands. */
const HELPING = [0, 6, 15, 25, 34, 42, 48, 54, 60, 66, 70, 72, 74, 76, 78];

/** How likely somebody else wins within a round of turns. */
const HAZARD = 0.1;

/** How many of the tiles that help come in a round of turns, in an ordinary hand that lacks so many. */
export const usual = (missing: number, looks: number, last: number): number =>
  ((HELPING[Math.min(missing, HELPING.length - 1)] as number) / 100) * (missing === 1 ? last : looks);

const remembered = new Map<number, number>();

/**
 * The chance of so many tiles that are missing to come in time, one after the other.
 * @param looks how many tiles a round of turns offers
 * @param last how many while only one is missing
 * @param turns how many rounds of turns are left, in quarters: one for each tile
 */
export function chanceOf(missing: number, looks: number, last: number, turns: number): number {
  // Turns are quarters, looks tenths: what is remembered is never another question's answer.
  const key = ((missing * 256 + turns * 4) * 64 + Math.round(looks * 10)) * 64 + last;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  let time = 0;
  for (let left = missing; left >= 1; left--) time += 1 / usual(left, looks, last);
  const horizon = (1 - Math.exp(-HAZARD * turns)) / HAZARD;
  // So many tiles within the time, each as likely at any moment as at another.
  const expected = (missing * horizon) / time;
  let term = Math.exp(-expected);
  let tooFew = term;
  for (let i = 1; i < missing; i++) {
    term *= expected / i;
    tooFew += term;
  }
  remembered.set(key, 1 - tooFew);
  return 1 - tooFew;
}

/** How much more or less than usual helps, at the most and at the least. */
const LEAST = 0.05;
const MOST = 4;
/** What helps now says little of what will help later. */
const MILD = 0.25;

/** What the chance is multiplied with where so many tiles help, beside those that usually do. */
export const oddsOf = (helping: number, usually: number): number =>
  Math.min(MOST, Math.max(LEAST, helping / usually)) ** MILD;
/** The most and the least that `oddsOf` gives. */
export const BEST_ODDS = MOST ** MILD;
export const NO_ODDS = LEAST;
