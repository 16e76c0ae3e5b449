/** Saves the position as a link: to share it, and to resume it after the page was left, however it was left. */
import { createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import { YOU } from '../../sessions/hand.ts';
import { keepAddress } from '../../storage/address.ts';
import { keepSetDeal, keepTable } from '../../storage/saved-tables.ts';
import { linkInAddress } from './open-hand.ts';
import type { PlaySession } from './play-session.ts';

type ShareModule = typeof import('../../sessions/share.ts');

/**
 * Creates the saver. A course deal and the deal of the day are saved under names of their own, since they must not
 * replace the table that was left, and only until they are over. A moment of an own deal is a question, and is not saved.
 */
export function createPositionSaver({ session, match, moment, keptName }: PlaySession) {
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
  /** Has the reader made a move here, however it was made? */
  const hasMoved = () => session.begun() && session.canBack();
  const keep = (): void => {
    if (!sharing || moment() !== null) return;
    const { id } = session.setting().game;
    const name = keptName();
    if (name !== null) {
      if (hasMoved()) keepSetDeal(id, name, session.ended() ? null : fragment(sharing));
      return;
    }
    const isKept = keepTable(id, fragment(sharing), match.deals());
    // The link in the address would open the position at which this deal began: a reload would lose what was played.
    if (isKept && hasMoved() && linkInAddress() !== null)
      keepAddress(`${location.pathname}${location.search}`);
  };
  /** A phone may end a page without a word, so each move is saved as it is made. */
  const keepMove = async (): Promise<void> => {
    await load();
    if (hasMoved()) keep();
  };
  createEffect(
    on(session.history, () => (touched() || hasMoved()) && void keepMove().catch(() => {}), { defer: true }),
  );
  onMount(() => {
    // Nothing can be awaited while a page closes. So the link code loads as soon as there is something to save: a move
    // at a table the reader has touched, or a hand opened by a link.
    const touch = () => setTouched(true);
    if (session.history().frames.length > 1) void load().catch(() => {});
    addEventListener('pointerdown', touch, { once: true });
    addEventListener('keydown', touch, { once: true });
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
    /** The last requested link; empty before. */
    link,
    share: async () => {
      const found = fragment(await load());
      setLink(`${location.origin}${location.pathname}#${found}`);
    },
  };
}
