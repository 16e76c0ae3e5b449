/** Proves which tile is the safest: of each that was offered, why nobody can win on it, or how somebody may. */
import { capital } from '#i18n/numbers.ts';
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { sentences } from '#i18n/sentences.ts';
import { words } from '#i18n/words.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { threatRulesOf } from '../../puzzles/proof/safety.ts';
import type { Question } from '../../puzzles/question.ts';
import type { PracticeContext } from '../kind.ts';
import { messageContext } from '../parts/message-context.ts';
import type { Proof, ReaderAnswer } from '../proof.ts';
import { declaredHands } from './declared-hands.ts';
import type { SafeChoice } from './rules.ts';
import { shownSets } from './shown-sets.ts';

export function prove(
  { subject, key }: Question<SafeChoice>,
  answer: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const { ruleset } = context.generator;
  const about = { ...messageContext(context, subject.seat), dealer: subject.table.dealer };
  const { textOf, ruleOf, isCertain } = threatRulesOf(ruleset)
    ? declaredHands(ruleset, subject, about)
    : shownSets(context, subject, about);
  const [chosen] = answer.flatMap(parseTiles);
  const [best = 0] = key.flatMap(parseTiles);
  const right = chosen !== undefined && key.includes(formatTile(chosen));
  return {
    right,
    head: right ? practiceAnswers.safe.right : practiceAnswers.safe.wrong(words.theTile(best)),
    text: sentences(
      right || chosen === undefined ? '' : textOf(chosen),
      textOf(best),
      isCertain(best) ? '' : practiceAnswers.safe.onlySafer,
    ),
    rule: ruleOf(best),
    evidence: [
      {
        is: 'rows',
        title: practiceAnswers.safe.each,
        rows: subject.tiles.map((tile) => ({
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
