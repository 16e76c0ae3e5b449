/** Puts one hand to one game: does it win there, why not, what is it worth and who pays? */

import type { Reason } from '../../engine/reason.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import { isBonus, type Kind, type TileSet } from '../../engine/tiles.ts';
import { type Contradiction, excludedIn, untrueAnywhere } from '../../evaluation/contradiction.ts';
import { type JudgedWhole, judgeWhole } from '../../evaluation/evaluate.ts';
import { sizeOf, tilesOf, wholeSize } from '../../evaluation/hand.ts';
import { circumstancesOf, readWhole, type Unready, type WholeHand } from '../../evaluation/parse.ts';
import { judgeWin } from '../../evaluation/verdict.ts';
import type { Circumstances } from '../../evaluation/win-context.ts';
import type { WrittenHand } from '../../notation/hand.ts';
import type { HandLink } from '../../notation/hand-link.ts';
import { type Fit, fit, type SetTiles } from './adapt.ts';
import { whyImpossible } from './impossible.ts';

/** A whole hand that is put to every game alike. */
export interface AllGamesQuery extends WholeHand {
  readonly won: Circumstances;
  /** Sets the reader chose: `added` where a game plays with more sets, `left` out where it plays with fewer. */
  readonly added: readonly SetTiles[];
  readonly left: readonly SetTiles[];
}

export type ComparedOutcome =
  /** The game lacks some of the tiles. */
  | { readonly is: 'lacks'; readonly kinds: readonly Kind[] }
  /** The hand cannot be brought to the size of this game's hands (`need` tiles). */
  | { readonly is: 'unfit'; readonly need: number }
  /** The game never allows these melds to be claimed, or the winning tile to be taken. */
  | { readonly is: 'barred'; readonly reason: Reason }
  | JudgedWhole;

export interface HandAnswer {
  /** Bonus tiles the game does not have; they are set aside and are no part of the hand. */
  readonly aside: readonly Kind[];
  /** Null if the game lacks tiles, or no set can be added or left out. */
  readonly fit: Fit | null;
  readonly outcome: ComparedOutcome;
}

/** What keeps a hand from being put to any game. */
type Problem = Unready | { readonly is: 'impossible'; readonly why: Contradiction };

/** The tiles of all games together, and the sizes a whole hand may have. */
export interface AllGames {
  readonly tiles: TileSet;
  readonly sizes: readonly number[];
}

/** Merges games: per kind the largest tile count, and the distinct hand sizes in ascending order. */
export const allOf = (rulesets: readonly Ruleset[]): AllGames => ({
  tiles: (rulesets[0]?.tiles ?? []).map((_, kind) =>
    Math.max(...rulesets.map(({ tiles }) => tiles[kind] ?? 0)),
  ),
  sizes: [...new Set(rulesets.map(wholeSize))].sort((a, b) => a - b),
});

/** Reads the hand of a link: whole and possible in some game, or the problem with it. */
export function askOf(
  link: HandLink,
  { tiles, sizes }: AllGames,
): Problem | { readonly is: 'asked'; readonly query: AllGamesQuery } {
  const need = (hand: WrittenHand): number => (sizes.includes(sizeOf(hand)) ? sizeOf(hand) : link.size);
  const read = readWhole(link, tiles, need);
  if (read.is !== 'whole') return read;
  const won = circumstancesOf(link);
  const { winning } = read;
  const hand = fromNextSeat(read.hand, won.seat);
  const why = untrueAnywhere({ tiles }, { hand, won, facts: {} });
  if (why) return { is: 'impossible', why };
  return { is: 'asked', query: { hand, winning, won, added: link.added, left: link.left } };
}

/** Fills in the giver of a chow that names none: the previous seat, since every game allows only that. */
const fromNextSeat = (hand: WrittenHand, seat: Seat): WrittenHand => ({
  ...hand,
  melds: hand.melds.map((meld) =>
    meld.kind === 'chow' && meld.from === null ? { ...meld, from: seatAfter(seat, 3) } : meld,
  ),
});

/** Judges the hand by this game's rules. */
export function answerOf(ruleset: Ruleset, query: AllGamesQuery): HandAnswer {
  const has = (kind: Kind): boolean => (ruleset.tiles[kind] ?? 0) > 0;
  const aside = query.hand.bonus.filter((kind) => !has(kind));
  const lacking = [...new Set(tilesOf(query.hand))].filter((kind) => !has(kind) && !isBonus(kind));
  if (lacking.length > 0)
    return { aside, fit: null, outcome: { is: 'lacks', kinds: lacking.sort((a, b) => a - b) } };
  const hand = { ...query.hand, bonus: query.hand.bonus.filter(has) };
  const won = wonWith(hand, query.won);
  const wishes = sizeOf(hand) < wholeSize(ruleset) ? query.added : query.left;
  const fitted = fit(ruleset, hand, wishes, (adaptedHand) => rankIn(ruleset, adaptedHand, won));
  if (!fitted) return { aside, fit: null, outcome: { is: 'unfit', need: wholeSize(ruleset) } };
  const reason = whyBarred(ruleset, fitted.hand, won);
  const outcome: ComparedOutcome = reason
    ? { is: 'barred', reason }
    : judgeWhole(ruleset, winQuery(fitted.hand, won), { hand: fitted.hand, winning: query.winning });
  return { aside, fit: fitted, outcome };
}

/** The rule by which the game never brings about these melds, or this way of winning. */
function whyBarred(ruleset: Ruleset, hand: WrittenHand, won: Circumstances): Reason | null {
  const row = excludedIn(ruleset, winQuery(hand, won));
  return whyImpossible(ruleset, hand, won) ?? (row && { rule: row.rule });
}

/** Treats a replacement tile for a bonus tile as an ordinary draw if the hand has no bonus tiles left. */
const wonWith = ({ bonus }: WrittenHand, won: Circumstances): Circumstances =>
  won.supplement === 'bonus' && bonus.length === 0 ? { ...won, supplement: 'none' } : won;

const winQuery = (hand: WrittenHand, won: Circumstances) => ({ hand, won, facts: {} });

function rankIn(
  ruleset: Ruleset,
  hand: WrittenHand,
  won: Circumstances,
): { readonly wins: boolean; readonly total: number } | null {
  if (untrueAnywhere(ruleset, winQuery(hand, won))) return null;
  if (whyBarred(ruleset, hand, won)) return { wins: false, total: -1 };
  const { verdict } = judgeWin(ruleset, winQuery(hand, won));
  return { wins: verdict.wins, total: verdict.score?.total ?? -1 };
}

/** Does the hand win in this game? */
export const winsThere = ({ outcome }: HandAnswer): boolean => outcome.is === 'wins';
