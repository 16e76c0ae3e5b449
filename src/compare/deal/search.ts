/** Searches for deals at which two games part by a given rule, or by one not yet known. */
import type { Seed } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { inStep } from './lockstep.ts';
import type { PartingRule, TwoGameDeal } from './parting.ts';
import { playersOf } from './players.ts';
import { isTheOne } from './proof.ts';
import { commonStart, type GamePair } from './start.ts';

/** Plays the deal of a seed with the seed's own players. */
export const dealOf = (rulesets: GamePair<Ruleset>, seed: Seed): TwoGameDeal =>
  inStep(commonStart(rulesets, seed), playersOf(seed));

/** Names the parting rule as "<game>/<rule>". */
export const nameOf = (rulesets: GamePair<Pick<Ruleset, 'id'>>, { at, rule }: PartingRule): string =>
  `${rulesets[at].id}/${rule}`;

interface FoundDeal {
  readonly seed: string;
  readonly deal: TwoGameDeal;
  /** The parting rule, as `nameOf` formats it. */
  readonly name: string;
}

/**
 * Finds the first seed at which the games part by a rule not in `known`, with no other rule involved.
 * @param goOn called with the number of seeds tried; returning false stops the search
 * @returns null if stopped or nothing was found
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

/** Yields `count` consecutive seeds as strings: "17", "18", … */
export function* seedsFrom(first: number, count: number): Iterable<string> {
  for (let n = first; n < first + count; n++) yield String(n);
}
