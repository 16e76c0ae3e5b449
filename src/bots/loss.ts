/** Explains a costly decision by the tiles its seat could see: what the hand had left, and what was taken apart. */
import type { Action } from '../engine/action.ts';
import { countTiles } from '../engine/counts.ts';
import { withoutTiles } from '../engine/hands.ts';
import { nearestSets } from '../engine/nearest-sets.ts';
import { hasNeighbour } from '../engine/sets.ts';
import { type Kind, plainKind, SUITED } from '../engine/tiles.ts';
import type { View } from '../engine/view.ts';
import { afterClaim, afterKong, type HandAfterClaim } from './after-claim.ts';
import { leastOf, type WinDistance } from './distance-to-win.ts';
import { prospectOf } from './evaluate-discards.ts';
import { Hand } from './hand.ts';
import { type Collects, collectsOf } from './hint.ts';
import { type BotKnowledge, knowledgeOf } from './knowledge.ts';
import { hasReds, plainAction, plainView } from './plain-view.ts';
import type { Plan } from './plans.ts';
import { coursesOf } from './suit-dp.ts';

/** What a hand has left after a move. */
export interface Reach extends Omit<WinDistance, 'short'> {
  /** As of a win distance; null if no win is in reach. */
  readonly short: WinDistance['short'] | null;
}

/** What a discard took apart. */
export type BrokenPart =
  /** A finished set. */
  | { readonly is: 'set'; readonly tiles: readonly Kind[] }
  /** The only pair that this game accepts; `among` lists the kinds it may be of. */
  | { readonly is: 'needed-pair'; readonly tile: Kind; readonly among: readonly Kind[] }
  /** The only pair of the hand. */
  | { readonly is: 'only-pair'; readonly tile: Kind }
  /** A tile that the plan needs three of. */
  | { readonly is: 'third'; readonly tile: Kind }
  /** The only tile that could still become the pair that this game accepts. */
  | { readonly is: 'half-pair'; readonly tile: Kind; readonly among: readonly Kind[] }
  /** Two tiles that waited for another one of their run or triplet. `waits`: the kinds that no longer help. */
  | { readonly is: 'part'; readonly other: Kind; readonly waits: readonly Kind[] };

/** Why the better discard was not needed. `inSight`: copies outside the own hand that everybody could see. */
export type SpareTile =
  /** All other copies are in sight. */
  | { readonly is: 'dead' }
  /** An honour that scores nothing for this seat, in a game in which others do. */
  | { readonly is: 'worthless'; readonly inSight: number }
  /** It does not fit the plan. */
  | { readonly is: 'strange'; readonly collects: Collects | null }
  /** It has no neighbours in the hand. */
  | { readonly is: 'alone'; readonly inSight: number };

export interface Loss {
  readonly done: Reach;
  readonly better: Reach;
  /**
   * Number of tiles that must come by the plan of the better move, after the move that was made and after the better
   * one, and what that plan collects; null without such a plan. `done` is null if that move ruled the plan out.
   */
  readonly byPlan: {
    readonly collects: Collects | null;
    readonly done: number | null;
    readonly better: number;
  } | null;
  /** Both are known only where one discard stands against another. */
  readonly broke: BrokenPart | null;
  readonly spare: SpareTile | null;
}

const NO_REACH: Reach = { short: null, kinds: [], tiles: 0 };

/**
 * Compares what two moves leave of a hand.
 * @param plan the plan that the better move follows; null if there is none
 */
export function lossOf(
  seen: View,
  ruleset: BotKnowledge['ruleset'],
  moves: { readonly done: Action; readonly better: Action; readonly plan: Plan | null },
): Loss {
  const isPlain = !hasReds(ruleset.tiles);
  const view = isPlain ? seen : plainView(seen);
  const [done, better] = isPlain
    ? [moves.done, moves.better]
    : [plainAction(moves.done), plainAction(moves.better)];
  const knowledge = knowledgeOf(view, done.seat, ruleset);
  const [left, best] = [reachOf(knowledge, done), reachOf(knowledge, better)];
  const { concealed } = view.seats[done.seat];
  const apart = { concealed, plan: moves.plan, knowledge };
  const isDiscard = done.do === 'discard' && better.do === 'discard';
  return {
    done: left,
    better: best,
    byPlan: moves.plan && byPlan(knowledge, moves.plan, done, better),
    broke: isDiscard ? brokenBy(apart, done.tile, better.tile, { done: left, better: best }) : null,
    spare: isDiscard ? spareTile(apart, better.tile) : null,
  };
}

function reachOf(knowledge: BotKnowledge, action: Action): Reach {
  const hand = handAfter(knowledge, action);
  return (hand && leastOf(knowledge, hand.concealed, hand.melds)) ?? NO_REACH;
}

function byPlan(knowledge: BotKnowledge, plan: Plan, done: Action, better: Action): Loss['byPlan'] {
  const short = (action: Action): number | null => {
    const hand = handAfter(knowledge, action);
    const course = hand && coursesOf(knowledge.plans, hand.melds).find((each) => each.plan === plan);
    if (!hand || !course) return null;
    return new Hand(countTiles(hand.concealed), hand.melds, knowledge.ruleset.deal.sets).distance(course) + 1;
  };
  const after = short(better);
  return after === null ? null : { collects: collectsOf(plan), done: short(done), better: after };
}

/** The hand after a move, one tile short of a complete one; null if the move leads to none. */
export function handAfter(knowledge: BotKnowledge, action: Action): HandAfterClaim | null {
  const { view, seat } = knowledge;
  const hand = view.seats[seat];
  const { offer } = view.stage;
  switch (action.do) {
    case 'discard':
      return { concealed: withoutTiles(hand.concealed, [action.tile]), melds: hand.melds };
    case 'pass':
      return hand;
    case 'kong':
      return offer ? afterClaim(hand, offer, action) : afterKong(hand, action);
    case 'chow':
    case 'pung':
      return offer ? afterDiscard(knowledge, afterClaim(hand, offer, action)) : null;
    default:
      return null;
  }
}

/** The hand after its best discard; null if every discard leaves it without a chance. */
function afterDiscard(knowledge: BotKnowledge, hand: HandAfterClaim): HandAfterClaim | null {
  const best = prospectOf(knowledge, hand);
  return best && { concealed: withoutTiles(hand.concealed, [best.discard]), melds: hand.melds };
}

interface HandApart {
  readonly concealed: readonly Kind[];
  readonly plan: Plan | null;
  readonly knowledge: BotKnowledge;
}

/** What the discard of `tile` took apart, and the discard of `better` would have left whole. */
function brokenBy(
  { concealed, plan, knowledge }: HandApart,
  tile: Kind,
  better: Kind,
  { done, better: best }: Pick<Loss, 'done' | 'better'>,
): BrokenPart | null {
  // Special shapes have no sets to break.
  if (plan?.shape || tile === better) return null;
  const counts = countTiles(concealed);
  const copies = counts[tile] as number;
  const among = plan?.pairs ?? null;
  const isOtherPair = (kind: Kind): boolean => kind !== tile && (counts[kind] as number) >= 2;
  if (among?.includes(tile) && copies === 2 && !among.some(isOtherPair))
    return { is: 'needed-pair', tile, among };
  const sets = knowledge.ruleset.deal.sets - knowledge.view.seats[knowledge.seat].melds.length;
  const [rest, whole] = [tile, better].map((gone) =>
    nearestSets(countTiles(withoutTiles(concealed, [gone])), sets),
  );
  if (!rest || !whole) return null;
  const set = whole.sets.find(({ tiles }) => tiles.includes(tile));
  if (set && rest.sets.length < whole.sets.length) return { is: 'set', tiles: set.tiles };
  const isThird = plan?.needs.some(({ pung }) => pung?.length === 1 && pung[0] === tile) ?? false;
  if (isThird && copies === 2) return { is: 'third', tile };
  if (whole.pair === tile && rest.pair === null) return { is: 'only-pair', tile };
  const isFurther = done.short !== best.short;
  const waits = isFurther ? best.kinds : best.kinds.filter((kind) => !done.kinds.includes(kind));
  const hasPair = among?.some((kind) => (counts[kind] as number) >= 2) ?? true;
  if (among?.includes(tile) && !hasPair && waits.includes(tile)) return { is: 'half-pair', tile, among };
  return partWith(counts, tile, waits);
}

/** The neighbour or twin with which a tile waited for one of these kinds. */
function partWith(
  counts: readonly number[] | Uint8Array,
  tile: Kind,
  among: readonly Kind[],
): BrokenPart | null {
  if ((counts[tile] as number) >= 2 && among.includes(tile))
    return { is: 'part', other: tile, waits: [tile] };
  if (tile >= SUITED) return null;
  for (const step of [1, -1, 2, -2]) {
    const other = tile + step;
    if (other < 0 || Math.floor(other / 9) !== Math.floor(tile / 9) || !counts[other]) continue;
    const waits = among.filter((kind) => isRun(tile, other, kind));
    if (waits.length > 0) return { is: 'part', other, waits };
  }
  return null;
}

function isRun(...tiles: readonly Kind[]): boolean {
  const [low = 0, middle = 0, high = 0] = tiles.toSorted((a, b) => a - b);
  return high < SUITED && middle === low + 1 && high === low + 2 && low % 9 < 7;
}

/** Why this tile could go; null if nothing simple says so. */
function spareTile({ concealed, plan, knowledge }: HandApart, discard: Kind): SpareTile | null {
  const tile = plainKind(discard);
  // What other shapes need of a tile does not show in its neighbours.
  if (plan?.shape) return null;
  if (plan && !plan.may[tile]) return { is: 'strange', collects: collectsOf(plan) };
  const counts = countTiles(concealed);
  if (counts[tile] !== 1 || hasNeighbour(counts, tile)) return null;
  const left = knowledge.unseen[tile] as number;
  const inSight = (knowledge.ruleset.tiles[tile] ?? 0) - left - 1;
  if (left === 0) return { is: 'dead' };
  return isWorthless(knowledge, tile) ? { is: 'worthless', inSight } : { is: 'alone', inSight };
}

/** Is this an honour of which a set scores nothing for the seat, though the game has honours that score? */
function isWorthless({ ruleset, view, seat }: BotKnowledge, tile: Kind): boolean {
  const winds = { seatWind: view.seats[seat].wind, roundWind: view.round };
  const scoring = (ruleset.wins.aims?.(winds) ?? []).flatMap(({ needs = [] }) => {
    const [need, another] = needs;
    return need?.pung?.length === 1 && !another ? need.pung : [];
  });
  return tile >= SUITED && scoring.length > 0 && !scoring.includes(tile);
}
