/** Reads a component's properties by its specification, with all faults. */
import { LessonError, type SourcePlace } from '../scenes/error.ts';
import { nearest } from '../scenes/spelling.ts';
import type { LessonCourse } from './course.ts';
import type { Properties, PropValues, Spec } from './spec.ts';

/** A written value and its place. */
interface WrittenValue {
  readonly value: unknown;
  readonly place: SourcePlace;
}

interface ReadProps<P extends Properties> {
  /** The values; null when there is a fault. */
  readonly values: PropValues<P> | null;
  readonly faults: readonly LessonError[];
}

/**
 * Reads every property as its type. It reports unknown, missing and wrongly typed properties.
 * @param place the place of the component
 */
export function readValues<P extends Properties>(
  { name, properties }: Spec<P>,
  written: ReadonlyMap<string, WrittenValue>,
  place: SourcePlace,
): ReadProps<P> {
  const values: Record<string, unknown> = {};
  const known = Object.keys(properties);
  const faults = [...written]
    .filter(([each]) => !known.includes(each))
    .map(
      ([each, { place }]) =>
        new LessonError(
          place,
          `<${name}> has no ${each}`,
          known.length > 0 ? nearest(each, known) : 'It has no properties.',
        ),
    );
  for (const [each, { kind, needed, what }] of Object.entries(properties)) {
    const there = written.get(each);
    const value = there && kind.read(there.value);
    values[each] = value;
    if (value !== undefined || (!there && !needed)) continue;
    faults.push(
      new LessonError(
        there?.place ?? place,
        there ? `${each} of <${name}> is not ${kind.is}` : `<${name}> has no ${each}`,
        `Write ${kind.like(each)}: ${what}.`,
      ),
    );
  }
  return { values: faults.length === 0 ? (values as PropValues<P>) : null, faults };
}

/** Checks that the rules, question kinds and kinds of hands in the values exist in this game. */
export function unknownIn<P extends Properties>(
  { properties }: Spec<P>,
  props: PropValues<P>,
  course: LessonCourse,
  placeOf: (property: string) => SourcePlace,
): LessonError[] {
  const values: Readonly<Record<string, unknown>> = props;
  return Object.entries(properties).flatMap(([each, { kind }]) => {
    const value = values[each];
    const slip = value === undefined ? null : (kind.known?.(value, course) ?? null);
    return slip ? [new LessonError(placeOf(each), slip.what, slip.hint)] : [];
  });
}

/** Returns the course under another kind of hand, for components with `under="goulash"`. */
export function courseUnder<C extends LessonCourse>(course: C, props: object): C {
  const name = 'under' in props && typeof props.under === 'string' ? props.under : undefined;
  const ruleset = name === undefined ? undefined : course.under(name);
  return ruleset ? { ...course, ruleset } : course;
}
