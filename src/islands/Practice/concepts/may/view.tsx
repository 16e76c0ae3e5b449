import { type JSX, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { RuleId } from '../../../../engine/action.ts';
import { ALLOWED, type TriedAction } from '../../../../puzzles/concepts/may/attempt.ts';
import { createWording } from '../../../../ui/input/terms.ts';
import { Choices } from '../../parts/Choices.tsx';
import type { QuestionProps } from '../../question-kind.ts';
import type { SeenTable } from './see.ts';
import { TriedTable } from './TriedTable.tsx';

/** The answer options name these rules. */
export const statedRules = ({ rules }: TriedAction): readonly RuleId[] => rules;

/** Asks whether a tried action is allowed, or which of these rules forbids it. */
export function View(props: QuestionProps<TriedAction, SeenTable>): JSX.Element {
  const { entry, facts } = props.context;
  const word = createWording(() => facts.terms);
  const subject = () => props.question.subject;
  /** The rule of turns, against a call of one's own discard. */
  const isOwn = (rule: RuleId): boolean => {
    const { action } = subject();
    const isCall =
      action.do === 'chow' || action.do === 'pung' || action.do === 'kong' || action.do === 'win';
    return rule === 'in-turn' && isCall && props.seen.view.stage.offer?.from === action.seat;
  };
  return (
    <>
      <TriedTable subject={subject()} seen={props.seen} context={props.context} still={props.still} />
      <Show when={!props.still}>
        <Choices
          long
          options={[
            { id: ALLOWED, label: practiceQuestion.may.yes },
            ...subject().rules.map((rule) => ({
              id: rule,
              label: isOwn(rule) ? practiceQuestion.may.noOwn : word(practiceQuestion.may.no(entry(rule))),
            })),
          ]}
          {...props}
        />
      </Show>
    </>
  );
}
