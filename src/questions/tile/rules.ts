/** Concept `tile`: which tile is this? One face and up to four names from its family that it may be confused with. */
import { type Random, shuffle } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { isDragon, isFlower, isSeason, isSuited, isWind, type Kind, suitOf } from '../../engine/tiles.ts';
import { faceCalled, faceName } from '../../notation/face-name.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import type { Concept, DealAim, GeneratorContext } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';

const twoGames: TwoGameForm<NamedTile> = {
  of: 'nothing',
  why: 'A tile is the same tile in every game.',
};

export interface NamedTile {
  readonly kind: Kind;
  /** The kinds on offer in the order shown, the right one included. Four; for dragons, three. */
  readonly among: readonly Kind[];
}

const FAMILIES: readonly ((kind: Kind) => boolean)[] = [isWind, isDragon, isFlower, isSeason];

/** Are these kinds learnt together? Families: each suit, winds, dragons, flowers, seasons. */
const areAkin = (one: Kind, other: Kind): boolean =>
  isSuited(one) ? suitOf(one) === suitOf(other) : FAMILIES.some((isOne) => isOne(one) && isOne(other));

/** Every kind of the game that has another kind in its family. */
function kindsIn(ruleset: Ruleset): Kind[] {
  const all = ruleset.tiles.flatMap((copies, kind) => (copies > 0 ? [kind] : []));
  return all.filter((kind) => all.some((other) => other !== kind && areAkin(kind, other)));
}

/** Number of nearest kinds from which the wrong names are drawn, by grade. */
const NEAREST: Readonly<Record<DealAim['grade'], number>> = { 1: 8, 2: 5, 3: 3 };

/** Deals a tile. The higher the grade, the nearer the wrong names. If tiles are asked for, it is one of them. */
function dealFace({ ruleset }: GeneratorContext, random: Random, { grade, rules }: DealAim): NamedTile {
  const kinds = kindsIn(ruleset);
  const wanted = rules.flatMap((rule) => faceCalled(rule) ?? []).filter((kind) => kinds.includes(kind));
  const from = wanted.length > 0 ? wanted : kinds;
  const kind = from[random.below(from.length)] as Kind;
  const akin = shuffle(
    kinds.filter((other) => other !== kind && areAkin(kind, other)),
    random,
  ).sort((a, b) => Math.abs(a - kind) - Math.abs(b - kind));
  const others = shuffle(akin.slice(0, NEAREST[grade]), random).slice(0, 3);
  return { kind, among: shuffle([kind, ...others], random) };
}

const tile: Concept<NamedTile> = {
  order: 1,
  decision: 'name-the-tile',
  has: () => true,
  twoGames,
  version: 6,
  parts: [],
  deal: dealFace,
  key: ({ kind }) => [formatTile(kind)],
  // No rule decides it: the reader must know this tile.
  forgetting: ({ kind }) => [{ rule: faceName(kind), key: [] }],
  choices: ({ among }) => among.map(formatTile),
  written: (answer, write) => write(parseTiles(answer)),
  describe: ({ kind }, write) => ({ tile: write([kind]) }),
};

export default tile;
