/** Whether a hand wins: its sets and every condition; where it does not, the one that fails, and what would mend it. */
import type { RuleId } from '../../../../engine/action.ts';
import type { ShownHand } from '../../../../puzzles/hands.ts';
import { heldAgainst } from '../../../../puzzles/proof/conditions.ts';
import type { Question } from '../../../../puzzles/question.ts';
import type { Prover } from '../../asker.ts';
import { type Given, type Proof, same } from '../../proof.ts';
import { fixEvidence, handEvidence, whyNot } from '../../told.ts';

/** Whether a question may be about this rule: any, unless it was asked for by its rules. */
const isAsked = ({ rules }: Question<ShownHand>['asking'], rule: RuleId): boolean =>
  rules.length === 0 || rules.includes(rule);

export function prove(
  { asked: hand, key, decides, asking }: Question<ShownHand>,
  given: Given,
  teller: Prover,
): Proof {
  const { win } = teller.say;
  const right = same(given, key);
  const against = heldAgainst(teller.room, hand);
  const sets = handEvidence(teller, hand, against);
  if (against.wins) {
    const [shape, ...others] = against.conditions;
    const title = shape ? teller.entry(shape.rule).title : '';
    // A condition that somebody who takes it too strictly would miss here.
    const tight = others.find(({ rule }) => decides.includes(rule) && isAsked(asking, rule))?.rule ?? null;
    const turns = tight === null ? '' : ` ${win.turns(teller.entry(tight).title)}`;
    return {
      right,
      head: right ? win.right.wins : win.wrong.wins,
      text: win.why(title, others.length) + turns,
      rule: tight ?? shape?.rule ?? null,
      evidence: sets,
    };
  }
  const why = whyNot(teller, hand, against);
  const fix = fixEvidence(teller, hand, against.reason?.tiles ?? []);
  return {
    right,
    head: `${right ? win.right.loses : win.wrong.loses} ${why.head}`,
    text: why.text,
    rule: why.rule,
    evidence: [...sets, ...fix],
  };
}
