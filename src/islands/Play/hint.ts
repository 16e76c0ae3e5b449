/** What the sensible bot would do, and what that rests on. */
import { barredSides, waysFor } from '../../bots/danger.ts';
import type { Outlook } from '../../bots/evaluate-waiting.ts';
import type { Plan } from '../../bots/plans.ts';
import { thoughtOf } from '../../bots/sensible.ts';
import type { Action, RuleId } from '../../engine/action.ts';
import { copiesOf, countTiles } from '../../engine/counts.ts';
import { withoutTiles } from '../../engine/hands.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import { hasNeighbour } from '../../engine/sets.ts';
import type { Threat } from '../../engine/threat.ts';
import { type Kind, kindsFrom, plainKind, SUITED } from '../../engine/tiles.ts';
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

/** A declared hand before which one's own is given up, and what is known of the tile that goes: its seat has discarded
 *  it, or let another's go; or too few tiles are hidden to wait for it with; or it wins on none of `sides`, the tiles at
 *  the other end of two neighbours that wait for it. */
interface FoldReason {
  readonly seat: Seat;
  readonly why: 'discarded' | 'let-go' | 'no-way' | 'sides' | null;
  readonly sides: readonly Kind[];
}

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
  /** None where the hand is played on. */
  readonly folds: readonly FoldReason[];
  /** Nothing is left to draw. */
  readonly over: boolean;
}

/** Advice for the seat whose view this is, or null where it is asked for nothing. */
export function hintFor(view: View, position: Position): Hint | null {
  const [any] = view.legal;
  if (view.seat === null || !any) return null;
  const thought = thoughtOf(view, position.ruleset) ?? { action: any, outlook: null };
  const { action, outlook } = thought;
  const { kinds = [], tiles = 0 } = outlook ?? {};
  const goal = outlook && goalOf(outlook, position, view);
  const winning = winningAfter(view, position, action);
  const why = outlook && action.do === 'discard' ? whyOf(outlook, view, action.tile) : null;
  const folds = 'folds' in thought ? foldReasons(view, position, action) : [];
  const facts = { action, goal, why, folds, over: view.wall === 0 };
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

function foldReasons(view: View, { ruleset }: Position, action: Action): FoldReason[] {
  const unseen = unseenOf(view, ruleset);
  const tile = action.do === 'discard' ? action.tile : null;
  return view.threats.map((threat) => foldReason(threat, tile, unseen));
}

function foldReason(threat: Threat, tile: Kind | null, unseen: readonly number[]): FoldReason {
  const { seat, discarded, letGo } = threat;
  const known = (why: FoldReason['why'], sides: readonly Kind[] = []): FoldReason => ({ seat, why, sides });
  if (tile === null) return known(null);
  if (discarded.includes(tile)) return known('discarded');
  if (letGo.includes(tile)) return known('let-go');
  if (waysFor(threat, tile, unseen) === 0) return known('no-way');
  const sides = barredSides(threat, tile);
  return known(sides.length > 0 ? 'sides' : null, sides);
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

function whyOf({ plan }: Outlook, { seat, seats }: View, goes: Kind): Hint['why'] {
  const tile = plainKind(goes);
  if (!plan.shape && !plan.may[tile]) return 'strange';
  if (seat === null) return null;
  const counts = countTiles(seats[seat].concealed);
  return counts[tile] === 1 && !hasNeighbour(counts, tile) ? 'alone' : null;
}
