/** Hands of seven pairs, made so that two games may judge them differently: an ordinary one hardly comes up by itself. */
import { createRandom, type Random, shuffled } from '../../engine/random.ts';
import { isHonour, isTerminal, type Kind } from '../../engine/tiles.ts';
import { looseHand, playedIn, type ShownHand } from '../../puzzles/hands.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';

/** The kind that is asked of them. */
export const WON = 'win';

/** Of which tiles. */
const PAIRED = {
  'seven-pairs': () => true,
  'honour-pairs': (kind) => isHonour(kind) || isTerminal(kind),
} satisfies Record<string, (kind: Kind) => boolean>;

/** What such hands are made of, by name. */
export const paired = Object.keys(PAIRED) as readonly (keyof typeof PAIRED)[];

const PAIRS = 7;
/** A hand of four sets and a pair has as many tiles. */
const SETS = 4;

/** The nth of a kind; null where a hand has another size, or the tiles are too few. @throws RangeError for a kind that nobody makes */
export function pairedAt(generator: GeneratorContext, recipe: string, at: number): ShownHand | null {
  const name = paired.find((each) => each === recipe);
  if (name === undefined)
    throw new RangeError(`no hand is made of "${recipe}"; there are: ${paired.join(', ')}`);
  const random: Random = createRandom('paired', generator.ruleset.id, recipe, at);
  const kinds = shuffled(playedIn(generator.ruleset).filter(PAIRED[name]), random).slice(0, PAIRS);
  if (generator.ruleset.deal.sets !== SETS || kinds.length < PAIRS) return null;
  return looseHand(
    random,
    kinds.flatMap((kind) => [kind, kind]),
  );
}

const ADDRESS = /^pairs=(\S+) at=(\d+)$/;

/** Whether an address is that of such a hand. */
export const isPaired = (address: string): boolean => ADDRESS.test(address);

/** `pairs=seven-pairs at=3` */
export const formatPaired = (recipe: string, at: number): string => `pairs=${recipe} at=${at}`;

/** @throws RangeError where there is none */
export function pairedOf(generator: GeneratorContext, address: string): ShownHand {
  const [, recipe = '', at] = ADDRESS.exec(address) ?? [];
  const hand = pairedAt(generator, recipe, Number(at));
  if (!hand) throw new RangeError(`${generator.ruleset.id} has no such hand: “${address}”`);
  return hand;
}
