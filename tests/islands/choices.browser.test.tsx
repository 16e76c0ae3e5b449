import { cleanup, render, screen } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { type ChoiceOption, Choices } from '../../src/questions/parts/Choices.tsx';

afterEach(cleanup);

test('a button that is held down while its words come anew is pressed when it is let go', () => {
  const [options, setOptions] = createSignal<readonly ChoiceOption[]>([
    { id: 'yes', label: 'Yes' },
    { id: 'turn', label: 'No. Not now.' },
  ]);
  const answers: (readonly string[])[] = [];
  render(() => (
    <Choices
      reply={null}
      right={[]}
      options={options()}
      onAnswer={(given) => answers.push(given)}
      onKeys={() => {}}
    />
  ));
  const held = screen.getByRole('button', { name: /Not now/ });
  setOptions([
    { id: 'yes', label: 'Yes, you may.' },
    { id: 'turn', label: 'No. It is not your turn.' },
  ]);
  expect(screen.getByRole('button', { name: /not your turn/ })).toBe(held);
  held.click();
  expect(answers).toEqual([['turn']]);
});
