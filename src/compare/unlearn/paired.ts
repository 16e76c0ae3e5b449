/** Makes hands of seven pairs on which two games may differ; random deals hardly ever contain them. */
import { createRandom, type Random, shuffled } from '../../engine/random.ts';
import { isHonour, isTerminal, type Kind } from '../../engine/tiles.ts';
import { looseHand, playedIn, type ShownHand } from '../../puzzles/hands.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';

/** Id of the kind of question asked about them. */
export const WON = 'win';

/** Which tiles each recipe allows. */
const PAIRED = {
  'seven-pairs': () => true,
  'honour-pairs': (kind) => isHonour(kind) || isTerminal(kind),
} satisfies Record<string, (kind: Kind) => boolean>;

/** Names of all recipes. */
export const paired = Object.keys(PAIRED) as readonly (keyof typeof PAIRED)[];

const PAIRS = 7;
/** Sets in the usual hand (four sets and a pair), which has as many tiles as seven pairs. */
const SETS = 4;

/**
 * Makes hand number `at` of a recipe; null if the game's hands have another size or too few kinds qualify.
 * @throws RangeError for an unknown recipe
 */
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

/** Is this the address of a hand of pairs? */
export const isPaired = (address: string): boolean => ADDRESS.test(address);

/** Formats an address, e.g. `pairs=seven-pairs at=3`. */
export const formatPaired = (recipe: string, at: number): string => `pairs=${recipe} at=${at}`;

/**
 * Parses an address written by `formatPaired`.
 * @throws RangeError if it gives no hand
 */
export function pairedOf(generator: GeneratorContext, address: string): ShownHand {
  const [, recipe = '', at] = ADDRESS.exec(address) ?? [];
  const hand = pairedAt(generator, recipe, Number(at));
  if (!hand) throw new RangeError(`${generator.ruleset.id} has no such hand: “${address}”`);
  return hand;
}
