/** Formats the date in the reader's time zone, as seeds contain it: "2026-11-27". */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The fragment that opens today's discard on the play page. It has a version, as every widget fragment must. */
export const TODAY = 'v=1&today';
