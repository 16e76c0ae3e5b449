/** Finds the reasons why a move is right or wrong, as data. `reason-texts.ts` puts them into words. */
import type { OtherMove } from '#i18n/effects.ts';
import type { Action, RuleId } from '../engine/action.ts';
import { scoringHandAt } from '../engine/hands.ts';
import { legal } from '../engine/legality/legal.ts';
import { byClause } from '../engine/legality/refusals.ts';
import type { Meld } from '../engine/melds.ts';
import { type Minimum, minimumOf } from '../engine/minimum.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Reading, Score } from '../engine/score.ts';
import type { Seat } from '../engine/seats.ts';
import { howDrawn, howOffered, offerOf } from '../engine/selectors.ts';
import { type Table, tilesLeft } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { judgeHand, type WinVerdict } from '../engine/win.ts';
import { playMove } from '../machines/play.ts';
import { asFarAs, effectOf, type ProofEffect } from '../puzzles/proof/effects.ts';
import { isLessSafe, safetyOf, type ThreatReason } from '../puzzles/proof/safety.ts';

/** One reason for or against a move. */
export type MoveReason =
  | { readonly is: 'sets'; readonly reading: Reading; readonly melds: readonly Meld[] }
  | { readonly is: 'worth'; readonly score: Score; readonly minimum: Minimum | null }
  | { readonly is: 'broken'; readonly tiles: readonly Kind[] }
  | { readonly is: 'pair'; readonly kind: Kind; readonly only: boolean }
  | { readonly is: 'partner'; readonly beside: Kind; readonly lacks: readonly Kind[] }
  /** The hand is ready. `discards` is true after a call: it is ready once the right tile is discarded. */
  | {
      readonly is: 'ready';
      readonly kinds: readonly Kind[];
      readonly unseen: number;
      readonly discards: boolean;
    }
  | { readonly is: 'unready'; readonly instead: OtherMove }
  | {
      readonly is: 'fewer';
      readonly kinds: readonly Kind[];
      readonly unseen: number;
      readonly better: number;
      readonly instead: OtherMove;
    }
  | {
      readonly is: 'further' | 'slower';
      readonly count: number;
      readonly better: number;
      readonly instead: OtherMove;
    }
  | { readonly is: 'hopeless'; readonly instead: OtherMove }
  | { readonly is: 'nearer'; readonly short: number; readonly nearer: number }
  | { readonly is: 'passed'; readonly left: number }
  | { readonly is: 'shows'; readonly call: Action }
  /** What a call would have cost, where passing is right. */
  | { readonly is: 'costs'; readonly call: Action; readonly by: readonly MoveReason[] }
  | { readonly is: 'named'; readonly tile: Kind }
  /** Why declared hands of others can win on the discard, or cannot. */
  | {
      readonly is: 'safety';
      readonly tile: Kind;
      readonly threats: readonly ThreatReason[];
      readonly reader: Seat;
      readonly dealer: Seat;
    }
  | { readonly is: 'says'; readonly word: string; readonly short: number | null; readonly binds: boolean }
  | {
      readonly is:
        | 'asGood'
        | 'lessUse'
        | 'missed'
        | 'unsaid'
        | 'passWin'
        | 'wins'
        | 'kong'
        | 'exchange'
        | 'otherWord'
        | 'over';
    };

/** A table at which a player has to act. */
export interface DecisionMoment {
  readonly ruleset: Ruleset;
  readonly table: Table;
  /** The rules the course has taught so far; no explanation uses a later rule. Undefined means all rules. */
  readonly taught?: ReadonlySet<RuleId>;
}

/** Computes a move's effect on the hand, using only taught rules. */
const effectAt = ({ ruleset, table, taught }: DecisionMoment, action: Action): ProofEffect =>
  effectOf(taught ? asFarAs(ruleset, taught) : ruleset, table, action);

/** Does the reader know how a hand wins? Before that, distances to a win mean nothing. */
const knowsWins = ({ ruleset: { wins }, taught }: DecisionMoment): boolean =>
  !taught || taught.has(wins.shapeRule);

/** Is the wall empty? Then no tile can come that completes the hand. */
const isOver = ({ table }: DecisionMoment): boolean => tilesLeft(table.wall) === 0;

/** Returns the reasons against a legal move where another is right. They never reveal which. */
export function reasonsAgainst(moment: DecisionMoment, action: Action, goal: Action): MoveReason[] {
  const { table } = moment;
  if (goal.do === 'win') {
    if (action.do === 'pass') return [{ is: 'passWin' }];
    return [{ is: action.do === 'exchange' ? 'exchange' : 'wins' }];
  }
  if (
    goal.do === 'discard' &&
    goal.says !== undefined &&
    action.do === 'discard' &&
    action.says !== goal.says &&
    action.tile === goal.tile
  ) {
    return [{ is: action.says === undefined ? 'unsaid' : 'otherWord' }];
  }
  const safety = safetyReasons(moment, action);
  if (isLessSafe(threatsIn(safety), threatsIn(safetyReasons(moment, goal)))) return safety;
  const effect = effectAt(moment, action);
  const saying = declarationReason(moment, effect, action, goal);
  if (saying && action.do === 'discard' && goal.do === 'discard' && action.tile === goal.tile)
    return [saying];
  const others = unspoken(moment, action, goal, effect, offerOf(table) !== null);
  const reasons = saying ? [saying, ...others.filter(({ is }) => is !== 'asGood')] : others;
  return safety.length > 0 ? [...reasons.filter(({ is }) => is !== 'asGood'), ...safety] : reasons;
}

/** What is to be said of the discard against declared hands; nothing where there are none. */
function safetyReasons({ ruleset, table, taught }: DecisionMoment, action: Action): MoveReason[] {
  const threats = safetyOf(ruleset, table, action, taught);
  if (action.do !== 'discard' || threats.length === 0) return [];
  return [{ is: 'safety', tile: action.tile, threats, reader: action.seat, dealer: table.dealer }];
}

const threatsIn = (reasons: readonly MoveReason[]): readonly ThreatReason[] =>
  reasons.flatMap((reason) => (reason.is === 'safety' ? reason.threats : []));

/**
 * Returns the reason about a declaration said with a discard where none is right: the hand's distance from what it
 * declares, and whether the declaration binds it.
 */
function declarationReason(
  { ruleset, table }: DecisionMoment,
  { waits, short }: ProofEffect,
  action: Action,
  goal: Action,
): MoveReason | null {
  if (action.do !== 'discard' || action.says === undefined) return null;
  if (goal.do === 'discard' && goal.says === action.says && goal.tile === action.tile) return null;
  const done = playMove(ruleset, table, action);
  // A bound hand can claim no meld and can discard only the tile it draws; this counts the moves forbidden by that.
  const tries: readonly Action[] = [
    { do: 'pung', seat: action.seat },
    ...table.seats[action.seat].concealed.map((tile): Action => ({ do: 'discard', seat: action.seat, tile })),
  ];
  const bound = (at: Table): number =>
    tries.filter((each) => byClause({ ruleset, table: at }, each) !== null).length;
  const binds = done.is === 'done' && bound(done.table) > bound(table);
  return { is: 'says', word: action.says, short: waits.kinds.length > 0 ? 1 : short, binds };
}

/** Returns the reasons that concern the tiles, whatever is declared. */
function unspoken(
  moment: DecisionMoment,
  action: Action,
  goal: Action,
  effect: ProofEffect,
  isClaim: boolean,
): MoveReason[] {
  if (isOver(moment)) return [{ is: isClaim && goal.do === 'pass' ? 'over' : 'asGood' }];
  const compared = comparedWith(effect, effectAt(moment, goal), insteadOf(action, goal));
  const reasons = knowsWins(moment) ? compared : compared.filter(({ is }) => !DISTANCES.has(is));
  if (action.do === 'pass') {
    return [
      { is: 'passed', left: effect.left },
      ...(reasons.length > 0 ? reasons : [{ is: 'missed' } as const]),
    ];
  }
  const [lost] = lostBy(effect);
  if (reasons.length > 0) return [...(lost ? [lost] : []), ...reasons];
  if (compared.length > 0) return [lost ?? { is: 'lessUse' }];
  if (goal.do === 'kong' && !isClaim) return [{ is: 'kong' }, ...(lost ? [lost] : [])];
  if (isClaim && goal.do === 'pass') return [...(lost ? [lost] : []), { is: 'shows', call: action }];
  return [lost ?? { is: 'asGood' }];
}

const DISTANCES: ReadonlySet<MoveReason['is']> = new Set(['further', 'slower', 'hopeless']);

/** Names the right move vaguely enough for a reader who still has to find it. */
function insteadOf({ do: tried }: Action, { do: right }: Action): OtherMove {
  switch (right) {
    case 'discard':
    case 'pass':
    case 'exchange':
      return right;
    case 'chow':
    case 'pung':
      return tried === 'pass' ? 'call' : 'otherCall';
    default:
      return tried === 'pass' ? 'call' : 'move';
  }
}

/** Returns the worst thing the move breaks: a set, a pair, or a partial run; none when it breaks nothing. */
function lostBy({ broken, pair, partner }: ProofEffect): MoveReason[] {
  if (broken) return [{ is: 'broken', tiles: broken }];
  if (pair) return [{ is: 'pair', ...pair }];
  return partner && partner.lacks.length > 0 ? [{ is: 'partner', ...partner }] : [];
}

/** Compares two moves by wait, then by shanten, then by useful tiles. Returns no reason when the move is not worse. */
function comparedWith(own: ProofEffect, better: ProofEffect, instead: OtherMove): MoveReason[] {
  const [has, had] = [own.waits, better.waits];
  if (had.kinds.length > 0) {
    if (has.kinds.length === 0) return [{ is: 'unready', instead }];
    return has.tiles < had.tiles
      ? [{ is: 'fewer', kinds: has.kinds, unseen: has.tiles, better: had.tiles, instead }]
      : [];
  }
  if (better.short === null) return [];
  if (own.short === null) return [{ is: 'hopeless', instead }];
  if (own.short > better.short) {
    return [{ is: 'further', count: own.short, better: better.short, instead }];
  }
  return own.short === better.short && own.nearer < better.nearer
    ? [{ is: 'slower', count: own.nearer, better: better.nearer, instead }]
    : [];
}

/** Returns the reasons for the right move. */
export function reasonsFor(moment: DecisionMoment, goal: Action): MoveReason[] {
  const { ruleset, table } = moment;
  const verdict = judgedNow(moment, goal.seat);
  if (goal.do === 'win') return verdict?.wins ? wonWith(moment, goal.seat, verdict.score) : [];
  const tooLittle = verdict && !verdict.wins ? worthOf(ruleset, verdict.score) : [];
  if (goal.do === 'pass') {
    // Passing is right because of what the best call would cost.
    const call = legal(ruleset, table, goal.seat).find((each) => each.do !== 'pass' && each.do !== 'win');
    if (!call) return tooLittle;
    const by = reasonsAgainst(moment, call, goal);
    return [...tooLittle, ...(isOver(moment) ? by : [{ is: 'costs', call, by } as const])];
  }
  if (isOver(moment)) return tooLittle;
  const safety = safetyReasons(moment, goal);
  const effect = effectAt(moment, goal);
  const { kinds, tiles } = effect.waits;
  if (kinds.length > 0) {
    const discards = goal.do === 'pung' || goal.do === 'chow';
    return [...tooLittle, { is: 'ready', kinds, unseen: tiles, discards }, ...safety];
  }
  if (safety.length > 0) return [...tooLittle, ...safety];
  return effect.short === null || effect.nearer === 0 || !knowsWins(moment)
    ? tooLittle
    : [...tooLittle, { is: 'nearer', short: effect.short, nearer: effect.nearer }];
}

/** Judges a win with the drawn or offered tile; null when there is no such tile. */
function judgedNow({ ruleset, table }: DecisionMoment, seat: Seat): WinVerdict | null {
  const { stage } = table;
  const offer = offerOf(table);
  const drew = stage.phase === 'deciding' ? stage.drew : null;
  const how = offer ? howOffered(offer) : drew && howDrawn(table, seat, drew);
  if (!how) return null;
  return judgeHand({ ruleset, table }, seat, scoringHandAt(table, seat, offer?.tile ?? null), how);
}

/** Returns the sets of a winning hand and what it is worth. */
const wonWith = ({ ruleset, table }: DecisionMoment, seat: Seat, score: Score): MoveReason[] => [
  ...(score.reading ? [{ is: 'sets', reading: score.reading, melds: table.seats[seat].melds } as const] : []),
  ...worthOf(ruleset, score),
];

/** Returns the hand's worth against the minimum; nothing when no line counts and no minimum is missed. */
function worthOf(ruleset: Ruleset, score: Score | null): MoveReason[] {
  if (!score) return [];
  const minimum = minimumOf(ruleset, score);
  const isToBeSaid = score.lines.length > 0 || (minimum !== null && minimum.have < minimum.need);
  return isToBeSaid ? [{ is: 'worth', score, minimum }] : [];
}
