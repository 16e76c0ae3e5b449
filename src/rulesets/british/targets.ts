/** How to build special hands that can be planned for, and what they are worth. */
import type { RuleId } from '../../engine/action.ts';
import type { Aim, Winds } from '../../engine/targets.ts';
import { GREEN_DRAGON } from '../../engine/tiles.ts';
import { GREEN_KINDS } from '../parts/named-tiles.ts';
import {
  allDragons,
  allOf,
  allWinds,
  HONOURS,
  ofShape,
  oneSuit,
  oneSuitAndHonours,
  type PatternMakeup,
  TERMINALS,
} from '../parts/pattern-makeups.ts';
import { PURITY, SPECIAL_HANDS } from './special-hands.ts';

/** Assumed value of an ordinary hand, in points, and factor for a pure one; used for planning only. */
export const USUAL = 100;
const PURE = 4;

/** The same makeup with pungs only. */
const pungsOnly =
  (patternMakeup: PatternMakeup): PatternMakeup =>
  (winds) =>
    patternMakeup(winds).map((makeup) => ({ ...makeup, shape: 'standard', mostChows: 0 }));

const MAKEUPS: Readonly<Record<RuleId, PatternMakeup>> = {
  'triple-knitting': ofShape('triple-knitting'),
  knitting: ofShape('knitting'),
  'all-pair-honours': ofShape('all-pair-honours'),
  'buried-treasure': (winds) =>
    pungsOnly(oneSuitAndHonours)(winds).map((makeup) => ({ ...makeup, concealed: true })),
  'heads-and-tails': pungsOnly(allOf(TERMINALS)),
  'gates-of-heaven': ofShape('gates-of-heaven'),
  'wriggling-snake': ofShape('wriggling-snake'),
  'all-winds-and-dragons': allOf(HONOURS),
  'imperial-jade': pungsOnly(allOf(GREEN_KINDS)),
  'thirteen-unique-wonders': ofShape('thirteen-unique-wonders'),
  'three-great-scholars': pungsOnly(allDragons),
  'four-blessings': allWinds,
};

/** Imperial jade that requires green dragons (option `jade-dragons`). */
const JADE_WITH_DRAGONS = pungsOnly(
  allOf(GREEN_KINDS, { needs: [{ pung: [GREEN_DRAGON], pair: [GREEN_DRAGON] }] }),
);

/** The aims of a hand for this limit (rule `score-limit`). */
export const aims =
  (limit: number, jadeDragons: boolean) =>
  (winds: Winds): Aim[] => [
    ...SPECIAL_HANDS.flatMap(({ id, won }) =>
      ((jadeDragons && id === 'imperial-jade' ? JADE_WITH_DRAGONS : MAKEUPS[id])?.(winds) ?? []).map(
        (makeup) => ({ rule: id, worth: (limit * won) / 100, ...makeup }),
      ),
    ),
    ...pungsOnly(oneSuit)(winds).map((makeup) => ({ rule: PURITY, worth: PURE * USUAL, ...makeup })),
  ];
