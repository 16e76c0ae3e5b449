/** Explains why a winning hand lacks a line: points and doubles part by part, and special hands. */
import type { LineName, Objections } from '../../engine/objections.ts';
import { EAST, FLOWERS, isOuter, isSuited, isTerminal, type Kind, SEASONS } from '../../engine/tiles.ts';
import {
  afterKongs,
  allConcealed,
  allSets,
  bonusTile,
  copies,
  firstOf,
  inSets,
  inShape,
  isDrawn,
  type Look,
  lastOfAll,
  noChow,
  noHonours,
  noSets,
  notFirst,
  nothingCalled,
  nothingDown,
  objections,
  onDiscard,
  oneSuit,
  only,
  onlyHonours,
  onlyOuter,
  onRobbery,
  pungOf,
  seatWind,
  setFact,
  someHonours,
  someSuit,
  someTerminals,
} from '../parts/objections.ts';
import type { WholeSet } from '../parts/read-hand.ts';
import { DOUBLES, isLastOfWall, isSupplement } from './doubles.ts';
import { exchangesDone } from './goulash.ts';
import { RULE as ORIGINAL_CALL } from './original-call.ts';
import { ORPHANS } from './patterns/singles.ts';
import { POINTS } from './points.ts';
import { GREEN, MOON, PLUM, PURITY, type ScoringAgreement } from './special-hands.ts';

/** Objects with the set of this kind that comes closest to the line, and how it differs. */
function nearest(kind: 'pung' | 'kong', outer: boolean, concealed: boolean): Look {
  const fits = (set: WholeSet): number =>
    Number(isOuter(set.tile) === outer) + Number(set.concealed === concealed);
  return (hand, win) => {
    const alike = hand.pungs.filter((set) => set.kind === kind);
    const [first] = [...alike].sort((a, b) => fits(b) - fits(a));
    if (!first) return allSets(kind)(hand, win);
    if (isOuter(first.tile) !== outer) return { is: 'set', set: setFact(first) };
    return concealed
      ? allConcealed((set) => set === first)(hand, win)
      : { is: 'uncalled', set: setFact(first) };
  };
}

const SETS: Readonly<Record<string, Look>> = Object.fromEntries(
  (['pung', 'kong'] as const).flatMap((kind) =>
    (['simple', 'outer'] as const).flatMap((rank) =>
      (['exposed', 'concealed'] as const).map((laid) => [
        `${kind}-${rank}-${laid}`,
        nearest(kind, rank === 'outer', laid === 'concealed'),
      ]),
    ),
  ),
);

/** Objects with the pair, which is a different one. */
const otherPair: Look = ({ pair }) => (pair === null ? null : { is: 'pair', tile: pair });

const supplement: Look = firstOf(isDrawn, (_hand, { how }) =>
  isSupplement(how) || how.tile === null ? null : { is: 'drawn-in-turn', tile: how.tile },
);
const lastOfTheWall: Look = firstOf(isDrawn, (_hand, { how }) =>
  isLastOfWall(how) ? null : { is: 'wall-left' },
);
const lastIs =
  (is: Kind): Look =>
  (_hand, { how }) =>
    how.tile === null || how.tile === is ? null : { is: 'other-last', tile: how.tile };
const uncalledHand: Look = () => ({ is: 'undeclared', rule: ORIGINAL_CALL });
const allOfRow = (first: Kind): Look => firstOf(...[0, 1, 2, 3].map((nth) => bonusTile(() => first + nth)));

/** Checks for points of sets, pairs and the self-draw. */
const POINT_LOOKS: Readonly<Record<string, Look>> = {
  ...SETS,
  'pair-dragon': otherPair,
  'pair-own': otherPair,
  'pair-round': otherPair,
  'pair-both': otherPair,
  'self-drawn': firstOf(isDrawn, (_hand, { how }) =>
    isSupplement(how) && how.tile !== null ? { is: 'replacement', tile: how.tile } : null,
  ),
};

/** Checks for doubles by the tiles of the hand. */
const HAND_LOOKS: Readonly<Record<string, Look>> = {
  'own-wind': pungOf(({ hand }) => EAST + hand.seatWind),
  'round-wind': pungOf(({ hand }) => EAST + hand.roundWind),
  dragon: allSets('dragon'),
  'no-chows': noChow,
  concealed: firstOf(nothingCalled, isDrawn),
  'one-suit': firstOf(oneSuit, someHonours, someSuit),
  outer: firstOf(onlyOuter, someHonours, someTerminals),
  'original-call': uncalledHand,
};

/** Checks for doubles that also count beside special hands, with bonus tiles. */
const WAY_LOOKS: Readonly<Record<string, Look>> = {
  supplement,
  'last-tile': lastOfTheWall,
  'last-discard': firstOf(onDiscard, lastOfAll),
  robbing: onRobbery,
  'won-call': uncalledHand,
};

const BONUS_LOOKS: Readonly<Record<string, Look>> = {
  bonus: ({ hand }) => (hand.bonus.length > 0 ? null : { is: 'no', of: 'bonus' }),
  'own-flower': bonusTile(({ hand }) => FLOWERS + hand.seatWind),
  'own-season': bonusTile(({ hand }) => SEASONS + hand.seatWind),
  'four-flowers': allOfRow(FLOWERS),
  'four-seasons': allOfRow(SEASONS),
};

/** Objects unless all sets are pungs. */
const triplets: Look = firstOf(inSets, noChow);

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const suitBegins = (tiles: readonly Kind[]): Kind => {
  const first = tiles.find(isSuited) ?? 0;
  return first - (first % 9);
};

const SPECIAL_LOOKS: Readonly<Record<string, Look>> = {
  'triple-knitting': firstOf(noHonours, inShape('triple-knitting'), noSets),
  knitting: firstOf(noHonours, inShape('knitting'), noSets),
  'all-pair-honours': firstOf(onlyOuter, inShape('all-pair-honours'), noSets),
  'buried-treasure': firstOf(nothingDown, triplets, oneSuit, allConcealed()),
  'fourfold-plenty': allSets('kong'),
  'heads-and-tails': firstOf(noHonours, only(isTerminal), triplets),
  'gates-of-heaven': firstOf(
    noHonours,
    oneSuit,
    nothingDown,
    copies(({ tiles }) => NINE.map((rank) => [suitBegins(tiles) + rank, rank % 8 === 0 ? 3 : 1] as const)),
    noSets,
  ),
  'wriggling-snake': firstOf(
    nothingDown,
    oneSuit,
    copies(({ tiles }) => [
      ...NINE.map((rank) => [suitBegins(tiles) + rank, rank === 0 ? 2 : 1] as const),
      ...[0, 1, 2, 3].map((wind) => [EAST + wind, 1] as const),
    ]),
    noSets,
  ),
  'all-winds-and-dragons': firstOf(onlyHonours, triplets),
  'imperial-jade': firstOf(
    only((tile) => GREEN.includes(tile)),
    triplets,
    copies(() => GREEN.slice(0, 1).map((tile) => [tile, 1] as const)),
  ),
  'thirteen-unique-wonders': firstOf(
    onlyOuter,
    copies(() => ORPHANS.map((tile) => [tile, 1] as const)),
    noSets,
  ),
  'three-great-scholars': firstOf(triplets, allSets('dragon')),
  'four-blessings': firstOf(triplets, allSets('wind')),
  [PURITY]: firstOf(noHonours, oneSuit, triplets),
  'heavens-blessing': firstOf(
    seatWind((wind) => wind === 0),
    isDrawn,
    notFirst,
    ({ hand: { bonus } }) => (bonus[0] === undefined ? null : { is: 'holds', tile: bonus[0] }),
    nothingDown,
    (_hand, { position }) => (exchangesDone(position) > 0 ? { is: 'not-first' } : null),
  ),
  'earths-blessing': firstOf(
    seatWind((wind) => wind !== 0),
    onDiscard,
    notFirst,
  ),
  'plum-blossom': firstOf(supplement, lastIs(PLUM)),
  'moon-from-the-sea': firstOf(lastOfTheWall, lastIs(MOON)),
  'twofold-fortune': firstOf(isDrawn, afterKongs(2)),
};

const linesOf = (pattern: string, ...looks: readonly Readonly<Record<string, Look>>[]): LineName[] =>
  looks.flatMap((each) => Object.keys(each).map((part) => ({ pattern, part })));

/** The check for a line of points or doubles: that a special hand replaces it, or what the hand lacks. */
function lookAt(pattern: string, part: string | undefined, special: string | null): Look | undefined {
  if (part === undefined) return SPECIAL_LOOKS[pattern];
  const bonus = BONUS_LOOKS[part];
  if (bonus) return bonus;
  const stands: Look = () =>
    special === null ? null : { is: special === PURITY ? 'instead' : 'fixed', by: special };
  const own = pattern === POINTS ? POINT_LOOKS[part] : (HAND_LOOKS[part] ?? WAY_LOOKS[part]);
  // Points count beside purity but beside no other special hand.
  if (special === null || (special === PURITY && pattern === POINTS)) return own;
  return pattern === DOUBLES && WAY_LOOKS[part] && own ? firstOf(own, stands) : stands;
}

export const objecting = ({ specials }: ScoringAgreement): Objections => {
  const ids = [PURITY, ...specials.map(({ id }) => id)];
  const lines = [
    ...linesOf(POINTS, POINT_LOOKS, { bonus: noSets, 'mah-jong': noSets }),
    ...linesOf(DOUBLES, HAND_LOOKS, WAY_LOOKS, BONUS_LOOKS).filter(({ part }) => part !== 'bonus'),
    ...ids.map((id) => ({ pattern: id })),
  ];
  return objections(lines, ({ pattern, part }, { lines: counted }) =>
    lookAt(pattern, part, counted.find((line) => ids.includes(line.pattern))?.pattern ?? null),
  );
};
