/** How special hands are made, as far as one can set out to make them, and what they bring. */
import type { RuleId } from '../../engine/action.ts';
import type { Aim, Winds } from '../../engine/targets.ts';
import { GREEN_DRAGON } from '../../engine/tiles.ts';
import {
  allDragons,
  allOf,
  allWinds,
  HONOURS,
  oneSuit,
  oneSuitAndHonours,
  type PatternMakeup,
  shaped,
  TERMINALS,
} from '../parts/pattern-makeups.ts';
import { GREEN, PURITY, SPECIAL_HANDS } from './special-hands.ts';

/** What an ordinary hand comes to, and how often that much a pure one: for planning, nothing is paid by it. */
export const USUAL = 100;
const PURE = 4;

/** The same without a run. */
const pungsOnly =
  (patternMakeup: PatternMakeup): PatternMakeup =>
  (winds) =>
    patternMakeup(winds).map((makeup) => ({ ...makeup, shape: 'standard', mostChows: 0 }));

const MADE: Readonly<Record<RuleId, PatternMakeup>> = {
  'triple-knitting': shaped('triple-knitting'),
  knitting: shaped('knitting'),
  'all-pair-honours': shaped('all-pair-honours'),
  'buried-treasure': (winds) =>
    pungsOnly(oneSuitAndHonours)(winds).map((makeup) => ({ ...makeup, concealed: true })),
  'heads-and-tails': pungsOnly(allOf(TERMINALS)),
  'gates-of-heaven': shaped('gates-of-heaven'),
  'wriggling-snake': shaped('wriggling-snake'),
  'all-winds-and-dragons': allOf(HONOURS),
  'imperial-jade': pungsOnly(allOf(GREEN)),
  'thirteen-unique-wonders': shaped('thirteen-unique-wonders'),
  'three-great-scholars': pungsOnly(allDragons),
  'four-blessings': allWinds,
};

/** `jade-dragons` */
const JADE_WITH_DRAGONS = pungsOnly(
  allOf(GREEN, { needs: [{ pung: [GREEN_DRAGON], pair: [GREEN_DRAGON] }] }),
);

/** What a hand may be built towards, with this limit (`score-limit`). */
export const aims =
  (limit: number, jadeDragons: boolean) =>
  (winds: Winds): Aim[] => [
    ...SPECIAL_HANDS.flatMap(({ id, won }) =>
      ((jadeDragons && id === 'imperial-jade' ? JADE_WITH_DRAGONS : MADE[id])?.(winds) ?? []).map(
        (makeup) => ({ rule: id, worth: (limit * won) / 100, ...makeup }),
      ),
    ),
    ...pungsOnly(oneSuit)(winds).map((makeup) => ({ rule: PURITY, worth: PURE * USUAL, ...makeup })),
  ];
