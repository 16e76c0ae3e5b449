import { type JSX, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { sentences } from '#i18n/sentences.ts';
import { factsKnown } from '../../evaluation/facts.ts';
import type { QuestionProps } from '../kind.ts';
import { HandBoard } from '../parts/HandBoard.tsx';
import { wonText } from '../parts/hand-facts.ts';
import { TicksAndSum } from '../parts/TicksAndSum.tsx';
import { titleOf, totalText } from './lines.ts';
import type { ScoredHand } from './rules.ts';

export function View(props: QuestionProps<ScoredHand>): JSX.Element {
  const { ruleset } = props.context.generator;
  const remembers = factsKnown(ruleset);
  const subject = () => props.question.subject;
  const so = () => {
    const { hand } = subject();
    const isDealer = hand.seat === 0 && remembers.includes('streak');
    return sentences(
      wonText(props.context, hand),
      subject().of ? practiceQuestion.worth.alone(subject().of ?? '') : '',
      practiceQuestion.worth.so(remembers),
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
          sum={practiceQuestion.worth.total(subject().of ?? ruleset.scoring?.unit ?? '')}
          sumText={totalText}
        />
      </Show>
    </>
  );
}
