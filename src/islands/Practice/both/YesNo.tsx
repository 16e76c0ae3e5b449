import type { JSX } from 'solid-js';
import { NO, YES } from '../../../compare/both/places.ts';
import { Choices } from '../parts/Choices.tsx';
import type { AnsweredFor } from './part.ts';

/** One of the games is answered with yes or no. */
export function YesNo<T>(props: AnsweredFor<T> & { readonly yes: string; readonly no: string }): JSX.Element {
  return (
    <Choices
      of={props.of}
      options={[
        { id: YES, label: props.yes, letter: 'Y' },
        { id: NO, label: props.no, letter: 'N' },
      ]}
      pressed={props.pressed?.[0]}
      right={props.right}
      ready={props.ready}
      given={props.given}
      onAnswer={props.onAnswer}
      onKeys={props.onKeys}
    />
  );
}
