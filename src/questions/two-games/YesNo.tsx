import type { JSX } from 'solid-js';
import { NO, YES } from '../../compare/two-games/game-side.ts';
import { OneOf } from './OneOf.tsx';
import type { AnsweredFor } from './part.ts';

/** Answer input for one of the two games: yes or no. */
export function YesNo<T>(props: AnsweredFor<T> & { readonly yes: string; readonly no: string }): JSX.Element {
  return (
    <OneOf
      {...props}
      options={[
        { id: YES, label: props.yes, letter: 'Y' },
        { id: NO, label: props.no, letter: 'N' },
      ]}
    />
  );
}
