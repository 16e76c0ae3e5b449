/** A table that is known by a name is chosen by its name, wherever its switches are. */
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { expect, test } from 'vitest';
import type { Chosen } from '../../src/engine/game.ts';
import { loadGame } from '../../src/rulesets/registry.ts';
import { Presets } from '../../src/ui/Presets.tsx';

const riichi = await loadGame('riichi');
const changchun = await loadGame('changchun');

function mount(game: typeof riichi, first: Chosen) {
  const root = document.body.appendChild(document.createElement('div'));
  const [chosen, setChosen] = createSignal(first);
  render(() => <Presets game={game} chosen={chosen()} onChoose={setChosen} />, root);
  return { root, chosen, select: root.querySelector('select') };
}

test('the usual rules have their name, and another name brings all its rules', () => {
  const { select, chosen } = mount(riichi, {});
  expect(select?.selectedOptions[0]?.textContent).toMatch(/EMA 2025/);
  if (!select) throw new Error('there is no choice');
  select.value = 'online';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(chosen()).toEqual(riichi.presets?.['online']);
  expect(select.value).toBe('online');
});

test('a table with one rule of its own has no name, and can be given one again', () => {
  const { select, chosen } = mount(riichi, { 'red-fives': 3 });
  expect(select?.value).toBe('');
  if (!select) throw new Error('there is no choice');
  select.value = 'ema';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(chosen()).toEqual({});
  expect([...select.options].map(({ value }) => value)).not.toContain('');
});

test('a game without such tables offers no names', () => {
  expect(mount(changchun, {}).root.textContent).toBe('');
});
