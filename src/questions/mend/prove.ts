/**
 * Proves whether an exchange makes the hand win: the sets afterwards, what still fails, and every exchange that works.
 */
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { checkConditions } from '../../puzzles/proof/conditions.ts';
import type { NonWinningHand } from '../../puzzles/proof/exchanges.ts';
import type { Question } from '../../puzzles/question.ts';
import { without } from '../../ui/Table/places.ts';
import { handEvidence, whyNot, withoutUnmet } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import type { Evidence, Proof, ReaderAnswer } from '../proof.ts';

/** Maximum number of exchanges shown. */
const SHOWN = 6;

const read = (exchange: string) => {
  const [out = 0, come = 0] = exchange.split('>').flatMap(parseTiles);
  return { out, come };
};

export function prove(
  { subject: hand, key, spec }: Question<NonWinningHand>,
  [choice = '']: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const right = key.includes(choice);
  const { out, come } = read(choice);
  const mended = { ...hand, concealed: without(hand.concealed, out), winning: come, from: null };
  const against = withoutUnmet(checkConditions(context.generator, mended, false), spec.without);
  const why = right ? null : whyNot(context, mended, against);
  const all = key.slice(0, SHOWN).map(read);
  const exchanges: Evidence = {
    is: 'rows',
    title: practiceAnswers.mend.all,
    rows: all.map((each) => ({
      mark: 'good',
      head: practiceAnswers.mend.does(words.theTile(each.out), words.theTile(each.come)),
      tiles: [each.out, each.come],
    })),
  };
  const [shape] = against.conditions;
  return {
    right,
    head: right ? practiceAnswers.mend.right : practiceAnswers.mend.wrong,
    text: why
      ? `${practiceAnswers.mend.does(words.theTile(out), words.theTile(come))}: ${why.head} ${why.text}`
      : practiceAnswers.mend.does(words.theTile(out), words.theTile(come)),
    rule: why?.rule ?? shape?.rule ?? null,
    evidence: [...handEvidence(context, mended, against), ...(right && key.length === 1 ? [] : [exchanges])],
  };
}
