/** Estimates the chance to win a hand from its missing tiles and the turns left. */

/** Percent of unseen tiles that help an ordinary hand. Index = missing tiles. Measured over played hands. */
const HELPFUL_PERCENT = [0, 6, 15, 25, 34, 42, 48, 54, 60, 66, 70, 72, 74, 76, 78];

/**
 * Share of claimable discards that a seat really takes. A pung's third tile may come from three seats, a chow's only
 * from the seat before.
 */
export const CLAIM_RATE = 0.8;

/** Chance that another seat wins within one round of turns. */
const HAZARD = 0.1;

/**
 * Share of helping tiles that can be claimed. Index = missing tiles. Only a tile that completes a set can be claimed,
 * so the more is missing, the more must be drawn.
 */
const CLAIMABLE_SHARE = [0, 0, 1, 0.8, 0.6, 0.5, 0.4];

/** Expected helping tiles in one round of turns for an ordinary hand. With `missing` 1, `last` replaces `looks`. */
export function usual(missing: number, looks: number, last: number): number {
  const helping = (HELPFUL_PERCENT[Math.min(missing, HELPFUL_PERCENT.length - 1)] as number) / 100;
  if (missing === 1) return helping * last;
  return (
    helping * (1 + (looks - 1) * (CLAIMABLE_SHARE[Math.min(missing, CLAIMABLE_SHARE.length - 1)] as number))
  );
}

/** Expected rounds of turns until another seat wins, if the wall lasts for `turns` rounds. */
const horizonOf = (turns: number): number => (1 - Math.exp(-HAZARD * turns)) / HAZARD;

const chanceCache = new Map<number, number>();

/**
 * Chance (0–1) that the missing tiles come in time, one after the other.
 * @param missing number of missing tiles
 * @param looks tiles offered in one round of turns
 * @param last the same while only one tile is missing
 * @param turns rounds of turns left, in steps of a quarter: one for each tile
 */
export function chanceOf(missing: number, looks: number, last: number, turns: number): number {
  // `turns` is a multiple of 1/4 and `looks` of 1/10, so different questions have different keys.
  const key = ((missing * 256 + turns * 4) * 64 + Math.round(looks * 10)) * 64 + last;
  const known = chanceCache.get(key);
  if (known !== undefined) return known;
  let time = 0;
  for (let left = missing; left >= 1; left--) time += 1 / usual(left, looks, last);
  // Poisson distribution: helping tiles come at a constant rate.
  const expected = (missing * horizonOf(turns)) / time;
  let term = Math.exp(-expected);
  let tooFew = term;
  for (let i = 1; i < missing; i++) {
    term *= expected / i;
    tooFew += term;
  }
  chanceCache.set(key, 1 - tooFew);
  return 1 - tooFew;
}

/**
 * Chance that a wanted pung of one kind is completed.
 * @param there copies held
 * @param unseen copies not seen
 * @param hidden unseen tiles of all kinds
 * @param turns rounds of turns left
 */
export function pungChance(there: number, unseen: number, hidden: number, turns: number): number {
  let chance = 1;
  const horizon = horizonOf(turns);
  for (let have = there, left = unseen; have < 3; have++, left--) {
    if (left <= 0) return 0;
    // With two copies the third can be claimed from any seat; the first ones must be drawn.
    const looks = have === 2 ? 1 + 3 * CLAIM_RATE : 1;
    chance *= 1 - Math.exp((-looks * left * horizon) / hidden / Math.max(1, 3 - there));
  }
  return chance;
}

/** Bounds for the ratio of helping tiles to the usual number. */
const LEAST = 0.05;
const MOST = 4;
/** Exponent that weakens the ratio: tiles that help now say little about later. */
const MILD = 0.25;

/**
 * Factor on the chance for a hand with more or fewer helping tiles than usual. Example: 16 times as many is cut to 4
 * times, which gives 4^0.25 = 1.41.
 */
export const oddsOf = (helping: number, usually: number): number =>
  Math.min(MOST, Math.max(LEAST, helping / usually)) ** MILD;
/** The largest result of `oddsOf`, and the factor used when no helping tile is left. */
export const BEST_ODDS = MOST ** MILD;
export const NO_ODDS = LEAST;
