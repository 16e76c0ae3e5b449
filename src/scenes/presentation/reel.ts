/** Turns a played scene into the compact data the browser gets, and chooses the seat at the bottom. */

import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Frame } from '../../machines/table.ts';
import { parseHand } from '../../notation/hand.ts';
import { seatName } from '../../notation/seats.ts';
import type { Recording, RulesAddress } from '../../sessions/props.ts';
import type { CompiledScene } from '../compile.ts';
import type { DealtTiles } from '../scene.ts';

import type { NarrationContext, ScenePlay } from './scene-play.ts';

/** Records a table as its first state and the moves after it; the rules produce the other frames from these. */
export const recordingOf = ([first, ...later]: CompiledScene['frames']): Recording => ({
  table: first.table,
  moves: later.flatMap(({ move }: Frame) => move ?? []),
});

/**
 * Returns the seat shown at the bottom: the scene's own viewpoint, else, among the hands written in full, the seat that
 * acts most often.
 */
export function bottomOf({ seat, frames }: CompiledScene, { hands }: DealtTiles): Seat {
  if (seat !== null) return seat;
  const { dealer } = frames[0].table;
  const seats = SEATS.filter((each) => {
    const hand = hands[seatName(each, dealer)];
    return hand !== undefined && !parseHand(hand.text, each).filler;
  });
  const among = seats.length > 0 ? seats : SEATS;
  const done = among.map((each) => frames.filter(({ move }) => does(move, each)).length);
  return among[done.indexOf(Math.max(...done))] ?? 0;
}

/** Counts an action of this seat; a pass does not count. */
const does = (move: Frame['move'], seat: Seat): boolean =>
  move !== null && move !== 'referee' && move.seat === seat && move.do !== 'pass';

/** Returns the rules' address for a scene: game, options, kind of hand, and rulebook links. */
export const rulesAt = (
  { books }: Pick<NarrationContext, 'books'>,
  { scene }: Pick<ScenePlay, 'scene'>,
): RulesAddress => ({
  game: scene.ruleset,
  options: scene.options,
  under: scene.under,
  ...books(scene.ruleset),
});
