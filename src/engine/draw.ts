/** Draws: in turn, after a kong, or to replace a bonus tile. */
import type { RuleId } from './action.ts';
import { applyEvent, type Fresh, finishEvent, settlingStage, type TableStep } from './after-event.ts';
import { clauseMemory } from './clause.ts';
import { withoutTiles, withTile } from './hands.ts';
import { hooksOf } from './hooks.ts';
import type { Ruleset } from './ruleset.ts';
import { type Seat, withSeat } from './seats.ts';
import { withHand } from './selectors.ts';
import { type SeatHand, type Stage, type Table, tilesLeft } from './table.ts';
import { isBonus, type Kind } from './tiles.ts';
import { type TakenTile, takeSupplement, takeTurn } from './wall.ts';

/** Removes concealed tiles from a hand. */
export const without = (hand: SeatHand, tiles: readonly Kind[]): SeatHand => ({
  ...hand,
  concealed: withoutTiles(hand.concealed, tiles),
});

/** Lays a bonus tile of this seat beside its hand. */
export function layBonus(table: Table, seat: Seat, tile: Kind): Table {
  const hand = without(table.seats[seat], [tile]);
  return withHand(table, seat, { ...hand, bonus: [...hand.bonus, tile] });
}

/** Puts the taken tile into the seat's hand. */
export function addDrawn(table: Table, seat: Seat, taken: TakenTile): Fresh {
  const hand = table.seats[seat];
  return {
    ...table,
    wall: taken.wall,
    box: taken.box,
    seats: withSeat(table.seats, seat, { ...hand, concealed: withTile(hand.concealed, taken.tile) }),
  };
}

/** The event of a draw. */
export const drewEvent = (seat: Seat, { tile, from }: TakenTile, why: 'turn' | 'kong' | 'bonus') =>
  ({ type: 'drew', seat, tile, from, why }) as const;

type Drawing = Stage & { phase: 'drawing' };

function drawingStageOf({ stage }: Table): Drawing {
  if (stage.phase !== 'drawing') throw new Error(`nobody draws while ${stage.phase}`);
  return stage;
}

/** The next tile for the seat that draws; null if none is left. */
export const nextTile = (ruleset: Ruleset, table: Table): TakenTile | null =>
  drawingStageOf(table).why === 'turn' ? takeTurn(table) : takeSupplement(ruleset, table);

/**
 * Lays down the bonus tile just drawn.
 * @throws Error if none was drawn
 */
export function layDrawnBonus(ruleset: Ruleset, table: Table): TableStep {
  const stage = drawingStageOf(table);
  const { seat, laying } = stage;
  if (laying === null) throw new Error('no bonus tile was drawn');
  const next: Stage = { ...stage, why: 'bonus', laying: null, by: 'bonus', offer: null };
  return applyEvent(
    ruleset,
    { ...layBonus(table, seat, laying), stage: next },
    { type: 'laid', seat, tile: laying },
  );
}

/** The rule by which the hand ends instead of this draw, though tiles may be left; null if the seat draws. */
export function stopBeforeDraw(ruleset: Ruleset, table: Table): RuleId | null {
  const { stops } = hooksOf(ruleset);
  if (stops.length === 0 || drawingStageOf(table).why !== 'turn') return null;
  for (const clause of stops) {
    const rule = clause.stops?.(clauseMemory(table, clause), { ruleset, table }) ?? null;
    if (rule !== null) return rule;
  }
  return null;
}

/** Ends the hand without a winner instead of a draw: a clause ends it, or no tile is left. */
export function endUndrawn(ruleset: Ruleset, table: Table): TableStep {
  const { why } = drawingStageOf(table);
  const out = why === 'turn' ? ruleset.wallOut : ruleset.supplement.out;
  return drawnHand(ruleset, table, stopBeforeDraw(ruleset, table) ?? out);
}

/**
 * Draws the next tile. A bonus tile must then be laid down.
 * @throws Error if none is left
 */
export function draw(ruleset: Ruleset, table: Table): TableStep {
  const stage = drawingStageOf(table);
  const taken = nextTile(ruleset, table);
  if (!taken) throw new Error('no tile is left to draw');
  const { seat, why, chain, afterClaim, by } = stage;
  const next: Stage = isBonus(taken.tile)
    ? { ...stage, laying: taken.tile, offer: null }
    : {
        phase: 'deciding',
        seat,
        drew: {
          by,
          tile: taken.tile,
          chain,
          afterClaim,
          last: taken.from !== 'box' && tilesLeft(taken.wall) === 0,
        },
        claimed: null,
      };
  const after = addDrawn(table, seat, taken);
  after.stage = next;
  return finishEvent(ruleset, after, drewEvent(seat, taken, why));
}

/** Ends the hand without a winner, by default because a tile is needed and none is left (rule `last-discard`). */
export function drawnHand(ruleset: Ruleset, table: Table, rule = ruleset.wallOut): TableStep {
  return applyEvent(
    ruleset,
    { ...table, stage: settlingStage({ is: 'drawn', rule }) },
    { type: 'drawn', rule },
  );
}
