/** Why declared hands cannot win on a tile, or how they may, in words. */
import { hints } from '#i18n/hints.ts';
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { sentences } from '#i18n/sentences.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Threat, ThreatRules } from '../../engine/threat.ts';
import type { Kind } from '../../engine/tiles.ts';
import { unseenOf } from '../../engine/unseen-tiles.ts';
import { seenBy } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { possibleWait, type ThreatReason, threatReasons, threatRulesOf } from '../../puzzles/proof/safety.ts';
import type { SafeChoice } from './rules.ts';
import type { ToldSafety } from './told-safety.ts';

export function declaredHands(
  ruleset: Ruleset,
  { table, seat }: SafeChoice,
  about: MessageContext,
): ToldSafety {
  const view = seenBy(ruleset, table, seat);
  const unseen = unseenOf(view, ruleset);
  const by = threatRulesOf(ruleset);
  const reasonsOf = (tile: Kind): readonly ThreatReason[] =>
    threatReasons(view, ruleset, { do: 'discard', seat, tile });
  return {
    textOf: (tile) =>
      sentences(
        ...reasonsOf(tile).map((reason, i) => {
          const threat = view.threats[i];
          const text = hints.safe(words.theTile(tile), reason, about);
          const wait = reason.why === null && threat ? possibleWait(threat, tile, unseen) : null;
          return wait && threat
            ? sentences(
                text,
                practiceAnswers.safe.example(words.seatName(threat.seat, about), words.tileList(wait)),
              )
            : text;
        }),
      ),
    ruleOf: (tile) => {
      const reasons = reasonsOf(tile);
      const open = reasons.findIndex(({ why }) => why === null);
      const reason = reasons[Math.max(0, open)];
      const threat = view.threats[Math.max(0, open)];
      return (by && reason && threat && ruleOfReason(reason, threat, by)) ?? ruleset.wins.discard;
    },
    isCertain: (tile) => reasonsOf(tile).every(({ isCertain }) => isCertain),
  };
}

/** The rule that a reason rests on; null if the hand may win. */
function ruleOfReason({ why, sides }: ThreatReason, { discarded }: Threat, by: ThreatRules): RuleId | null {
  if (why === null) return null;
  if (why === 'discarded') return by.discarded;
  if (why === 'let-go') return by.letGo;
  const [side] = sides;
  if (why === 'sides' && side !== undefined) return discarded.includes(side) ? by.discarded : by.letGo;
  return by.counted;
}
