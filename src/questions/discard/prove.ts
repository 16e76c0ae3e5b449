/**
 * Proves a discard choice: the waits it leaves, how many of those tiles remain, and the same for every other discard.
 */
import { capital } from '#i18n/numbers.ts';
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import type { Question } from '../../puzzles/question.ts';
import type { PracticeContext } from '../kind.ts';
import type { Proof, ReaderAnswer } from '../proof.ts';
import { type FullHand, leavesOf } from './rules.ts';

export function prove(
  { subject: hand, key }: Question<FullHand>,
  answer: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const { generator } = context;
  const [out = 0] = answer.flatMap(parseTiles);
  const right = key.includes(formatTile(out));
  const all = leavesOf(hand, generator.table)(generator.ruleset).sort((a, b) => b.tiles - a.tiles);
  const [best] = all;
  const own = all.find((leaves) => leaves.out === out);
  const equals = key.filter((tile) => tile !== formatTile(out)).flatMap(parseTiles);
  const sentence =
    !own || own.tiles === 0
      ? practiceAnswers.discard.leavesNone(words.theTile(out))
      : practiceAnswers.discard.leaves(words.tileList(own.kinds), own.tiles);
  const better = right || !best ? [] : [practiceAnswers.discard.best(words.theTile(best.out), best.tiles)];
  return {
    right,
    head: right
      ? equals.length > 0
        ? practiceAnswers.discard.rightToo(words.theTile(out), words.tileList(equals), equals.length)
        : practiceAnswers.discard.right(words.theTile(out))
      : practiceAnswers.discard.wrong(words.theTile(out)),
    text: [sentence, ...better].join(' '),
    rule: generator.ruleset.wins.shapeRule,
    evidence: [
      {
        is: 'rows',
        title: practiceAnswers.discard.each,
        rows: all.map(({ out: kind, kinds, tiles }) => ({
          mark: key.includes(formatTile(kind)) ? 'good' : kind === out ? 'bad' : 'none',
          head: capital(words.theTile(kind)),
          tiles: kinds,
          amount: practiceAnswers.discard.count(tiles),
        })),
      },
    ],
  };
}
