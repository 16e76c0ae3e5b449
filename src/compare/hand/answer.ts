/** One hand put to one game: whether it wins there, why not, what it is worth and who pays. */

import type { Reason } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import { isBonus, type Kind, type TileSet } from '../../engine/tiles.ts';
import { type Contradiction, untrueAnywhere } from '../../evaluation/contradiction.ts';
import { type JudgedWhole, judgeWhole } from '../../evaluation/evaluate.ts';
import { sizeOf, tilesOf, wholeSize } from '../../evaluation/hand.ts';
import { circumstancesOf, readWhole, type Unready, type WholeHand } from '../../evaluation/parse.ts';
import { judgeWin } from '../../evaluation/verdict.ts';
import type { Circumstances } from '../../evaluation/win-context.ts';
import type { WrittenHand } from '../../notation/hand.ts';
import type { HandLink } from '../../notation/hand-link.ts';
import { type Fit, fit, type SetTiles } from './adapt.ts';
import { barred } from './impossible.ts';

/** A whole hand that is put to every game alike. */
export interface AllGamesQuery extends WholeHand {
  readonly won: Circumstances;
  /** The sets that the reader chose to add where a game plays with more, and to leave out where one plays with fewer. */
  readonly added: readonly SetTiles[];
  readonly left: readonly SetTiles[];
}

export type ComparedOutcome =
  /** Tiles that the game does not have. */
  | { readonly is: 'lacks'; readonly kinds: readonly Kind[] }
  /** It cannot be brought to the size of this game's hands. */
  | { readonly is: 'unfit'; readonly need: number }
  /** The game never lets its sets be called like this, or its last tile be taken. */
  | { readonly is: 'barred'; readonly reason: Reason }
  | JudgedWhole;

export interface HandAnswer {
  /** Bonus tiles that the game does not have: they are no part of the hand, and are left aside. */
  readonly aside: readonly Kind[];
  /** Null where tiles are lacking, or no set can be left out. */
  readonly fit: Fit | null;
  readonly outcome: ComparedOutcome;
}

/** What keeps a hand from being put to any game. */
export type Problem = Unready | { readonly is: 'impossible'; readonly why: Contradiction };

/** The games' tiles together, and how many tiles a whole hand may have. */
export interface AllGames {
  readonly tiles: TileSet;
  readonly sizes: readonly number[];
}

/** The tiles and sizes of these games. */
export const allOf = (rulesets: readonly Ruleset[]): AllGames => ({
  tiles: (rulesets[0]?.tiles ?? []).map((_, kind) =>
    Math.max(...rulesets.map(({ tiles }) => tiles[kind] ?? 0)),
  ),
  sizes: [...new Set(rulesets.map(wholeSize))].sort((a, b) => a - b),
});

/** The hand of a link, whole and possible; or what is wrong with it in whichever game. */
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

/** A run of which nobody says who gave its tile: whoever plays before, since no game lets it be anybody else. */
const fromNextSeat = (hand: WrittenHand, seat: Seat): WrittenHand => ({
  ...hand,
  melds: hand.melds.map((meld) =>
    meld.kind === 'chow' && meld.from === null ? { ...meld, from: seatAfter(seat, 3) } : meld,
  ),
});

/** What this game says of the hand. */
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
  const reason = barred(ruleset, fitted.hand, won);
  const outcome: ComparedOutcome = reason
    ? { is: 'barred', reason }
    : judgeWhole(ruleset, winQuery(fitted.hand, won), { hand: fitted.hand, winning: query.winning });
  return { aside, fit: fitted, outcome };
}

/** A replacement for a bonus tile is a draw like any other where the game has none. */
const wonWith = ({ bonus }: WrittenHand, won: Circumstances): Circumstances =>
  won.supplement === 'bonus' && bonus.length === 0 ? { ...won, supplement: 'none' } : won;

const winQuery = (hand: WrittenHand, won: Circumstances) => ({ hand, won, facts: {} });

function rankIn(
  ruleset: Ruleset,
  hand: WrittenHand,
  won: Circumstances,
): { readonly wins: boolean; readonly total: number } | null {
  if (untrueAnywhere(ruleset, winQuery(hand, won))) return null;
  if (barred(ruleset, hand, won)) return { wins: false, total: -1 };
  const { verdict } = judgeWin(ruleset, winQuery(hand, won));
  return { wins: verdict.wins, total: verdict.score?.total ?? -1 };
}

/** Whether the hand wins in this game. */
export const winsThere = ({ outcome }: HandAnswer): boolean => outcome.is === 'wins';
