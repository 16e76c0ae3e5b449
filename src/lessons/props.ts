/** What an author gave a component: its properties by their specification, or what is wrong with them. */
import { LessonError, type SourcePlace } from '../scenes/error.ts';
import { nearest } from '../scenes/spelling.ts';
import type { LessonCourse } from './course.ts';
import type { Properties, PropValues, Spec } from './spec.ts';

/** A value that stands there, and where. */
interface WrittenValue {
  readonly value: unknown;
  readonly place: SourcePlace;
}

interface ReadProps<P extends Properties> {
  /** Null where something is wrong. */
  readonly values: PropValues<P> | null;
  readonly faults: readonly LessonError[];
}

/**
 * The properties of a component, each of its kind.
 * @param place where the component stands
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

/** What is named and is not there: rules, scenes, kinds of hands. */
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

/** The course as a component sees it that speaks of another kind of hand: `under="goulash"`. */
export function courseUnder<C extends LessonCourse>(course: C, props: object): C {
  const name = 'under' in props && typeof props.under === 'string' ? props.under : undefined;
  const ruleset = name === undefined ? undefined : course.under(name);
  return ruleset ? { ...course, ruleset } : course;
}
