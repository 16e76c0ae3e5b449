/** Compiles a scene: plays every line through the engine and checks every claim the file makes. */
import type { RuleId } from '../engine/action.ts';
import type { Start } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import type { Frame } from '../machines/table.ts';
import { actingIn } from './acting-seats.ts';
import { LessonError } from './error.ts';
import { filledText } from './placeholders.ts';
import { type Scene, type ScriptLine, WITH_THE_NEXT } from './scene.ts';
import { checkExpected } from './script/expectations.ts';
import { unansweredError } from './script/missing-lines.ts';
import { playLine } from './script/play.ts';
import { type SceneRefusal, tryRefused } from './script/refusals.ts';
import { beginRun, falseLine, type SceneRun, tableNow } from './script/scene-run.ts';
import { FillerConflict } from './setup/filler-conflict.ts';
import { layScene } from './setup/place-tiles.ts';
import { seatNamed } from './setup/written-tiles.ts';
import { nearest } from './spelling.ts';

/** One script line after playing. */
export interface SceneStep {
  /** The line as written, for example “south kongs 2p”. */
  readonly line: string;
  readonly caption: string | null;
  /** Indices into `frames` of the step's first and last frame. `frames[from - 1]` is the table before the step. */
  readonly from: number;
  readonly to: number;
  readonly refusals: readonly SceneRefusal[];
}

export interface CompiledScene {
  /** The deal the scene starts from; null for a scene that begins mid-hand, which starts from `frames[0].table`. */
  readonly start: Start | null;
  /** The frames. `frames[0]` is the table before the first event. */
  readonly frames: readonly [Frame, ...Frame[]];
  readonly steps: readonly SceneStep[];
  /** The seat whose view is shown; null shows all four hands open. */
  readonly seat: Seat | null;
}

export interface SceneChecks {
  /** All rule ids of all rulebooks. With it, a misspelt rule id gets its own error instead of a failed claim. */
  readonly rules?: ReadonlySet<RuleId>;
  /** The number of fillings to try before giving up (default 1000). */
  readonly attempts?: number;
}

/**
 * Plays the scene with one filling after another until the filler tiles cause no unscripted claim or win.
 * @throws LessonError for the first false line or claim, or when all fillings failed; the error then names the line
 * that failed most often
 */
export function compileScene(scene: Scene, ruleset: Ruleset, checks: SceneChecks = {}): CompiledScene {
  checkRules(scene, checks.rules);
  const { attempts = 1000 } = checks;
  const troubles = new Map<number, { count: number; what: string }>();
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      return playScene(scene, ruleset, attempt);
    } catch (error) {
      if (!(error instanceof FillerConflict)) throw error;
      const { line } = error.at;
      troubles.set(line, { count: (troubles.get(line)?.count ?? 0) + 1, what: error.message });
    }
  }
  const [[line, { what }] = [1, { what: '' }]] = [...troubles].sort(([, a], [, b]) => b.count - a.count);
  throw new LessonError(
    { file: scene.file, line },
    `this line cannot be kept quiet in ${attempts} fillings: ${what}`,
    'Write more of that hand down, or script what that seat does.',
  );
}

function playScene(scene: Scene, ruleset: Ruleset, attempt: number): CompiledScene {
  const opening = layScene(scene, ruleset, attempt);
  const playing = beginRun(scene, ruleset, opening);
  const played = scene.script.map((line) => [playStep(playing, line), line] as const);
  checkEnd(playing);
  if (scene.expect) checkExpected(playing, scene.expect);
  // A caption speaks of the filling that was kept, so it is filled once no line has failed.
  const steps = played.map(([step, line]) => withCaption(step, line, playing));
  const [first, ...later] = playing.frames as [Frame, ...Frame[]];
  const seat = scene.seat && seatNamed(scene.seat, first.table.dealer);
  return { start: opening.start, frames: [first, ...later], steps, seat };
}

function playStep(playing: SceneRun, line: ScriptLine): SceneStep {
  const from = playing.frames.length;
  playLine(playing, line);
  const to = playing.frames.length - 1;
  const refusals = line.refuse.map((refused) => tryRefused(playing, refused, from, to));
  if (line.ask !== undefined) checkAsk(line, playing, from);
  return { line: line.text, caption: line.caption, from, to, refusals };
}

/** The step with what its caption takes from the table after the line. */
function withCaption(step: SceneStep, line: ScriptLine, { scene, ruleset, frames }: SceneRun): SceneStep {
  const { caption, from, to } = step;
  if (caption === null || caption === WITH_THE_NEXT) return step;
  const [{ table: before }, { table }] = [frames[from - 1] as Frame, frames[to] as Frame];
  const moment = { table, before, frames: frames.slice(from, to + 1), ruleset, reader: null };
  return { ...step, caption: filledText(caption, moment, { file: scene.file, line: line.line }) };
}

/** Checks that a seat acts in the line that has a question. */
function checkAsk(line: ScriptLine, playing: SceneRun, from: number): void {
  if (actingIn(playing.frames.slice(from).flatMap(({ event }) => event ?? [])).length > 0) return;
  throw falseLine(playing, line, 'nobody acts in this line', 'Ask before a line in which a seat acts.');
}

/** Checks that a scene which stops while seats are asked about a tile declares it: `expect: { asked: south }`. */
function checkEnd(playing: SceneRun): void {
  const { scene } = playing;
  const table = tableNow(playing);
  const { stage, dealer } = table;
  const last = scene.script.at(-1);
  if (stage.phase !== 'collecting' || !last) return;
  const awaits = awaitedSeats(table);
  const seats = (scene.expect?.pending ?? []).map((name) => seatNamed(name, dealer));
  const others = awaits.filter((seat) => !seats.includes(seat));
  if (others.length > 0) throw unansweredError(playing, last, others);
}

/** Checks every rule id the scene names. @throws LessonError for an id that no rulebook has */
function checkRules(scene: Scene, rules: ReadonlySet<RuleId> | undefined): void {
  if (!rules) return;
  const named = [
    ...scene.script.flatMap((line) => line.refuse),
    ...[...(scene.expect?.rules ?? []), ...(scene.expect?.without ?? [])].map((rule) => ({
      rule,
      line: scene.expect?.line ?? 1,
    })),
    ...(typeof scene.expect?.drawn === 'string'
      ? [{ rule: scene.expect.drawn, line: scene.expect.line }]
      : []),
  ];
  for (const { rule, line } of named) {
    if (!rules.has(rule)) {
      throw new LessonError({ file: scene.file, line }, `there is no rule “${rule}”`, nearest(rule, rules));
    }
  }
}
