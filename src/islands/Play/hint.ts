/** Computes a hint: the action the sensible bot would take, and the reasons behind it. */
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
import { unseenOf } from '../../engine/unseen-tiles.ts';
import { scoringHandIn, type View } from '../../engine/view.ts';
import { type WinningTile, winningTiles } from '../../engine/winning-tiles.ts';

/** The goal of a hand plan. */
export interface HandGoal {
  /** Patterns to reach, or the special shape, if it is not sets and a pair. */
  readonly patterns: readonly RuleId[];
  /** Worth of these patterns; null in games without a minimum. */
  readonly worth: number | null;
  /** Conditions every winning hand must meet besides its shape. */
  readonly conditions: readonly RuleId[];
  readonly collects: Collects | null;
  /** Honours held as a pair that the plan needs as a pung. */
  readonly thirds: readonly Kind[];
  /** `closed`: the hand must stay concealed. `drawn`: the winning tile must also be self-drawn. */
  readonly closed: boolean;
  readonly drawn: boolean;
}

/** Tiles or sets the hand is restricted to, e.g. one suit, honours only, triplets only. */
type Collects =
  | { readonly is: 'suit'; readonly of: Kind; readonly honours: boolean }
  | { readonly is: 'honours' | 'ends' | 'middles' | 'triplets' | 'pairs' | 'orphans' };

/**
 * A threat: a declared ready hand the reader should fold against. `why` tells why the advised discard is safe:
 * - `discarded`: the seat has discarded this tile itself
 * - `let-go`: the seat let another seat's discard of it pass
 * - `no-way`: too few unseen tiles remain for a wait on it
 * - `sides`: the seat cannot win on the tiles in `sides`, so no two-sided wait includes this tile
 * - null: nothing is known, or nothing is discarded
 */
export interface FoldReason {
  readonly seat: Seat;
  readonly why: 'discarded' | 'let-go' | 'no-way' | 'sides' | null;
  readonly sides: readonly Kind[];
}

export interface Hint {
  readonly action: Action;
  /** Null if the hand can no longer win. */
  readonly goal: HandGoal | null;
  /** The plan behind the goal. */
  readonly plan: Plan | null;
  /** True if the hand is ready after the action. Then `kinds` are its waits, otherwise the tiles that improve it. */
  readonly ready: boolean;
  /** True if the waits win only by self-draw. */
  readonly onlyDrawn: boolean;
  readonly kinds: readonly Kind[];
  /** Number of unseen tiles of these kinds. */
  readonly tiles: number;
  /** Why this discard: it has no neighbours in the hand, or it does not fit the plan. */
  readonly why: 'alone' | 'strange' | null;
  /** Threats to fold against; empty if the hand is played on. */
  readonly folds: readonly FoldReason[];
  /** True if the wall is empty. */
  readonly over: boolean;
}

/** Returns a hint for this view's seat; null if that seat has nothing to do. */
export function hintFor(view: View, position: Position): Hint | null {
  const [any] = view.legal;
  if (view.seat === null || !any) return null;
  const thought = thoughtOf(view, position.ruleset) ?? { action: any, outlook: null };
  const { action, outlook } = thought;
  const { kinds = [], tiles = 0 } = outlook ?? {};
  const goal = outlook && goalOf(outlook.plan, position.ruleset, view);
  const winning = winningAfter(view, position, action);
  const why = outlook && action.do === 'discard' ? whyOf(outlook, view, action.tile) : null;
  const folds = 'folds' in thought ? foldReasons(view, position.ruleset, action) : [];
  const facts = { action, goal, plan: outlook?.plan ?? null, why, folds, over: view.wall === 0 };
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

/** For each declared hand, why this action is safe against it. */
export function foldReasons(view: View, ruleset: Position['ruleset'], action: Action): FoldReason[] {
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

/** Winning tiles of the hand after a discard; empty for other actions. */
function winningAfter(view: View, position: Position, action: Action): readonly WinningTile[] {
  const { seat } = view;
  if (seat === null || action.do !== 'discard') return [];
  const rest = withoutTiles(view.seats[seat].concealed, [action.tile]);
  return winningTiles(position, seat, scoringHandIn(view, seat, rest));
}

/** The goal of a plan, for the seat of this view. */
export function goalOf(plan: Plan, { wins }: Position['ruleset'], { seat, seats }: View): HandGoal {
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

/**
 * What the plan collects; null if it does not restrict the tiles. Example: a plan of bamboo and honours only collects
 * one suit, with `of` 18 (its first kind) and `honours` true.
 */
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
  if (!honours && !kindsFrom(0, SUITED).some((kind) => may[kind] && (kind % 9) % 8 === 0))
    return { is: 'middles' };
  return mostChows === 0 ? { is: 'triplets' } : null;
}

function whyOf({ plan }: Outlook, { seat, seats }: View, goes: Kind): Hint['why'] {
  const tile = plainKind(goes);
  if (!plan.shape && !plan.may[tile]) return 'strange';
  if (seat === null) return null;
  const counts = countTiles(seats[seat].concealed);
  return counts[tile] === 1 && !hasNeighbour(counts, tile) ? 'alone' : null;
}
