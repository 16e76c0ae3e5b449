/** Explains why a winning hand lacks a yaku or a line of fu. */

import type { Chosen } from '../../engine/game.ts';
import type { LineName, Objections } from '../../engine/objections.ts';
import type { Score } from '../../engine/score.ts';
import { isDragon, isOuter, isTerminal, isWind, type Kind } from '../../engine/tiles.ts';
import { pairWorth } from '../parts/finders.ts';
import {
  afterKongs,
  allConcealed,
  allSets,
  atLeast,
  firstOf,
  gates,
  inSets,
  inShape,
  isDrawn,
  type Look,
  lastOfAll,
  noHonours,
  noPung,
  noSets,
  notDrawn,
  nothingCalled,
  nothingDown,
  objections,
  onDiscard,
  oneSuit,
  onlySimples,
  onRobbery,
  pairOf,
  seatWind,
  setFact,
  someHonours,
  triplets,
} from '../parts/objections.ts';
import type { ReadHand, WholeSet } from '../parts/read-hand.ts';
import { STANDARD } from '../parts/standard-objections.ts';
import { FU_LINES } from './fu.ts';
import { isFirstTurn } from './go-around.ts';
import { isInRiichi } from './riichi-state.ts';
import { isTwoSided } from './yaku/finders.ts';
import { isBlessingOfMan, MAN, type Yaku, yakuFor } from './yaku/table.ts';
import { yakumanFor } from './yaku/yakuman.ts';

const inRiichi: Look = firstOf(nothingCalled, (_hand, { position, seat }) =>
  isInRiichi(position, seat) ? null : { is: 'undeclared', rule: 'riichi' },
);
const needsDeclaration =
  (rule: string): Look =>
  () => ({ is: 'undeclared', rule });
const late: Look = () => ({ is: 'late', rule: 'riichi' });
const inFirstTurn: Look = (_hand, { position, seat }) =>
  isFirstTurn(position, seat) ? null : { is: 'not-first' };
const isEast = seatWind((wind) => wind === 0);
const isNotEast = seatWind((wind) => wind !== 0);

const inTurn: Look = (_hand, { how }) =>
  how.by === 'draw' && how.tile !== null && how.drew.by !== 'wall'
    ? { is: 'replacement', tile: how.tile }
    : null;

/** The concealed set that the winning tile completed; null for the pair or none. */
const completedSet = ({ reading, placed, groups, hand }: ReadHand): WholeSet | null => {
  const group = reading.sets[placed] && groups[hand.melds.length + placed];
  return group && group.kind !== 'pair' ? group : null;
};

const pairCompleted: Look = ({ placed, pair }) =>
  placed === -1 && pair !== null ? { is: 'finished-pair', tile: pair } : null;

/** Objects if the winning tile did not complete a two-sided wait. */
const openEnd: Look = (hand, { how }) => {
  const set = completedSet(hand);
  return set && how.tile !== null && !isTwoSided(hand, how.tile)
    ? { is: 'one-ended', set: setFact(set), tile: how.tile }
    : null;
};

/** Objects if the winning tile completed a triplet or a two-sided wait. */
const severalWaits: Look = (hand, { how }) => {
  const set = completedSet(hand);
  if (!set) return null;
  if (set.kind !== 'chow' || how.tile === null) return { is: 'finished', set: setFact(set) };
  if (!isTwoSided(hand, how.tile)) return null;
  return { is: 'open-ended', set: setFact(set), tile: how.tile };
};

/** Objects unless every set and the pair contain such a tile and there is a run. */
const everywhere =
  (is: (kind: Kind) => boolean): Look =>
  (hand, win) => {
    if (hand.chows.length === 0) return allSets('chow')(hand, win);
    const other = hand.groups.find(({ tiles }) => !tiles.some(is));
    if (!other) return null;
    return other.kind === 'pair' ? { is: 'pair', tile: other.tile } : { is: 'set', set: setFact(other) };
  };

const runs: Look = firstOf(inSets, allSets('chow'));
const sevenPairs: Look = firstOf(nothingDown, inShape('seven-pairs'), noSets);
const noDora: Look = () => ({ is: 'no-dora', of: 'open' });

const LOOKS: Readonly<Record<string, Look>> = {
  ...STANDARD,
  riichi: inRiichi,
  'double-riichi': firstOf(nothingCalled, needsDeclaration('double-riichi')),
  ippatsu: firstOf(inRiichi, late),
  'concealed-tsumo': firstOf(nothingCalled, isDrawn),
  'after-a-kan': firstOf(isDrawn, afterKongs(1)),
  'robbing-a-kan': onRobbery,
  'under-the-sea': firstOf(isDrawn, lastOfAll, inTurn),
  'under-the-river': firstOf(onDiscard, lastOfAll),
  pinfu: firstOf(
    nothingCalled,
    inSets,
    noPung,
    (hand) =>
      hand.pair !== null && pairWorth(hand.pair, hand.hand, 2) > 0 ? { is: 'pair', tile: hand.pair } : null,
    pairCompleted,
    openEnd,
  ),
  'twin-runs': firstOf(nothingCalled, runs),
  'two-twin-runs': firstOf(nothingCalled, runs),
  'three-colour-runs': runs,
  straight: runs,
  dragon: firstOf(inSets, allSets('dragon')),
  'seven-pairs': sevenPairs,
  'half-outside': firstOf(inSets, everywhere(isOuter), someHonours),
  'full-outside': firstOf(inSets, everywhere(isTerminal)),
  'three-colour-triplets': firstOf(inSets, allSets('pung')),
  'three-concealed-triplets': firstOf(inSets, atLeast('pung', 3), (hand, win) =>
    (hand.pungs.length === 3 ? allConcealed(({ kind }) => kind !== 'chow') : allSets('concealed'))(hand, win),
  ),
  'three-kans': firstOf(inSets, allSets('kong')),
  'little-three-dragons': firstOf(inSets, atLeast('dragon', 2), pairOf(isDragon)),
  [MAN]: firstOf(isNotEast, notDrawn, inFirstTurn),
  dora: noDora,
  'red-fives': () => ({ is: 'no', of: 'reds' }),
  'ura-dora': firstOf(inRiichi, () => ({ is: 'no-dora', of: 'under' })),
  'fu-concealed-ron': firstOf(nothingCalled, notDrawn),
  'fu-tsumo': isDrawn,
  'fu-set': allSets('pung'),
  'fu-pair': ({ pair }) => (pair === null ? null : { is: 'pair', tile: pair }),
  'fu-wait': severalWaits,
  'fu-open-twenty': (hand) => {
    const [first] = hand.sets;
    return hand.concealed && first ? { is: 'uncalled', set: setFact(first) } : null;
  },
  'fu-seven-pairs': sevenPairs,
  'nine-gates': firstOf(nothingDown, noHonours, oneSuit, gates),
  'blessing-of-heaven': firstOf(isEast, isDrawn, inFirstTurn, inTurn),
  'blessing-of-earth': firstOf(isNotEast, isDrawn, inFirstTurn, inTurn),
  'four-concealed-triplets': firstOf(triplets, allConcealed()),
  'four-kans': firstOf(inSets, allSets('kong')),
  'big-three-dragons': firstOf(inSets, allSets('dragon')),
  'little-four-winds': firstOf(inSets, atLeast('wind', 3), pairOf(isWind)),
  'big-four-winds': firstOf(inSets, allSets('wind')),
};

/** Lines that replace a line when they count. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  riichi: ['double-riichi'],
  'twin-runs': ['two-twin-runs'],
  'half-outside': ['full-outside'],
  'three-concealed-triplets': ['four-concealed-triplets'],
  'three-kans': ['four-kans'],
  'little-three-dragons': ['big-three-dragons'],
  'little-four-winds': ['big-four-winds'],
  'fu-tsumo': ['pinfu'],
  'fu-open-twenty': ['fu-set', 'fu-tsumo', 'fu-pair', 'fu-wait'],
};
const FU: ReadonlySet<string> = new Set(FU_LINES);
const UNDER_YAKUMAN: ReadonlySet<string> = new Set(['dora', 'ura-dora', 'red-fives', ...FU_LINES]);

/** Objects if another line counts in place of this one, even if the hand has it. */
function standsFor(line: string, yaku: readonly Yaku[], { lines, rank }: Score): Look {
  const has = (by: string): boolean => lines.some(({ pattern }) => pattern === by);
  const by = (INSTEAD[line] ?? []).find(has);
  const isYakuman = (rank?.yakuman ?? 0) > 0;
  // A yakuman excludes fu and dora; seven pairs exclude other fu.
  const whole =
    isYakuman && UNDER_YAKUMAN.has(line)
      ? lines[0]?.pattern
      : FU.has(line) && has('fu-seven-pairs')
        ? 'fu-seven-pairs'
        : undefined;
  const over = by ?? whole;
  const own = yaku.find(({ id }) => id === line);
  return (hand, win) => {
    if (over !== undefined) return { is: 'instead', by: over };
    const [first] = lines;
    const shows = own && (hand.concealed || own.open !== null) && own.finds(hand, win).length > 0;
    return first && shows ? { is: 'instead', by: first.pattern } : null;
  };
}

const noObjection: Look = () => null;

/** Objects with the yakuman that counts instead, if nothing else is wrong. */
const besideYakuman = ({ rank, lines: [first] }: Score): Look =>
  rank?.yakuman && first ? () => ({ is: 'instead', by: first.pattern }) : noObjection;

/** Lists every line that a hand may count under these options. */
function linesFor(chosen: Chosen): readonly LineName[] {
  const ura = chosen['ippatsu-and-ura'] === false ? [] : ['ura-dora'];
  const yaku = [...yakuFor(chosen), ...yakumanFor(chosen)].map(({ id }) => id);
  const man = chosen['man-blessing'] === 'alone' ? [MAN] : [];
  const reds = chosen['red-fives'] ? ['red-fives'] : [];
  return [...yaku, ...man, 'dora', ...ura, ...reds, ...FU_LINES].map((pattern) => ({ pattern }));
}

export function objectionsOf(chosen: Chosen): Objections {
  const yaku = yakuFor(chosen);
  const blessing: Yaku = { id: MAN, han: 5, open: null, finds: isBlessingOfMan };
  const known = chosen['man-blessing'] === 'alone' ? [...yaku, blessing] : yaku;
  const simples = chosen['open-simples'] === false ? firstOf(nothingCalled, onlySimples) : onlySimples;
  const looks: Readonly<Record<string, Look>> = { ...LOOKS, 'all-simples': simples };
  return objections(linesFor(chosen), ({ pattern }, score) =>
    firstOf(standsFor(pattern, known, score), looks[pattern] ?? noObjection, besideYakuman(score)),
  );
}
