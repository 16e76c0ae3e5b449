/** Hands made as a pattern of the game asks: many patterns are too rare to wait for them. */

import type { RuleId } from '../engine/action.ts';
import { type Random, shuffled } from '../engine/random.ts';
import type { Ruleset, SeldomHand } from '../engine/ruleset.ts';
import type { Aim as Pattern } from '../engine/targets.ts';
import type { Kind } from '../engine/tiles.ts';
import { mostChows } from '../engine/win.ts';
import { makeHand, playedIn, type ShownHand, shownHand } from './hands.ts';
import type { DealAim, GeneratorContext } from './question.ts';

/** Which winds count is not known yet: those that do in the first seat will do. */
const WINDS = { seatWind: 0, roundWind: 0 } as const;

/** What hands of sets and a pair may be made for: where some of these are wanted, only they. */
export function patternsFor({ wins }: Ruleset, { rules }: DealAim): readonly Pattern[] {
  const all = (wins.aims?.(WINDS) ?? []).filter(({ shape = 'standard' }) => shape === 'standard');
  const wanted = all.filter(({ rule }) => rules.includes(rule));
  return wanted.length > 0 ? wanted : all;
}

/** Hands that are dealt on purpose, of these rules; of any, where none of them is one. */
function seldomFor({ scoring }: Ruleset, { rules }: DealAim): readonly SeldomHand[] {
  const all = scoring?.seldom ?? [];
  const wanted = all.filter(({ rule }) => rules.includes(rule));
  return wanted.length > 0 ? wanted : all;
}

/**
 * A hand made for a line that chance would bring too rarely; null where it did not come together, or where it is left to
 * chance: no such hand is wanted.
 */
export function aSeldomHand({ ruleset }: GeneratorContext, random: Random, aim: DealAim): ShownHand | null {
  const some = seldomFor(ruleset, aim);
  const begun = some[random.below(some.length)]?.begins(random);
  if (!begun) return null;
  const { open, kinds = playedIn(ruleset), chows = random.below(11), ...sets } = begun;
  const hand = makeHand(ruleset, random, { kinds, chows, ...sets });
  const most = open === false ? 0 : aim.grade - 1;
  return hand && shownHand(random, hand, most, ruleset.calls.chow.who !== 'nobody');
}

/** Whether hands are dealt on purpose for one of these rules. */
export const isSeldom = ({ scoring }: Ruleset, rules: readonly RuleId[]): boolean =>
  scoring?.seldom?.some(({ rule }) => rules.includes(rule)) ?? false;

/** One of so many different ones each, or null. */
function chosen(needs: readonly (readonly Kind[])[], random: Random): Kind[] | null {
  const taken: Kind[] = [];
  for (const need of needs) {
    const [kind] = shuffled(need, random).filter((each) => !taken.includes(each));
    if (kind === undefined) return null;
    taken.push(kind);
  }
  return taken;
}

/** A hand that has the pattern as far as its tiles go; null where it did not come together. */
export function handFor(
  { ruleset }: GeneratorContext,
  random: Random,
  { grade }: DealAim,
  pattern: Pattern,
): ShownHand | null {
  const { families, needs = [], mostPungs } = pattern;
  const family = families?.[random.below(families.length)] ?? playedIn(ruleset);
  const kinds = family.filter((kind) => (ruleset.tiles[kind] ?? 0) > 0);
  const pungs = chosen(
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
