/** Whether a tile that completes a hand may be taken: the sets it makes, and what forbids it. */
import { judgeAction } from '../../../../engine/verdict.ts';
import { type Offered, tableWith } from '../../../../puzzles/concepts/pass/index.ts';
import { heldAgainst } from '../../../../puzzles/proof/conditions.ts';
import type { Question } from '../../../../puzzles/question.ts';
import { same } from '../../../../puzzles/same.ts';
import type { Prover } from '../../asker.ts';
import { telling } from '../../parts/telling.ts';
import type { Given, Proof } from '../../proof.ts';
import { handEvidence } from '../../told.ts';

export function prove({ asked, key }: Question<Offered>, given: Given, teller: Prover): Proof {
  const { say, words, room } = teller;
  const { hand } = asked;
  const right = same(given, key);
  const table = tableWith(asked, room.ruleset);
  const action = { do: 'win', seat: hand.seat } as const;
  const verdict = judgeAction(room.ruleset, table, action);
  const against = heldAgainst(room, hand);
  const evidence = handEvidence(teller, hand, against);
  if (verdict.is === 'allowed') {
    const rule = room.ruleset.calls.win.rule;
    return {
      right,
      head: right ? say.pass.right.win : say.pass.wrong.win,
      text: teller.entry(rule).sentence,
      rule,
      evidence,
    };
  }
  const { reason } = verdict;
  const why = words.explain(reason, teller.entry(reason.rule), {
    ...telling(teller, hand.seat),
    action,
    offer: table.stage.phase === 'claiming' ? table.stage.offer : null,
    moment: 'tile',
    awaits: [],
  });
  return {
    right,
    head: right ? say.pass.right.pass : say.pass.wrong.pass,
    text: `${why.head} ${why.text}`,
    rule: why.rule,
    evidence,
  };
}
