/** Draws how a scene begins. */
import { FACE_DOWN } from '../../engine/tiles.ts';
import { type SeatView, seenBy } from '../../engine/view.ts';
import { parseHand } from '../../notation/hand.ts';
import { seatName } from '../../notation/seats.ts';
import { tablePicture } from '../../ui/Picture/table.ts';
import { bottomOf } from './reel.ts';
import type { ScenePlay } from './scene-play.ts';

/**
 * The table of a scene before its first step, as an SVG document. A hand that its author did not write whole lies face
 * down: its tiles say nothing.
 */
export function scenePicture({ scene, compiled, ruleset }: ScenePlay, title: string): string {
  const [{ table }] = compiled.frames;
  const view = seenBy(ruleset, table, compiled.seat);
  const you = bottomOf(compiled, scene.deal);
  const isWritten = (seat: SeatView['seat']): boolean => {
    const hand = scene.deal.hands[seatName(seat, table.dealer)];
    return hand !== undefined && !parseHand(hand.text, seat).filler;
  };
  const closed = (seat: SeatView): SeatView =>
    seat.seat === you || isWritten(seat.seat)
      ? seat
      : { ...seat, concealed: seat.concealed.map(() => FACE_DOWN) };
  const [east, south, west, north] = view.seats;
  const seats = [closed(east), closed(south), closed(west), closed(north)] as const;
  return tablePicture({ view: { ...view, seats }, you, title });
}
