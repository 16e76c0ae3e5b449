/**
 * Proves whether a winning tile may be claimed: shows the waits, and if it is barred (e.g. furiten), why and until
 * when.
 */

import { capital } from '#i18n/numbers.ts';
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { sentences } from '#i18n/sentences.ts';
import { words } from '#i18n/words.ts';
import { seatAfter } from '../../engine/seats.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { whyNoWin } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import type { Proof, ReaderAnswer } from '../proof.ts';
import { winningKinds } from '../waits/winning-kinds.ts';
import type { BarredTile } from './rules.ts';

export function prove(
  { subject, key }: Question<BarredTile>,
  answer: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const { generator } = context;
  const { ruleset } = generator;
  const { hand, river = [] } = subject;
  const right = same(answer, key);
  const why = whyNoWin(context, subject);
  const waits = winningKinds({ ...hand, from: hand.from ?? seatAfter(hand.seat) }, generator.table).fitting(
    ruleset,
  );
  const rows = waits.map((tile) => {
    const isThere = river.includes(tile);
    return {
      mark: isThere ? ('bad' as const) : ('none' as const),
      head: capital(words.theTile(tile)),
      ...(isThere && { text: practiceAnswers.barred.among }),
    };
  });
  const evidence = [{ is: 'rows' as const, title: practiceAnswers.barred.waits, rows }];
  if (why === null) {
    return {
      right,
      head: right ? practiceAnswers.barred.rightWin : practiceAnswers.barred.wrongWin,
      text:
        hand.from === null
          ? practiceAnswers.barred.drawn
          : practiceAnswers.barred.free(words.tileList(waits)),
      rule: hand.from === null ? ruleset.wins.draw : ruleset.wins.discard,
      evidence,
    };
  }
  const { rule } = why;
  return {
    right,
    head: right ? practiceAnswers.barred.right : practiceAnswers.barred.wrong,
    text: sentences(why.head, why.text, practiceAnswers.barred.ends(rule)),
    rule,
    evidence,
  };
}
