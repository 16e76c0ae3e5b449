/** Whether a hand wins: its sets and every condition; where it does not, the one that fails, and what would mend it. */
import { practiceAnswers } from '#i18n/practice-answers.ts';
import type { HeadAndText } from '#i18n/practice-question.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../../../engine/action.ts';
import type { ShownHand } from '../../../../puzzles/hands.ts';
import { checkConditions } from '../../../../puzzles/proof/conditions.ts';
import type { Question } from '../../../../puzzles/question.ts';
import { same } from '../../../../puzzles/same-answers.ts';
import { fixEvidence, handEvidence, whyNot } from '../../evidence.ts';
import type { Evidence, Proof, ReaderAnswer } from '../../proof.ts';
import type { ExplainContext } from '../../question-kind.ts';

/** Whether a question may be about this rule: any, unless it was asked for by its rules. */
const isAimedAt = ({ rules }: Question<ShownHand>['asking'], rule: RuleId): boolean =>
  rules.length === 0 || rules.includes(rule);

/** What one game says of a hand. */
interface HandVerdict {
  readonly wins: boolean;
  /** Why; of a win the head is empty. */
  readonly why: HeadAndText;
  readonly rule: RuleId | null;
  readonly evidence: readonly Evidence[];
  /** The smallest change by which it would win. */
  readonly fix: () => readonly Evidence[];
}

/** @param decides rules that somebody may have wrong here */
export function explainedHand(
  context: ExplainContext,
  hand: ShownHand,
  decides: readonly RuleId[],
): HandVerdict {
  const against = checkConditions(context.generator, hand);
  const evidence = handEvidence(context, hand, against);
  if (!against.wins) {
    const { head, text, rule } = whyNot(context, hand, against);
    const fix = () => fixEvidence(context, hand, against.reason?.tiles ?? []);
    return { wins: false, why: { head, text }, rule, evidence, fix };
  }
  const [shape, ...others] = against.conditions;
  const title = shape ? context.entry(shape.rule).title : '';
  // A condition that somebody who takes it too strictly would miss here.
  const tight = others.find(({ rule }) => decides.includes(rule))?.rule ?? null;
  const turns = tight === null ? '' : ` ${practiceAnswers.win.turns(context.entry(tight).title)}`;
  const { reading } = against;
  const required = others.filter(({ isRequired }) => isRequired).length;
  const text =
    (reading?.shape === 'standard' && reading.pair !== null
      ? practiceAnswers.win.sets(context.facts.sets, words.tilesName(reading.pair), required)
      : practiceAnswers.win.why(title, required)) + turns;
  return {
    wins: true,
    why: { head: '', text },
    rule: tight ?? shape?.rule ?? null,
    evidence,
    fix: () => [],
  };
}

export function prove(
  { subject, key, decides, asking }: Question<ShownHand>,
  answer: ReaderAnswer,
  context: ExplainContext,
): Proof {
  const right = same(answer, key);
  const { wins, why, rule, evidence, fix } = explainedHand(
    context,
    subject,
    decides.filter((rule) => isAimedAt(asking, rule)),
  );
  const verdict = (right ? practiceAnswers.win.right : practiceAnswers.win.wrong)[wins ? 'wins' : 'loses'];
  return {
    right,
    head: `${verdict} ${why.head}`.trim(),
    text: why.text,
    rule,
    evidence: [...evidence, ...fix()],
  };
}
