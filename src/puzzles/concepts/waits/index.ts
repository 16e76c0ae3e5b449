/** What completes it? All the tiles that win when they are discarded, and none else. */
import { countTiles } from '../../../engine/counts.ts';
import type { Random } from '../../../engine/random.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import { type Seat, seatAfter } from '../../../engine/seats.ts';
import type { Table } from '../../../engine/table.ts';
import type { Kind } from '../../../engine/tiles.ts';
import { judgeHand, waits } from '../../../engine/win.ts';
import { formatTile } from '../../../notation/tiles.ts';
import { playedIn, type ShownHand } from '../../hands.ts';
import type { Aim, Concept, Room } from '../../question.ts';
import { firstOf, handOf, heldOf } from '../../whole-hands.ts';

/** A hand one tile short, and the seat that discards. */
type Short = Omit<ShownHand, 'winning'> & { readonly from: Seat };

/** The kinds that win from this discarder, the minimum counted. */
function winningKinds(hand: Short, ruleset: Ruleset, table: Table): Kind[] {
  const { seat, from } = hand;
  const held = { ...heldOf({ ...hand, winning: 0 }), counts: countTiles(hand.concealed) };
  const how = (tile: Kind) => ({ by: 'discard', tile, from, last: false, opening: false }) as const;
  const complete = waits(ruleset, held, how);
  if (ruleset.wins.minimum === null) return complete;
  return complete.filter((tile) => {
    held.counts[tile] = (held.counts[tile] as number) + 1;
    const { wins } = judgeHand({ ruleset, table }, seat, held, how(tile));
    held.counts[tile] = (held.counts[tile] as number) - 1;
    return wins;
  });
}

/** How many tiles complete it, from plain to hard. */
const MOST: Readonly<Record<Aim['grade'], number>> = { 1: 2, 2: 4, 3: 13 };

const concept: Concept<Short> = {
  has: () => true,
  parts: ['wins'],
  deal: (room, random, aim) => {
    // Now and then nothing does: whoever expects an answer to be there is to look twice.
    const none = random.below(10) === 0;
    return firstOf(() => aShortHand(room, random, aim, none));
  },
  key: (hand, ruleset, table) => winningKinds(hand, ruleset, table).map(formatTile),
  choices: (_hand, { ruleset }) => playedIn(ruleset).map(formatTile),
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
  const found = winningKinds(hand, room.ruleset, room.table).length;
  if (none || found === 0) return none && found === 0 ? hand : null;
  return found <= MOST[aim.grade] && (aim.grade < 3 || found > 2) ? hand : null;
}

export default concept;
