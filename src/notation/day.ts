/** The day of the reader's own calendar, as seeds hold it: "2026-11-27". */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The fragment of the play page that asks the discard of today: with a version, as all that a widget opens. */
export const TODAY = 'v=1&today';
