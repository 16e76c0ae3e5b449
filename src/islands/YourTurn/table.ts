/** The table of an exercise. */
import { cutOff, goTo } from '../../sessions/hand-history.ts';
import { playRecording } from '../../sessions/replay.ts';
import { createSession } from '../../sessions/session.ts';
import { gameNow } from '../rules.ts';
import type { TurnProps } from './props.ts';

/** Creates the table at the moment at which the reader acts. */
export function createExercise(props: TurnProps) {
  const { setting, history } = playRecording(gameNow(props.game), props, props.recording);
  const atStep = cutOff(goTo(history, props.at));
  const session = createSession(setting, atStep, { seat: props.seat, running: false });
  return {
    session,
    /** Shows a later frame of the scene, by index. */
    show: (frame: number): void => session.look(goTo(history, frame)),
    /** Returns to the question. */
    again: (): void => session.look(atStep),
  };
}
