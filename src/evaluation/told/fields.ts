/** Reads the fields of a question. Every error names its field, and the column in a tile text. */
import type { Chosen } from '../../engine/game.ts';
import type { Seat, Wind } from '../../engine/seats.ts';
import type { Json } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { NotationError } from '../../notation/error.ts';
import { shorten } from '../../notation/quotation.ts';

/** A tile notation, used for a whole run of the judge. */
export interface TileNotation {
  /** @throws NotationError */
  readonly parse: (text: string) => Kind[];
  readonly format: (tiles: readonly Kind[]) => string;
}

/** A fault in a question: message, field (`null` for the whole line) and column (from 1). */
export class QuestionError extends Error {
  readonly field: string | null;
  readonly column: number | null;
  constructor(field: string | null, message: string, column: number | null = null) {
    super(message);
    this.name = 'QuestionError';
    this.field = field;
    this.column = column;
  }
}

export type JsonFields = { readonly [key: string]: Json };

export const isFields = (value: Json | undefined): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** What is wrong with a number, or true or false, that is given as a text. */
const inQuotes = (value: Json | undefined): string =>
  typeof value === 'string'
    ? `, and ${shorten(JSON.stringify(value), 40)} is a text: leave out its quotation marks`
    : '';

/** A JSON object in a question, with its path for error messages. */
export class FieldReader {
  readonly fields: JsonFields;
  readonly path: string;
  readonly tileText: TileNotation;
  constructor(fields: JsonFields, path: string, tileText: TileNotation) {
    this.fields = fields;
    this.path = path;
    this.tileText = tileText;
  }

  has(key: string): boolean {
    return this.fields[key] !== undefined;
  }

  wrong(key: string, message: string, column: number | null = null): QuestionError {
    return new QuestionError(inside(this.path, key), message, column);
  }

  /** Rejects unknown fields, because a misspelt one would be ignored silently. @throws QuestionError */
  only(...known: readonly string[]): void {
    for (const key of Object.keys(this.fields)) {
      if (!known.includes(key))
        throw this.wrong(key, `unknown field "${key}"; known here: ${known.join(', ')}`);
    }
  }

  text(key: string, fallback?: string): string {
    const value = this.fields[key] ?? fallback;
    if (typeof value === 'string') return value;
    throw this.wrong(key, value === undefined ? `"${key}" is missing` : `"${key}" must be a text`);
  }

  oneOf<T extends string>(key: string, values: readonly T[], fallback?: T): T {
    const value = this.text(key, fallback);
    const found = values.find((each) => each === value);
    if (found === undefined)
      throw this.wrong(
        key,
        `"${key}" is ${shorten(JSON.stringify(value), 60)}; it can be ${values.join(', ')}`,
      );
    return found;
  }

  /** A list of strings; empty where the field is missing. */
  texts(key: string): readonly string[] {
    const value = this.fields[key] ?? [];
    if (Array.isArray(value) && value.every((each): each is string => typeof each === 'string')) return value;
    throw this.wrong(key, `"${key}" must be a list of texts`);
  }

  flag(key: string, fallback = false): boolean {
    const value = this.fields[key] ?? fallback;
    if (typeof value !== 'boolean') throw this.wrong(key, `"${key}" must be true or false${inQuotes(value)}`);
    return value;
  }

  whole(key: string, least: number, most: number, fallback?: number): number {
    const value = this.fields[key] ?? fallback;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
      throw this.wrong(key, `"${key}" must be a whole number from ${least} to ${most}${inQuotes(value)}`);
    }
    return value;
  }

  seat(key: string, fallback?: Seat): Seat {
    return this.whole(key, 0, 3, fallback) as Seat;
  }

  round(): Wind {
    return 'ESWN'.indexOf(this.oneOf('round', ['E', 'S', 'W', 'N'], 'E')) as Wind;
  }

  tiles(key: string, fallback?: string): Kind[] {
    return this.tilesIn(key, this.text(key, fallback));
  }

  /** Parses tiles that start at column `before` of the field's text. */
  tilesIn(key: string, text: string, before = 0): Kind[] {
    try {
      return this.tileText.parse(text);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      const isBracket = /[()[\]]/.test(error.text.charAt(error.column - 1));
      const instead =
        key === 'hand' ? 'sets on the table go into "melds"' : 'tiles stand here without brackets';
      throw this.wrong(key, `${error.message}${isBracket ? `; ${instead}` : ''}`, error.column + before);
    }
  }

  tile(key: string): Kind {
    const tiles = this.tiles(key);
    const [tile] = tiles;
    if (tile === undefined || tiles.length > 1) throw this.wrong(key, `"${key}" must be one tile`);
    return tile;
  }

  child(key: string): FieldReader {
    const value = this.fields[key];
    if (!isFields(value))
      throw this.wrong(key, value === undefined ? `"${key}" is missing` : `"${key}" must be an object`);
    return new FieldReader(value, inside(this.path, key), this.tileText);
  }

  /** The objects of a list; empty where the field is missing. */
  children(key: string): FieldReader[] {
    return this.listed(this.fields[key] ?? [], inside(this.path, key));
  }

  /** The objects of one list in a list of lists. */
  nested(key: string, at: number): FieldReader[] {
    const lists = this.fields[key];
    return this.listed(Array.isArray(lists) ? (lists[at] as Json) : null, `${inside(this.path, key)}[${at}]`);
  }

  private listed(value: Json, path: string): FieldReader[] {
    if (!Array.isArray(value)) throw new QuestionError(path, 'must be a list');
    return value.map((each: Json, i) => {
      if (!isFields(each)) throw new QuestionError(`${path}[${i}]`, 'must be an object');
      return new FieldReader(each, `${path}[${i}]`, this.tileText);
    });
  }

  /**
   * Option values by id; the game validates them.
   * @param presets named tables; a single option beside the preset overrides its value
   */
  options(presets: Readonly<Record<string, Chosen>> = {}): Chosen {
    if (!this.has('options')) return {};
    const { fields, path } = this.child('options');
    const chosen = Object.entries(fields).map(([id, value]) => {
      if (typeof value === 'object')
        throw new QuestionError(inside(path, id), 'an option is a text, a number or true or false');
      return [id, value] as const;
    });
    // `Object.fromEntries` treats `__proto__` as an ordinary option id.
    const { preset, ...own } = Object.fromEntries(chosen);
    if (preset === undefined) return own;
    if (typeof preset === 'string' && Object.hasOwn(presets, preset)) return { ...presets[preset], ...own };
    const known = Object.keys(presets).join(', ') || 'none';
    throw new QuestionError(inside(path, 'preset'), `there is no preset "${preset}"; there are: ${known}`);
  }
}
