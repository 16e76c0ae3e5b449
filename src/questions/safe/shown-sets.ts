/** Why hands whose sets lie on the table cannot win on a tile, or how they may, in words. */
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { sentences } from '#i18n/sentences.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { OpenThreat } from '../../puzzles/proof/open-hands.ts';
import { COUNTED, openThreatsOf } from '../../puzzles/proof/tile-safety.ts';
import type { PracticeContext } from '../kind.ts';
import type { SafeChoice } from './rules.ts';
import type { ToldSafety } from './told-safety.ts';

/** The rules that forbid all the hands which a tile would complete, each once. */
const barringRules = ({ hands }: OpenThreat): readonly RuleId[] => [
  ...new Set(hands.flatMap(({ by }) => by)),
];

const mayWin = ({ hands }: OpenThreat): boolean => hands.some(({ by }) => by.length === 0);

export function shownSets(
  { generator: { ruleset }, entry }: PracticeContext,
  { table, seat }: SafeChoice,
  about: MessageContext,
): ToldSafety {
  const say = practiceAnswers.safe;
  const threatsOf = openThreatsOf(ruleset, table, seat);
  const { minimum } = ruleset.wins;
  const unit = ruleset.scoring?.unit ?? '';
  function textAbout(threat: OpenThreat, tile: Kind): string {
    const [name, discard] = [words.seatName(threat.seat, about), words.theTile(tile)];
    const likely = threat.hands.find(({ by }) => by.length === 0);
    if (likely) {
      const concealed = words.tileList(likely.tiles);
      return say.completes(
        name,
        discard,
        concealed,
        minimum && likely.worth ? words.amount(likely.worth, unit) : '',
      );
    }
    const rules = barringRules(threat);
    const most = Math.max(0, ...threat.hands.map(({ worth }) => worth ?? 0));
    return sentences(
      say.cannot(name, discard),
      rules.length === 0
        ? say.outOfSight
        : minimum && rules.length === 1 && rules[0] === minimum.rule
          ? say.tooLittle(words.amount(most, unit), words.amount(minimum.need, unit))
          : say.forbidden(rules.map((rule) => entry(rule).title)),
    );
  }
  return {
    textOf: (tile) => sentences(...threatsOf(tile).map((threat) => textAbout(threat, tile))),
    ruleOf: (tile) => {
      const threats = threatsOf(tile);
      return threats.some(mayWin) ? ruleset.wins.discard : (threats.flatMap(barringRules)[0] ?? COUNTED);
    },
    isCertain: (tile) => !threatsOf(tile).some(mayWin),
  };
}
