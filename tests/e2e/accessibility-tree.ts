/** What a page says to who cannot see it: its accessibility tree, as plain data. */
import type { Locator } from '@playwright/test';
import { parse } from 'yaml';
import { words } from '#i18n/words.ts';
import { KINDS } from '../../src/engine/tiles.ts';

export interface Heard {
  readonly role: string;
  readonly name: string;
  /** What is read there, where nothing stands within. */
  readonly text: string;
  readonly within: readonly Heard[];
}

/** What is heard of an element and of all that stands in it. */
export async function heardIn(place: Locator): Promise<readonly Heard[]> {
  return listOf(parse(await place.ariaSnapshot()));
}

function listOf(read: unknown): readonly Heard[] {
  if (!Array.isArray(read)) return [];
  return read.flatMap((item: unknown): readonly Heard[] => {
    if (typeof item === 'string') return [named(item, '', [])];
    if (typeof item !== 'object' || item === null) return [];
    return Object.entries(item).flatMap(([head, inside]: [string, unknown]) =>
      head.startsWith('/')
        ? []
        : Array.isArray(inside)
          ? [named(head, '', listOf(inside))]
          : [named(head, String(inside ?? ''), [])],
    );
  });
}

/** `list "Your hand"`, `button "Check" [disabled]` */
function named(head: string, text: string, within: readonly Heard[]): Heard {
  const [, role = head, quoted] = /^(\w+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(head) ?? [];
  const name = quoted === undefined ? '' : String(JSON.parse(quoted));
  return { role, name, text, within };
}

/** Everything that stands there, one after the other. */
export const allOf = (heard: readonly Heard[]): readonly Heard[] =>
  heard.flatMap((each) => [each, ...allOf(each.within)]);

/** Everything that is read there, as one text. */
export const textOf = (heard: readonly Heard[]): string =>
  allOf(heard)
    .flatMap(({ name, text }) => [name, text])
    .filter((each) => each !== '')
    .join(' ');
const tileNames = new Set(Array.from({ length: KINDS }, (_, kind) => words.tileName(kind)));

/** The tiles that stand there, by their names, in their order. */
export const tilesOf = (heard: readonly Heard[]): readonly string[] =>
  allOf(heard).flatMap(({ role, name }) => {
    const [tile = ''] = name.split(',');
    return (role === 'img' || role === 'button') && tileNames.has(tile) ? [tile] : [];
  });
