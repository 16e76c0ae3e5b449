/** What bots and hints of Riichi aim at. */
import type { RuleId } from '../../engine/action.ts';
import type { Chosen } from '../../engine/game.ts';
import type { Aim, Winds } from '../../engine/targets.ts';
import type { PatternMakeup } from '../parts/pattern-makeups.ts';
import { yakuFor } from './yaku.ts';
import { yakumanFor } from './yakuman.ts';

/** Worth of a yakuman that a bot aims at, in han. */
const YAKUMAN_HAN = 13;

/** An open hand needs a yaku that counts in open hands, so that worth is planned with. */
export const aimsFor =
  (chosen: Chosen) =>
  (winds: Winds): readonly Aim[] => [
    ...yakuFor(chosen).flatMap(({ id, han, open, makeup }) => aimsAt(id, open ?? han, makeup, winds)),
    ...yakumanFor(chosen).flatMap(({ id, makeup }) => aimsAt(id, YAKUMAN_HAN, makeup, winds)),
  ];

const aimsAt = (rule: RuleId, worth: number, makeup: PatternMakeup | undefined, winds: Winds): Aim[] =>
  (makeup?.(winds) ?? []).map((each) => ({ rule, worth, ...each }));
