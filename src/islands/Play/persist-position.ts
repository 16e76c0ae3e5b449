/** The position as a link: to share it, and to find it again when its page was away. */
import { type Accessor, createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import { keepTable } from '../../storage/saved-tables.ts';
import type { PlayDesk } from './play-session.ts';

interface Keeping {
  /** The link that was last asked for; empty before. */
  readonly link: Accessor<string>;
  readonly share: () => Promise<void>;
}

type Sharing = typeof import('../../sessions/share.ts');

/** What a course or the day sets has an address of its own: it does not take the place of the table that was left. */
export function createPositionSaver({ session, match, set, duel }: PlayDesk): Keeping {
  const [link, setLink] = createSignal('');
  const [touched, setTouched] = createSignal(false);
  let sharing: Sharing | null = null;
  const load = async (): Promise<Sharing> => {
    sharing ??= await import('../../sessions/share.ts');
    return sharing;
  };
  const fragment = ({ linkOf }: Sharing) => linkOf(session.setting(), session.history(), session.eyes());
  createEffect(on(session.history, () => touched() && void load().catch(() => {}), { defer: true }));
  onMount(() => {
    // As a page is left nothing can be waited for, not even for what is there already: it is loaded as soon as there
    // is something to keep, a move at a table that the reader has touched, or a hand that was opened by a link.
    const touch = () => setTouched(true);
    if (session.history().frames.length > 1) void load().catch(() => {});
    addEventListener('pointerdown', touch, { once: true });
    addEventListener('keydown', touch, { once: true });
    const keep = () =>
      sharing &&
      set() === null &&
      duel() === null &&
      keepTable(session.setting().game.id, fragment(sharing), match.deals());
    const hidden = () => document.visibilityState === 'hidden' && keep();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hidden);
    onCleanup(() => {
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
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
