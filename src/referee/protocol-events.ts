/** Translates table events into protocol lines for one player. */

import type { TableEvent } from '../engine/events.ts';
import type { Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import type { ProtocolAction } from './protocol.ts';

/** The line of this event for this player, or null. Only the drawer is told `DRAW`; a win is told to nobody. */
export function lineForPlayer(event: TableEvent, table: Table, seat: Seat): ProtocolAction | null {
  switch (event.type) {
    case 'laid':
      return { committer: event.seat, action: 'FLOWER', tiles: [event.tile] };
    case 'drew':
      return event.seat === seat ? { committer: seat, action: 'DRAW', tiles: [event.tile] } : null;
    case 'discarded':
      return { committer: event.seat, action: 'DISCARD', tiles: [event.tile] };
    case 'konged':
      return { committer: event.seat, action: 'GONG', tiles: [event.tile] };
    case 'awarded': {
      const [stand] = event.stand;
      if (!stand || stand.call === 'win') return null;
      const { seat: committer } = stand;
      if (stand.call === 'chow') {
        const run = table.seats[committer].melds.at(-1)?.tiles ?? [];
        return { committer, action: 'SEUNG', tiles: run };
      }
      return { committer, action: stand.call === 'pung' ? 'PONG' : 'GONG', tiles: [event.offer.tile] };
    }
    default:
      return null;
  }
}
