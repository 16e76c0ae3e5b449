import { type JSX, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { sentences } from '#i18n/sentences.ts';
import type { RuleId } from '../../../../engine/action.ts';
import type { ScoredHand } from '../../../../puzzles/concepts/worth/index.ts';
import { HandBoard } from '../../parts/HandBoard.tsx';
import { wonText } from '../../parts/hand-facts.ts';
import { TicksAndSum } from '../../parts/TicksAndSum.tsx';
import type { QuestionProps } from '../../question-kind.ts';
import { ruleOf, titleOf, totalText } from './lines.ts';

/** The tick boxes show these rules' titles. */
export const statedRules = ({ lines }: ScoredHand): readonly RuleId[] => lines.map(ruleOf);

export function View(props: QuestionProps<ScoredHand>): JSX.Element {
  const { facts } = props.context;
  const subject = () => props.question.subject;
  const so = () => {
    const { hand } = subject();
    const isDealer = hand.seat === 0 && facts.remembers.includes('streak');
    return sentences(
      wonText(props.context, hand),
      subject().of ? practiceQuestion.worth.alone(subject().of ?? '') : '',
      practiceQuestion.worth.so(facts.remembers),
      isDealer ? practiceQuestion.worth.bonusApart : '',
    );
  };
  const labelOf = (line: string): string => {
    const times = subject().times?.[line];
    return `${titleOf(line, props.context)}${times ? ` × ${times}` : ''}`;
  };
  return (
    <>
      <HandBoard context={props.context} hand={subject().hand} factsText={so()} />
      <Show when={!props.still}>
        <TicksAndSum
          {...props}
          label={practiceQuestion.worth.lines}
          lines={subject().lines}
          labelOf={labelOf}
          fixed={subject().givenLines ?? []}
          sum={practiceQuestion.worth.total(subject().of ?? facts.unit ?? '')}
          sumText={totalText}
        />
      </Show>
    </>
  );
}
