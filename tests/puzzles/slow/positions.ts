/** A table as a question tells it, read into the slow check's own tiles: whose turn it is, what lies there, who holds what. */
import type { Description, Hand, Meld } from './hands.ts';
import { PLAYED, read, type Tile } from './tiles.ts';

/** Of one seat. */
export interface SlowHand {
  readonly tiles: readonly Tile[];
  readonly melds: readonly (Meld & { readonly concealed: boolean; readonly claimed: Tile | null })[];
  readonly bonus: readonly Tile[];
  /** How many tiles it has discarded, and which: those that lie there, and those that were called. */
  readonly discards: number;
  readonly river: readonly Tile[];
}

export interface Position {
  readonly seats: readonly SlowHand[];
  readonly dealer: number;
  readonly round: number;
  /** The seat whose turn it is, with what it began by; null while a tile is offered. */
  readonly turn: {
    readonly seat: number;
    /** The tile that was drawn; null where none was (East's first turn), undefined after a claimed chow or pung. */
    readonly drew: Tile | null | undefined;
    /** It is the supplement of a claimed kong. */
    readonly afterClaim: boolean;
    /** Supplements in a row; the wall's last tile. */
    readonly chain: number;
    readonly last: boolean;
  } | null;
  readonly offer: {
    readonly tile: Tile;
    readonly from: number;
    readonly isDiscard: boolean;
    /** It is of a kong of four concealed ones. */
    readonly isConcealedKong: boolean;
    readonly afterChow: boolean;
    readonly last: boolean;
    /** Who has answered already. */
    readonly answered: readonly number[];
  } | null;
  /** Tiles that can still be drawn. */
  readonly left: number;
  /** What rules remember of each seat, by the rule. */
  readonly memory: Readonly<Record<string, unknown>>;
}

/** What is tried. */
export interface Tried {
  readonly seat: number;
  readonly does: 'discards' | 'chows' | 'pungs' | 'kongs' | 'wins' | 'says';
  readonly tiles: readonly Tile[];
  readonly word: string | null;
}

/** Tables number the kinds from 0: characters, dots, bamboo, winds, dragons, flowers, seasons. */
const KINDS: readonly Tile[] = [...PLAYED, 81, 82, 83, 84, 85, 86, 87, 88];
const tileOf = (kind: unknown): Tile => {
  const tile = KINDS[Number(kind)];
  if (tile === undefined) throw new Error(`no kind ${String(kind)}`);
  return tile;
};
const tilesOf = (kinds: unknown): Tile[] => (kinds as readonly unknown[]).map(tileOf);

function heldTold(description: Description, called: readonly Tile[]): SlowHand {
  const melds = (description['melds'] as readonly Description[]).map((meld) => {
    const concealed = meld['how'] === 'concealed';
    const { from = null } = meld as { from?: number | null };
    const claimed = meld['claimed'] === undefined ? null : tileOf(meld['claimed']);
    return {
      claimed,
      kind: meld['kind'] as Meld['kind'],
      tiles: tilesOf(meld['tiles']),
      exposed: !concealed,
      concealed,
      from,
    };
  });
  return {
    tiles: tilesOf(description['concealed']),
    melds,
    bonus: tilesOf(description['bonus']),
    discards: Number(description['discards']),
    river: [...tilesOf(description['river']), ...called],
  };
}

export function positionTold(description: Description): Position {
  const table = description['table'] as Description;
  const stage = table['stage'] as Description;
  const wall = table['wall'] as Description;
  const drew = stage['drew'] as Description | null;
  const offer = stage['offer'] as Description | undefined;
  const answers = (stage['answers'] ?? []) as readonly Description[];
  const isTurn = stage['phase'] === 'deciding';
  const seats = table['seats'] as readonly Description[];
  const called = (seat: number): Tile[] =>
    seats.flatMap((other) =>
      (other['melds'] as readonly Description[])
        .filter(({ from }) => from === seat)
        .map((meld) => tileOf(meld['claimed'] ?? meld['tile'])),
    );
  return {
    seats: seats.map((each, seat) => heldTold(each, called(seat))),
    dealer: Number(table['dealer']),
    round: Number(table['round']),
    turn: isTurn
      ? {
          seat: Number(stage['seat']),
          drew: drew === null ? undefined : drew['tile'] === null ? null : tileOf(drew['tile']),
          afterClaim: drew?.['afterClaim'] === true,
          chain: Number(drew?.['chain'] ?? 0),
          last: drew?.['last'] === true,
        }
      : null,
    offer: offer
      ? {
          tile: tileOf(offer['tile']),
          from: Number(offer['from']),
          isDiscard: offer['as'] === 'discard',
          isConcealedKong: offer['as'] === 'concealed-kong',
          afterChow: offer['afterCall'] === 'chow',
          last: offer['last'] === true,
          answered: answers.map(({ seat }) => Number(seat)),
        }
      : null,
    left: Number(wall['end']) - Number(wall['next']),
    memory: table['memory'] as Description,
  };
}

const WINDS = ['east', 'south', 'west', 'north'];

/** `south discards 8p and says fishing`: seats are called by their winds. */
export function triedTold(description: Description, { dealer }: Position): Tried {
  const text = String(description['action']);
  const [, wind = '', does = '', rest = ''] = /^(\w+) (\w+) ?(.*)$/.exec(text) ?? [];
  const [, tiles = rest, said] = /^(.*) and says (.*)$/.exec(rest) ?? [];
  return {
    seat: (WINDS.indexOf(wind) + dealer) % 4,
    does: does as Tried['does'],
    tiles: does === 'says' || does === 'wins' ? [] : read(tiles),
    word: does === 'says' ? rest : (said ?? null),
  };
}

/** The hand of a seat, with the tile that lies there where it is claimed. */
export function handAt({ seats, dealer, round, turn }: Position, seat: number, tile: Tile | null): Hand {
  const ownHand = seats[seat];
  if (!ownHand) throw new Error('there are four seats');
  return {
    tiles: tile === null ? ownHand.tiles : [...ownHand.tiles, tile],
    melds: ownHand.melds,
    bonus: ownHand.bonus,
    last: tile ?? turn?.drew ?? null,
    drawn: tile === null,
    seat: (seat - dealer + 4) % 4,
    round,
  };
}
