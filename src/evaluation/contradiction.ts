/** Facts that no real hand can have together. */

import type { Exclusion } from '../engine/exclusion.ts';
import { copiesHeld } from '../engine/hands.ts';
import { mayCallFrom } from '../engine/legality/availability.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { copiesIn, type Kind, plainKind } from '../engine/tiles.ts';
import { exclusionIn, remarksOf, remarksOfWin } from './exclusions.ts';
import { HAS_DISCARDED, type SeatFacts } from './facts.ts';
import { type HandToJudge, scoringHandFrom } from './hand.ts';
import type { WinToJudge } from './verdict.ts';
import { type Circumstances, defaultGiver } from './win-context.ts';

export type Contradiction =
  /** A seat cannot win on its own discard. */
  | { readonly is: 'ownTile' }
  /** The tile is called the first one, but something came before it. `beside` says what. */
  | {
      readonly is: 'first';
      readonly beside: 'robbery' | 'seat' | 'from' | 'later' | 'melds' | 'last' | 'discarded';
    }
  /** A replacement tile needs kongs the hand does not have. */
  | { readonly is: 'kongs'; readonly have: number; readonly need: number }
  /** A replacement tile for a bonus tile the hand does not have. */
  | { readonly is: 'bonus' }
  /** The hand holds more copies of a robbed tile than the kong leaves. */
  | { readonly is: 'robbed'; readonly kind: Kind }
  /** A chow claimed from a seat that this game allows no chow from. `kind` is its lowest tile. */
  | { readonly is: 'run'; readonly kind: Kind }
  /** Facts or circumstances that exclude each other, by this row. */
  | { readonly is: 'excluded'; readonly row: Exclusion };

/** What cannot be true of this hand. Null if nothing contradicts it. */
export const contradictionIn = (ruleset: Ruleset, query: WinToJudge): Contradiction | null =>
  untrueAnywhere(ruleset, query) ??
  exclusionOf(excludedIn(ruleset, query)) ??
  chowContradiction(ruleset, query.hand, query.won.seat);

const exclusionOf = (row: Exclusion | null): Contradiction | null => row && { is: 'excluded', row };

/** The row of this game by which facts or circumstances of the win exclude each other. Null if there is none. */
export function excludedIn(ruleset: Ruleset, { hand, won, facts }: WinToJudge): Exclusion | null {
  const { winning, melds } = hand;
  return exclusionIn(ruleset, remarksOf(won.seat, melds, facts, remarksOfWin(winning?.by ?? 'draw', won)));
}

/** Impossible in every game, whatever its claims. */
export function untrueAnywhere(
  set: Pick<Ruleset, 'tiles' | 'jokers' | 'anyFirst'>,
  { hand, won, facts }: WinToJudge,
): Contradiction | null {
  const { winning } = hand;
  const from = winning === null || winning.by === 'draw' ? null : (winning.from ?? defaultGiver(won));
  return (
    (won.first ? beforeFirst(set, hand, won, from, facts) : null) ??
    (from === won.seat ? { is: 'ownTile' } : null) ??
    (from === null ? undrawn(hand, won) : robbedContradiction(set, hand))
  );
}

const EAST: Seat = 0;

/** What came before a tile that is called the first. `from` is the seat that gave it, null for a draw. */
function beforeFirst(
  { anyFirst }: Pick<Ruleset, 'anyFirst'>,
  { winning, melds }: HandToJudge,
  won: Circumstances,
  from: Seat | null,
  facts: SeatFacts,
): Contradiction | null {
  if (winning?.by === 'robbery') return { is: 'first', beside: 'robbery' };
  if (from !== null && won.seat === EAST) return { is: 'first', beside: 'seat' };
  // Until a claim, seats take their first turns in order.
  if (from !== null && (anyFirst ? from > won.seat : from !== EAST))
    return { is: 'first', beside: anyFirst ? 'later' : 'from' };
  if (melds.length > 0) return { is: 'first', beside: 'melds' };
  if (won.last) return { is: 'first', beside: 'last' };
  return facts[HAS_DISCARDED] === true ? { is: 'first', beside: 'discarded' } : null;
}

/** A replacement tile without the kong or bonus tile that it replaces. */
function undrawn({ melds, bonus }: HandToJudge, { supplement }: Circumstances): Contradiction | null {
  if (supplement === 'bonus') return bonus.length === 0 ? { is: 'bonus' } : null;
  const need = supplement === 'kong' ? 1 : supplement === 'double' ? 2 : 0;
  const have = melds.filter((meld) => meld.kind === 'kong').length;
  return have < need ? { is: 'kongs', have, need } : null;
}

/** A robbed kong takes four copies of its kind (fewer with jokers). The winner can hold only the rest. */
function robbedContradiction(
  { tiles, jokers }: Pick<Ruleset, 'tiles' | 'jokers'>,
  hand: HandToJudge,
): Contradiction | null {
  const { winning } = hand;
  if (winning?.by !== 'robbery') return null;
  const tile = plainKind(winning.tile);
  const others = copiesHeld(scoringHandFrom(hand, 0, 0), tile) - 1;
  const inKong = 4 - (jokers?.most.kong ?? 0);
  return others > copiesIn(tiles, tile) - inKong ? { is: 'robbed', kind: tile } : null;
}

function chowContradiction({ calls }: Ruleset, { melds }: HandToJudge, seat: Seat): Contradiction | null {
  for (const meld of melds) {
    if (meld.kind !== 'chow' || meld.from === null || mayCallFrom(calls.chow, seat, meld.from)) continue;
    return { is: 'run', kind: meld.tile };
  }
  return null;
}
