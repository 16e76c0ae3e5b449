/** What a hand may be built towards in a game: its conditions, and enough of its patterns to reach the minimum. */
import type { RuleId } from '../engine/action.ts';
import type { Constraint, Ruleset, Shape } from '../engine/ruleset.ts';
import type { Aim, Makeup, Need, Winds } from '../engine/targets.ts';
import { type Kind, PLAYED } from '../engine/tiles.ts';

/** One way to a win: everything that is said holds of the whole hand. */
export interface Plan {
  /** The patterns that it is for; none where a win is a win. */
  readonly aims: readonly Aim[];
  /** What they add up to. */
  readonly worth: number;
  /** The game's conditions that it keeps. */
  readonly conditions: readonly RuleId[];
  /** How many ordinary wins it is worth. */
  readonly wins: number;
  /** Null for sets and a pair. */
  readonly shape: Shape | null;
  /** By kind: whether a tile of it may be in the hand. */
  readonly may: readonly boolean[];
  readonly mostChows: number;
  readonly mostPungs: number;
  /** Which kinds the pair may be of; null where it is any. */
  readonly pairs: readonly Kind[] | null;
  readonly needs: readonly Need[];
  readonly concealed: boolean;
  readonly drawn: boolean;
}

const STANDARD = 'standard';
/** A hand is after so many patterns at once, at the most. */
const MOST_AIMS = 4;

const known = new WeakMap<Ruleset, Map<string, readonly Plan[]>>();

/**
 * The plans of this game for a seat of these winds.
 * @param met what lies open of the minimum already
 */
export function plansOf(ruleset: Ruleset, winds: Winds, met = 0): readonly Plan[] {
  const byWinds = known.get(ruleset) ?? new Map<string, readonly Plan[]>();
  known.set(ruleset, byWinds);
  const key = `${winds.seatWind} ${winds.roundWind} ${met}`;
  const plans =
    byWinds.get(key) ?? ruleset.wins.shapes.flatMap((shape) => plansFor(ruleset, shape, winds, met));
  byWinds.set(key, plans);
  return plans;
}

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
  // Without a minimum the bare shape is a plan, and with it each pattern by itself.
  const choices = need > 0 ? enough(counted, need) : [[], ...aims.map((aim) => [aim])];
  const plans = choices.flatMap((chosen) => planFor(ruleset, shape, required, chosen, need) ?? []);
  return met === 0 ? plans : plans.map((plan) => ({ ...plan, worth: plan.worth + met }));
}

/** Patterns of sets and a pair do not show in other shapes, unless they ask only how the tiles came. */
const isOf = (aim: Aim, shape: Shape): boolean =>
  aim.shape === undefined
    ? shape.id === STANDARD || (aim.families === undefined && aim.needs === undefined)
    : aim.shape === shape.id;

const byFamily = (aim: Aim): Aim[] =>
  aim.families ? aim.families.map((family) => ({ ...aim, families: [family] })) : [aim];

/** Every smallest choice of patterns that reaches the minimum. */
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

/** Whether both patterns count in one hand. */
const besides = (one: Aim, other: Aim): boolean =>
  !one.alone &&
  !other.alone &&
  (one.rule !== other.rule || one.each === true) &&
  !one.replaces?.includes(other.rule) &&
  !other.replaces?.includes(one.rule);

const worthOf = (aims: readonly Aim[]): number => aims.reduce((sum, { worth }) => sum + worth, 0);

/** One plan of all these, or null where no hand can be all of it. */
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
  const may = Array.from({ length: PLAYED }, (_, kind) => {
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

const isPossible = ({ needs, mostPungs, may }: Plan): boolean =>
  may.includes(true) &&
  needs.every(
    ({ tile = [], pung = [], pair = [] }) =>
      tile.length + pair.length > 0 || (pung.length > 0 && mostPungs > 0),
  );
