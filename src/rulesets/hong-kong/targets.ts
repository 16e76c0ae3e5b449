/** How to build hands with patterns of the fan table that can be planned for. */
import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import {
  allDragons,
  allOf,
  allWinds,
  alone,
  concealedHand,
  eachDragon,
  HONOURS,
  lesserDragons,
  lesserWinds,
  noChows,
  noPungs,
  ofShape,
  oneSuit,
  oneSuitAndHonours,
  type PatternMakeup,
  roundWind,
  seatWind,
  selfDraw,
  TERMINALS,
} from '../parts/pattern-makeups.ts';

/** Worth, in fan, at which some tables make a pattern a limit hand. */
const LIMIT = 13;

const MAKEUPS: Readonly<Record<RuleId, PatternMakeup>> = {
  'common-hand': noPungs,
  'all-triplets': noChows,
  'mixed-one-suit': oneSuitAndHonours,
  'all-one-suit': oneSuit,
  'small-dragons': lesserDragons,
  'great-dragons': allDragons,
  'small-winds': lesserWinds,
  'seven-pairs': ofShape('seven-pairs'),
  dragon: eachDragon,
  'seat-wind': seatWind,
  'round-wind': roundWind,
  'fully-concealed': concealedHand,
  'self-draw': selfDraw,
  'all-honours': alone(allOf(HONOURS)),
  terminals: alone(allOf(TERMINALS, { mostChows: 0 })),
  'great-winds': alone(allWinds),
  'thirteen-orphans': alone(ofShape('thirteen-orphans')),
};

/** The makeups as this table has agreed on them. */
export const makeupsFor = (chosen: Chosen): Readonly<Record<RuleId, PatternMakeup>> => ({
  ...MAKEUPS,
  ...(chosen['small-winds-worth'] === LIMIT && { 'small-winds': alone(lesserWinds) }),
  ...(chosen['great-dragons-worth'] === LIMIT && { 'great-dragons': alone(allDragons) }),
  ...(chosen['concealed-and-drawn'] === 'drawn-only' && {
    'fully-concealed': () => [{ concealed: true, drawn: true }],
  }),
});
