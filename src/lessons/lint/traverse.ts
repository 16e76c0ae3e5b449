/** Goes through a lesson in reading order: what is read, seen, stepped through and decided. */

import { LessonError } from '../../scenes/error.ts';
import type { LessonCourse } from '../course.ts';
import type { LessonDecision } from '../decisions.ts';
import { type Element, elementsOf } from '../elements.ts';
import { courseUnder } from '../props.ts';
import { tagsIn } from '../tags.ts';
import type { File } from './content.ts';
import { type Head, headOf } from './frontmatter.ts';
import { readText } from './words.ts';

/** An activity and its position in the file. */
export interface DecisionPlace {
  readonly doing: LessonDecision;
  /** Offset in the source. */
  readonly at: number;
  readonly line: number;
}

export interface Walk extends File {
  readonly head: Head;
  readonly met: readonly DecisionPlace[];
  /** The text that is read, with unchanged offsets; see `readText`. */
  readonly read: string;
}

/** @throws LessonError for a false claim or a missing scene */
export async function walk(file: File, course: LessonCourse): Promise<Walk> {
  const tags = tagsIn(file.text, file.file);
  const { elements, faults } = elementsOf(tags, file.file);
  if (faults[0]) throw faults[0];
  const met: DecisionPlace[] = [];
  for (const element of elements) {
    for (const doing of await doingsOf(element, course)) {
      met.push({ doing, at: element.tag.start, line: element.tag.line });
    }
  }
  met.sort((a, b) => a.at - b.at);
  return { ...file, head: headOf(file.text, file.file), met, read: readText(file.text, tags) };
}

/** Returns the activities of a component, as its specification lists them. */
async function doingsOf(
  { spec, values, place, text, parts }: Element,
  course: LessonCourse,
): Promise<readonly LessonDecision[]> {
  const claimed = {
    course: courseUnder(course, values),
    place,
    text,
    parts,
    fault: (what: string, hint: string) => new LessonError(place, what, hint),
  };
  const checked = await spec.check?.(values, claimed);
  return spec.asks?.(values, claimed, checked) ?? [];
}
