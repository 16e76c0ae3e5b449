/** What the sensible bot would do, and what that rests on. */
import type { Outlook } from '../../bots/evaluate-waiting.ts';
import type { Plan } from '../../bots/plans.ts';
import { thoughtOf } from '../../bots/sensible.ts';
import type { Action, RuleId } from '../../engine/action.ts';
import { copiesOf, countTiles } from '../../engine/counts.ts';
import { withoutTiles } from '../../engine/hands.ts';
import type { Position } from '../../engine/ruleset.ts';
import { hasNeighbour } from '../../engine/sets.ts';
import { type Kind, kindsFrom, SUITED } from '../../engine/tiles.ts';
import { unseenOf } from '../../engine/unseen.ts';
import { scoringHandIn, type View } from '../../engine/view.ts';
import { type WinningTile, winningTiles } from '../../engine/winning-tiles.ts';

/** What a hand is built towards. */
interface HandGoal {
  /** The patterns it is to have, or the shape it is to be of, where that is none of sets and a pair. */
  readonly patterns: readonly RuleId[];
  /** What they add up to; null where a win need not be worth anything. */
  readonly worth: number | null;
  /** What the game asks of every hand beside the shape. */
  readonly conditions: readonly RuleId[];
  readonly collects: Collects | null;
  /** Of which honours a third is wanted. */
  readonly thirds: readonly Kind[];
  /** Whether nothing may be called, and whether the last tile must be drawn as well. */
  readonly closed: boolean;
  readonly drawn: boolean;
}

/** Tiles of which a hand is made, or sets of one sort. */
type Collects =
  | { readonly is: 'suit'; readonly of: Kind; readonly honours: boolean }
  | { readonly is: 'honours' | 'ends' | 'triplets' | 'pairs' | 'orphans' };

export interface Hint {
  readonly action: Action;
  /** Null where nothing is to be hoped for any more. */
  readonly goal: HandGoal | null;
  /** Whether one tile more wins; then `kinds` are those, else what brings the goal nearer. */
  readonly ready: boolean;
  /** These win only if they are drawn. */
  readonly onlyDrawn: boolean;
  readonly kinds: readonly Kind[];
  /** How many tiles of these kinds the reader has not seen. */
  readonly tiles: number;
  /** What is to be said of the tile that goes: nothing stands beside it, or the hand collects others. */
  readonly why: 'alone' | 'strange' | null;
  /** Nothing is left to draw. */
  readonly over: boolean;
}

/** Advice for the seat whose view this is, or null where it is asked for nothing. */
export function hintFor(view: View, position: Position): Hint | null {
  const [any] = view.legal;
  if (view.seat === null || !any) return null;
  const { action, outlook } = thoughtOf(view, position.ruleset) ?? { action: any, outlook: null };
  const { kinds = [], tiles = 0 } = outlook ?? {};
  const goal = outlook && goalOf(outlook, position, view);
  const winning = winningAfter(view, position, action);
  const why = outlook && action.do === 'discard' ? whyOf(outlook, view, action.tile) : null;
  const facts = { action, goal, why, over: view.wall === 0 };
  if (winning.length === 0) return { ...facts, ready: false, onlyDrawn: false, kinds, tiles };
  const unseen = unseenOf(view, position.ruleset);
  return {
    ...facts,
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
  return winningTiles(position, seat, scoringHandIn(view, seat, rest));
}

function goalOf({ plan }: Outlook, { ruleset: { wins } }: Position, { seat, seats }: View): HandGoal {
  const patterns = plan.aims.map(({ rule }) => rule);
  const tiles = seat === null ? [] : seats[seat].concealed;
  return {
    patterns: patterns.length === 0 && plan.shape ? [plan.shape.rule] : patterns,
    worth: wins.minimum ? plan.worth : null,
    conditions: plan.conditions,
    collects: collectsOf(plan),
    thirds: plan.needs.flatMap(({ tile = [], pung = [], pair = [] }) => {
      const [kind] = pung;
      const only = kind !== undefined && pung.length === 1 && tile.length + pair.length === 0;
      return only && copiesOf(tiles, kind) === 2 ? [kind] : [];
    }),
    closed: wins.minimum !== null && plan.concealed,
    drawn: plan.drawn,
  };
}

/** What a plan asks of the tiles themselves, where it asks for anything. */
function collectsOf({ shape, may, mostChows }: Plan): Collects | null {
  if (shape) {
    if (shape.id === 'seven-pairs') return { is: 'pairs' };
    return shape.id === 'thirteen-orphans' ? { is: 'orphans' } : null;
  }
  const suits = [0, 9, 18].filter((first) => may.slice(first, first + 9).includes(true));
  const inner = kindsFrom(0, SUITED).some((kind) => may[kind] && kind % 9 > 0 && kind % 9 < 8);
  const honours = may.slice(SUITED).includes(true);
  const [of] = suits;
  if (of === undefined) return { is: 'honours' };
  if (suits.length === 1) return { is: 'suit', of, honours };
  if (!inner) return { is: 'ends' };
  return mostChows === 0 ? { is: 'triplets' } : null;
}

function whyOf({ plan }: Outlook, { seat, seats }: View, tile: Kind): Hint['why'] {
  if (!plan.shape && !plan.may[tile]) return 'strange';
  if (seat === null) return null;
  const counts = countTiles(seats[seat].concealed);
  return counts[tile] === 1 && !hasNeighbour(counts, tile) ? 'alone' : null;
}
