/** A hand as a question tells it, and what every game of the slow check says about one. */
import type { Laid } from './sets.ts';
import { less, read, readOne, type Tile } from './tiles.ts';

export interface Meld {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly tiles: readonly Tile[];
  /** Made with somebody else's tile; only a concealed kong is not. */
  readonly exposed: boolean;
  /** The seat that gave the tile; null where it is not told. */
  readonly from: number | null;
}

export interface Hand {
  /** Everything that does not lie on the table, the last tile among it. */
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly bonus: readonly Tile[];
  /** The tile that completes it; null where none does more than another. */
  readonly last: Tile | null;
  readonly drawn: boolean;
  /** 0 East … 3 North: seat and round. */
  readonly seat: number;
  readonly round: number;
  /** What was said, what was special about the last tile, and the indicators: where a game tells them. */
  readonly said?: Readonly<Record<string, unknown>>;
  readonly way?: string | null;
  /** How many of all its tiles are red fives. */
  readonly reds?: number;
  readonly indicators?: { readonly open: readonly Tile[]; readonly under: readonly Tile[] };
}

/** One way to see a hand: its shape, and how the tiles fall apart. */
export interface Way {
  readonly shape: string;
  readonly laid: Laid;
}

/** A line of a score, as answers name it, and what it adds. */
export interface Line {
  readonly name: string;
  readonly worth: number;
}

export interface Worth {
  readonly total: number;
  /** The names of what counts, each once, in alphabetical order. */
  readonly lines: readonly string[];
  /** They come to more than a hand may be worth: which of them count is then not said. */
  readonly over: boolean;
}

/** A game as its rules page tells it. */
export interface SlowGame {
  readonly id: string;
  /** Every kind that may stand in a set. */
  readonly kinds: readonly Tile[];
  /** Sets in a whole hand. */
  readonly sets: number;
  /** Named when a hand has no shape. */
  readonly shapeRule: string;
  /** Every shape that the tiles have. */
  readonly ways: (hand: Hand) => readonly Way[];
  /** What else must hold, in the order of the rules page. */
  readonly conditions: readonly {
    readonly rule: string;
    readonly holds: (way: Way, hand: Hand) => boolean;
  }[];
  /** The rule by which a whole hand is worth too little; null where it is not. */
  readonly tooLittle: (hand: Hand) => string | null;
}

/** The ways to see a hand in which all conditions hold. */
export const wholeWays = (game: SlowGame, hand: Hand): Way[] =>
  game.ways(hand).filter((way) => game.conditions.every(({ holds }) => holds(way, hand)));

/** Null where the hand wins; else the rule that a refusal names first (README of the rules, near-miss). */
export function whyNoWin(game: SlowGame, hand: Hand): string | null {
  const ways = game.ways(hand);
  if (ways.length === 0) return game.shapeRule;
  const broken = ways.map((way) =>
    game.conditions.flatMap(({ holds }, place) => (holds(way, hand) ? [] : [place])),
  );
  const [fewest = []] = broken.sort((a, b) => a.length - b.length || Number(a[0]) - Number(b[0]));
  const first = game.conditions[fewest[0] ?? -1];
  return first ? first.rule : game.tooLittle(hand);
}

export const wins = (game: SlowGame, hand: Hand): boolean =>
  wholeWays(game, hand).length > 0 && game.tooLittle(hand) === null;

/** All its tiles but bonus tiles. */
export const allOf = ({ tiles, melds }: Hand): Tile[] => [...tiles, ...melds.flatMap((meld) => meld.tiles)];

/** The hand with this tile more, which completes it. */
export const with1 = (hand: Hand, tile: Tile, drawn: boolean): Hand => ({
  ...hand,
  tiles: [...hand.tiles, tile],
  last: tile,
  drawn,
});

export function without1(hand: Hand, tile: Tile): Hand {
  const tiles = less(hand.tiles, [tile]);
  if (!tiles) throw new Error('it is not there');
  return { ...hand, tiles, last: null };
}

/** Whatever a question tells, as it comes from the shell. */
export type Description = { readonly [field: string]: unknown };

const SEATS = 'ESWN';

const meldTold = (description: Description): Meld => {
  const kind = description['kind'];
  if (kind !== 'chow' && kind !== 'pung' && kind !== 'kong') throw new Error(`no meld: ${String(kind)}`);
  const { from } = description as { from?: number | null };
  return {
    kind,
    tiles: read(String(description['tiles'])),
    exposed: description['exposed'] !== false,
    from: from ?? null,
  };
};

/** A hand that is told by `hand`, `melds`, `bonus`, `tile`, `by` or `from`, `seat` or `winner` and `round`. */
export function handTold(description: Description): Hand {
  const melds = (description['melds'] ?? []) as readonly Description[];
  const round = SEATS.indexOf(String(description['round'] ?? 'E'));
  return {
    tiles: read(String(description['hand'])),
    melds: melds.map(meldTold),
    bonus: read(String(description['bonus'] ?? '')),
    reds: [description, ...melds]
      .flatMap((each) => [...String(each['hand'] ?? each['tiles'])])
      .filter((of) => of === '0').length,
    last: description['tile'] === undefined ? null : readOne(String(description['tile'])),
    drawn:
      description['by'] === undefined ? (description['from'] ?? null) === null : description['by'] === 'draw',
    seat: Number(description['seat'] ?? description['winner']),
    round,
    ...(description['facts'] !== undefined && { said: description['facts'] as Description }),
    ...(description['way'] !== undefined && { way: description['way'] as string | null }),
    ...(description['dora'] !== undefined && {
      indicators: { open: read(String(description['dora'])), under: read(String(description['ura'])) },
    }),
  };
}
