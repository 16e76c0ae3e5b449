/** How likely a hand is to be won, as far as one can tell from what it lacks and the time there is. */

/** Of a hundred unseen tiles so many help an ordinary hand that lacks one, two, three …: measured over played hands. */
const HELPING = [0, 6, 15, 25, 34, 42, 48, 54, 60, 66, 70, 72, 74, 76, 78];

/** Of a pung's third tile three others may discard one, of a chow's only the player on the left; not all are taken. */
export const TAKEN = 0.8;

/** How likely somebody else wins within a round of turns. */
const HAZARD = 0.1;

/** Only a tile that completes a set can be called: the more is missing, the more of it one has to draw. */
const CALLED = [0, 0, 1, 0.8, 0.6, 0.5, 0.4];

/** How many of the tiles that help come in a round of turns, in an ordinary hand that lacks so many. */
export function usual(missing: number, looks: number, last: number): number {
  const helping = (HELPING[Math.min(missing, HELPING.length - 1)] as number) / 100;
  if (missing === 1) return helping * last;
  return helping * (1 + (looks - 1) * (CALLED[Math.min(missing, CALLED.length - 1)] as number));
}

/** How many rounds of turns there are before somebody else wins, on the average, if the wall lasts for so many. */
const horizonOf = (turns: number): number => (1 - Math.exp(-HAZARD * turns)) / HAZARD;

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
  // So many tiles within the time, each as likely at any moment as at another.
  const expected = (missing * horizonOf(turns)) / time;
  let term = Math.exp(-expected);
  let tooFew = term;
  for (let i = 1; i < missing; i++) {
    term *= expected / i;
    tooFew += term;
  }
  remembered.set(key, 1 - tooFew);
  return 1 - tooFew;
}

/** Of a pung of one kind that is wanted: how likely it comes, of so many of it that are there and that are not seen. */
export function pungChance(there: number, unseen: number, hidden: number, turns: number): number {
  let chance = 1;
  const horizon = horizonOf(turns);
  for (let have = there, left = unseen; have < 3; have++, left--) {
    if (left <= 0) return 0;
    // With two of them it may be called from anybody; the first of them one draws oneself.
    const looks = have === 2 ? 1 + 3 * TAKEN : 1;
    chance *= 1 - Math.exp((-looks * left * horizon) / hidden / Math.max(1, 3 - there));
  }
  return chance;
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
