/** Saves the position as a link: to share it, and to resume it after the page was closed. */
import { type Accessor, createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import { YOU } from '../../sessions/hand.ts';
import { keepTable } from '../../storage/saved-tables.ts';
import type { PlaySession } from './play-session.ts';

interface PositionKeeper {
  /** The last requested link; empty before. */
  readonly link: Accessor<string>;
  readonly share: () => Promise<void>;
}

type ShareModule = typeof import('../../sessions/share.ts');

/**
 * Creates the saver. A course deal and the deal of the day are not saved: they have links of their own, and must not
 * replace the table that was left.
 */
export function createPositionSaver({ session, match, set, duel }: PlaySession): PositionKeeper {
  const [link, setLink] = createSignal('');
  const [touched, setTouched] = createSignal(false);
  let sharing: ShareModule | null = null;
  const load = async (): Promise<ShareModule> => {
    sharing ??= await import('../../sessions/share.ts');
    return sharing;
  };
  /** A link has one seat, or none where all hands lie open: whoever sits elsewhere than usual must sit there again. */
  const seat = () => session.eyes() ?? (session.seat === YOU ? null : session.seat);
  const fragment = ({ linkOf }: ShareModule) => linkOf(session.setting(), session.history(), seat());
  createEffect(on(session.history, () => touched() && void load().catch(() => {}), { defer: true }));
  onMount(() => {
    // Nothing can be awaited while a page closes. So the link code loads as soon as there is something to save: a move
    // at a table the reader has touched, or a hand opened by a link.
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
