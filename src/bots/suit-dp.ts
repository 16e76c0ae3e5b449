/** Translates a plan into rules for the groups of worth-dp.ts, for a hand with some melds. */

import { isExposed, type Meld } from '../engine/melds.ts';
import type { Need } from '../engine/targets.ts';
import { type Kind, PLAYED, PLAYED_KINDS } from '../engine/tiles.ts';
import type { LocalNeed } from './blocks.ts';
import type { Plan } from './plans.ts';
import { GROUPS, HONOURS, type Places, placesOf } from './suits.ts';
import { type Group, groupUnder } from './worth-dp.ts';
import { SETS } from './worth-table.ts';

/** What is still to be made for a plan beside given melds, as rules of the four groups. */
export interface HandForm {
  readonly plan: Plan;
  /** The four groups, once for each way to distribute the allowed chows among the suits. */
  readonly ways: readonly (readonly Group[])[];
  /** Number of combinations of the needs that several groups can meet: 2^shared. */
  readonly states: number;
  readonly choosy: boolean;
  /** Kinds that must still become pungs, and the kind that must be the pair (or null), besides the melds. */
  readonly pungs: readonly Kind[];
  readonly pair: Kind | null;
}

/** Two or more allowed chows count as unlimited: no game has a limit of two or more. */
const MANY = 2;

const forms = new WeakMap<Plan, Map<number, HandForm>>();

/** A plan with its form for the present melds. `form` is null for shapes other than sets and a pair. */
export interface PlanVariant {
  readonly plan: Plan;
  readonly form: HandForm | null;
}

const courses = new WeakMap<
  readonly Meld[],
  { readonly plans: readonly Plan[]; readonly found: PlanVariant[] }
>();

/** Plans still possible with these melds. Cached by the list of melds, which stays the same for many turns. */
export function coursesOf(plans: readonly Plan[], melds: readonly Meld[]): readonly PlanVariant[] {
  const known = courses.get(melds);
  if (known?.plans === plans) return known.found;
  const found: PlanVariant[] = [];
  for (const plan of plans) {
    if (plan.shape) {
      if (melds.length === 0) found.push({ plan, form: null });
      continue;
    }
    const form = formOf(plan, melds);
    if (form) found.push({ plan, form });
  }
  courses.set(melds, { plans, found });
  return found;
}

/** Form of a plan beside these melds; null if they rule it out. */
function formOf(plan: Plan, melds: readonly Meld[]): HandForm | null {
  let chows = 0;
  let met = 0;
  for (const meld of melds) {
    if (plan.concealed && isExposed(meld)) return null;
    for (const tile of meld.tiles) if (tile < PLAYED && !plan.may[tile]) return null;
    if (meld.kind === 'chow') chows++;
    for (let n = 0; n < plan.needs.length; n++) if (meets(meld, plan.needs[n] as Need)) met |= 1 << n;
  }
  if (chows > plan.mostChows || melds.length - chows > plan.mostPungs) return null;
  const runs = Math.min(MANY, plan.mostChows - chows);
  const known = forms.get(plan) ?? new Map<number, HandForm>();
  forms.set(plan, known);
  const key = met * (MANY + 1) + runs;
  const form = known.get(key) ?? handForm(plan, met, runs);
  known.set(key, form);
  return form;
}

/** Does this meld meet the need? */
export const meets = (meld: Meld, { tile = [], pung = [] }: Need): boolean =>
  meld.tiles.some((each) => tile.includes(each)) || (meld.kind !== 'chow' && pung.includes(meld.tile));

/**
 * Builds the form of a plan.
 * @param met bitmask of needs that melds already meet
 * @param runs chows still allowed, at most MANY
 */
function handForm(plan: Plan, met: number, runs: number): HandForm {
  const mayPung = plan.mostPungs > 0;
  const within = (need: Need, group: number): LocalNeed => ({
    tile: placesOf(group, need.tile ?? []),
    pung: mayPung ? placesOf(group, need.pung ?? []) : 0,
    pair: placesOf(group, need.pair ?? []),
  });
  const isIn = (need: Need, group: number): boolean => {
    const { tile, pung, pair } = within(need, group);
    return (tile | pung | pair) !== 0;
  };
  const open = plan.needs.filter((_, n) => !((met >> n) & 1));
  const several = open.filter((need) => GROUPS.filter((group) => isIn(need, group)).length > 1);
  const single = open.filter((need) => !several.includes(need));
  const kinds = PLAYED_KINDS.filter((kind) => plan.may[kind]);
  const under = (group: number, most: number): Group => {
    const may: Places = placesOf(group, kinds);
    return groupUnder({
      may,
      runs: group === HONOURS ? 0 : most,
      pungs: mayPung,
      pairs: plan.pairs ? placesOf(group, plan.pairs) : may,
      choosy: plan.pairs !== null,
      needs: [...several, ...single.filter((need) => isIn(need, group))].map((need) => within(need, group)),
      shared: several.length,
    });
  };
  const ways =
    runs === 1
      ? [0, 1, 2].map((suit) => GROUPS.map((group) => under(group, group === suit ? 1 : 0)))
      : [GROUPS.map((group) => under(group, runs === 0 ? 0 : SETS))];
  const only = (kinds: readonly Kind[] | undefined): readonly Kind[] => (kinds?.length === 1 ? kinds : []);
  return {
    plan,
    ways,
    states: 1 << several.length,
    choosy: plan.pairs !== null,
    pungs: open.flatMap(({ tile = [], pung, pair = [] }) =>
      tile.length + pair.length > 0 ? [] : only(pung),
    ),
    pair:
      open.flatMap(({ tile = [], pung = [], pair }) =>
        tile.length + pung.length > 0 ? [] : only(pair),
      )[0] ?? null,
  };
}

/** The form of any sets and a pair, without conditions. */
export const ANY: HandForm = handForm(
  {
    aims: [],
    worth: 0,
    conditions: [],
    wins: 1,
    shape: null,
    may: new Array<boolean>(PLAYED).fill(true),
    mostChows: SETS,
    mostPungs: SETS,
    pairs: null,
    needs: [],
    concealed: false,
    drawn: false,
  },
  0,
  MANY,
);
