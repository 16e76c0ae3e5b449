/** Deals hands towards a scoring pattern, because many patterns are too rare to wait for. */

import type { RuleId } from '../engine/action.ts';
import { type Random, shuffle } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { SeldomHand } from '../engine/scoring.ts';
import type { Aim as Pattern } from '../engine/targets.ts';
import type { Kind } from '../engine/tiles.ts';
import { mostChows } from '../engine/win.ts';
import { makeHand, playedIn, type ShownHand, shownHand } from './hands.ts';
import type { DealAim, GeneratorContext } from './question.ts';

/** Winds used when asking for patterns. The real ones are not known yet, so East is used for both. */
const WINDS = { seatWind: 0, roundWind: 0 } as const;

/** The patterns that a hand of sets and a pair can be dealt for. If some of them are wanted, only those. */
export function patternsFor({ wins }: Ruleset, { rules }: DealAim): readonly Pattern[] {
  const all = (wins.aims?.(WINDS) ?? []).filter(({ shape = 'standard' }) => shape === 'standard');
  const wanted = all.filter(({ rule }) => rules.includes(rule));
  return wanted.length > 0 ? wanted : all;
}

/** The hands the ruleset lists as dealt on purpose. If none belongs to the wanted rules, all of them. */
function seldomFor({ scoring }: Ruleset, { rules }: DealAim): readonly SeldomHand[] {
  const all = scoring?.seldom ?? [];
  const wanted = all.filter(({ rule }) => rules.includes(rule));
  return wanted.length > 0 ? wanted : all;
}

/**
 * Deals a hand for a scoring line that chance would bring too rarely. Returns null if it did not come together or the
 * ruleset leaves it to chance.
 */
export function dealSeldomHand(
  { ruleset }: GeneratorContext,
  random: Random,
  aim: DealAim,
): ShownHand | null {
  const some = seldomFor(ruleset, aim);
  const begun = some[random.below(some.length)]?.begins(random);
  if (!begun) return null;
  const { open, kinds = playedIn(ruleset), chows = random.below(11), ...sets } = begun;
  const hand = makeHand(ruleset, random, { kinds, chows, ...sets });
  const most = open === false ? 0 : aim.grade - 1;
  return hand && shownHand(random, hand, most, ruleset.calls.chow.who !== 'nobody');
}

/** Does the ruleset deal hands on purpose for one of these rules? */
export const isSeldom = ({ scoring }: Ruleset, rules: readonly RuleId[]): boolean =>
  scoring?.seldom?.some(({ rule }) => rules.includes(rule)) ?? false;

/** Picks one kind for each need, all different. Returns null if that fails. Example: `[[E, S], [S]]` → `[E, S]`. */
function pickKinds(needs: readonly (readonly Kind[])[], random: Random): Kind[] | null {
  const taken: Kind[] = [];
  for (const need of needs) {
    const [kind] = shuffle(need, random).filter((each) => !taken.includes(each));
    if (kind === undefined) return null;
    taken.push(kind);
  }
  return taken;
}

/** Deals a hand that meets the pattern's tile needs. Returns null if it did not come together. */
export function handFor(
  { ruleset }: GeneratorContext,
  random: Random,
  { grade }: DealAim,
  pattern: Pattern,
): ShownHand | null {
  const { families, needs = [], mostPungs } = pattern;
  const family = families?.[random.below(families.length)] ?? playedIn(ruleset);
  const kinds = family.filter((kind) => (ruleset.tiles[kind] ?? 0) > 0);
  const pungs = pickKinds(
    needs.flatMap(({ pung }) => (pung ? [pung] : [])),
    random,
  );
  if (!pungs || kinds.length === 0) return null;
  const pairs = (pattern.pairs ?? needs.find(({ pair }) => pair)?.pair)?.filter(
    (kind) => !pungs.includes(kind),
  );
  const most = Math.min(
    pattern.mostChows ?? Number.POSITIVE_INFINITY,
    mostChows(ruleset) ?? Number.POSITIVE_INFINITY,
  );
  const chows = most === 0 ? 0 : mostPungs === 0 ? 10 : random.below(most === 1 ? 3 : 9);
  const madeHand = makeHand(ruleset, random, { kinds, chows, pungs, ...(pairs && { pairs }) });
  const open = pattern.concealed ? 0 : grade - 1;
  const hand = madeHand && shownHand(random, madeHand, open, ruleset.calls.chow.who !== 'nobody');
  return hand && (pattern.drawn ? { ...hand, from: null } : hand);
}
