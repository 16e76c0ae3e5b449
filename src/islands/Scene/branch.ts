/** Leaving a scene's script: loads the table of free play, and comes back to the script. */
import { createSignal } from 'solid-js';
import type { SceneProps } from '../../sessions/props.ts';
import type { SceneHistory } from '../../sessions/replay.ts';
import type { Session } from '../../sessions/session.ts';

/** The free-play table, loaded with its rules when the reader leaves the script. */
interface LoadedBranch extends Pick<typeof import('./FreePlay.tsx'), 'FreePlay'> {
  readonly laid: SceneHistory;
}

export type Branch = ReturnType<typeof createBranch>;

/** Creates the branch of a scene, which begins in its script. */
export function createBranch(props: SceneProps) {
  const [way, setWay] = createSignal<LoadedBranch | null>(null);
  const [leaving, setLeaving] = createSignal(false);
  const [failed, setFailed] = createSignal(false);
  const [own, setOwn] = createSignal<Session | null>(null);
  return {
    /** The free-play table; null while the script runs. */
    way,
    /** True while the rules are loading. */
    leaving,
    /** True if the rules could not be loaded. */
    failed,
    /** The session of free play; null while the script runs. */
    own,
    setOwn,
    leave: async () => {
      if (leaving()) return;
      setLeaving(true);
      setFailed(false);
      try {
        const { FreePlay, leftTable } = await import('./FreePlay.tsx');
        setWay({ FreePlay, laid: await leftTable(props) });
      } catch (error) {
        setFailed(true);
        console.warn(error);
      }
      setLeaving(false);
    },
    comeBack: () => {
      setOwn(null);
      setWay(null);
    },
  };
}
