/** Which tile is this? One face, four names: the others are those it is taken for. */
import { type Random, shuffled } from '../../../engine/random.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import { isSuited, type Kind } from '../../../engine/tiles.ts';
import { formatTile } from '../../../notation/tile-text.ts';
import { parseTiles } from '../../../notation/tiles.ts';
import type { Aim, Concept, Room } from '../../question.ts';
import { twice } from './twice.ts';

export interface Face {
  readonly kind: Kind;
  /** Four kinds in the order shown, this one among them. */
  readonly among: readonly Kind[];
}

const kindsIn = (ruleset: Ruleset): Kind[] =>
  ruleset.tiles.flatMap((copies, kind) => (copies > 0 ? [kind] : []));

/** The harder, the more the others look like it: of its suit and near in rank, or honours beside an honour. */
function aFace({ ruleset }: Room, random: Random, { grade }: Aim): Face {
  const kinds = kindsIn(ruleset);
  const kind = kinds[random.below(kinds.length)] as Kind;
  const likeness = (other: Kind): number =>
    isSuited(kind) !== isSuited(other)
      ? 20
      : isSuited(kind)
        ? Math.abs((kind % 9) - (other % 9)) + (Math.floor(kind / 9) === Math.floor(other / 9) ? 0 : 2)
        : Math.abs(kind - other);
  const others = shuffled(
    kinds.filter((other) => other !== kind),
    random,
  ).sort((a, b) => likeness(a) - likeness(b));
  const from = grade === 1 ? others : others.slice(0, grade === 2 ? 12 : 5);
  return { kind, among: shuffled([kind, ...shuffled(from, random).slice(0, 3)], random) };
}

const tile: Concept<Face> = {
  has: () => true,
  twice,
  parts: [],
  deal: aFace,
  key: ({ kind }) => [formatTile(kind)],
  choices: ({ among }) => among.map(formatTile),
  written: (answer, write) => write(parseTiles(answer)),
  told: ({ kind }, write) => ({ tile: write([kind]) }),
};

export default tile;
