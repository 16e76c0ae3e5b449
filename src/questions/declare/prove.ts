/** Proves which discards allow a ready declaration: the waits each leaves, and the rule against every other discard. */

import { capital } from '#i18n/numbers.ts';
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { withoutTile } from '../../engine/hands.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import type { Kind } from '../../engine/tiles.ts';
import { waits } from '../../engine/win.ts';
import { parseTiles } from '../../notation/tiles.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { scoringHandOfTiles } from '../../puzzles/whole-hands.ts';
import { refusalWords } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import type { Proof, ProofRow, ReaderAnswer } from '../proof.ts';
import { type Declarable, tableWith, verdictsOf } from './rules.ts';

export function prove(
  { subject, key }: Question<Declarable>,
  reply: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const { ruleset } = context.generator;
  const right = same(reply, key);
  const verdicts = verdictsOf(subject, ruleset);
  const tilesOf = (answer: readonly string[]): Kind[] => answer.flatMap((each) => parseTiles(each));
  const may = tilesOf(key);
  const wrong = tilesOf(reply.filter((each) => !key.includes(each)));
  const [first = wrong[0] ?? subject.drawn] = wrong;
  const against = verdicts.get(first) ?? [...verdicts.values()].find((rule) => rule !== null) ?? null;
  const list = words.tileList(may);
  const head =
    may.length === 0
      ? right
        ? practiceAnswers.declare.rightNever
        : practiceAnswers.declare.wrongNever
      : right
        ? practiceAnswers.declare.right(list)
        : wrong.length > 0
          ? practiceAnswers.declare.not(words.tileList(wrong))
          : reply.length === 0
            ? practiceAnswers.declare.wrong(list)
            : practiceAnswers.declare.some(list);
  return {
    right,
    head,
    text: wrong.length > 0 || may.length === 0 ? whyNot(subject, first, context) : '',
    rule: against,
    evidence: [
      {
        is: 'rows',
        title: practiceAnswers.declare.each,
        rows: [...verdicts].map(([tile, by]) => row(subject, tile, by, reply, context)),
      },
    ],
  };
}

/** Explains why the declaration is refused with this discard; empty if it is allowed. */
function whyNot(subject: Declarable, tile: Kind, context: PracticeContext): string {
  const { ruleset } = context.generator;
  const table = tableWith(subject, ruleset);
  const action = { do: 'discard', seat: subject.seat, tile, says: ruleset.ready?.word ?? '' } as const;
  const verdict = judgeAction(ruleset, table, action);
  if (verdict.is === 'allowed') return '';
  const { head, text } = refusalWords(context, verdict.reason, subject.seat, { action });
  return `${head} ${text}`.trim();
}

function row(
  subject: Declarable,
  tile: Kind,
  by: string | null,
  answer: ReaderAnswer,
  { generator, entry }: PracticeContext,
): ProofRow {
  const concealed = withoutTile([...subject.concealed, subject.drawn], tile);
  const left = waits(generator.ruleset, scoringHandOfTiles(subject, concealed));
  const isListed = answer.some((each) => parseTiles(each).includes(tile));
  return {
    mark: by === null ? 'good' : isListed ? 'bad' : 'none',
    head: capital(words.theTile(tile)),
    text:
      left.length === 0
        ? practiceAnswers.declare.notReady
        : by === null
          ? practiceAnswers.declare.waits(words.tileList(left))
          : entry(by).title,
    ...(left.length > 0 && { tiles: left }),
    rule: by ?? undefined,
  };
}
