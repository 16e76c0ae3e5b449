/** Explains why a hand lacks a pattern. */

import { copiesOf } from '../../engine/counts.ts';
import type { Chosen } from '../../engine/game.ts';
import { scoringHandWith } from '../../engine/hands.ts';
import type { Against, Objections } from '../../engine/objections.ts';
import { isDragon, isHonour, isWind } from '../../engine/tiles.ts';
import { waits } from '../../engine/win.ts';
import {
  afterKongs,
  allConcealed,
  allSets,
  atLeast,
  firstOf,
  gates,
  inSets,
  isDrawn,
  type Look,
  lastOfAll,
  noHonours,
  noPung,
  noSets,
  notDrawn,
  notFirst,
  nothingCalled,
  nothingDown,
  objections,
  oneSuit,
  pairOf,
  seatWind,
  setFact,
  triplets,
} from '../parts/objections.ts';
import type { WholeSet } from '../parts/read-hand.ts';
import { STANDARD } from '../parts/standard-objections.ts';
import { patterns } from './patterns/table.ts';
import { completedPart } from './patterns/waits.ts';

/** Objects if there are too few concealed triplets: too few triplets, or one was called or completed by a discard. */
const concealedPungs = (need: number): Look =>
  firstOf(
    atLeast('pung', need),
    allConcealed(({ kind }) => kind !== 'chow'),
    allSets('concealed'),
  );

/** Objects unless every set was called. Prefers an uncalled set whose tiles were not also called. */
const allCalled: Look = ({ sets, hand: { melds } }) => {
  const isOpen = ({ concealed }: WholeSet, i: number): boolean => i < melds.length && !concealed;
  const open = sets.filter(isOpen);
  const concealedSets = sets.filter((set, i) => !isOpen(set, i));
  const alone = concealedSets.find(
    ({ tile, kind }) => !open.some((set) => set.tile === tile && set.kind === kind),
  );
  const set = alone ?? concealedSets[0];
  return set === undefined ? null : { is: 'uncalled', set: setFact(set) };
};

/** Objects unless the hand is seven pairs and a triplet. */
const inPairs: Look = (hand, win) => (hand.reading.shape === 'seven-pairs' ? null : noSets(hand, win));

/** Objects unless its seven pairs are consecutive in one suit. */
const consecutive: Look = ({ tiles, reading: { sets } }) => {
  const pairs = sets.flatMap(({ kind, tiles: [tile] }) =>
    kind === 'pair' && tile !== undefined ? [tile] : [],
  );
  const honour = pairs.find(isHonour);
  if (honour !== undefined) return { is: 'tile', tile: honour };
  const gap = pairs.find((tile, i) => i > 0 && tile !== (pairs[i - 1] ?? 0) + 1);
  return gap === undefined ? null : { is: 'copies', tile: gap - 1, have: copiesOf(tiles, gap - 1) };
};

/** Objects unless one kind alone would have won and it completed this part. */
const wait =
  (is: ReturnType<typeof completedPart>): Look =>
  (hand, { scoringHand, how, position }): Against | null => {
    const { tile } = how;
    if (tile === null) return null;
    const others = waits(position.ruleset, scoringHandWith(scoringHand, tile, -1)).filter(
      (kind) => kind !== tile,
    );
    const part = completedPart(hand, tile);
    if (part === is) return others.length > 0 ? { is: 'also', tiles: others } : null;
    const set = hand.reading.sets[hand.placed];
    if (set?.kind === 'chow' || set?.kind === 'pung')
      return { is: 'finished', set: { kind: set.kind, tiles: set.tiles } };
    return part === 'pair' ? { is: 'finished-pair', tile } : { is: 'other-last', tile };
  };

const LOOKS: Readonly<Record<string, Look>> = {
  ...STANDARD,
  'great-four-winds': allSets('wind'),
  'great-three-dragons': allSets('dragon'),
  'nine-gates': firstOf(nothingDown, oneSuit, noHonours, inSets, gates, allSets('chow')),
  'four-kongs': allSets('kong'),
  'seven-consecutive-pairs': firstOf(inPairs, oneSuit, consecutive),
  earthly: firstOf(STANDARD.earthly, () => ({ is: 'not-first' })),
  humanly: firstOf(
    seatWind((wind) => wind !== 0),
    isDrawn,
    notFirst,
  ),
  'lesser-four-winds': firstOf(atLeast('wind', 3), pairOf(isWind), allSets('wind')),
  'four-concealed-pungs': concealedPungs(4),
  'four-identical-chows': allSets('chow'),
  'four-sequential-pungs': allSets('pung'),
  'three-sequential-pungs': allSets('pung'),
  'three-great-winds': allSets('wind'),
  'ready-first-turn': () => ({ is: 'undeclared', rule: 'ready-first-turn' }),
  'mixed-triple-chow': allSets('chow'),
  'mixed-triple-pung': allSets('pung'),
  'three-kongs': allSets('kong'),
  'lesser-three-dragons': firstOf(atLeast('dragon', 2), pairOf(isDragon), allSets('dragon')),
  'all-melded': firstOf(notDrawn, inSets, allCalled),
  'last-tile': firstOf(isDrawn, lastOfAll),
  'kong-replacement': firstOf(isDrawn, afterKongs(1)),
  'all-pungs': triplets,
  'three-concealed-pungs': concealedPungs(3),
  'concealed-self-draw': firstOf(nothingCalled, isDrawn),
  'all-chows': firstOf(
    inSets,
    noPung,
    pairOf((tile) => !isHonour(tile)),
  ),
  concealed: firstOf(nothingCalled, notDrawn),
  'edge-wait': wait('edge'),
  'middle-wait': wait('middle'),
  'pair-wait': wait('pair'),
  'single-wait': wait('other'),
};

export const objectionsOf = (chosen: Chosen): Objections =>
  objections(
    patterns(chosen).map(({ id }) => ({ pattern: id })),
    ({ pattern }) => LOOKS[pattern],
  );
