/** Lays the table at which a scene begins. */
import type { Start } from '../../engine/deal.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import { begin } from '../../machines/play.ts';
import type { Scene } from '../scene.ts';
import { dealtStart } from './dealt.ts';
import { createFiller } from './filler.ts';
import { layMidHand } from './mid-hand.ts';
import { writtenTable } from './written-tiles.ts';

/** The beginning of a scene. */
export interface SceneOpening {
  readonly table: Table;
  /** The deal; null for a table mid-hand. */
  readonly start: Start | null;
  /** The seats whose hands contain filler. */
  readonly loose: ReadonlySet<Seat>;
}

/**
 * Lays a scene's first table. The attempt number selects the filling.
 * @throws LessonError when the written tiles and the filler do not use up the set exactly
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
