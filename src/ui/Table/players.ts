/** Who sits at a drawn table: players who keep their names while the winds go round, or seats named by their winds. */
import { table } from '#i18n/table.ts';
import { type BySeat, bySeat, type Seat } from '../../engine/seats.ts';
import type { View } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { sideOf } from './places.ts';
import type { TableViewProps } from './props.ts';

/** Names of the players by seat. A name belongs to a place at the table, so the same place always has the same name. */
export const playersAround = (you: Seat, direction: View['direction']): BySeat<string> =>
  bySeat((seat) => table.players[sideOf(seat, you, direction)]);

/** What the texts of a drawn table are made from. */
export const tableContext = ({ view, you, seated, terms, players }: TableViewProps): MessageContext => ({
  reader: seated === false ? null : you,
  dealer: view.dealer,
  terms,
  players,
});
