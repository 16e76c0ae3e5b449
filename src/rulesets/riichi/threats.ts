/** Tiles known to be safe against a hand in riichi, by rules `furiten-own` and `furiten-riichi`. */
import { clause } from '../../engine/clause.ts';
import type { Position } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import { discardsOf } from './furiten.ts';
import { isInRiichi } from './riichi-state.ts';

/**
 * Per seat, the kinds others have laid since its riichi. The latest may still be won on while it is on offer, but then
 * nobody discards anyway.
 */
type Memory = readonly (readonly Kind[])[];

export const threats = clause<Memory>({
  id: 'threats',
  lasts: 'hand',
  initial: [[], [], [], []],
  after: {
    discarded: (memory, { seat, tile }, position) => noteSafeTile(memory, seat, tile, position),
    // Hardly any hand may win on a tile of a concealed kan, so it gives no information.
    konged: (memory, { seat, tile, how }, position) =>
      how === 'promoted' ? noteSafeTile(memory, seat, tile, position) : memory,
  },
  threatensBy: {
    discarded: 'furiten-own',
    letGo: 'furiten-riichi',
    declared: 'riichi',
    frozen: 'riichi-freezes',
    counted: 'tiles',
  },
  threatens: (memory, seat, position) =>
    isInRiichi(position, seat)
      ? { discarded: discardsOf(position.table, seat), letGo: memory[seat] ?? [] }
      : null,
});

function noteSafeTile(memory: Memory, from: Seat, tile: Kind, position: Position): Memory {
  if (!SEATS.some((seat) => seat !== from && isInRiichi(position, seat))) return memory;
  return memory.map((was, i) => {
    const seat = i as Seat;
    return seat === from || was.includes(tile) || !isInRiichi(position, seat) ? was : [...was, tile];
  });
}
