/** From what a scene writes down to the table at which it begins. */
import type { Start } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import { begin } from '../machines/play.ts';
import { dealtStart } from './dealt.ts';
import { createFiller } from './filler.ts';
import { layMidHand } from './mid-hand.ts';
import type { Scene } from './scene.ts';
import { writtenTable } from './written.ts';

/** Where a scene begins. */
export interface SceneOpening {
  readonly table: Table;
  /** What was dealt, where it begins with the deal; null for a table in the middle of a hand. */
  readonly start: Start | null;
  /** The seats whose tiles are filler, in part or altogether. */
  readonly loose: ReadonlySet<Seat>;
}

/**
 * The scene’s first table, its filler by the number of the attempt.
 * @throws LessonError when the tiles do not come out even
 */
export function layScene(scene: Scene, ruleset: Ruleset, attempt: number): SceneOpening {
  const written = writtenTable(scene, ruleset);
  const filler = createFiller(written.rest, attempt);
  const loose = new Set(SEATS.filter((seat) => written.hands[seat].is.filler));
  if (isMidHand(scene)) return { table: layMidHand(scene, ruleset, written, filler), start: null, loose };
  const start = dealtStart(scene, ruleset, written, filler, attempt);
  return { table: begin(ruleset, start), start, loose };
}

const isMidHand = ({ position }: Scene): boolean =>
  position !== null &&
  (position.turn !== null || position.after !== null || Object.keys(position.rivers).length > 0);
