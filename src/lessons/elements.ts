/** Turns a lesson's tags into elements: each component with its specification, property values and child components. */
import { LessonError, type SourcePlace } from '../scenes/error.ts';
import { nearest } from '../scenes/spelling.ts';
import { readValues } from './props.ts';
import { SPECS } from './registry.ts';
import type { ChildComponent, Spec } from './spec.ts';
import { type Tag, tagsIn } from './tags.ts';

/** A component written as its specification requires. */
export interface Element extends ChildComponent {
  readonly tag: Tag;
  readonly spec: Spec;
  readonly values: Readonly<Record<string, unknown>>;
  readonly parts: readonly Element[];
}

interface Elements {
  /** The outermost components in order. A component with a fault is left out. */
  readonly elements: readonly Element[];
  /** Errors against the specifications. */
  readonly faults: readonly LessonError[];
}

/** Cache by tags, which are read once for each source, and by the file that faults and places name. */
const elementsCache = new WeakMap<readonly Tag[], Map<string, Elements>>();

/** Reads all elements of a lesson. @param tags the lesson's tags, in order */
export function elementsOf(tags: readonly Tag[], file: string): Elements {
  const byFile = elementsCache.get(tags) ?? new Map<string, Elements>();
  const elements = byFile.get(file) ?? readElements(tags, file);
  elementsCache.set(tags, byFile.set(file, elements));
  return elements;
}

/** Returns the component that is written at this place of its lesson. @throws LessonError where none is */
export function elementAt(source: string, place: SourcePlace): Element {
  const tags = tagsIn(source, place.file);
  const find = (elements: readonly Element[]): Element | undefined => {
    for (const each of elements) {
      const isHere = each.place.line === place.line && each.place.column === place.column;
      const found = isHere ? each : find(each.parts);
      if (found) return found;
    }
    return undefined;
  };
  const found = find(elementsOf(tags, place.file).elements);
  if (!found)
    throw new LessonError(place, 'no component is written here', 'The file has changed since it was read.');
  return found;
}

function readElements(tags: readonly Tag[], file: string): Elements {
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
    // A child that is not a declared part of this component is checked as an element of its own.
    const others = inside.filter((each) => each.spec.inside !== spec.name);
    return values && !misplaced
      ? [{ component: spec.name, tag, spec, values, place, text, parts }, ...others]
      : others;
  }

  const elements = childrenOf(null).flatMap(read);
  return { elements, faults };
}

/** Returns the fault of a component's position or content; null when both are right. */
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

/** Returns the text inside a component, without its parts and with white space collapsed. */
function textIn(tag: Tag, parts: readonly Element[]): string {
  let text = tag.inner;
  for (const part of parts.toReversed()) {
    text = text.slice(0, part.tag.start - tag.end) + text.slice(part.tag.close - tag.end);
  }
  return text.replace(/\s+/g, ' ').trim();
}
