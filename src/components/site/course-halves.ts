/** Counts the exercises in the first half of each course, by which the play table tells who is new. */
import type { PlayProps } from '../../islands/Play/props.ts';
import { courses } from './courses.ts';
import { readOnce } from './read-once.ts';

export const courseHalves = readOnce(async (): Promise<NonNullable<PlayProps['halves']>> => {
  const all = (await courses()).map(({ ruleset, lessons }) => {
    const counted = lessons.filter(({ entry }) => !entry.data.extra);
    const half = counted.slice(0, Math.ceil(counted.length / 2));
    return [ruleset, half.reduce((sum, { exercises }) => sum + exercises.length, 0)] as const;
  });
  return Object.fromEntries(all.filter(([, half]) => half > 0));
});
