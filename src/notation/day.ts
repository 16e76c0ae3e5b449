/** Formats the date in the reader's time zone, as seeds contain it: "2026-11-27". */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const DAY_SEED = 'day-';

/** The seed of what everybody is asked on a day, as links write it: "day-2026-11-27". */
export const daySeed = (time: Date): string => `${DAY_SEED}${dayOf(time)}`;
export const isDaySeed = (seed: string | number): boolean => String(seed).startsWith(DAY_SEED);

/** The fragment that opens today's discard on the play page. It has a version, as every widget fragment must. */
export const TODAY = 'v=1&today';
