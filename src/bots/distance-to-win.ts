/** How far a hand is from a win by the nearest way there is, whatever that win is worth. */
import { countTiles } from '../engine/counts.ts';
import type { Meld } from '../engine/melds.ts';
import { type Kind, PLAYED } from '../engine/tiles.ts';
import { Hand } from './hand.ts';
import type { BotKnowledge } from './knowledge.ts';
import { isOpen } from './reachable.ts';
import { FAR } from './shanten.ts';
import { coursesOf } from './suit-dp.ts';

export interface Least {
  /** How many tiles must come; none where the hand is complete. */
  readonly short: number;
  /** The kinds that bring it nearer, and how many of them are not seen. */
  readonly kinds: readonly Kind[];
  readonly tiles: number;
}

/** What the least worth of a win makes so much further than any sets and a pair is no win that one plays for. */
const OUT_OF_REACH = 3;

/** Of a hand that waits for a tile; null where no win is within reach. */
export function leastOf(
  sight: BotKnowledge,
  concealed: readonly Kind[],
  melds: readonly Meld[],
): Least | null {
  const { unseen, ruleset } = sight;
  const hand = new Hand(countTiles(concealed), melds, ruleset.deal.sets);
  const courses = coursesOf(sight.plans, melds).filter(({ plan }) => isOpen(plan, hand, unseen));
  const nearest = (far: (course: (typeof courses)[number]) => number): number =>
    courses.reduce((least, course) => Math.min(least, far(course)), FAR);
  const distance = nearest((course) => hand.distance(course));
  if (distance >= FAR) return null;
  if (ruleset.wins.minimum && distance >= Math.max(0, hand.shapeDistance()) + OUT_OF_REACH) return null;
  const kinds: Kind[] = [];
  for (let kind = 0; kind < PLAYED; kind++) {
    const helps = unseen[kind] !== 0 && nearest((course) => hand.beside(course, kind, 1)) < distance;
    if (helps) kinds.push(kind);
  }
  return {
    short: distance + 1,
    kinds,
    tiles: kinds.reduce((sum, kind) => sum + (unseen[kind] as number), 0),
  };
}
