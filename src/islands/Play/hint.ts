/** What the sensible bot would do, and what that rests on. */
import { prospects, sensible } from '../../bots/sensible.ts';
import type { Action } from '../../engine/action.ts';
import { withoutTiles } from '../../engine/hands.ts';
import { createRandom } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import { waits } from '../../engine/win.ts';
import { heldIn } from '../../sessions/held.ts';
import type { Advice } from '../../words/play.ts';

export type Hint =
  | { readonly is: 'act'; readonly action: Action }
  /** With the word that is best said with it. */
  | { readonly is: 'discard'; readonly advice: Advice; readonly says: string | null };

/** Advice for the seat whose view this is, or null where it is asked for nothing. */
export function hintFor(view: View, ruleset: Ruleset): Hint | null {
  const { seat } = view;
  if (seat === null || view.legal.length === 0) return null;
  const action = sensible(view, createRandom('hint'));
  if (action.do !== 'discard') return { is: 'act', action };
  // Without conditions, what is left is the shape: ready by it is not yet ready by this game.
  const byShape: Ruleset = { ...ruleset, wins: { ...ruleset.wins, constraints: [] } };
  const all = prospects(view).map((prospect, place): Advice & { readonly rank: number } => {
    const { tile } = prospect.discard;
    const held = heldIn(view, seat, withoutTiles(view.seats[seat].concealed, [tile]));
    const kinds = waits(ruleset, held);
    const left = kinds.reduce((sum, kind) => sum + unseen(view, ruleset, kind), 0);
    if (kinds.length > 0) return { rank: -left, discard: tile, ready: true, kinds, tiles: left };
    // A hand that only forbidden tiles would complete must be broken up again.
    const dead = waits(byShape, held).length > 0;
    return { ...prospect, rank: dead ? LAST + place : 1 + place, discard: tile, ready: false };
  });
  const [best] = all.sort((a, b) => a.rank - b.rank);
  if (!best) return { is: 'act', action };
  const spoken = view.legal.find(
    (each) => each.do === 'discard' && each.tile === best.discard && each.says !== undefined,
  );
  const says = best.ready && spoken?.do === 'discard' ? (spoken.says ?? null) : null;
  return { is: 'discard', advice: best, says };
}

/** Behind every other discard. */
const LAST = 1000;

/** How many of this kind do not lie where this seat sees them. */
function unseen(view: View, ruleset: Ruleset, kind: Kind): number {
  const lie = view.seats.flatMap(({ concealed, melds, river, bonus }) => [
    ...concealed,
    ...river,
    ...bonus,
    ...melds.flatMap((meld) => meld.tiles),
  ]);
  return Math.max(0, (ruleset.tiles[kind] ?? 0) - lie.filter((tile) => tile === kind).length);
}
