/** The position as a link: to share it, and to find it again when its page was away. */
import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import type { Hand } from '../../sessions/hand.ts';
import type { Session } from '../../sessions/session.ts';
import { keepHand } from '../../store/hands.ts';

export interface Keeping {
  /** The link that was last asked for; empty before. */
  readonly link: Accessor<string>;
  readonly share: () => Promise<void>;
}

type Sharing = typeof import('../../sessions/share.ts');

export function createKeeping(session: Session<Hand>): Keeping {
  const [link, setLink] = createSignal('');
  let sharing: Sharing | null = null;
  const load = async (): Promise<Sharing> => {
    sharing ??= await import('../../sessions/share.ts');
    return sharing;
  };
  const fragment = ({ linkOf }: Sharing) => linkOf(session.setting(), session.film(), session.eyes());
  onMount(() => {
    // As a page is left nothing can be waited for, not even for what is there already.
    load().catch(() => {});
    const keep = () => sharing && keepHand(session.setting().game.id, fragment(sharing));
    const hidden = () => document.visibilityState === 'hidden' && keep();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hidden);
    onCleanup(() => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', keep);
    });
  });
  return {
    link,
    share: async () => {
      const found = fragment(await load());
      setLink(`${location.origin}${location.pathname}#${found}`);
    },
  };
}
