/** `bonus-hand`: at some tables flowers and seasons win by themselves, whatever else the hand is. */
import type { RuleId } from '../../engine/action.ts';
import { tilesOf } from '../../engine/counts.ts';
import type { Chosen } from '../../engine/game.ts';
import type { Shape } from '../../engine/ruleset.ts';
import { isFlower, isSeason, type Kind } from '../../engine/tiles.ts';
import type { FanPattern } from '../parts/fan.ts';
import { NOTHING, onlyIf } from '../parts/finders.ts';

const RULE: RuleId = 'bonus-hand';

/** How a table may have agreed on it: a whole row is enough, or it takes all eight. */
export const BONUS_HANDS = ['none', 'four', 'eight'] as const;
type Enough = Exclude<(typeof BONUS_HANDS)[number], 'none'>;

/** What it is worth: with a row of four as much as most tables ask of a win. */
const WORTH: Readonly<Record<Enough, number>> = { four: 3, eight: 8 };

/** Null where the table has not agreed on it, or plays without luck. */
export const enoughFor = (chosen: Chosen): Enough | null => {
  const agreed = chosen[RULE];
  if (chosen['without-luck'] === true) return null;
  return agreed === 'four' || agreed === 'eight' ? agreed : null;
};

function wins(bonus: readonly Kind[], enough: Enough): boolean {
  const rows = [bonus.filter(isFlower), bonus.filter(isSeason)].filter((row) => row.length === 4);
  return rows.length >= (enough === 'four' ? 1 : 2);
}

/** With so many of them any tile wins that its player draws: each tile of the hand stands for itself. */
export const bonusHandShape = (enough: Enough): Shape => ({
  id: RULE,
  rule: RULE,
  fits: ({ bonus }, _sets, how) => how.by === 'draw' && wins(bonus, enough),
  readings: ({ counts }) => [
    { shape: RULE, sets: tilesOf(counts).map((tile) => ({ kind: 'single', tiles: [tile] })), pair: null },
  ],
});

/** The bonus tiles themselves: of the hand nothing else is counted. */
export const bonusHandPattern = (enough: Enough): FanPattern => ({
  id: RULE,
  worth: WORTH[enough],
  finds: ({ reading, hand }) => (reading.shape === RULE ? [hand.bonus] : NOTHING),
  luck: true,
});

export const notOfBonusHands = ({ finds, ...pattern }: FanPattern): FanPattern => ({
  ...pattern,
  finds: onlyIf(finds, ({ reading }) => reading.shape !== RULE),
});
