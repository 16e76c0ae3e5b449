import type { JSX } from 'solid-js';
import { type ChoiceOption, Choices } from '../parts/Choices.tsx';
import type { AnsweredFor } from './part.ts';

/** Answer input for one of the two games: a choice of options. */
export function OneOf<T>(props: AnsweredFor<T> & { readonly options: readonly ChoiceOption[] }): JSX.Element {
  return (
    <Choices
      of={props.of}
      options={props.options}
      pressed={props.pressed?.[0]}
      right={props.right}
      reply={props.reply}
      onAnswer={props.onAnswer}
      onKeys={props.onKeys}
    />
  );
}
