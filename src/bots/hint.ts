/** The facts of a hint: the goal of its plan, and why its discard is safe against declared hands. */
import type { Action, RuleId } from '../engine/action.ts';
import { copiesOf } from '../engine/counts.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Threat } from '../engine/threat.ts';
import { type Kind, kindsFrom, plainKind, SUITED } from '../engine/tiles.ts';
import { unseenOf } from '../engine/unseen-tiles.ts';
import type { View } from '../engine/view.ts';
import { barredSides, blockedEntirely, blockedSides, isPairWaitOnly, waysFor } from './danger.ts';
import type { Plan } from './plans.ts';

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
  /** The rule of the minimum that the plan has to reach; null without one. */
  readonly minimum: RuleId | null;
}

/** Tiles or sets the hand is restricted to, e.g. one suit, honours only, triplets only. */
export type Collects =
  | { readonly is: 'suit'; readonly of: Kind; readonly honours: boolean }
  | { readonly is: 'honours' | 'ends' | 'middles' | 'triplets' | 'pairs' | 'orphans' };

/**
 * Why a declared ready hand does not win on a discard:
 * - `discarded`: the seat has discarded this tile itself
 * - `let-go`: the seat let another seat's discard of it pass
 * - `no-way`: too few unseen tiles remain for a wait on it
 * - `pair`: a single unseen tile remains, so the seat can wait for it only with that one, for its pair
 * - `sides`: the seat cannot win on the tiles in `sides`, so no two-sided wait includes this tile
 * - `wall`: all four of each tile in `gone` are in sight, so a two-sided wait that `sides` leaves cannot be made
 */
export type SafetyReason = 'discarded' | 'let-go' | 'no-way' | 'pair' | 'sides' | 'wall';

/** A declared ready hand of another seat, and why the discard is safe against it; null if nothing says so. */
export interface ThreatReason {
  readonly seat: Seat;
  readonly why: SafetyReason | null;
  /** Does the reason leave no wait? By the others the tile is only less likely to be waited for. */
  readonly isCertain: boolean;
  readonly sides: readonly Kind[];
  /** Kinds of which all four are in sight: of `wall`, and of `no-way`, where the tile is one of them. */
  readonly gone?: readonly Kind[];
}

/** What a meld does to the hand, beside the best move without it. */
export interface MeldEffect {
  /** Is the hand fewer tiles from a win with it? */
  readonly nearer: boolean;
  /** Is it further from a win, or do fewer tiles help it? */
  readonly costs: boolean;
  /** Is a kong paid for at once? */
  readonly paid: boolean;
  /** Does it turn up an indicator, which counts for everybody? */
  readonly indicator: boolean;
}

export interface Hint {
  readonly action: Action;
  /** Null if the hand can no longer win. */
  readonly goal: HandGoal | null;
  /** The plan behind the goal. */
  readonly plan: Plan | null;
  /** True if the hand is ready after the action. Then `kinds` are its waits, otherwise the tiles that improve it. */
  readonly ready: boolean;
  /** True if the waits win only by self-draw. `bar` is then the rule that forbids the win on a discard. */
  readonly onlyDrawn: boolean;
  readonly bar: RuleId | null;
  /** The waits that win only by self-draw. */
  readonly drawnKinds: readonly Kind[];
  readonly kinds: readonly Kind[];
  /** Number of unseen tiles of these kinds. */
  readonly tiles: number;
  /** Why this discard: it has no neighbours in the hand, or it does not fit the plan. */
  readonly why: 'alone' | 'strange' | null;
  /** All threats, whether the hand is given up against them or not. */
  readonly threats: readonly ThreatReason[];
  /** Why the hand is given up against them: too far from a win, or no winning tile is left; null if it is played on. */
  readonly folds: 'far' | 'dead' | null;
  /** The discard that would leave the hand more, and is not advised because it risks more; null if there is none. */
  readonly spared: Kind | null;
  /** Of a pung, chow or kong; else null. */
  readonly meld: MeldEffect | null;
  /** True if the wall is empty. `paid`: is the hand ready then, and is that paid for? */
  readonly over: boolean;
  readonly paid: boolean;
}

/** The goal of a plan, for the seat of this view. */
export function goalOf(plan: Plan, { wins }: Ruleset, { seat, seats }: View): HandGoal {
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
    minimum: wins.minimum?.rule ?? null,
  };
}

/**
 * What the plan collects; null if it does not restrict the tiles. Example: a plan of bamboo and honours only collects
 * one suit, with `of` 18 (its first kind) and `honours` true.
 */
export function collectsOf({ shape, may, mostChows }: Plan): Collects | null {
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

/** For each declared hand, why this action is safe against it. */
export function threatReasons(view: View, ruleset: Ruleset, action: Action): ThreatReason[] {
  const unseen = unseenOf(view, ruleset);
  const tile = action.do === 'discard' ? plainKind(action.tile) : null;
  return view.threats.map((threat) => threatReason(threat, tile, unseen));
}

const CERTAIN: readonly SafetyReason[] = ['discarded', 'let-go', 'no-way'];

function threatReason(threat: Threat, tile: Kind | null, unseen: readonly number[]): ThreatReason {
  const { seat, discarded, letGo } = threat;
  const known = (why: ThreatReason['why'], sides: readonly Kind[] = []): ThreatReason => ({
    seat,
    why,
    isCertain: why !== null && CERTAIN.includes(why),
    sides,
  });
  if (tile === null) return known(null);
  if (discarded.includes(tile)) return known('discarded');
  if (letGo.includes(tile)) return known('let-go');
  // With all four in sight, and no run to be made, nothing but a hand of orphans waits for it.
  if (waysFor(threat, tile, unseen) === 0) {
    const blocked = blockedEntirely(threat, tile, unseen);
    return { ...known('no-way', blocked?.sides), gone: blocked?.gone ?? [] };
  }
  if (isPairWaitOnly(threat, tile, unseen)) return known('pair');
  const sides = barredSides(threat, tile);
  if (sides.length > 0) return known('sides', sides);
  const blocked = blockedSides(threat, tile, unseen);
  return blocked ? { ...known('wall', blocked.sides), gone: blocked.gone } : known(null);
}
