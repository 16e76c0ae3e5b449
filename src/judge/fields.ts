/** Reading a question: every mistake names its field, and in a text of tiles the column. */
import type { Meld } from '../engine/melds.ts';
import type { Chosen, Ruleset } from '../engine/ruleset.ts';
import type { Seat, Wind } from '../engine/seats.ts';
import type { Json } from '../engine/table.ts';
import { beginsChow, isBonus, JOKER, type Kind } from '../engine/tiles.ts';
import { NotationError } from '../notation/error.ts';
import type { TileText } from './tile-text.ts';

/** What is wrong with a question, and where. */
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

export type Fields = { readonly [key: string]: Json };

/** A hand as it is asked about. */
export interface AskedHand {
  readonly concealed: readonly Kind[];
  readonly melds: readonly Meld[];
  readonly bonus: readonly Kind[];
}

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** One object of a question; remembers its place for errors. */
export class FieldReader {
  readonly fields: Fields;
  readonly path: string;
  readonly tileText: TileText;
  constructor(fields: Fields, path: string, tileText: TileText) {
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

  /** @throws QuestionError for fields nobody asked for: a misspelt one would be passed over in silence */
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
      throw this.wrong(key, `"${key}" is ${JSON.stringify(value)}; it can be ${values.join(', ')}`);
    return found;
  }

  /** Several texts; none where the field is left out. */
  texts(key: string): readonly string[] {
    const value = this.fields[key] ?? [];
    if (Array.isArray(value) && value.every((each): each is string => typeof each === 'string')) return value;
    throw this.wrong(key, `"${key}" must be a list of texts`);
  }

  flag(key: string, fallback = false): boolean {
    const value = this.fields[key] ?? fallback;
    if (typeof value !== 'boolean') throw this.wrong(key, `"${key}" must be true or false`);
    return value;
  }

  whole(key: string, least: number, most: number, fallback?: number): number {
    const value = this.fields[key] ?? fallback;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
      throw this.wrong(key, `"${key}" must be a whole number from ${least} to ${most}`);
    }
    return value;
  }

  /** Any number, halves too. */
  amount(key: string, fallback?: number): number {
    const value = this.fields[key] ?? fallback;
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw this.wrong(key, `"${key}" must be a number`);
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

  /** The tiles of a text that stands in this field after `before` other characters. */
  tilesIn(key: string, text: string, before = 0): Kind[] {
    try {
      return this.tileText.parse(text);
    } catch (error) {
      if (error instanceof NotationError) throw this.wrong(key, error.message, error.column + before);
      throw error;
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

  /** The objects of a list; none where the field is missing. */
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

  /** Options are values by id; the game checks them. */
  options(): Chosen {
    if (!this.has('options')) return {};
    const { fields, path } = this.child('options');
    const chosen: Record<string, string | number | boolean> = {};
    for (const [id, value] of Object.entries(fields)) {
      if (typeof value === 'object')
        throw new QuestionError(`${path}.${id}`, 'an option is a text, a number or true or false');
      chosen[id] = value;
    }
    return chosen;
  }

  meld(): Meld {
    this.only('kind', 'tiles', 'exposed', 'from');
    const kind = this.oneOf('kind', ['chow', 'pung', 'kong']);
    const tiles = this.tiles('tiles').sort((a, b) => a - b);
    const from = this.has('from') ? this.seat('from') : null;
    const tile = tiles.find((each) => each !== JOKER) ?? JOKER;
    const need = kind === 'kong' ? 4 : 3;
    const fits =
      kind === 'chow'
        ? tiles.length === 3 && beginsChow(tile) && tiles[1] === tile + 1 && tiles[2] === tile + 2
        : tiles.length === need && !isBonus(tile) && tiles.every((each) => each === tile || each === JOKER);
    if (!fits) throw this.wrong('tiles', `${this.text('tiles')} is no ${kind}`);
    const exposed = this.flag('exposed', true);
    if (kind === 'chow') return { kind, tile, tiles, from, claimed: tile };
    if (kind === 'pung') {
      if (!exposed) throw this.wrong('exposed', 'a pung that is not exposed belongs to the hand');
      return { kind, tile, tiles, from };
    }
    return exposed
      ? { kind, how: 'claimed', tile, tiles, from }
      : { kind, how: 'concealed', tile, tiles, shown: true };
  }

  hand(): AskedHand {
    return {
      concealed: this.tiles('hand').sort((a, b) => a - b),
      melds: this.children('melds').map((meld) => meld.meld()),
      bonus: this.tiles('bonus', ''),
    };
  }

  /** Throws unless these are tiles of this game, no more of a kind than there are. */
  checkTiles(hands: readonly AskedHand[], tiles: readonly number[], others: readonly Kind[] = []): void {
    const counts = new Array<number>(tiles.length).fill(0);
    const all = hands.flatMap((hand) => [
      ...hand.concealed,
      ...hand.bonus,
      ...hand.melds.flatMap((m) => m.tiles),
    ]);
    for (const tile of [...all, ...others]) {
      const copies = tiles[tile] ?? 0;
      const name = this.tileText.format([tile]);
      if (copies === 0) throw this.wrong('hand', `this game has no ${name}`);
      counts[tile] = (counts[tile] ?? 0) + 1;
      if ((counts[tile] ?? 0) > copies) {
        throw this.wrong('hand', `${counts[tile]} tiles ${name}; there are ${copies}`);
      }
    }
  }

  /** Throws unless the hand has `3 × sets + over` tiles, each meld counting as three, and no bonus tile in it. */
  checkSize(hand: AskedHand, sets: number, over: 1 | 2): void {
    const bonus = hand.concealed.find(isBonus);
    if (bonus !== undefined)
      throw this.wrong('hand', `${this.tileText.format([bonus])} is a bonus tile: it belongs to "bonus"`);
    const need = 3 * (sets - hand.melds.length) + over;
    if (hand.melds.length > sets || hand.concealed.length !== need) {
      throw this.wrong(
        'hand',
        `${hand.concealed.length} tiles beside ${hand.melds.length} melds; it takes ${Math.max(0, need)}`,
      );
    }
  }

  /** The facts stated, by name; unknown ones are an error. */
  facts(ruleset: Ruleset): readonly (readonly [name: string, value: Json])[] {
    if (!this.has('facts')) return [];
    const { fields, path } = this.child('facts');
    const known = [...ruleset.clauses.flatMap((clause) => Object.keys(clause.facts ?? {})), HAS_DISCARDED];
    for (const name of Object.keys(fields)) {
      if (!known.includes(name)) {
        throw new QuestionError(
          `${path}.${name}`,
          `unknown fact "${name}"; ${ruleset.title} knows: ${known.join(', ') || 'none'}`,
        );
      }
    }
    return Object.entries(fields).filter(([name]) => name !== HAS_DISCARDED);
  }

  /** The facts of a hand under these rules: those stated, and a declaration that is taken as made. */
  factsOfHand(ruleset: Ruleset): readonly (readonly [name: string, value: Json])[] {
    const stated = this.facts(ruleset);
    const presumed = ruleset.clauses.flatMap(({ presumes }) =>
      presumes === undefined || stated.some(([name]) => name === presumes) ? [] : [[presumes, true] as const],
    );
    return [...stated, ...presumed];
  }

  /** How many tiles this hand's seat has discarded, as far as it matters: some, unless `hasDiscarded` denies it. */
  discards(usual = 1): number {
    if (!this.has('facts')) return usual;
    const facts = this.child('facts');
    return facts.has(HAS_DISCARDED) ? Number(facts.flag(HAS_DISCARDED)) : usual;
  }
}

/** A fact of every game: whether the seat has discarded in this hand. */
const HAS_DISCARDED = 'hasDiscarded';
