/** A lesson's components as their author wrote them: each with its specification, its properties and its parts. */
import { LessonError, type SourcePlace } from '../scenes/error.ts';
import { nearest } from '../scenes/spelling.ts';
import { readValues } from './props.ts';
import { SPECS } from './registry.ts';
import type { ChildComponent, Spec } from './spec.ts';
import type { Tag } from './tags.ts';

/** A component that is written as its specification wants it. */
export interface Element extends ChildComponent {
  readonly tag: Tag;
  readonly spec: Spec;
  readonly values: Readonly<Record<string, unknown>>;
  readonly parts: readonly Element[];
}

interface Elements {
  /** Those that are no part of another one, in order. A component with a fault in it is left out. */
  readonly elements: readonly Element[];
  /** What is not as the specifications want it. */
  readonly faults: readonly LessonError[];
}

/** @param tags of a lesson, in order */
export function elementsOf(tags: readonly Tag[], file: string): Elements {
  const faults: LessonError[] = [];
  const childrenOf = (parent: number | null): number[] =>
    tags.flatMap((tag, i) => (tag.parent === parent ? [i] : []));

  function read(index: number): Element[] {
    const inside = childrenOf(index).flatMap(read);
    const tag = tags[index];
    if (!tag) return [];
    const place = { file, line: tag.line, column: tag.column };
    const spec = SPECS.get(tag.name);
    if (!spec) {
      faults.push(
        new LessonError(place, `there is no component <${tag.name}>`, nearest(tag.name, SPECS.keys())),
      );
      return inside;
    }
    const written = new Map(
      [...tag.attributes].map(([name, { value, line, column }]) => [
        name,
        { value, place: { file, line, column } },
      ]),
    );
    const { values, faults: wrong } = readValues(spec, written, place);
    const parts = inside.filter((each) => each.spec.inside === spec.name);
    const text = textIn(tag, parts);
    const misplaced = contentFault(spec, text, tags[tag.parent ?? -1], place);
    faults.push(...wrong, ...(misplaced ? [misplaced] : []));
    // What belongs to nobody here is looked at by itself.
    const others = inside.filter((each) => each.spec.inside !== spec.name);
    return values && !misplaced
      ? [{ component: spec.name, tag, spec, values, place, text, parts }, ...others]
      : others;
  }

  const elements = childrenOf(null).flatMap(read);
  return { elements, faults };
}

/** What is wrong with where it stands, or with what stands in it. */
function contentFault(
  { name, inside, content }: Spec,
  text: string,
  parent: Tag | undefined,
  place: SourcePlace,
): LessonError | null {
  const fault = (what: string, hint: string) => new LessonError(place, what, hint);
  if (inside !== undefined && parent?.name !== inside)
    return fault(
      `<${name}> stands outside of <${inside}>`,
      `Write it into the <${inside}> that it belongs to.`,
    );
  switch (content) {
    case 'nothing':
      return text === '' ? null : fault(`<${name}> holds something`, `Write <${name} … />.`);
    case 'parts': {
      if (text === '') return null;
      const parts = [...SPECS.values()].filter((part) => part.inside === name).map((part) => part.name);
      return fault(
        `<${name}> holds something that is no <${parts.join('>, <')}>`,
        'What the reader is asked stands in ask="…".',
      );
    }
    case 'prose':
      return text === '' ? fault(`<${name}> is empty`, `Write <${name}>…</${name}>.`) : null;
    case 'words':
    case 'remark':
      return null;
  }
}

/** What stands in a component beside its parts, without markup. */
function textIn(tag: Tag, parts: readonly Element[]): string {
  let text = tag.inner;
  for (const part of parts.toReversed()) {
    text = text.slice(0, part.tag.start - tag.end) + text.slice(part.tag.close - tag.end);
  }
  return text.replace(/\s+/g, ' ').trim();
}
