/** A value in JSON that knows where it stands, so that a fault can be told with its place. */
import { type BySeat, isSeat, type Seat } from '../engine/seats.ts';
import { RecordError, threePlayers } from './record.ts';

type Fields = { readonly [key: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name as some decoders write it: `is_liqi` as `isLiqi`. */
const inHumps = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

export class JsonPlace {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path = '') {
    this.value = value;
    this.path = path;
  }

  /** The place as it is told. */
  get place(): string {
    return this.path === '' ? 'the beginning' : this.path;
  }

  wrong(expected: string): RecordError {
    return new RecordError(this.place, expected);
  }

  get isMissing(): boolean {
    return this.value === undefined || this.value === null;
  }

  /** A field of an object; `isMissing` where there is none. */
  field(name: string): JsonPlace {
    if (!isFields(this.value)) throw this.wrong('an object');
    const key = Object.hasOwn(this.value, name) ? name : inHumps(name);
    const value = Object.hasOwn(this.value, key) ? this.value[key] : undefined;
    return new JsonPlace(value, this.path === '' ? name : `${this.path}.${name}`);
  }

  /** The first of these fields that is there. */
  either(...names: readonly [string, ...string[]]): JsonPlace {
    return names.map((name) => this.field(name)).find(({ isMissing }) => !isMissing) ?? this.field(names[0]);
  }

  has(name: string): boolean {
    return isFields(this.value) && Object.hasOwn(this.value, name);
  }

  /** The items of a list; none where it is missing. */
  items(): readonly JsonPlace[] {
    if (this.isMissing) return [];
    if (!Array.isArray(this.value)) throw this.wrong('a list');
    return this.value.map((item: unknown, i) => new JsonPlace(item, `${this.path}[${i}]`));
  }

  item(i: number): JsonPlace {
    if (!Array.isArray(this.value)) throw this.wrong('a list');
    return new JsonPlace(this.value[i], `${this.path}[${i}]`);
  }

  text(): string {
    if (typeof this.value !== 'string') throw this.wrong('a text');
    return this.value;
  }

  /** A text where there is one. */
  words(): string {
    return typeof this.value === 'string' ? this.value : '';
  }

  number(): number {
    if (typeof this.value !== 'number' || !Number.isFinite(this.value)) throw this.wrong('a number');
    return this.value;
  }

  /** A number from 0 on; 0 where it is missing, as zeros are left out by some. */
  count(most = 1000): number {
    if (this.isMissing) return 0;
    const value = this.number();
    if (!Number.isInteger(value) || value < 0 || value > most)
      throw this.wrong(`a whole number up to ${most}`);
    return value;
  }

  /** Seat 0 to 3; seat 0 where it is missing. */
  seat(): Seat {
    const value = this.isMissing ? 0 : this.value;
    if (!isSeat(value)) throw this.wrong('a seat from 0 to 3');
    return value;
  }

  /** Numbers of four seats; null where there are none. */
  amounts(): BySeat<number> | null {
    if (this.isMissing) return null;
    const all = this.items();
    if (all.length === 3) throw threePlayers(this.place);
    if (all.length !== 4) throw this.wrong('four numbers, one a seat');
    return four(all, (each) => each.amount());
  }

  amount(): number {
    const value = this.number();
    if (Math.abs(value) > 1e7) throw this.wrong('points');
    return value;
  }

  flag(): boolean {
    return this.value === true;
  }
}

/** Makes one value a seat of a list of four. */
export const four = <T, To>(all: readonly T[], make: (each: T) => To): BySeat<To> => {
  const [a, b, c, d] = all.slice(0, 4).map(make);
  return [a as To, b as To, c as To, d as To];
};

/** Most lists and objects in one another. Records have less than ten. */
const DEEPEST = 100;

/** The place at which brackets nest too deep; null where they do not. Those in strings do not count. */
function tooDeepAt(text: string): number | null {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (code === 0x5b || code === 0x7b) {
      depth++;
      if (depth > DEEPEST) return i;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return null;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Parses JSON. @throws RecordError with line and column where it is none */
export function parseJson(text: string, place?: string): JsonPlace {
  const deep = tooDeepAt(text);
  if (deep !== null)
    throw new RecordError(place ?? lineAt(text, deep), `at most ${DEEPEST} brackets in one another`);
  try {
    return new JsonPlace(JSON.parse(text), '');
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw new RecordError(place ?? lineAt(text, at === undefined ? text.length : Number(at)), 'JSON');
  }
}

/** Line and column of a place in a text, as they are told. */
export function lineAt(text: string, at: number): string {
  const before = text.slice(0, at);
  const lines = before.split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
