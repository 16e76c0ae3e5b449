import { type JSX, Show } from 'solid-js';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { RuleId } from '../../engine/action.ts';
import { offerOf } from '../../engine/selectors.ts';
import { createWording } from '../../ui/input/terms.ts';
import type { QuestionProps } from '../kind.ts';
import { Choices } from '../parts/Choices.tsx';
import { ALLOWED, type TriedAction } from './attempt.ts';
import { TriedTable } from './TriedTable.tsx';

/** Asks whether a tried action is allowed, or which of these rules forbids it. */
export function View(props: QuestionProps<TriedAction>): JSX.Element {
  const { entry, generator } = props.context;
  const word = createWording(() => generator.ruleset.terms);
  const subject = () => props.question.subject;
  /** The rule of turns, against a call of one's own discard. */
  const isOwn = (rule: RuleId): boolean => {
    const { action, table } = subject();
    const isCall =
      action.do === 'chow' || action.do === 'pung' || action.do === 'kong' || action.do === 'win';
    return rule === 'in-turn' && isCall && offerOf(table)?.from === action.seat;
  };
  return (
    <>
      <TriedTable subject={subject()} context={props.context} still={props.still} />
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
