/** What a hand with a tile too many may become by each discard. */
import { countTiles } from '../engine/counts.ts';
import type { Meld } from '../engine/melds.ts';
import type { Kind } from '../engine/tiles.ts';
import { FAR } from './distance.ts';
import type { Course } from './form.ts';
import { Hand } from './hand.ts';
import { isOpen } from './open.ts';
import { Courses, helpful, hopeOf, type Outlook, outlookWith, promising } from './outlook.ts';
import type { Sight } from './sight.ts';

export interface Prospect extends Outlook {
  readonly discard: Kind;
}

/**
 * The best discard of a hand with a tile too many, or null where every one leaves it hopeless.
 * @param discards those that may be made
 * @param floor what is not worth finding
 */
export function bestProspect(
  sight: Sight,
  concealed: readonly Kind[],
  melds: readonly Meld[],
  discards: readonly Kind[],
  floor = 0,
): Prospect | null {
  const whole = new Hand(countTiles(concealed), melds, sight.ruleset.deal.sets);
  const order = loneFirst(whole, discards);
  const rests = new Map<Kind, Hand>();
  const rest = (kind: Kind): Hand => {
    const hand = rests.get(kind) ?? whole.without(kind);
    rests.set(kind, hand);
    return hand;
  };
  const courses = new Courses(sight, whole);
  let best: Prospect | null = null;
  let most = floor;
  for (;;) {
    const next = courses.next(most);
    if (!next) return best;
    const { course } = next;
    const { plan } = course;
    const { distance, kinds } = nearest(whole, course, order);
    if (hopeOf(sight, plan, distance) <= most) continue;
    // What helps once a tile is gone helps beside it, too: no discard leaves more than this.
    const all = helpful(whole, course, distance, promising(sight, whole, course));
    const bound = outlookWith(sight, whole, plan, distance, all).value;
    for (const kind of kinds) {
      if (bound <= most) break;
      const hand = rest(kind);
      const found = outlookWith(sight, hand, plan, distance, helpful(hand, course, distance, all));
      if (found.value > most && isOpen(plan, hand, sight.unseen)) {
        best = { ...found, discard: kind };
        most = found.value;
      }
    }
  }
}

/** The discards that leave the hand nearest. */
function nearest(hand: Hand, course: Course, discards: readonly Kind[]): { distance: number; kinds: Kind[] } {
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

/** Tiles that stand alone are tried first: of several that are missed as little, one of them goes. */
const loneFirst = (hand: Hand, discards: readonly Kind[]): readonly Kind[] => [
  ...discards.filter((kind) => hand.isAlone(kind)),
  ...discards.filter((kind) => !hand.isAlone(kind)),
];
