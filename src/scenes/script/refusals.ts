/** Tries the actions a scene marks as refused, and checks the refusing rule. */
import type { Action, RuleId } from '../../engine/action.ts';
import type { Reason } from '../../engine/reason.ts';
import { awaitedSeats, offerOf } from '../../engine/selectors.ts';
import { type MoveResult, playMove } from '../../machines/play.ts';
import type { Frame } from '../../machines/table.ts';
import { parseLine } from '../../notation/lines.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { ruleOf, whyOf } from '../reasons.ts';
import type { ExpectedRefusal } from '../scene.ts';
import { FillerConflict } from '../setup/filler-conflict.ts';
import { falseLine, type SceneRun } from './scene-run.ts';

/** A refusal: the action, its reason, and the index of the frame at which it was tried. */
export interface SceneRefusal {
  readonly text: string;
  readonly action: Action;
  readonly reason: Reason;
  readonly frame: number;
}

/**
 * Tries the action at the step's last frame, and at earlier ones until the expected rule answers. Earlier frames matter
 * because after a call the tile may already have gone to its winner when the step ends.
 * @throws LessonError when the action is allowed, or refused by another rule
 * @throws FillerConflict when filler tiles may be the cause
 */
export function tryRefused(
  playing: SceneRun,
  refused: ExpectedRefusal,
  from: number,
  to: number,
): SceneRefusal {
  let answer: MoveResult | null = null;
  for (let frame = to; frame >= from; frame--) {
    const { table } = playing.frames[frame] as Frame;
    const line = parseLine(refused.text, table.dealer);
    if (line.is !== 'action') break;
    const there = offerOf(table);
    if (line.names !== null && there !== null && there.tile !== line.names) {
      throw falseLine(
        playing,
        refused,
        `the tile is ${formatTile(there.tile)}, not ${formatTile(line.names)}`,
        'A call names the tile that lies there, or none.',
      );
    }
    const done = playMove(playing.ruleset, table, line.action);
    if (done.is !== 'done' && says(done.reason, refused.rule)) {
      return { text: refused.text, action: line.action, reason: done.reason, frame };
    }
    answer ??= done;
    if (frame === from && playing.loose.has(line.action.seat)) {
      throw new FillerConflict(refused, `“${refused.text}” is answered with ${formatAnswer(answer)}`);
    }
  }
  // A seat with a filler hand was asked as well. So the filler is in the way, not the script.
  const { table: then } = playing.frames[to] as Frame;
  if (then.stage.phase === 'collecting' && awaitedSeats(then).some((seat) => playing.loose.has(seat))) {
    throw new FillerConflict(refused, `“${refused.text}” is answered with ${formatAnswer(answer)}`);
  }
  throw falseLine(
    playing,
    refused,
    `“${refused.text}” should be refused by ${refused.rule}, but is ${formatAnswer(answer)}`,
    answer && answer.is !== 'done'
      ? whyOf(answer.reason)
      : 'Try something that the rules forbid at this moment.',
  );
}

const formatAnswer = (answer: MoveResult | null): string =>
  !answer || answer.is === 'done' ? 'allowed' : `refused by ${ruleOf(answer.reason)}`;

const says = (reason: Reason, rule: RuleId): boolean =>
  reason.rule === rule || (reason.also ?? []).includes(rule);
