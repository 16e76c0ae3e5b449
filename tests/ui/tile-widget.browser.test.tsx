// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { tileMarkup } from '../../src/ui/Tile/look.ts';
import { Tile } from '../../src/ui/Tile/Tile.tsx';

afterEach(cleanup);

/** Attributes sorted, empty markers of the renderer left out: what a reader's browser would see. */
function seen(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    const attributes = [...one.attributes].sort((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) one.removeAttribute(name);
    for (const { name, value } of attributes) one.setAttribute(name, value);
  }
  return copy.innerHTML.replaceAll(/<!--.*?-->/g, '');
}

test('the island draws exactly what the static tile draws', () => {
  const looks = [
    { kind: 13, name: '5 of dots' },
    { kind: 3, name: '4 of characters', notation: '4m', size: 'hand' },
    { kind: 31, name: 'red dragon', turn: 'left', lit: true },
    { kind: 33, name: 'white dragon', turn: 'none', dim: true },
    { kind: -1, name: '', turn: 'over', face: 'standing' },
    { kind: 40, name: 'autumn', refused: true, size: 'text' },
  ] as const;
  for (const look of looks) {
    const { container, unmount } = render(() => <Tile {...look} />);
    const twin = document.createElement('div');
    twin.innerHTML = tileMarkup(look);
    expect(seen(container)).toBe(seen(twin));
    unmount();
  }
});

test('a tile to press is a button with its name, its state and its way to say that it was pressed', () => {
  const onPress = vi.fn();
  const [chosen, choose] = createSignal(false);
  render(() => (
    <Tile as="button" kind={13} name="5 of dots" pressed={chosen()} onPress={onPress} tabIndex={-1} />
  ));
  const button = screen.getByRole('button', { name: '5 of dots', pressed: false });
  expect(button.getAttribute('type')).toBe('button');
  expect(button.tabIndex).toBe(-1);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
  choose(true);
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

test('a disabled tile cannot be pressed, and one that cannot be chosen says nothing of choosing', () => {
  const onPress = vi.fn();
  render(() => <Tile as="button" kind={0} name="1 of characters" disabled onPress={onPress} />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  expect(button.hasAttribute('aria-pressed')).toBe(false);
});

test('a tile follows its kind', () => {
  const [kind, turnUp] = createSignal(-1);
  const { container } = render(() => <Tile kind={kind()} name="a tile" />);
  expect(container.querySelector('svg')).toBeNull();
  turnUp(8);
  expect(
    [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.replace(/^.*#/, '')),
  ).toEqual(['t-9m']);
  expect(container.querySelector('.tile')?.getAttribute('data-index')).toBe('9');
});
