/** Checks shared by games that explain why a hand does not have a pattern, one fact each. */

import { copiesOf } from '../../engine/counts.ts';
import type { Against, LineName, Objections, SetFact, SetsOf } from '../../engine/objections.ts';
import type { Score } from '../../engine/score.ts';
import type { WinToScore } from '../../engine/scoring.ts';
import {
  isDragon,
  isHonour,
  isOuter,
  isSuited,
  isTerminal,
  isWind,
  type Kind,
  suitOf,
} from '../../engine/tiles.ts';
import { type KindCount, nineGates, suitStart } from './named-tiles.ts';
import type { ReadGroup, ReadHand, WholeSet } from './read-hand.ts';
import { readHand } from './read-hand.ts';

/** One check; returns the fact against the pattern, or null if there is none. */
export type Check = (hand: ReadHand, win: WinToScore) => Against | null;

/** Runs checks in order and returns the first objection. */
export const firstOf =
  (...checks: readonly Check[]): Check =>
  (hand, win) => {
    for (const check of checks) {
      const found = check(hand, win);
      if (found) return found;
    }
    return null;
  };

export const setFact = ({ kind, tiles }: WholeSet): SetFact => ({ kind, tiles });
const isSet = (group: ReadGroup): group is WholeSet => group.kind !== 'pair';

/** Objects to a set of this kind. */
const noSet =
  (is: (set: WholeSet) => boolean): Check =>
  ({ sets }) => {
    const set = sets.find(is);
    return set ? { is: 'set', set: setFact(set) } : null;
  };
export const noChow: Check = noSet(({ kind }) => kind === 'chow');
export const noPung: Check = noSet(({ kind }) => kind !== 'chow');
export const noSets: Check = noSet(() => true);

/** Objects to any shape but the one named and the standard one. */
export const inShape =
  (shape: string): Check =>
  ({ reading }) =>
    reading.shape === shape || reading.shape === 'standard' ? null : { is: 'shape', rule: reading.shape };
export const inSets: Check = inShape('standard');
/** Objects unless all sets are pungs or kongs. */
export const triplets: Check = firstOf(inSets, noChow);

export const only =
  (may: (kind: Kind) => boolean): Check =>
  ({ tiles }) => {
    const tile = tiles.find((kind) => !may(kind));
    return tile === undefined ? null : { is: 'tile', tile };
  };
export const noHonours = only((kind) => !isHonour(kind));
export const onlyHonours = only(isHonour);
export const onlyOuter = only(isOuter);
export const onlySimples = only((kind) => isSuited(kind) && !isTerminal(kind));

export const oneSuit: Check = ({ tiles }) => {
  const [first, ...rest] = tiles.filter(isSuited);
  const other = first === undefined ? undefined : rest.find((kind) => suitOf(kind) !== suitOf(first));
  return first === undefined || other === undefined ? null : { is: 'suits', tiles: [first, other] };
};

export const someHonours: Check = ({ honours }) => (honours ? null : { is: 'no', of: 'honours' });
export const someSuit: Check = ({ suits }) => (suits > 0 ? null : { is: 'no', of: 'suits' });
export const someTerminals: Check = ({ terminals }) => (terminals ? null : { is: 'no', of: 'terminals' });

/** Objects to a set that was called or completed by another seat's tile. */
export const allConcealed =
  (which: (set: WholeSet) => boolean = () => true): Check =>
  ({ hand, sets }, { how }) => {
    const set = sets.find((each) => which(each) && !each.concealed);
    if (!set) return null;
    const called = hand.melds.some((meld) => meld.tile === set.tile && meld.kind === set.kind);
    return how.by === 'draw' || called
      ? { is: 'called', set: setFact(set) }
      : { is: 'finished-by-another', set: setFact(set) };
  };

/** Objects to a called meld; a set completed by the winning discard is allowed. */
export const nothingCalled: Check = ({ groups, hand: { melds } }) => {
  const open = groups
    .slice(0, melds.length)
    .filter(isSet)
    .find(({ concealed }) => !concealed);
  return open ? { is: 'called', set: setFact(open) } : null;
};

export const nothingDown: Check = ({ groups, hand: { melds } }) => {
  const [down] = groups.slice(0, melds.length).filter(isSet);
  return down ? { is: down.concealed ? 'set' : 'called', set: setFact(down) } : null;
};

const SETS_OF: Readonly<Record<SetsOf, (hand: ReadHand) => readonly WholeSet[]>> = {
  pung: ({ pungs }) => pungs,
  kong: ({ kongs }) => kongs,
  chow: ({ chows }) => chows,
  dragon: ({ pungs }) => pungs.filter(({ tile }) => isDragon(tile)),
  wind: ({ pungs }) => pungs.filter(({ tile }) => isWind(tile)),
  concealed: ({ pungs }) => pungs.filter(({ concealed }) => concealed),
};

/** Objects with all sets of this kind: there are none, too few, or the wrong ones. */
export const allSets =
  (of: SetsOf): Check =>
  (hand) => ({ is: 'sets', of, sets: SETS_OF[of](hand).map(setFact) });

/** Objects if there are fewer than `need` such sets. */
export const atLeast =
  (of: SetsOf, need: number): Check =>
  (hand, win) =>
    SETS_OF[of](hand).length < need ? allSets(of)(hand, win) : null;

export const pairOf =
  (is: (kind: Kind) => boolean): Check =>
  ({ pair }) =>
    pair === null || is(pair) ? null : { is: 'pair', tile: pair };

export const pungOf =
  (tile: (hand: ReadHand) => Kind): Check =>
  (hand) => ({ is: 'no-pung', tile: tile(hand) });

/** Objects if the hand has too few copies of one of these tiles. */
export const copies =
  (need: (hand: ReadHand) => readonly KindCount[]): Check =>
  (hand) => {
    for (const [tile, count] of need(hand)) {
      const have = copiesOf(hand.tiles, tile);
      if (have < count) return { is: 'copies', tile, have };
    }
    return null;
  };

/** Objects unless the hand has 1112345678999 of its suit. */
export const gates: Check = copies(({ tiles }) => nineGates(suitStart(tiles)));
/** Objects unless the hand has each of these tiles. */
export const oneOfEach = (kinds: readonly Kind[]): Check =>
  copies(() => kinds.map((kind) => [kind, 1] as const));

export const bonusTile =
  (tile: (hand: ReadHand) => Kind): Check =>
  (hand) =>
    hand.hand.bonus.includes(tile(hand)) ? null : { is: 'copies', tile: tile(hand), have: 0 };
/** Objects unless all four flowers, or seasons, that begin with this one lie open. */
export const allFour = (first: Kind): Check =>
  firstOf(...[0, 1, 2, 3].map((nth) => bonusTile(() => first + nth)));

export const isDrawn: Check = (_hand, { how }) =>
  how.by === 'draw' || how.tile === null
    ? null
    : { is: how.by === 'robbery' ? 'robbed' : 'discard', tile: how.tile };
export const notDrawn: Check = (_hand, { how }) =>
  how.by === 'draw' && how.tile !== null ? { is: 'drawn', tile: how.tile } : null;
export const onDiscard: Check = (_hand, { how }) =>
  how.by === 'draw' && how.tile !== null
    ? { is: 'drawn', tile: how.tile }
    : how.by === 'robbery'
      ? { is: 'robbed', tile: how.tile }
      : null;
export const onRobbery: Check = (_hand, { how }) =>
  how.by === 'robbery' || how.tile === null
    ? null
    : { is: how.by === 'draw' ? 'drawn' : 'discard', tile: how.tile };
/**
 * Objects unless the winning tile was drawn after at least `need` kongs in a row; a replacement for a bonus tile and an
 * ordinary draw do not count.
 */
export const afterKongs =
  (need: number): Check =>
  (_hand, { how }) => {
    if (how.by !== 'draw' || how.tile === null || how.drew.chain >= need) return null;
    const { by, chain } = how.drew;
    const is = chain > 0 ? 'drawn-after-one' : by === 'bonus' ? 'drawn-for-bonus' : 'drawn-in-turn';
    return { is, tile: how.tile };
  };
export const lastOfAll: Check = (_hand, { how }) =>
  (how.by === 'draw' ? how.drew.last : how.last) ? null : { is: 'wall-left' };
export const notFirst: Check = (_hand, { how }) => (how.opening ? null : { is: 'not-first' });

/** Objects unless the seat's wind is accepted. */
export const seatWind =
  (may: (wind: number) => boolean): Check =>
  ({ hand }) =>
    may(hand.seatWind) ? null : { is: 'wind', wind: hand.seatWind };

/** Builds a game's objections from a table of checks. A line without a check, or one that counts, gets no objection. */
export const objections = (
  lines: readonly LineName[],
  checkOf: (line: LineName, score: Score) => Check | undefined,
): Objections => ({
  lines,
  against: (line, score, win) => {
    const { reading, placed } = score;
    const counts = score.lines.some(({ pattern, part }) => pattern === line.pattern && part === line.part);
    if (reading === null || counts) return null;
    return (
      checkOf(line, score)?.(readHand(win.scoringHand, reading, placed, win.how.by !== 'draw'), win) ?? null
    );
  },
});
