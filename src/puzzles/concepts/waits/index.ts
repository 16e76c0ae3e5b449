/** What completes it? All the tiles that win when they are discarded, and none else. */
import type { Random } from '../../../engine/random.ts';
import { seatAfter } from '../../../engine/seats.ts';
import { formatTile, parseTiles } from '../../../notation/tiles.ts';
import { playedIn } from '../../hands.ts';
import { type Aim, answeredBy, type Concept, type Room } from '../../question.ts';
import { firstOf, handOf } from '../../whole-hands.ts';
import { type Short, winningKinds } from './winning.ts';

/** How many tiles complete it, from plain to hard. */
const MOST: Readonly<Record<Aim['grade'], number>> = { 1: 2, 2: 4, 3: 13 };

const waiting: Concept<Short> = {
  has: () => true,
  parts: ['wins'],
  deal: (room, random, aim) => {
    // Now and then nothing does: whoever expects an answer to be there is to look twice.
    const none = random.below(10) === 0;
    return firstOf(() => aShortHand(room, random, aim, none));
  },
  ...answeredBy((hand, table) => {
    const winning = winningKinds(hand, table);
    return (ruleset) => winning(ruleset).map(formatTile);
  }),
  choices: (_hand, { ruleset }) => playedIn(ruleset).map(formatTile),
  written: (answer, write) => write(parseTiles(answer)),
  told: (hand, write) => ({
    hand: write(hand.concealed),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    by: 'discard',
    from: hand.from,
    seat: hand.seat,
  }),
};

/** A whole hand without its last tile; `none` where no tile may complete it as the game asks. */
function aShortHand(room: Room, random: Random, aim: Aim, none: boolean): Short | null {
  const whole = handOf(room, random, aim, null);
  if (!whole) return null;
  const { seat, concealed, melds } = whole;
  const hand: Short = { seat, concealed, melds, from: seatAfter(seat, 1 + random.below(3)) };
  const found = winningKinds(hand, room.table)(room.ruleset).length;
  if (none || found === 0) return none && found === 0 ? hand : null;
  return found <= MOST[aim.grade] && (aim.grade < 3 || found > 2) ? hand : null;
}

export default waiting;
