/**
 * Proves whether a hand wins: its sets and every condition; if it fails, the failing condition and the smallest fix.
 */
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import type { HeadAndText } from '../../i18n/message-context.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { checkConditions } from '../../puzzles/proof/conditions.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { fixEvidence, handEvidence, metMinimum, whyNot, withoutUnmet } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import type { Evidence, Proof, ReaderAnswer } from '../proof.ts';

/** True if the question asks about this rule. A question without requested rules may be about any. */
const isAimedAt = ({ rules }: Question<ShownHand>['spec'], rule: RuleId): boolean =>
  rules.length === 0 || rules.includes(rule);

/** One game's verdict on a hand. */
interface HandVerdict {
  readonly wins: boolean;
  /** The reason; its head is empty for a winning hand. */
  readonly why: HeadAndText;
  readonly rule: RuleId | null;
  readonly evidence: readonly Evidence[];
  /** Evidence of the smallest exchange that makes the hand win. Computed on call, because it is a search. */
  readonly fix: () => readonly Evidence[];
}

/**
 * Judges a hand and explains the verdict.
 * @param decides rules that a reader may get wrong in this hand
 * @param without rules that the reader has not met, and that are not told of
 */
export function explainedHand(
  context: PracticeContext,
  hand: ShownHand,
  decides: readonly RuleId[],
  without: readonly RuleId[] = [],
): HandVerdict {
  const against = withoutUnmet(checkConditions(context.generator, hand), without);
  const evidence = handEvidence(context, hand, against);
  if (!against.wins) {
    const { head, text, rule } = whyNot(context, hand, against);
    const fix = () => fixEvidence(context, hand, against.reason?.tiles ?? []);
    return { wins: false, why: { head, text }, rule, evidence, fix };
  }
  const [shape, ...others] = against.conditions;
  const title = shape ? context.entry(shape.rule).title : '';
  // A condition this hand only just meets: a reader who applies it too strictly would refuse the win.
  const tight = others.find(({ rule }) => decides.includes(rule))?.rule ?? null;
  const minimum =
    tight === context.generator.ruleset.wins.minimum?.rule ? metMinimum(context, against) : null;
  const turns = tight === null ? '' : ` ${minimum ?? practiceAnswers.win.turns(context.entry(tight).title)}`;
  const { reading } = against;
  const required = others.filter(({ isRequired }) => isRequired).length;
  const text =
    (reading?.shape === 'standard' && reading.pair !== null
      ? practiceAnswers.win.sets(context.generator.ruleset.deal.sets, words.tilesName(reading.pair), required)
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
  { subject, key, decides, spec }: Question<ShownHand>,
  answer: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const right = same(answer, key);
  const { wins, why, rule, evidence, fix } = explainedHand(
    context,
    subject,
    decides.filter((rule) => isAimedAt(spec, rule)),
    spec.without,
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
