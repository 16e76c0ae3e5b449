/** Distance of a hand to the nearest possible win, whatever it is worth. */
import { countTiles } from '../engine/counts.ts';
import type { Meld } from '../engine/melds.ts';
import { type Kind, PLAYED } from '../engine/tiles.ts';
import { Hand } from './hand.ts';
import type { BotKnowledge } from './knowledge.ts';
import { isOpen } from './reachable.ts';
import { FAR } from './shanten.ts';
import { coursesOf } from './suit-dp.ts';

export interface WinDistance {
  /** Number of tiles that must come; 0 for a complete hand. */
  readonly short: number;
  /** Kinds that bring the hand closer, and how many such tiles are unseen. */
  readonly kinds: readonly Kind[];
  readonly tiles: number;
}

/** With a minimum, a win this much further than any sets and a pair is not worth playing for. */
const OUT_OF_REACH = 3;

/** Evaluates a hand that needs a tile (3n + 1 tiles); null if no win is in reach. */
export function leastOf(
  knowledge: BotKnowledge,
  concealed: readonly Kind[],
  melds: readonly Meld[],
): WinDistance | null {
  const { unseen, ruleset } = knowledge;
  const hand = new Hand(countTiles(concealed), melds, ruleset.deal.sets);
  const courses = coursesOf(knowledge.plans, melds).filter(({ plan }) => isOpen(plan, hand, unseen));
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
