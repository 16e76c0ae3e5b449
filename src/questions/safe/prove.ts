/** Proves which tile is the safest: of each that was offered, why a declared hand cannot win on it, or how it may. */
import { hints } from '#i18n/hints.ts';
import { capital } from '#i18n/numbers.ts';
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { sentences } from '#i18n/sentences.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import type { Threat, ThreatRules } from '../../engine/threat.ts';
import type { Kind } from '../../engine/tiles.ts';
import { unseenOf } from '../../engine/unseen-tiles.ts';
import { seenBy } from '../../engine/view.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { possibleWait, type ThreatReason, threatReasons, threatRulesOf } from '../../puzzles/proof/safety.ts';
import type { Question } from '../../puzzles/question.ts';
import type { PracticeContext } from '../kind.ts';
import { messageContext } from '../parts/message-context.ts';
import type { Proof, ReaderAnswer } from '../proof.ts';
import type { SafeChoice } from './rules.ts';

export function prove(
  { subject, key }: Question<SafeChoice>,
  answer: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const { ruleset } = context.generator;
  const { table, seat, tiles } = subject;
  const view = seenBy(ruleset, table, seat);
  const unseen = unseenOf(view, ruleset);
  const about = { ...messageContext(context, seat), dealer: table.dealer };
  const by = threatRulesOf(ruleset);
  const reasonsOf = (tile: Kind): readonly ThreatReason[] =>
    threatReasons(view, ruleset, { do: 'discard', seat, tile });
  const textOf = (tile: Kind): string =>
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
    );
  /** The rule by which the first declared hand cannot win on it; of a hand that may, the rule by which it would. */
  const ruleOf = (tile: Kind): RuleId => {
    const reasons = reasonsOf(tile);
    const open = reasons.findIndex(({ why }) => why === null);
    const reason = reasons[Math.max(0, open)];
    const threat = view.threats[Math.max(0, open)];
    return (by && reason && threat && ruleOfReason(reason, threat, by)) ?? ruleset.wins.discard;
  };
  const [chosen] = answer.flatMap(parseTiles);
  const [best = 0] = key.flatMap(parseTiles);
  const right = chosen !== undefined && key.includes(formatTile(chosen));
  const isCertain = reasonsOf(best).every(
    ({ why }) => why === 'discarded' || why === 'let-go' || why === 'no-way',
  );
  return {
    right,
    head: right ? practiceAnswers.safe.right : practiceAnswers.safe.wrong(words.theTile(best)),
    text: sentences(
      right || chosen === undefined ? '' : textOf(chosen),
      textOf(best),
      isCertain ? '' : practiceAnswers.safe.onlySafer,
    ),
    rule: ruleOf(best),
    evidence: [
      {
        is: 'rows',
        title: practiceAnswers.safe.each,
        rows: tiles.map((tile) => ({
          mark: key.includes(formatTile(tile)) ? 'good' : tile === chosen ? 'bad' : 'none',
          head: capital(words.theTile(tile)),
          tiles: [tile],
          text: textOf(tile),
          rule: ruleOf(tile),
        })),
      },
    ],
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
