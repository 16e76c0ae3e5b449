/** Proves a han or fu count: every scoring line, and the sets of the hand. */

import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { linesIn } from '../../engine/score.ts';
import { lineTitle } from '../../i18n/line-title.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { scoreOf } from '../../puzzles/whole-hands.ts';
import { countedSets } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import type { Proof, ReaderAnswer } from '../proof.ts';
import type { Count, CountedHand } from './count-of.ts';

/** Makes the prover of a count, `han` or `fu`. */
export const proveCount =
  (count: Count) =>
  ({ subject, key }: Question<CountedHand>, answer: ReaderAnswer, context: PracticeContext): Proof => {
    const { generator } = context;
    const right = same(answer, key);
    const score = scoreOf(subject.hand, generator.ruleset, generator.table);
    if (!score) throw new Error('a hand that is counted wins');
    const lines = linesIn(score, count);
    const of = (amount: number): string => words.amount(amount, count);
    const total = of(Number(key[0]));
    const sum = practiceAnswers.count.sum(
      lines.map(({ worth }) => worth),
      Number(key[0]),
    );
    const own = Number(answer[0]);
    return {
      right,
      head: right ? practiceAnswers.count.right(total) : practiceAnswers.count.wrong(total),
      text: right ? sum : `${sum} ${practiceAnswers.count.yourTotal(of(own))}`.trim(),
      rule: lines[0]?.pattern ?? null,
      evidence: [
        {
          is: 'rows',
          title: practiceAnswers.count.counted,
          rows: lines.map((line) => ({
            mark: 'good',
            head: lineTitle(line, context.entry(line.pattern)),
            tiles: line.tiles.length <= 4 ? line.tiles : [],
            rule: line.pattern,
            amount: of(line.worth),
          })),
        },
        ...countedSets(context, subject.hand, score),
      ],
    };
  };
