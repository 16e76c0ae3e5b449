/** Checks a lesson: its form, which the build asks of every file, and every claim in it. */
import type { Ruleset } from '../engine/ruleset.ts';
import { LessonError } from '../scenes/error.ts';
import type { LessonCourse } from './course.ts';
import { type Element, elementsOf } from './elements.ts';
import { courseUnder, unknownIn } from './props.ts';
import { proseFaults } from './prose.ts';
import { type Tag, tagsIn } from './tags.ts';

/** Returns the units for hands and money, each in singular and plural. */
function unitsOf({ scoring, terms }: Ruleset): string[] {
  const units = new Set([terms.money, ...(scoring ? [scoring.unit] : [])]);
  return [...units].flatMap((unit) => (unit.endsWith('s') ? [unit, unit.slice(0, -1)] : [unit]));
}

/**
 * Checks the form of a lesson, without playing anything: unknown components or properties, and unchecked statements in
 * prose. The faults come in line order.
 */
export function formFaults(
  source: string,
  file: string,
  ruleset: Ruleset,
  tags: readonly Tag[] = tagsIn(source, file),
): LessonError[] {
  return inOrder([
    ...proseFaults(source, file, { units: unitsOf(ruleset) }, tags),
    ...elementsOf(tags, file).faults,
  ]);
}

/** Checks the form and executes every claim. The faults come in line order. */
export async function lessonFaults(
  source: string,
  file: string,
  course: LessonCourse,
): Promise<LessonError[]> {
  const tags = tagsIn(source, file);
  const claims = await Promise.all(elementsOf(tags, file).elements.map((each) => claimFaults(each, course)));
  return inOrder([...formFaults(source, file, course.ruleset, tags), ...claims.flat()]);
}

/** Checks one component's claim. */
async function claimFaults(element: Element, course: LessonCourse): Promise<LessonError[]> {
  const { spec, values, place, text, parts } = element;
  const unknown = namesUnknown(element, course);
  if (unknown.length > 0) return unknown;
  try {
    await spec.check?.(values, {
      course: courseUnder(course, values),
      place,
      text,
      parts,
      fault: (what, hint) => new LessonError(place, what, hint),
    });
    return [];
  } catch (error) {
    if (error instanceof LessonError) return [error];
    throw error;
  }
}

/** Finds names of rules, question kinds and the like that do not exist, in a component and its children. */
export const namesUnknown = (element: Element, course: LessonCourse): LessonError[] => {
  const { tag, spec, values, place, parts } = element;
  const own = unknownIn(spec, values, course, (property) => ({ ...place, ...spotOf(tag, property) }));
  return [...own, ...parts.flatMap((part) => namesUnknown(part, course))];
};

function spotOf(tag: Tag, property: string) {
  const attribute = tag.attributes.get(property);
  return attribute && { line: attribute.line, column: attribute.column };
}

const inOrder = (faults: LessonError[]): LessonError[] =>
  faults.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
