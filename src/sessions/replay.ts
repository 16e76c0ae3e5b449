/** Rebuilds frames from written data: a link's actions or a scene's recording. */
import type { Action } from '../engine/action.ts';
import type { Game } from '../engine/game.ts';
import { withVerdict } from '../engine/legality/verdict.ts';
import type { Reason } from '../engine/reason.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import { judgeMove, refusalIn, snapshotAt } from '../machines/table.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import { type Hand, type HandSetup, opening, settingOf } from './hand.ts';
import { frameAt, goTo, historyOf, makeMove, type TableHistory } from './hand-history.ts';
import type { Recording, RulesAddress } from './props.ts';

/** An action in a list that cannot be made at its place. */
export interface Unplayable {
  /** Position in the list, from 1. */
  readonly number: number;
  readonly action: Action;
  /** Why not. Null if the hand is over before it. */
  readonly reason: Reason | null;
}

/**
 * Plays these actions and adds the referee's moves between them. Returns the frames, or the first action that does not
 * fit.
 * @param step index of the frame to show
 */
export function replayActions(
  hand: Hand,
  actions: readonly Action[],
  step: number,
): { readonly history: TableHistory } | { readonly unplayable: Unplayable } {
  let now = opening(hand);
  let done = 0;
  for (;;) {
    const awaits = awaitedSeats(frameAt(now).table);
    const { phase } = frameAt(now).table.stage;
    const action = awaits.length > 0 ? actions[done] : undefined;
    if (phase === 'ended' || (awaits.length > 0 && !action)) break;
    if (!action && done === actions.length && now.at >= step) break;
    if (!action) {
      now = makeMove(hand.machine, now, 'referee');
      continue;
    }
    const judged = withVerdict(hand.ruleset, frameAt(now).table, action);
    const refusal = refusalIn(judged);
    if (refusal) return { unplayable: { number: done + 1, action, reason: refusal.reason } };
    done++;
    now = makeMove(hand.machine, now, judged);
  }
  const left = actions[done];
  return left
    ? { unplayable: { number: done + 1, action: left, reason: null } }
    : { history: goTo(now, step) };
}

/**
 * The frames of a recording, the first one shown.
 * @throws Error if the rules refuse a move, which happens if page and rules come from different builds
 */
export function replayRecording({ ruleset, machine }: HandSetup, { table, moves }: Recording): TableHistory {
  const played = moves.reduce(
    (history, move) => makeMove(machine, history, judgeMove(ruleset, frameAt(history).table, move)),
    historyOf(snapshotAt(machine, table)),
  );
  return goTo(played, 0);
}

/** A scene's rules and frames, the first one shown. */
export interface SceneHistory {
  readonly setting: HandSetup;
  readonly history: TableHistory;
}

/** The rules of a scene, as options of its game. */
type SceneRules = Pick<RulesAddress, 'options' | 'under'>;

/** Plays a recording by the rules of its scene. */
export function playRecording(
  game: Game,
  { options, under }: SceneRules,
  recording: Recording,
): SceneHistory {
  const setting = settingOf(rulesetOf(game, options, under));
  return { setting, history: replayRecording(setting, recording) };
}
