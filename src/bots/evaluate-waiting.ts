/** Evaluates a hand that needs a tile (3n + 1 tiles): best plan, distance, helpful tiles and chance. */
import { countTiles } from '../engine/counts.ts';
import { type Kind, PLAYED } from '../engine/tiles.ts';
import type { HandAfterClaim } from './after-claim.ts';
import { Hand } from './hand.ts';
import type { BotKnowledge } from './knowledge.ts';
import { BEST_ODDS, CLAIM_RATE, chanceOf, NO_ODDS, oddsOf, pungChance, usual } from './odds.ts';
import type { Plan } from './plans.ts';
import { isOpen } from './reachable.ts';
import { FAR } from './shanten.ts';
import { coursesOf, type PlanVariant } from './suit-dp.ts';

/** Prospects of a hand by its best plan. */
export interface Outlook {
  readonly plan: Plan;
  readonly distance: number;
  /** Value of the hand by this plan: chance to win × value of the win, in ordinary wins. */
  readonly value: number;
  /** The same value with one extra draw still to come. */
  readonly drawing: number;
  /** Kinds that bring the hand closer, and how many such tiles are unseen. */
  readonly kinds: readonly Kind[];
  readonly tiles: number;
}

const isClosed = (plan: Plan): boolean => plan.concealed || plan.shape !== null;

/** Tiles offered in one round of turns: the seat's own draw, and the discards it can claim. */
const OPEN_DRAWS = 1.9;
const drawsPerTurn = (plan: Plan): number => (isClosed(plan) ? 1 : OPEN_DRAWS);
const drawsForLast = (plan: Plan): number => (plan.drawn ? 1 : 4);

const likely = (knowledge: BotKnowledge, plan: Plan, missing: number): number =>
  missing <= 0
    ? plan.wins
    : plan.wins * chanceOf(missing, drawsPerTurn(plan), drawsForLast(plan), knowledge.turns);

/** Upper bound of a hand's value at this distance. */
export const hopeOf = (knowledge: BotKnowledge, plan: Plan, distance: number): number =>
  distance >= FAR ? 0 : likely(knowledge, plan, distance + 1) * BEST_ODDS;

/** Expected discards of a round that the seat can claim for this kind. */
function claimable({ claims }: BotKnowledge, { mostPungs, mostChows }: Plan, hand: Hand, kind: Kind): number {
  if (claims.pung && mostPungs > 0 && (hand.counts[kind] as number) >= 2) return 3 * CLAIM_RATE;
  return claims.chow && mostChows > 0 && hand.completesRow(kind) ? CLAIM_RATE : 0;
}

const NOTHING_WANTED = { tiles: 0, chance: 1 } as const;

/** For pungs that must be of one kind each: number of missing tiles, and chance that all come. */
function wantedOf({ unseen, hidden, turns }: BotKnowledge, { counts }: Hand, pungs: readonly Kind[]) {
  let tiles = 0;
  let chance = 1;
  for (const kind of pungs) {
    const there = Math.min(3, counts[kind] as number);
    tiles += 3 - there;
    chance *= pungChance(there, unseen[kind] as number, hidden, turns);
  }
  return { tiles, chance };
}

/**
 * Evaluates a hand at a known distance.
 * @param distance the hand's shanten for this plan
 * @param kinds kinds that bring it closer
 */
export function outlookWith(
  knowledge: BotKnowledge,
  hand: Hand,
  { plan, form }: PlanVariant,
  distance: number,
  kinds: readonly Kind[],
): Outlook {
  const pungs = form?.pungs ?? [];
  let tiles = 0;
  let helping = 0;
  const missing = distance + 1;
  for (const kind of kinds) {
    const left = knowledge.unseen[kind] as number;
    tiles += left;
    if (missing === 1) helping += left * drawsForLast(plan);
    else helping += left * (isClosed(plan) ? 1 : 1 + claimable(knowledge, plan, hand, kind));
  }
  const odds = oddsOf(helping / knowledge.hidden, usual(missing, drawsPerTurn(plan), drawsForLast(plan)));
  const wanted = missing > 1 ? wantedOf(knowledge, hand, pungs) : NOTHING_WANTED;
  const chance = (lacking: number): number =>
    Math.min(
      likely(knowledge, plan, lacking),
      likely(knowledge, plan, lacking - wanted.tiles) * wanted.chance,
    );
  // If no helpful tile is left, the hand is further away than its distance says.
  const value = tiles === 0 ? likely(knowledge, plan, missing + 1) * NO_ODDS : chance(missing) * odds;
  const nearer = missing === 1 ? plan.wins : chance(missing - 1) * odds;
  return {
    plan,
    distance,
    value,
    drawing: value + (nearer - value) * (tiles / knowledge.hidden),
    kinds,
    tiles,
  };
}

/** Unseen kinds that may help with this plan at all. */
export function helpfulKinds(knowledge: BotKnowledge, hand: Hand, course: PlanVariant): Kind[] {
  const found: Kind[] = [];
  for (let kind = 0; kind < PLAYED; kind++) {
    if (knowledge.unseen[kind] !== 0 && course.plan.may[kind] && hand.mayHelp(course, kind)) found.push(kind);
  }
  return found;
}

/** A plan not yet evaluated, with its distance (at first a lower bound) and the hope it allows. */
interface RankedPlan {
  readonly course: PlanVariant;
  distance: number;
  hope: number;
  /** Is the distance exact, not just a lower bound? */
  sure: boolean;
}

/** Plans of a hand, best hope first. The exact distance is computed only when a plan is reached. */
export class PlanVariants {
  private readonly knowledge: BotKnowledge;
  private readonly hand: Hand;
  private readonly left: readonly RankedPlan[];

  constructor(knowledge: BotKnowledge, hand: Hand) {
    this.knowledge = knowledge;
    this.hand = hand;
    const least = hand.shapeDistance();
    this.left = coursesOf(knowledge.plans, hand.melds).map((course) => {
      const distance = Math.max(0, hand.atLeast(course), course.form ? least : 0);
      return { course, distance, hope: hopeOf(knowledge, course.plan, distance), sure: false };
    });
  }

  /** The next plan that may be worth more than `floor`; null if there is none. */
  next(floor: number): { readonly course: PlanVariant; readonly distance: number } | null {
    for (;;) {
      let best: RankedPlan | null = null;
      let most = floor;
      for (const each of this.left) {
        if (each.hope > most) {
          best = each;
          most = each.hope;
        }
      }
      if (!best) return null;
      if (best.sure) {
        best.hope = 0;
        return best;
      }
      best.distance = Math.max(0, this.hand.distance(best.course));
      best.hope = hopeOf(this.knowledge, best.course.plan, best.distance);
      best.sure = true;
    }
  }
}

/** Finds the best outlook of a hand that needs a tile; null if it cannot win. */
export function bestOutlook(knowledge: BotKnowledge, { concealed, melds }: HandAfterClaim): Outlook | null {
  const hand = new Hand(countTiles(concealed), melds, knowledge.ruleset.deal.sets);
  const courses = new PlanVariants(knowledge, hand);
  let best: Outlook | null = null;
  for (;;) {
    const next = courses.next(best?.value ?? 0);
    if (!next) return best;
    const { course, distance } = next;
    const kinds = hand.nearer(course, distance, helpfulKinds(knowledge, hand, course));
    const found = outlookWith(knowledge, hand, course, distance, kinds);
    if (found.value > (best?.value ?? 0) && isOpen(course.plan, hand, knowledge.unseen)) best = found;
  }
}
