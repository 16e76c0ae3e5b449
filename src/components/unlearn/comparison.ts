/** Lists the games of the comparison, and reads what content/common says of them. */
import { getCollection } from 'astro:content';
import { isCompared } from '../../compare/table.ts';
import { commonEntry } from '../site/common.ts';
import { courses } from '../site/courses.ts';

/**
 * The comparison and its games in course order.
 * @throws Error where compare.yaml is missing
 */
export async function comparedCourses() {
  const comparison = commonEntry(await getCollection('comparisons'), 'compare').data;
  const known = await courses();
  return { comparison, courses: known.filter(({ ruleset }) => isCompared(comparison, ruleset)) };
}
