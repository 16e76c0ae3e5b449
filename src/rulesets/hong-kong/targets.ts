/** How to build hands with patterns of the fan table that can be planned for. */
import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import {
  allDragons,
  allOf,
  allWinds,
  alone,
  concealed,
  drawn,
  eachDragon,
  HONOURS,
  lesserDragons,
  lesserWinds,
  noChows,
  noPungs,
  oneSuit,
  oneSuitAndHonours,
  type PatternMakeup,
  roundWind,
  seatWind,
  shaped,
  TERMINALS,
} from '../parts/pattern-makeups.ts';

/** Worth, in fan, at which some tables make a pattern a limit hand. */
const LIMIT = 13;

const MADE: Readonly<Record<RuleId, PatternMakeup>> = {
  'common-hand': noPungs,
  'all-triplets': noChows,
  'mixed-one-suit': oneSuitAndHonours,
  'all-one-suit': oneSuit,
  'small-dragons': lesserDragons,
  'great-dragons': allDragons,
  'small-winds': lesserWinds,
  'seven-pairs': shaped('seven-pairs'),
  dragon: eachDragon,
  'seat-wind': seatWind,
  'round-wind': roundWind,
  'fully-concealed': concealed,
  'self-draw': drawn,
  'all-honours': alone(allOf(HONOURS)),
  terminals: alone(allOf(TERMINALS, { mostChows: 0 })),
  'great-winds': alone(allWinds),
  'thirteen-orphans': alone(shaped('thirteen-orphans')),
};

/** The makeups as this table has agreed on them. */
export const makeupsFor = (chosen: Chosen): Readonly<Record<RuleId, PatternMakeup>> => ({
  ...MADE,
  ...(chosen['small-winds-worth'] === LIMIT && { 'small-winds': alone(lesserWinds) }),
  ...(chosen['great-dragons-worth'] === LIMIT && { 'great-dragons': alone(allDragons) }),
  ...(chosen['concealed-and-drawn'] === 'drawn-only' && {
    'fully-concealed': () => [{ concealed: true, drawn: true }],
  }),
});
