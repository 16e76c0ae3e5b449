/** What a hand that waits for a tile may become: by which plan, how far, with which tiles, how likely. */
import { countTiles } from '../engine/counts.ts';
import type { Meld } from '../engine/melds.ts';
import { type Kind, PLAYED } from '../engine/tiles.ts';
import { Hand } from './hand.ts';
import type { BotKnowledge } from './knowledge.ts';
import { BEST_ODDS, chanceOf, NO_ODDS, oddsOf, pungChance, TAKEN, usual } from './odds.ts';
import type { Plan } from './plans.ts';
import { isOpen } from './reachable.ts';
import { FAR } from './shanten.ts';
import { coursesOf, type PlanVariant } from './suit-dp.ts';

export interface Outlook {
  readonly plan: Plan;
  readonly distance: number;
  /** The chance to win by it, in ordinary wins. */
  readonly value: number;
  /** The same with one draw more. */
  readonly drawing: number;
  /** The kinds that bring it nearer, and how many of them are not seen. */
  readonly kinds: readonly Kind[];
  readonly tiles: number;
}

const isClosed = (plan: Plan): boolean => plan.concealed || plan.shape !== null;

/** How many tiles a round of turns offers: one's own draw, and what one may take of the others' discards. */
const OPEN_LOOKS = 1.9;
const looksOf = (plan: Plan): number => (isClosed(plan) ? 1 : OPEN_LOOKS);
const lastLooks = (plan: Plan): number => (plan.drawn ? 1 : 4);

const likely = (sight: BotKnowledge, plan: Plan, missing: number): number =>
  missing <= 0 ? plan.wins : plan.wins * chanceOf(missing, looksOf(plan), lastLooks(plan), sight.turns);

/** The most that a hand of this distance may hope for. */
export const hopeOf = (sight: BotKnowledge, plan: Plan, distance: number): number =>
  distance >= FAR ? 0 : likely(sight, plan, distance + 1) * BEST_ODDS;

/** How many of the discards of a round one might take to have this tile. */
function claimable({ claims }: BotKnowledge, { mostPungs, mostChows }: Plan, hand: Hand, kind: Kind): number {
  if (claims.pung && mostPungs > 0 && (hand.counts[kind] as number) >= 2) return 3 * TAKEN;
  return claims.chow && mostChows > 0 && hand.completesRow(kind) ? TAKEN : 0;
}

const NOTHING_WANTED = { tiles: 0, chance: 1 } as const;

/** Of pungs that must be of one kind each: how many tiles are missing of them, and how likely all of these come. */
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
 * How a hand stands of which so much is missing.
 * @param kinds what brings it nearer
 */
export function outlookWith(
  sight: BotKnowledge,
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
    const left = sight.unseen[kind] as number;
    tiles += left;
    if (missing === 1) helping += left * lastLooks(plan);
    else helping += left * (isClosed(plan) ? 1 : 1 + claimable(sight, plan, hand, kind));
  }
  const odds = oddsOf(helping / sight.hidden, usual(missing, looksOf(plan), lastLooks(plan)));
  const wanted = missing > 1 ? wantedOf(sight, hand, pungs) : NOTHING_WANTED;
  const chance = (lacking: number): number =>
    Math.min(likely(sight, plan, lacking), likely(sight, plan, lacking - wanted.tiles) * wanted.chance);
  // Where nothing helps that is still to come, the hand is further than it looks.
  const value = tiles === 0 ? likely(sight, plan, missing + 1) * NO_ODDS : chance(missing) * odds;
  const nearer = missing === 1 ? plan.wins : chance(missing - 1) * odds;
  return { plan, distance, value, drawing: value + (nearer - value) * (tiles / sight.hidden), kinds, tiles };
}

/** Those of these kinds that bring a hand nearer than this. */
export function helpful(hand: Hand, course: PlanVariant, distance: number, among: readonly Kind[]): Kind[] {
  const found: Kind[] = [];
  for (const kind of among) if (hand.beside(course, kind, 1) < distance) found.push(kind);
  return found;
}

/** The kinds that may help at all on this course and are still to come. */
export function promising(sight: BotKnowledge, hand: Hand, course: PlanVariant): Kind[] {
  const found: Kind[] = [];
  for (let kind = 0; kind < PLAYED; kind++) {
    if (sight.unseen[kind] !== 0 && course.plan.may[kind] && hand.mayHelp(course, kind)) found.push(kind);
  }
  return found;
}

interface Left {
  readonly course: PlanVariant;
  distance: number;
  hope: number;
  /** Whether the distance is more than a bound. */
  sure: boolean;
}

/** The courses of a hand, the most hopeful first; how far one is is found when it is its turn. */
export class PlanVariants {
  private readonly sight: BotKnowledge;
  private readonly hand: Hand;
  private readonly left: readonly Left[];

  constructor(sight: BotKnowledge, hand: Hand) {
    this.sight = sight;
    this.hand = hand;
    const least = hand.shapeDistance();
    this.left = coursesOf(sight.plans, hand.melds).map((course) => {
      const distance = Math.max(0, hand.atLeast(course), course.form ? least : 0);
      return { course, distance, hope: hopeOf(sight, course.plan, distance), sure: false };
    });
  }

  /** The next one that hopes for more than this, or null. */
  next(floor: number): { readonly course: PlanVariant; readonly distance: number } | null {
    for (;;) {
      let best: Left | null = null;
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
      best.hope = hopeOf(this.sight, best.course.plan, best.distance);
      best.sure = true;
    }
  }
}

/** The best outlook of a hand that waits for a tile, or null where it is hopeless. */
export function bestOutlook(
  sight: BotKnowledge,
  concealed: readonly Kind[],
  melds: readonly Meld[],
): Outlook | null {
  const hand = new Hand(countTiles(concealed), melds, sight.ruleset.deal.sets);
  const courses = new PlanVariants(sight, hand);
  let best: Outlook | null = null;
  for (;;) {
    const next = courses.next(best?.value ?? 0);
    if (!next) return best;
    const { course, distance } = next;
    const kinds = helpful(hand, course, distance, promising(sight, hand, course));
    const found = outlookWith(sight, hand, course, distance, kinds);
    if (found.value > (best?.value ?? 0) && isOpen(course.plan, hand, sight.unseen)) best = found;
  }
}
