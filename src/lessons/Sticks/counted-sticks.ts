/** Scoring sticks: what is written of them, and their sum. */

/** What sticks are worth, the biggest first. */
const WORTH = [10000, 5000, 1000, 100] as const;
type StickWorth = (typeof WORTH)[number];

/** Sticks that are worth the same. */
export interface EqualSticks {
  readonly worth: StickWorth;
  readonly count: number;
}

/** Reads “10000 2x5000 9x1000 10x100”. */
export function readSticks(written: string): EqualSticks[] {
  return [...written.matchAll(/(?:(\d+)x)?(\d+)/g)].flatMap(([, count = '1', value]) => {
    const worth = WORTH.find((each) => each === Number(value));
    return worth === undefined ? [] : [{ worth, count: Number(count) }];
  });
}

export const sumOf = (sticks: readonly EqualSticks[]): number =>
  sticks.reduce((sum, { worth, count }) => sum + worth * count, 0);
