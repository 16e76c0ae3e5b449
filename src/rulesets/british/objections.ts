/** Explains why a winning hand lacks a line: points and doubles part by part, and special hands. */

import type { LineName, Objections } from '../../engine/objections.ts';
import { FLOWERS, isOuter, SEASONS } from '../../engine/tiles.ts';
import {
  allConcealed,
  allFour,
  allSets,
  firstOf,
  isDrawn,
  type Look,
  lastOfAll,
  noChow,
  noSets,
  nothingCalled,
  objections,
  onDiscard,
  onRobbery,
  setFact,
} from '../parts/objections.ts';
import type { WholeSet } from '../parts/read-hand.ts';
import { STANDARD } from '../parts/standard-objections.ts';
import { DOUBLES, isSupplement } from './doubles.ts';
import { RULE as ORIGINAL_CALL } from './original-call.ts';
import { POINTS } from './points.ts';
import { lastOfTheWall, PURITY, PURITY_NEEDS, type ScoringAgreement, supplement } from './special-hands.ts';

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

const uncalledHand: Look = () => ({ is: 'undeclared', rule: ORIGINAL_CALL });
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
  'own-wind': STANDARD['seat-wind'],
  'round-wind': STANDARD['round-wind'],
  dragon: STANDARD.dragon,
  'no-chows': noChow,
  concealed: firstOf(nothingCalled, isDrawn),
  'one-suit': STANDARD['half-flush'],
  outer: STANDARD['terminals-and-honours'],
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
  'own-flower': STANDARD['own-flower'],
  'own-season': STANDARD['own-season'],
  'four-flowers': allFour(FLOWERS),
  'four-seasons': allFour(SEASONS),
};

const linesOf = (pattern: string, ...looks: readonly Readonly<Record<string, Look>>[]): LineName[] =>
  looks.flatMap((each) => Object.keys(each).map((part) => ({ pattern, part })));

/** The check for a part of points or doubles: that a special hand replaces it, or what the hand lacks. */
function lookAt(part: string, pattern: string, special: string | null): Look | undefined {
  const bonus = BONUS_LOOKS[part];
  if (bonus) return bonus;
  const stands: Look = () =>
    special === null ? null : { is: special === PURITY ? 'instead' : 'fixed', by: special };
  const own = pattern === POINTS ? POINT_LOOKS[part] : (HAND_LOOKS[part] ?? WAY_LOOKS[part]);
  // Points count beside purity but beside no other special hand.
  if (special === null || (special === PURITY && pattern === POINTS)) return own;
  return pattern === DOUBLES && WAY_LOOKS[part] && own ? firstOf(own, stands) : stands;
}

export const objectionsOf = ({ specials }: ScoringAgreement): Objections => {
  const needs = new Map([[PURITY, PURITY_NEEDS], ...specials.map(({ id, needs }) => [id, needs] as const)]);
  const lines = [
    ...linesOf(POINTS, POINT_LOOKS, { bonus: noSets, 'mah-jong': noSets }),
    ...linesOf(DOUBLES, HAND_LOOKS, WAY_LOOKS, BONUS_LOOKS).filter(({ part }) => part !== 'bonus'),
    ...[...needs.keys()].map((id) => ({ pattern: id })),
  ];
  return objections(lines, ({ pattern, part }, { lines: counted }) => {
    if (part === undefined) return firstOf(...(needs.get(pattern) ?? []));
    return lookAt(part, pattern, counted.find((line) => needs.has(line.pattern))?.pattern ?? null);
  });
};
