/** `ready-first-turn`: declared with one's first discard, no meld before; from then on the hand is kept. */
import { heldAs, withoutTiles } from '../../engine/hands.ts';
import { clause, type Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import { waits } from '../../engine/win.ts';

const RULE = 'ready-first-turn';
/** What one says with the discard. */
export const READY = 'ready';

type Declared = readonly boolean[];

export const readyFirstTurn = clause<Declared>({
  id: RULE,
  lasts: 'hand',
  initial: [false, false, false, false],
  words: [READY],
  facts: {
    ready: { is: 'flag', state: (memory, seat, value) => memory.map((was, i) => (i === seat ? value : was)) },
  },
  after: (memory, event) =>
    event.type === 'discarded' && event.says === READY
      ? memory.map((was, seat) => was || seat === event.seat)
      : memory,
  offers: (memory, seat, position) =>
    readyDiscards(memory, seat, position).map((tile) => ({ do: 'discard', seat, tile, says: READY })),
  forbids: (memory, action, position) => {
    const { seat } = action;
    if (action.do === 'discard' && action.says === READY) {
      const may = readyDiscards(memory, seat, position).includes(action.tile);
      return may ? null : { rule: RULE, seats: [seat] };
    }
    if (!memory[seat]) return null;
    const { stage } = position.table;
    switch (action.do) {
      case 'pung':
      case 'chow':
      case 'kong':
        return { rule: RULE, seats: [seat] };
      case 'discard': {
        const drawn = stage.phase === 'deciding' ? stage.drew?.tile : null;
        return drawn !== null && drawn !== undefined && action.tile !== drawn
          ? { rule: RULE, tiles: [drawn] }
          : null;
      }
      default:
        return null;
    }
  },
  shows: (memory) => memory,
  declared: (memory, seat) => (memory[seat] ? READY : null),
});

/** Whether this seat has declared itself ready. */
export const declaredReady = ({ table }: Position, seat: Seat): boolean =>
  readyFirstTurn.of(table)[seat] === true;

/** The discards with which this seat may declare itself ready: its first, no meld made, and a wait is left. */
function readyDiscards(memory: Declared, seat: Seat, { ruleset, table }: Position): number[] {
  const { stage } = table;
  const hand = table.seats[seat];
  if (stage.phase !== 'deciding' || stage.seat !== seat || stage.drew === null) return [];
  if (memory[seat] || hand.discards > 0 || hand.melds.length > 0) return [];
  return [...new Set(hand.concealed)].filter((tile) => {
    const kept = { ...hand, concealed: withoutTiles(hand.concealed, [tile]) };
    return waits(ruleset, heldAs(table, seat, kept)).length > 0;
  });
}
