/** Leaving a scene's script: loads the widget of free play, and comes back to the script. */
import { createSignal } from 'solid-js';
import type { Session } from '../../sessions/session.ts';

type FreePlay = typeof import('./FreePlay.tsx').FreePlay;

export type Branch = ReturnType<typeof createBranch>;

/** Creates the branch of a scene, which begins in its script. */
export function createBranch() {
  const [freePlay, setFreePlay] = createSignal<FreePlay | null>(null);
  const [leaving, setLeaving] = createSignal(false);
  const [failed, setFailed] = createSignal(false);
  const [own, setOwn] = createSignal<Session | null>(null);
  return {
    /** The widget of free play; null while the script runs. */
    freePlay,
    /** True while it is loading. */
    leaving,
    /** True if it could not be loaded. */
    failed,
    /** The session of free play; null while the script runs. */
    own,
    setOwn,
    leave: async () => {
      if (leaving()) return;
      setLeaving(true);
      setFailed(false);
      try {
        const { FreePlay } = await import('./FreePlay.tsx');
        setFreePlay(() => FreePlay);
      } catch (error) {
        setFailed(true);
        console.warn(error);
      }
      setLeaving(false);
    },
    comeBack: () => {
      setOwn(null);
      setFreePlay(null);
    },
  };
}
