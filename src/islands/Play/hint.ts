/** Computes a hint: the action the sensible bot would take, and the reasons behind it. */
import { barredSides, waysFor } from '../../bots/danger.ts';
import type { Outlook } from '../../bots/evaluate-waiting.ts';
import type { Plan } from '../../bots/plans.ts';
import { thoughtOf } from '../../bots/sensible.ts';
import { FAR } from '../../bots/shanten.ts';
import type { Action, RuleId } from '../../engine/action.ts';
import { copiesOf, countTiles } from '../../engine/counts.ts';
import { withoutTiles } from '../../engine/hands.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { plainDiscard } from '../../engine/offer.ts';
import type { Position } from '../../engine/ruleset.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import { hasNeighbour } from '../../engine/sets.ts';
import type { Threat } from '../../engine/threat.ts';
import { type Kind, kindsFrom, plainKind, SUITED } from '../../engine/tiles.ts';
import { unseenOf } from '../../engine/unseen-tiles.ts';
import { scoringHandIn, type View } from '../../engine/view.ts';
import { waits } from '../../engine/win.ts';
import { type WinningTile, winningTiles } from '../../engine/winning-tiles.ts';
import { playMove } from '../../machines/play.ts';

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
type Collects =
  | { readonly is: 'suit'; readonly of: Kind; readonly honours: boolean }
  | { readonly is: 'honours' | 'ends' | 'middles' | 'triplets' | 'pairs' | 'orphans' };

/**
 * A threat: a declared ready hand of another seat. `why` tells why the advised discard is safe:
 * - `discarded`: the seat has discarded this tile itself
 * - `let-go`: the seat let another seat's discard of it pass
 * - `no-way`: too few unseen tiles remain for a wait on it
 * - `sides`: the seat cannot win on the tiles in `sides`, so no two-sided wait includes this tile
 * - null: nothing is known, or nothing is discarded
 */
export interface ThreatReason {
  readonly seat: Seat;
  readonly why: 'discarded' | 'let-go' | 'no-way' | 'sides' | null;
  readonly sides: readonly Kind[];
}

/** What a meld does to the hand, beside the best move without it. */
interface MeldEffect {
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
  /** Of a pung, chow or kong; else null. */
  readonly meld: MeldEffect | null;
  /** True if the wall is empty. `paid`: is the hand ready then, and is that paid for? */
  readonly over: boolean;
  readonly paid: boolean;
}

/** Returns a hint for this view's seat; null if that seat has nothing to do. */
export function hintFor(view: View, position: Position): Hint | null {
  const [any] = view.legal;
  if (view.seat === null || !any) return null;
  const thought = thoughtOf(view, position.ruleset) ?? { action: any, outlook: null };
  const { action, outlook } = thought;
  const kinds = helpfulAfter(view, position.ruleset, action, outlook);
  const goal = outlook && goalOf(outlook.plan, position.ruleset, view);
  const winning = winningAfter(view, position, action);
  const why = outlook && action.do === 'discard' ? whyOf(outlook, view, action.tile) : null;
  const over = view.wall === 0;
  const facts = {
    action,
    goal,
    plan: outlook?.plan ?? null,
    why,
    threats: threatReasons(view, position.ruleset, action),
    folds: 'folds' in thought ? (outlook?.distance === 0 ? 'dead' : 'far') : null,
    meld: meldEffect(thought, position.ruleset, view),
    over,
    paid: over && isReadyPaid(view, position.ruleset, action),
  } as const;
  const unseen = unseenOf(view, position.ruleset);
  const countUnseen = (each: readonly Kind[]): number =>
    each.reduce((sum, kind) => sum + (unseen[kind] as number), 0);
  if (winning.length === 0)
    return {
      ...facts,
      ready: false,
      onlyDrawn: false,
      bar: null,
      drawnKinds: [],
      kinds,
      tiles: countUnseen(kinds),
    };
  const onlyDrawn = !winning.some(({ discarded }) => discarded);
  return {
    ...facts,
    ready: true,
    onlyDrawn,
    bar: onlyDrawn ? (winning[0]?.bar ?? null) : null,
    drawnKinds: winning.filter(({ discarded }) => !discarded).map(({ tile }) => tile),
    kinds: winning.map(({ tile }) => tile),
    tiles: countUnseen(winning.map(({ tile }) => tile)),
  };
}

/** Is the hand ready after this discard or pass, in a game that pays for that where nobody wins? */
function isReadyPaid(
  { seat, seats, ...view }: View,
  { deal, ready }: Position['ruleset'],
  action: Action,
): boolean {
  if (seat === null || !ready || !deal.closing.some(({ step }) => step === 'declare')) return false;
  if (action.do !== 'discard' && action.do !== 'pass') return false;
  const { concealed } = seats[seat];
  const rest = action.do === 'discard' ? withoutTiles(concealed, [action.tile]) : concealed;
  return ready.is(scoringHandIn({ ...view, seat, seats }, seat, rest));
}

/** For each declared hand, why this action is safe against it. */
export function threatReasons(view: View, ruleset: Position['ruleset'], action: Action): ThreatReason[] {
  const unseen = unseenOf(view, ruleset);
  const tile = action.do === 'discard' ? plainKind(action.tile) : null;
  return view.threats.map((threat) => threatReason(threat, tile, unseen));
}

function threatReason(threat: Threat, tile: Kind | null, unseen: readonly number[]): ThreatReason {
  const { seat, discarded, letGo } = threat;
  const known = (why: ThreatReason['why'], sides: readonly Kind[] = []): ThreatReason => ({
    seat,
    why,
    sides,
  });
  if (tile === null) return known(null);
  if (discarded.includes(tile)) return known('discarded');
  if (letGo.includes(tile)) return known('let-go');
  if (waysFor(threat, tile, unseen) === 0) return known('no-way');
  const sides = barredSides(threat, tile);
  return known(sides.length > 0 ? 'sides' : null, sides);
}

/**
 * Tiles that bring the hand closer to a win after this action. Of those that would make it ready only the ones with
 * which it waits for something: four of a kind that it holds itself are nothing to wait for.
 */
function helpfulAfter(
  { seat, seats, ...view }: View,
  ruleset: Position['ruleset'],
  action: Action,
  outlook: Outlook | null,
): readonly Kind[] {
  const { kinds = [], distance } = outlook ?? {};
  if (seat === null || distance !== 1 || action.do !== 'discard') return kinds;
  const rest = withoutTiles(seats[seat].concealed, [action.tile]);
  return kinds.filter((kind) => {
    const drawn = [...rest, kind];
    return [...new Set(drawn)].some(
      (tile) =>
        waits(ruleset, scoringHandIn({ ...view, seat, seats }, seat, withoutTiles(drawn, [tile]))).length > 0,
    );
  });
}

/** What the meld of this thought does to the hand; null for other moves. */
function meldEffect(
  { action, outlook, instead = null }: NonNullable<ReturnType<typeof thoughtOf>>,
  { kongs, indicators }: Position['ruleset'],
  { stage, seats }: View,
): MeldEffect | null {
  if (action.do !== 'chow' && action.do !== 'pung' && action.do !== 'kong') return null;
  const [short, before] = [outlook?.distance ?? FAR, instead?.distance ?? FAR];
  const isFewer = short === before && (outlook?.tiles ?? 0) < (instead?.tiles ?? 0);
  const isDeclared = action.do === 'kong' && stage.offer === null;
  const promotes =
    isDeclared &&
    seats[action.seat].melds.some((meld) => meld.kind === 'pung' && meld.tile === plainKind(action.tile));
  return {
    nearer: short < before,
    costs: short > before || isFewer,
    paid: isDeclared && ((promotes ? kongs.promoted : kongs.concealed).brings ?? 0) > 0,
    indicator: action.do === 'kong' && indicators?.next !== undefined && indicators.next !== null,
  };
}

/** A winning tile, and the rule by which it does not win on a discard. */
interface JudgedTile extends WinningTile {
  readonly bar: RuleId | null;
}

/**
 * Winning tiles of the hand after a discard; empty for other actions. They are judged at the table after it, where a
 * word said with the discard counts, and so does what the seat has discarded itself.
 */
function winningAfter(view: View, { ruleset, table }: Position, action: Action): readonly JudgedTile[] {
  const { seat } = view;
  if (seat === null || action.do !== 'discard') return [];
  const done = playMove(ruleset, table, action);
  if (done.is !== 'done') return [];
  const rest = withoutTiles(view.seats[seat].concealed, [action.tile]);
  return winningTiles({ ruleset, table: done.table }, seat, scoringHandIn(view, seat, rest)).map(
    (winning) => {
      const stage = {
        phase: 'collecting',
        offer: plainDiscard(winning.tile, seatAfter(seat)),
        pending: [seat],
        answers: [],
        kong: null,
      } as const;
      const verdict = judgeAction(ruleset, { ...done.table, due: [], stage }, { do: 'win', seat });
      return verdict.is === 'allowed'
        ? { ...winning, discarded: true, bar: null }
        : { ...winning, discarded: false, bar: verdict.reason.also?.[0] ?? verdict.reason.rule };
    },
  );
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
    minimum: wins.minimum?.rule ?? null,
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
