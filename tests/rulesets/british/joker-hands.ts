/** Random hands with jokers, of which half are made of a win: for the tests and for the bench. */
import type { Random } from '../../../src/engine/random.ts';
import type { WinSource } from '../../../src/engine/table.ts';
import { JOKER, type Kind, kindsFrom, PLAYED } from '../../../src/engine/tiles.ts';
import { byDraw } from '../../../src/engine/win.ts';

const TILES: readonly Kind[] = kindsFrom(0, PLAYED).filter((kind) => kind !== 19);
const ORPHANS = TILES.filter((kind) => kind > 26 || kind % 9 === 0 || kind % 9 === 8);

/** Fourteen tiles of a win: mostly pungs and a pair, sometimes a special hand. */
function winning(random: Random, sets: number): Kind[] {
  const pick = (from: readonly Kind[]): Kind => from[random.below(from.length)] as Kind;
  const alike = (kind: Kind, n: number): Kind[] => new Array<Kind>(n).fill(kind);
  const special = sets === 4 ? random.below(12) : 12;
  const suit = 9 * random.below(3);
  const run = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  switch (special) {
    case 0:
      return [...kindsFrom(0, PLAYED).filter((kind) => ORPHANS.includes(kind)), pick(ORPHANS)];
    case 1:
      return run.slice(0, 7).flatMap(() => alike(pick(ORPHANS), 2));
    case 2:
      return run.slice(0, 7).flatMap(() => {
        const rank = random.below(9);
        const out = random.below(3);
        return [rank, rank + 9, rank + 18].filter((_, i) => i !== out);
      });
    case 3:
      return [...run.map((rank) => suit + rank), suit, 27, 28, 29, 30];
    case 4:
      return [...run.map((rank) => suit + rank), suit, suit, suit + 8, suit + 8, suit + random.below(9)];
    case 5:
      return [...run.slice(0, 4).flatMap(() => [0, 9, 18].map((at) => at + 0)), 3, 12].map((kind, i) =>
        i < 12 ? kind + Math.floor(i / 3) : kind + 2,
      );
    default:
      return [...run.slice(0, sets).flatMap(() => alike(pick(TILES), 3)), ...alike(pick(TILES), 2)];
  }
}

export interface Drawn {
  readonly tiles: readonly Kind[];
  readonly melds: string;
  readonly sets: number;
  readonly how: WinSource;
}

/** A hand with so many jokers; every other one is made of a win. */
export function drawn(random: Random, jokers: number, built: boolean): Drawn {
  const melds = random.below(3);
  const sets = 4 - melds;
  const size = 3 * sets + 2;
  const few = Array.from({ length: 6 }, () => TILES[random.below(TILES.length)] as Kind);
  const tiles = built
    ? winning(random, sets)
    : Array.from({ length: size }, () => few[random.below(few.length)] as Kind);
  const places = tiles.map((_, i) => i);
  for (let i = places.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [places[i], places[j]] = [places[j] ?? 0, places[i] ?? 0];
  }
  for (const place of places.slice(0, jokers)) tiles[place] = JOKER;
  // No natural 2 of bamboo is there.
  for (const [i, tile] of tiles.entries()) if (tile === 19) tiles[i] = 20;
  const tile = tiles[random.below(tiles.length)] as Kind;
  const wall: WinSource = byDraw(tile);
  const ways: readonly WinSource[] = [
    wall,
    { by: 'discard', tile, from: 0, last: false, opening: false },
    { by: 'draw', tile, drew: { by: 'kong', chain: 1, afterClaim: false, last: false }, opening: false },
  ];
  return {
    tiles: [...tiles].sort((a, b) => a - b),
    melds: ['[CCC^]', '[777p<]'].slice(0, melds).join(' '),
    sets,
    how: ways[random.below(ways.length)] ?? wall,
  };
}
