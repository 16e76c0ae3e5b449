/** What the sensible bot would do, and what that rests on. */
import type { Outlook } from '../../bots/outlook.ts';
import { thoughtOf } from '../../bots/sensible.ts';
import { unseenOf } from '../../bots/sight.ts';
import type { Action, RuleId } from '../../engine/action.ts';
import { withoutTiles } from '../../engine/hands.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { heldIn, type View } from '../../engine/view.ts';
import { type WinningTile, winningTiles } from '../../engine/winning.ts';

/** What a hand is built towards. */
export interface Goal {
  /** The patterns it is to have, or the shape it is to be of, where that is none of sets and a pair. */
  readonly patterns: readonly RuleId[];
  /** What they add up to; null where a win need not be worth anything. */
  readonly worth: number | null;
  /** What the game asks of every hand beside the shape. */
  readonly conditions: readonly RuleId[];
}

export interface Hint {
  readonly action: Action;
  /** Null where nothing is to be hoped for any more. */
  readonly goal: Goal | null;
  /** Whether one tile more wins; then `kinds` are those, else what brings the goal nearer. */
  readonly ready: boolean;
  /** These win only if they are drawn. */
  readonly onlyDrawn: boolean;
  readonly kinds: readonly Kind[];
  /** How many tiles of these kinds the reader has not seen. */
  readonly tiles: number;
}

/** Advice for the seat whose view this is, or null where it is asked for nothing. */
export function hintFor(view: View, position: Position): Hint | null {
  const [any] = view.legal;
  if (view.seat === null || !any) return null;
  const { action, outlook } = thoughtOf(view, position.ruleset) ?? { action: any, outlook: null };
  const { kinds = [], tiles = 0 } = outlook ?? {};
  const goal = outlook && goalOf(outlook, position);
  const winning = winningAfter(view, position, action);
  if (winning.length === 0) return { action, goal, ready: false, onlyDrawn: false, kinds, tiles };
  const unseen = unseenOf(view, position.ruleset);
  return {
    action,
    goal,
    ready: true,
    onlyDrawn: !winning.some(({ discarded }) => discarded),
    kinds: winning.map(({ tile }) => tile),
    tiles: winning.reduce((sum, { tile }) => sum + (unseen[tile] as number), 0),
  };
}

/** What wins for the hand that a discard leaves. */
function winningAfter(view: View, position: Position, action: Action): readonly WinningTile[] {
  const { seat } = view;
  if (seat === null || action.do !== 'discard') return [];
  const rest = withoutTiles(view.seats[seat].concealed, [action.tile]);
  return winningTiles(position, seat, heldIn(view, seat, rest));
}

function goalOf({ plan }: Outlook, { ruleset: { wins } }: Position): Goal {
  const patterns = plan.aims.map(({ rule }) => rule);
  return {
    patterns: patterns.length === 0 && plan.shape ? [plan.shape.rule] : patterns,
    worth: wins.minimum ? plan.worth : null,
    conditions: plan.conditions,
  };
}
