/** Proves a hand's score: every scoring line, which ones the reader forgot, and why the extra ones do not count. */

import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import { linesIn, type ScoreLine, type UncountedPattern } from '../../engine/score.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { scoreOf } from '../../puzzles/whole-hands.ts';
import { countedSets, rowsOf } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import type { Proof, ProofRow, ReaderAnswer } from '../proof.ts';
import { titleOf } from './lines.ts';
import { missedLines, nameOf, type ScoredHand, whyNot } from './rules.ts';

const TOTAL = /^total /;

/** Groups line names by their common reason, in order of first appearance. */
function groupByReason(
  names: readonly string[],
  of: (name: string) => string,
): (readonly [string, string[]])[] {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(of(name), [...(groups.get(of(name)) ?? []), name]);
  return [...groups];
}

const byTitle = ({ by, byPart, beside }: UncountedPattern, context: PracticeContext): string =>
  titleOf(byPart === undefined ? (beside ?? by) : `${by} ${byPart}`, context);

export function prove(question: Question<ScoredHand>, answer: ReaderAnswer, context: PracticeContext): Proof {
  const { subject, key } = question;
  const { generator } = context;
  const right = same(answer, key);
  const score = scoreOf(subject.hand, generator.ruleset, generator.table);
  if (!score) throw new Error('a hand that is counted wins');
  const ticked = answer.filter((each) => !TOTAL.test(each));
  const counted = key.filter((each) => !TOTAL.test(each));
  const forgotten = counted.filter((each) => !ticked.includes(each));
  const extra = ticked.filter((each) => !counted.includes(each));
  const total = words.scoreTotal(score, subject.of);
  const own = answer.find((each) => TOTAL.test(each))?.replace(TOTAL, '') ?? '';
  const row = (line: ScoreLine): ProofRow => {
    const missed = forgotten.includes(nameOf(line));
    return {
      mark: missed ? 'bad' : 'good',
      head: titleOf(nameOf(line), context),
      text: missed ? practiceAnswers.worth.forgot : undefined,
      tiles: line.tiles.length <= 4 ? line.tiles : [],
      rule: line.pattern,
      amount: words.lineWorth(line, score.unit).shown,
    };
  };
  const reason = (name: string): { text: string; rule: RuleId } => {
    const [pattern = name, part] = name.split(' ');
    const line = { pattern, ...(part !== undefined && { part }) };
    const against = whyNot(subject.hand, generator, score, line);
    if (against === null) return { text: practiceAnswers.worth.extra, rule: pattern };
    if ('because' in against)
      return { text: words.uncounted(against, byTitle(against, context)), rule: against.by };
    const title = (rule: RuleId): string => context.entry(rule).title;
    return { text: words.objection(against, { own: true, terms: context.terms, title }), rule: pattern };
  };
  const idle = (name: string): ProofRow => {
    const { text, rule } = reason(name);
    return { mark: 'bad', head: titleOf(name, context), text: practiceAnswers.worth.because([], text), rule };
  };
  const sum = words.scoreSum(score, subject.of);
  const sentences = [
    ...(forgotten.length > 0
      ? [practiceAnswers.worth.leftOut(forgotten.map((each) => titleOf(each, context)))]
      : []),
    ...groupByReason(extra, (name) => reason(name).text).map(([text, names]) =>
      practiceAnswers.worth.because(
        names.map((name) => titleOf(name, context)),
        text,
      ),
    ),
  ];
  return {
    right,
    head: right ? practiceAnswers.worth.right(total) : practiceAnswers.worth.wrong(total),
    text: right ? (sum ?? '') : sentences.length > 0 ? sentences.join(' ') : practiceAnswers.worth.sum(own),
    rule: (right ? [] : missedLines(question, answer, generator))[0] ?? score.lines[0]?.pattern ?? null,
    evidence: [
      {
        is: 'rows',
        title: `${practiceAnswers.worth.counted}: ${sum ?? total}`,
        rows: linesIn(score, subject.of).map(row),
      },
      ...rowsOf(practiceAnswers.worth.uncounted, extra.map(idle)),
      ...countedSets(context, subject.hand, score),
    ],
  };
}
