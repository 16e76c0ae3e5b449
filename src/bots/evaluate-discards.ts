/** Evaluates each discard of a hand with one tile too many (3n + 2 tiles). */
import { countTiles } from '../engine/counts.ts';
import type { Meld } from '../engine/melds.ts';
import { type Kind, PLAYED_KINDS } from '../engine/tiles.ts';
import type { HandAfterClaim } from './after-claim.ts';
import { helpfulKinds, hopeOf, type Outlook, outlookWith, PlanVariants } from './evaluate-waiting.ts';
import { Hand } from './hand.ts';
import type { BotKnowledge } from './knowledge.ts';
import { isOpen } from './reachable.ts';
import { FAR } from './shanten.ts';
import { ANY, type PlanVariant } from './suit-dp.ts';

/** The outlook that a discard leaves. */
export interface Prospect extends Outlook {
  readonly discard: Kind;
}

/**
 * Finds the best discard; null if every discard leaves no chance, or none is worth more than `floor`.
 * @param discards tiles that may be discarded
 * @param floor ignore results worth no more than this, in ordinary wins
 */
export function bestProspect(
  knowledge: BotKnowledge,
  concealed: readonly Kind[],
  melds: readonly Meld[],
  discards: readonly Kind[],
  floor = 0,
): Prospect | null {
  const whole = new Hand(countTiles(concealed), melds, knowledge.ruleset.deal.sets);
  const order = loneFirst(whole, discards);
  const rests = new Map<Kind, Hand>();
  const rest = (kind: Kind): Hand => {
    const hand = rests.get(kind) ?? whole.without(kind);
    rests.set(kind, hand);
    return hand;
  };
  const courses = new PlanVariants(knowledge, whole);
  let best: Prospect | null = null;
  let way: Way | null = null;
  let most = floor;
  for (;;) {
    const next = courses.next(most);
    if (!next) return best && way && leastMissed(knowledge, way, best, rest);
    const { course } = next;
    const { plan } = course;
    const { distance, kinds } = nearest(whole, course, order);
    if (hopeOf(knowledge, plan, distance) <= most) continue;
    // A tile that helps after a discard also helps before it: so this is an upper bound for every discard.
    const all = whole.nearer(course, distance, helpfulKinds(knowledge, whole, course));
    const bound = outlookWith(knowledge, whole, course, distance, all).value;
    const outlooks = new Map<Kind, Outlook>();
    for (const kind of kinds) {
      if (bound <= most) break;
      const hand = rest(kind);
      const found = outlookWith(knowledge, hand, course, distance, hand.nearer(course, distance, all));
      outlooks.set(kind, found);
      if (found.value > most && isOpen(plan, hand, knowledge.unseen)) {
        best = { ...found, discard: kind };
        way = { course, all, kinds, outlooks };
        most = found.value;
      }
    }
  }
}

/** Finds the best of all discards of a hand; see {@link bestProspect}. */
export const prospectOf = (
  knowledge: BotKnowledge,
  { concealed, melds }: HandAfterClaim,
  floor = 0,
): Prospect | null => bestProspect(knowledge, concealed, melds, [...new Set(concealed)], floor);

/** The plan of the best discard, every kind that brings the whole hand closer to it, and the discards that leave it so. */
interface Way {
  readonly course: PlanVariant;
  readonly all: readonly Kind[];
  readonly kinds: readonly Kind[];
  /** What some of these discards leave, if every one of `all` may help then. */
  readonly outlooks: ReadonlyMap<Kind, Outlook>;
}

/** Discards whose value is within 2 % of the best count as equal; then the rest of the hand decides. */
const AS_GOOD = 0.98;

/**
 * Among equally good discards, prefers a tile the plan cannot use, then the one that leaves any sets and a pair
 * nearest.
 */
function leastMissed(
  knowledge: BotKnowledge,
  { course, all, kinds: discards, outlooks }: Way,
  best: Prospect,
  rest: (discard: Kind) => Hand,
): Prospect {
  if (!course.form) return best;
  let found = best;
  let least: DiscardLoss | null = null;
  for (const discard of discards) {
    const isStrange = !course.plan.may[discard];
    if (least?.isStrange && !isStrange) continue;
    const hand = rest(discard);
    const missed = missedBy(knowledge, hand, isStrange);
    if (least && !isLess(missed, least)) continue;
    const near = all.filter((kind) => hand.mayHelp(course, kind));
    const left =
      (near.length === all.length && outlooks.get(discard)) ||
      outlookWith(knowledge, hand, course, best.distance, hand.nearer(course, best.distance, near));
    if (left.value < best.value * AS_GOOD) continue;
    if (discard !== best.discard && !isOpen(course.plan, hand, knowledge.unseen)) continue;
    least = missed;
    found = { ...left, discard };
  }
  return found;
}

/** How much a discard is missed, to choose between equally good ones. */
interface DiscardLoss {
  readonly isStrange: boolean;
  /** Distance to any sets and a pair after the discard, and the number of unseen tiles that bring it closer. */
  readonly short: number;
  readonly tiles: () => number;
}

function isLess(one: DiscardLoss, other: DiscardLoss): boolean {
  if (one.isStrange !== other.isStrange) return one.isStrange;
  return one.short === other.short ? one.tiles() > other.tiles() : one.short < other.short;
}

function missedBy({ unseen }: BotKnowledge, hand: Hand, isStrange: boolean): DiscardLoss {
  const short = hand.distance(ANY_COURSE);
  let tiles: number | null = null;
  const count = (): number => {
    let sum = 0;
    const left = PLAYED_KINDS.filter((kind) => unseen[kind] !== 0);
    for (const kind of hand.nearer(ANY_COURSE, short, left)) sum += unseen[kind] as number;
    return sum;
  };
  return {
    isStrange,
    short,
    tiles: () => {
      tiles ??= count();
      return tiles;
    },
  };
}

const ANY_COURSE: PlanVariant = { plan: ANY.plan, form: ANY };

/** Discards that leave the hand closest to this plan. */
function nearest(
  hand: Hand,
  course: PlanVariant,
  discards: readonly Kind[],
): { distance: number; kinds: Kind[] } {
  let distance = FAR;
  let kinds: Kind[] = [];
  for (const kind of discards) {
    const far = hand.beside(course, kind, -1);
    if (far > distance) continue;
    if (far < distance) kinds = [];
    distance = far;
    kinds.push(kind);
  }
  return { distance, kinds };
}

/** Tries isolated tiles first, so that one of them goes among equals. */
const loneFirst = (hand: Hand, discards: readonly Kind[]): readonly Kind[] => [
  ...discards.filter((kind) => hand.isAlone(kind)),
  ...discards.filter((kind) => !hand.isAlone(kind)),
];
