/** What everybody knows of a hand in riichi: by `furiten-own` and `furiten-riichi` it wins on none of these tiles. */
import { clause } from '../../engine/clause.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import { discardsOf } from './furiten.ts';
import { isInRiichi } from './riichi-state.ts';

/** Of each seat: what others have put on the table since it declared. One that lies there still may be won on yet;
 *  but then nobody discards any more. */
type Memory = readonly (readonly Kind[])[];

export const threats = clause<Memory>({
  id: 'threats',
  lasts: 'hand',
  initial: [[], [], [], []],
  after: {
    discarded: (memory, { seat, tile }, position) => laid(memory, seat, tile, position),
    // Of a concealed kan hardly anybody may take the tile: it tells nothing.
    konged: (memory, { seat, tile, how }, position) =>
      how === 'promoted' ? laid(memory, seat, tile, position) : memory,
  },
  threatens: (memory, seat, position) =>
    isInRiichi(position, seat)
      ? { discarded: discardsOf(position.table, seat), letGo: memory[seat] ?? [] }
      : null,
});

function laid(memory: Memory, from: Seat, tile: Kind, position: Position): Memory {
  return memory.map((was, i) => {
    const seat = i as Seat;
    return seat === from || was.includes(tile) || !isInRiichi(position, seat) ? was : [...was, tile];
  });
}
