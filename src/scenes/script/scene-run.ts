import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import type { Frame } from '../../machines/table.ts';
import { LessonError } from '../error.ts';
import type { Scene, SceneText } from '../scene.ts';
import type { SceneOpening } from '../setup/place-tiles.ts';

/** A scene while it is being played. `frames` grows; `loose` lists the seats whose hands contain filler. */
export interface SceneRun {
  readonly scene: Scene;
  readonly ruleset: Ruleset;
  readonly loose: ReadonlySet<Seat>;
  readonly frames: Frame[];
  /** The line of the last discard or kong, whose tile other seats may claim. */
  offeredBy: SceneText | null;
}

/** Starts to play a scene; its only frame is the opening. */
export const beginRun = (scene: Scene, ruleset: Ruleset, opening: SceneOpening): SceneRun => ({
  scene,
  ruleset,
  loose: opening.loose,
  frames: [{ table: opening.table, event: null, move: null }],
  offeredBy: null,
});

/** The frame after the latest event. */
export const lastFrame = (playing: SceneRun): Frame => playing.frames[playing.frames.length - 1] as Frame;
/** The table after the latest event. */
export const tableNow = (playing: SceneRun): Table => lastFrame(playing).table;

/** Builds the error for a line of the scene. */
export const falseLine = (playing: SceneRun, line: SceneText, what: string, hint: string): LessonError =>
  new LessonError({ file: playing.scene.file, line: line.line }, what, hint);
