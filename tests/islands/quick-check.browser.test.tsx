import { cleanup, fireEvent, render, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { check } from '#i18n/check.ts';
import { QuickCheck } from '../../src/islands/QuickCheck/QuickCheck.tsx';

afterEach(cleanup);

const answers = [
  { html: 'South', text: 'South', right: true, why: '<p>Play runs <b>East</b>, South.</p>' },
  {
    html: 'North',
    text: 'North',
    right: false,
    why: '<p>North plays last.</p>',
    rule: { id: 'turn-order', href: '/rules/two-five-eight/#turn-order' },
  },
];

const shown = () => render(() => <QuickCheck ask="Who comes after East?" answers={answers} />);

test('a check is a group named by its question, its answers buttons', () => {
  shown();
  const group = screen.getByRole('group', { name: 'Who comes after East?' });
  expect(within(group).getAllByRole('button')).toHaveLength(2);
});

test('a right answer is confirmed with its reason', () => {
  shown();
  const button = screen.getByRole('button', { name: 'South' });
  fireEvent.click(button);
  expect(screen.getByText(check.yes)).toBeTruthy();
  expect(screen.getByText(/Play runs/)).toBeTruthy();
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

test('a wrong answer is told why, with its rule, and another may be tried', () => {
  shown();
  fireEvent.click(screen.getByRole('button', { name: 'North' }));
  expect(screen.getByText(check.no)).toBeTruthy();
  expect(screen.getByRole('link', { name: /turn-order/ }).getAttribute('href')).toContain('#turn-order');
  fireEvent.click(screen.getByRole('button', { name: 'South' }));
  expect(screen.queryByText(check.no)).toBeNull();
  expect(screen.getByText(check.yes)).toBeTruthy();
});

test('the verdict is announced', () => {
  const { container } = shown();
  fireEvent.click(screen.getByRole('button', { name: 'South' }));
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toContain(check.yes);
});
