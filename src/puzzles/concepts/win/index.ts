/** Is it a win? Half of the hands are; each of the others fails by one thing alone. */
import type { Random } from '../../../engine/random.ts';
import type { ShownHand } from '../../hands.ts';
import type { Aim, Concept, Room } from '../../question.ts';
import type { Relaxation } from '../../relax/relaxation.ts';
import { aWin, firstOf, handOf, winsUnder } from '../../whole-hands.ts';

/** A hand that does not win, and would if one thing were otherwise, and only that. */
function aNearMiss(room: Room, random: Random, aim: Aim): ShownHand | null {
  const { ruleset, table } = room;
  const ideas = mistakenWins(room);
  const wanted = ideas.filter(({ rule }) => aim.rules.length === 0 || aim.rules.includes(rule));
  const idea = wanted[random.below(wanted.length)];
  if (!idea) return null;
  return firstOf(() => {
    const lure = idea.lure?.(ruleset, random) ?? null;
    if (idea.lure && lure === null) return null;
    const hand = handOf(room, random, aim, lure);
    if (!hand || winsUnder(hand, ruleset, table) || !winsUnder(hand, idea.ruleset, table)) return null;
    return ideas.some((other) => other !== idea && winsUnder(hand, other.ruleset, table)) ? null : hand;
  });
}

/** Relaxations by which more hands win; a shape that is left out lets fewer. */
export const mistakenWins = ({ ruleset, relaxations }: Room): readonly Relaxation[] =>
  relaxations.filter(
    (each) =>
      each.ruleset.wins !== ruleset.wins && each.ruleset.wins.shapes.length >= ruleset.wins.shapes.length,
  );

const YES = 'yes';
const NO = 'no';

const win: Concept<ShownHand> = {
  has: () => true,
  parts: ['wins'],
  deal: (room, random, aim) =>
    random.below(2) === 0 ? aWin(room, random, aim) : aNearMiss(room, random, aim),
  key: (hand, ruleset, table) => [winsUnder(hand, ruleset, table) ? YES : NO],
  choices: () => [YES, NO],
  told: (hand, write) => ({
    hand: write([...hand.concealed, hand.winning]),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    tile: write([hand.winning]),
    by: hand.from === null ? 'draw' : 'discard',
    from: hand.from,
    seat: hand.seat,
  }),
};

export default win;
