/** The exercise's table with its rules, loaded after hydration. */
import { cutOff, goTo } from '../../sessions/hand-history.ts';
import { loadRecording } from '../../sessions/scene-history.ts';
import { createSession, type Session } from '../../sessions/session.ts';
import type { TurnProps } from './props.ts';

interface ExerciseTable {
  readonly session: Session;
  /** Shows a later frame of the scene, by index. */
  readonly show: (frame: number) => void;
  /** Returns to the question. */
  readonly again: () => void;
}

/**
 * Loads the rules. Call the returned function inside a Solid component owner.
 * @throws if the rules cannot be fetched
 */
export async function openExercise(props: TurnProps): Promise<() => ExerciseTable> {
  const { setting, history } = await loadRecording(props, props.recording);
  const atStep = cutOff(goTo(history, props.at));
  return () => {
    const session = createSession(setting, atStep, { seat: props.seat, running: false });
    return {
      session,
      show: (frame) => session.look(goTo(history, frame)),
      again: () => session.look(atStep),
    };
  };
}
