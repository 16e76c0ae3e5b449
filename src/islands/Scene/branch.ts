/** Leaving a scene's script: loads the table of free play, and comes back to the script. */
import { type Accessor, createSignal } from 'solid-js';
import type { SceneProps } from '../../sessions/props.ts';
import type { SceneFilm } from '../../sessions/replay.ts';
import type { Session } from '../../sessions/session.ts';

/** The free-play table, loaded with its rules when the reader leaves the script. */
interface LoadedBranch extends Pick<typeof import('./FreePlay.tsx'), 'FreePlay'> {
  readonly laid: SceneFilm;
}

export interface Branch {
  /** The free-play table; null while the script runs. */
  readonly way: Accessor<LoadedBranch | null>;
  /** True while the rules are loading. */
  readonly leaving: Accessor<boolean>;
  /** True if the rules could not be loaded. */
  readonly failed: Accessor<boolean>;
  /** The session of free play; null while the script runs. */
  readonly own: Accessor<Session | null>;
  readonly setOwn: (session: Session) => void;
  readonly leave: () => Promise<void>;
  readonly comeBack: () => void;
}

/** Creates the branch of a scene, which begins in its script. */
export function createBranch(props: SceneProps): Branch {
  const [way, setWay] = createSignal<LoadedBranch | null>(null);
  const [leaving, setLeaving] = createSignal(false);
  const [failed, setFailed] = createSignal(false);
  const [own, setOwn] = createSignal<Session | null>(null);
  return {
    way,
    leaving,
    failed,
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
