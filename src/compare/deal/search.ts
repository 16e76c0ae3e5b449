/** Looks for deals at which two games part by a certain rule, or by another than those that are known. */
import type { Seed } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { inStep } from './lockstep.ts';
import type { PartingRule, TwoGameDeal } from './parting.ts';
import { playersOf } from './players.ts';
import { isTheOne } from './proof.ts';
import { commonStart, type GamePair } from './start.ts';

/** The deal of this seed, played by its own players. */
export const dealOf = (rulesets: GamePair<Ruleset>, seed: Seed): TwoGameDeal =>
  inStep(commonStart(rulesets, seed), playersOf(seed));

/** The rule that parts them by one name: "<game>/<rule>". */
export const nameOf = (rulesets: GamePair<Pick<Ruleset, 'id'>>, { at, rule }: PartingRule): string =>
  `${rulesets[at].id}/${rule}`;

interface FoundDeal {
  readonly seed: string;
  readonly deal: TwoGameDeal;
  /** The rule that parted them, as `nameOf` has it. */
  readonly name: string;
}

/**
 * The first of these seeds at which the games part by a rule that is not among `known`, and by no other beside it.
 * @param goOn told how many seeds have been tried; false stops the search
 * @returns null where it was stopped, or nothing was found
 */
export function findAnother(
  rulesets: GamePair<Ruleset>,
  known: ReadonlySet<string>,
  seeds: Iterable<string>,
  goOn: (tried: number) => boolean,
): FoundDeal | null {
  let tried = 0;
  for (const seed of seeds) {
    if (!goOn(tried)) return null;
    tried++;
    const twoGameDeal = dealOf(rulesets, seed);
    if (!twoGameDeal.parting) continue;
    const name = nameOf(rulesets, twoGameDeal.parting.named);
    if (!known.has(name) && isTheOne(rulesets, seed, twoGameDeal)) return { seed, deal: twoGameDeal, name };
  }
  goOn(tried);
  return null;
}

/** Seeds that follow one another: "17", "18" … */
export function* seedsFrom(first: number, count: number): Iterable<string> {
  for (let n = first; n < first + count; n++) yield String(n);
}
