/** Plans: each is one way to a win in a game, with its conditions and enough patterns to reach the minimum. */
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Constraint, Shape } from '../engine/scoring.ts';
import type { Aim, Makeup, Need, Winds } from '../engine/targets.ts';
import { type Kind, PLAYED } from '../engine/tiles.ts';

/** One way to a win. All conditions hold for the whole hand. */
export interface Plan {
  /** Patterns the plan aims at; empty if any win will do. */
  readonly aims: readonly Aim[];
  /** Worth of the patterns together, in the score's unit, plus what already counts towards the minimum. */
  readonly worth: number;
  /** Rules of the constraints it satisfies. */
  readonly conditions: readonly RuleId[];
  /** Value of the win, in ordinary wins. */
  readonly wins: number;
  /** Null for sets and a pair. */
  readonly shape: Shape | null;
  /** Index = kind: may the hand contain it? */
  readonly may: readonly boolean[];
  readonly mostChows: number;
  readonly mostPungs: number;
  /** Allowed kinds of the pair; null for any. */
  readonly pairs: readonly Kind[] | null;
  readonly needs: readonly Need[];
  readonly concealed: boolean;
  readonly drawn: boolean;
}

const STANDARD = 'standard';
/** The most patterns in one plan. */
const MOST_AIMS = 4;

const plansCache = new WeakMap<Ruleset, Map<string, readonly Plan[]>>();

/**
 * Lists the plans of this game for a seat with these winds. Cached by ruleset.
 * @param met what the face-up tiles already give towards the minimum
 */
export function plansOf(ruleset: Ruleset, winds: Winds, met = 0): readonly Plan[] {
  const byWinds = plansCache.get(ruleset) ?? new Map<string, readonly Plan[]>();
  plansCache.set(ruleset, byWinds);
  const key = `${winds.seatWind} ${winds.roundWind} ${met}`;
  const plans =
    byWinds.get(key) ?? ruleset.wins.shapes.flatMap((shape) => plansFor(ruleset, shape, winds, met));
  byWinds.set(key, plans);
  return plans;
}

/** Lists the plans for one shape: with a minimum, every smallest combination of patterns that reaches it. */
function plansFor(ruleset: Ruleset, shape: Shape, winds: Winds, met: number): Plan[] {
  const { minimum, constraints } = ruleset.wins;
  if (shape.id !== STANDARD && !shape.short) return [];
  const aims = (ruleset.wins.aims?.(winds) ?? []).filter((aim) => isOf(aim, shape)).flatMap(byFamily);
  const required = constraints.filter(
    ({ asks, asksAnyShape }) => asks && (shape.id === STANDARD || asksAnyShape),
  );
  const counted = aims.filter(
    ({ rule, worth }) => !minimum || minimum.counts({ pattern: rule, worth, tiles: [] }),
  );
  const need = counted.length === 0 ? 0 : (minimum?.need ?? 0) - met;
  // Without a minimum, the bare shape is a plan, and each pattern alone is another.
  const choices = need > 0 ? enough(counted, need) : [[], ...aims.map((aim) => [aim])];
  const plans = choices.flatMap((chosen) => planFor(ruleset, shape, required, chosen, need) ?? []);
  return met === 0 ? plans : plans.map((plan) => ({ ...plan, worth: plan.worth + met }));
}

/**
 * Does the pattern apply to this shape? Patterns of sets and a pair do not apply to other shapes, unless they only ask
 * how the tiles came.
 */
const isOf = (aim: Aim, shape: Shape): boolean =>
  aim.shape === undefined
    ? shape.id === STANDARD || (aim.families === undefined && aim.needs === undefined)
    : aim.shape === shape.id;

const byFamily = (aim: Aim): Aim[] =>
  aim.families ? aim.families.map((family) => ({ ...aim, families: [family] })) : [aim];

/**
 * Lists every smallest combination of patterns that reaches the minimum. Example: need 3 with worths 3, 2, 1 gives [3]
 * and [2, 1].
 */
function enough(aims: readonly Aim[], need: number): Aim[][] {
  const sorted = aims.toSorted((a, b) => b.worth - a.worth);
  const found: Aim[][] = [];
  const choose = (from: number, chosen: readonly Aim[]): void => {
    if (worthOf(chosen) >= need) {
      if (chosen.every((aim) => worthOf(chosen) - aim.worth < need)) found.push([...chosen]);
      return;
    }
    if (chosen.length === MOST_AIMS) return;
    for (let at = from; at < sorted.length; at++) {
      const aim = sorted[at] as Aim;
      if (chosen.every((other) => besides(other, aim))) choose(at + 1, [...chosen, aim]);
    }
  };
  choose(0, []);
  return found;
}

/** Can both patterns count in one hand? */
const besides = (one: Aim, other: Aim): boolean =>
  !one.alone &&
  !other.alone &&
  (one.rule !== other.rule || one.each === true) &&
  !one.replaces?.includes(other.rule) &&
  !other.replaces?.includes(one.rule);

const worthOf = (aims: readonly Aim[]): number => aims.reduce((sum, { worth }) => sum + worth, 0);

/** Combines constraints and patterns into one plan; null if no hand can satisfy them all. */
function planFor(
  ruleset: Ruleset,
  shape: Shape,
  required: readonly Constraint[],
  aims: readonly Aim[],
  need: number,
): Plan | null {
  const all: Makeup[] = [...required.flatMap(({ asks }) => asks ?? []), ...aims];
  const least = (of: (makeup: Makeup) => number | undefined): number =>
    Math.min(...all.map((makeup) => of(makeup) ?? Number.POSITIVE_INFINITY));
  const may = sharedMay((kind) => {
    if (ruleset.tiles[kind] === 0) return false;
    return all.every(({ families }) => !families || families.some((family) => family.includes(kind)));
  });
  const within = (kinds: readonly Kind[] | undefined): Kind[] => (kinds ?? []).filter((kind) => may[kind]);
  const limits = all.flatMap(({ pairs }) => (pairs ? [pairs] : []));
  const [first, ...others] = limits;
  const worth = worthOf(aims);
  const { usual = 1 } = ruleset.wins;
  const plan: Plan = {
    aims,
    worth,
    conditions: required.map(({ rule }) => rule),
    wins: need > 0 ? 1 : Math.sqrt((usual + worth) / usual),
    shape: shape.id === STANDARD ? null : shape,
    may,
    mostChows: least(({ mostChows }) => mostChows),
    mostPungs: least(({ mostPungs }) => mostPungs),
    pairs: first ? within(first).filter((kind) => others.every((kinds) => kinds.includes(kind))) : null,
    needs: all
      .flatMap(({ needs = [] }) => needs)
      .map(({ tile, pung, pair }) => ({ tile: within(tile), pung: within(pung), pair: within(pair) })),
    concealed: all.some(({ concealed }) => concealed),
    drawn: all.some(({ drawn }) => drawn),
  };
  return isPossible(plan) ? plan : null;
}

const mayLists = new Map<string, readonly boolean[]>();

/** The list of kinds that a hand may contain. Equal lists are one object, so that a hand's tiles are counted once. */
function sharedMay(may: (kind: Kind) => boolean): readonly boolean[] {
  const list = Array.from({ length: PLAYED }, (_, kind) => may(kind));
  const key = list.map(Number).join('');
  const shared = mayLists.get(key) ?? list;
  mayLists.set(key, shared);
  return shared;
}

const isPossible = ({ needs, mostPungs, may }: Plan): boolean =>
  may.includes(true) &&
  needs.every(
    ({ tile = [], pung = [], pair = [] }) =>
      tile.length + pair.length > 0 || (pung.length > 0 && mostPungs > 0),
  );
