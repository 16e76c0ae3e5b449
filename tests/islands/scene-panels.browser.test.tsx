import { cleanup, render, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { StepFigures } from '../../src/islands/Scene/StepFigures.tsx';
import type { SceneSheet } from '../../src/sessions/props.ts';

afterEach(cleanup);

const debts: SceneSheet = {
  title: 'Debts, in chips',
  rows: [
    { head: 'South owes East', amount: '74', note: '36 + 18 + 20 =', rules: ['pull', 'price'] },
    { head: 'West owes East', amount: '36', rules: [] },
  ],
};
const shown = (sheets: readonly SceneSheet[], word = (text: string) => text) =>
  render(() => <StepFigures sheets={sheets} ruleHref={(id) => `/rules/#${id}`} word={word} />);

test('a sheet is a figure named by what it shows, a row each', () => {
  shown([debts]);
  const sheet = within(screen.getByRole('figure', { name: 'Debts, in chips' }));
  expect(sheet.getAllByRole('definition').map((row) => row.textContent)).toEqual(['36 + 18 + 20 = 74', '36']);
});

test('each rule of a row leads to the rulebook', () => {
  shown([debts]);
  expect(screen.getByRole('link', { name: '§ pull' }).getAttribute('href')).toBe('/rules/#pull');
  expect(screen.getByRole('link', { name: '§ price' }).getAttribute('href')).toBe('/rules/#price');
});

test('what is empty says so', () => {
  shown([{ title: 'What the hand is worth', rows: [], none: 'Nobody has won yet.' }]);
  expect(screen.getByText('Nobody has won yet.')).toBeTruthy();
  expect(screen.queryByRole('definition')).toBeNull();
});

test('a pattern is called by the reader’s word', () => {
  shown([{ title: 'X', rows: [{ head: 'All Pengs', amount: '8 fan', rules: [] }] }], (text) =>
    text.replace('Peng', 'Pung'),
  );
  expect(screen.getByRole('term').textContent).toBe('All Pungs');
});
