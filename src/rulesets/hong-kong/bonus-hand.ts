/** At some tables flowers and seasons win by themselves, whatever the rest of the hand (rule `bonus-hand`). */
import type { RuleId } from '../../engine/action.ts';
import { tilesOf } from '../../engine/counts.ts';
import type { Chosen } from '../../engine/game.ts';
import type { Shape } from '../../engine/scoring.ts';
import { isFlower, isSeason, type Kind } from '../../engine/tiles.ts';

const RULE: RuleId = 'bonus-hand';

/** Values of the option: never, all four of one row, or all eight. */
export const BONUS_HANDS = ['none', 'four', 'eight'] as const;
type Enough = Exclude<(typeof BONUS_HANDS)[number], 'none'>;

/** Fan of such a hand; four are worth as much as most tables require for a win. */
export const BONUS_HAND_WORTH: Readonly<Record<Enough, number>> = { four: 3, eight: 8 };

/** The agreed number; null if not agreed, or if the table plays without patterns of luck. */
export const enoughFor = (chosen: Chosen): Enough | null => {
  const agreed = chosen[RULE];
  if (chosen['without-luck'] === true) return null;
  return agreed === 'four' || agreed === 'eight' ? agreed : null;
};

function wins(bonus: readonly Kind[], enough: Enough): boolean {
  const rows = [bonus.filter(isFlower), bonus.filter(isSeason)].filter((row) => row.length === 4);
  return rows.length >= (enough === 'four' ? 1 : 2);
}

/** The shape of such a win, by self-draw of any tile: every tile of the hand is a single. */
export const bonusHandShape = (enough: Enough): Shape => ({
  id: RULE,
  rule: RULE,
  fits: ({ bonus }, _sets, how) => how.by === 'draw' && wins(bonus, enough),
  readings: ({ counts }) => [
    { shape: RULE, sets: tilesOf(counts).map((tile) => ({ kind: 'single', tiles: [tile] })), pair: null },
  ],
});
