import { cleanup, fireEvent, render, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { book } from '#i18n/book.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { Book } from '../../src/islands/Book/Book.tsx';
import type { BookProps } from '../../src/islands/Book/props.ts';
import { numberIn } from '../../src/questions/parts/Amount.tsx';
import { readSolved } from '../../src/storage/exercises.ts';

afterEach(cleanup);

const given: BookProps = {
  name: 'hk-taiwanese/book/pull-two/3/debts',
  ask: 'South has lost to East again. Write the book.',
  kind: 'debts',
  money: 'chips',
  seats: ['East', 'South', 'West', 'North'].map((name, seat) => ({ name, seat: seat as Seat })),
  open: [],
  before: ['South owes East 36 chips', 'West owes East 36 chips'],
  lines: [
    { from: 1, to: 0, amount: 36, rule: null },
    { from: 1, to: 0, amount: 38, rule: 'pull' },
    { from: 2, to: 0, amount: 36, rule: null },
  ],
  rules: [
    { id: 'pull', title: 'The pull', href: '#pull' },
    { id: 'price', title: 'The price of a hand', href: '#price' },
    { id: 'dealer-bonus', title: 'The dealer’s bonus', href: '#dealer-bonus' },
  ],
  reasons: [{ title: 'The pull:', text: 'South owes 18 more.', rule: 'pull', href: '/rules/#pull' }],
  remark: '<p>Only South lost.</p>',
};

/** Two debts are open: the book goes on. */
const open = [1, 2].map((from) => ({ from: from as 1 | 2, to: 0 as const, amount: 36, rule: null }));

const shown = () => render(() => <Book {...given} />);

const write = (line: number, from: string, to: string, amount: string, why: string): void => {
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose(`Line ${line}: who pays`, from);
  choose(`Line ${line}: to whom`, to);
  fireEvent.input(screen.getByLabelText(`Line ${line}: how much, in chips`), { target: { value: amount } });
  choose(`Line ${line}: why`, why);
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a book is a group named by its question, with one line to begin with', () => {
  shown();
  const group = screen.getByRole('group', { name: given.ask });
  expect(within(group).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show the answer' })).toBeNull();
});

test('a book that goes on begins with what is open, and a right one is confirmed with its reasons', () => {
  render(() => <Book {...given} open={open} />);
  expect((screen.getByLabelText('Line 2: how much, in chips') as HTMLInputElement).value).toBe('36');
  write(1, '1', '0', '74', 'pull');
  press(book.check);
  expect(screen.getByText(book.right)).toBeTruthy();
  expect(screen.getByText('Only South lost.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '§ pull' }).getAttribute('href')).toBe('/rules/#pull');
  expect(screen.queryByRole('button', { name: book.check })).toBeNull();
});

test('only a book that the reader wrote is an exercise solved: one that was shown can be tried again', () => {
  localStorage.clear();
  render(() => <Book {...given} open={open} />);
  press(book.check);
  press('Show the answer');
  expect(Object.keys(readSolved())).toEqual([]);
  press('Try it again');
  expect((screen.getByLabelText('Line 1: how much, in chips') as HTMLInputElement).value).toBe('36');
  write(1, '1', '0', '74', 'pull');
  press(book.check);
  expect(Object.keys(readSolved())).toEqual([given.name]);
});

test('each wrong line says what is wrong, the seats whose totals are wrong are named, and it can be mended', () => {
  shown();
  write(1, '1', '0', '56', 'pull');
  press(book.check);
  expect(screen.getByText('Not yet.')).toBeTruthy();
  expect(screen.getByText('The amount is wrong.')).toBeTruthy();
  expect(screen.getByText(/What South and West owe is not right yet/)).toBeTruthy();
  fireEvent.input(screen.getByLabelText('Line 1: how much, in chips'), { target: { value: '74' } });
  expect(screen.queryByText('Not yet.')).toBeNull();
});

test('a new book is written from its first line on', () => {
  render(() => <Book {...given} lines={given.lines.slice(0, 2)} />);
  write(1, '1', '0', '74', 'pull');
  press(book.check);
  expect(screen.getByText(book.right)).toBeTruthy();
  expect(screen.getByText('Only South lost.')).toBeTruthy();
});

test('whoever gives up is shown the book', () => {
  render(() => <Book {...given} open={open} />);
  press(book.check);
  press('Show the answer');
  expect(screen.getByText('This is the book.')).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2);
  expect((screen.getByLabelText('Line 1: how much, in chips') as HTMLInputElement).value).toBe('74');
  expect((screen.getByLabelText('Line 2: why') as HTMLSelectElement).value).toBe('-');
});

test('a line that is not finished names the box that is empty', () => {
  shown();
  write(1, '1', '0', 'many', 'pull');
  press(book.check);
  expect(screen.getByText('This line does not say how much, as a number.')).toBeTruthy();
  write(1, '1', '', '74', '');
  press(book.check);
  expect(screen.getByText('This line does not say to whom and why.')).toBeTruthy();
  write(1, '1', '1', '74', 'pull');
  press(book.check);
  expect(screen.getByText('Nobody pays themselves: choose two players.')).toBeTruthy();
});

test.each([
  ['1,500', 1500],
  ['1500', 1500],
  ['1.500', 1500],
  ['12 000', 12_000],
  ['−1,234,500', -1_234_500],
  ['+2,300', 2300],
  ['1,5', 1.5],
  ['1,500.5', 1500.5],
  ['1,50', null],
  ['15,00', null],
  ['1.25', null],
  ['', null],
])('an amount may be typed as the site writes it: “%s”', (text, amount) => {
  expect(numberIn(text)).toBe(amount);
});

test('a line too many is removed, and the last one stays', () => {
  shown();
  press('Another line');
  press('Remove line 1');
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  expect(screen.getByLabelText('Line 1: who pays')).toBeTruthy();
});

test('the focus is never lost: it goes to what can be done next, or to what was said', async () => {
  const { container } = render(() => <Book {...given} open={open} />);
  const focused = async () => {
    await Promise.resolve();
    return document.activeElement;
  };
  press('Another line');
  expect(await focused()).toBe(screen.getByLabelText('Line 3: who pays'));
  press('Remove line 3');
  expect(await focused()).toBe(screen.getByLabelText('Line 2: who pays'));
  press(book.check);
  press('Show the answer');
  expect(await focused()).toBe(screen.getByRole('button', { name: 'Try it again' }));
  press('Try it again');
  expect(await focused()).toBe(screen.getByLabelText('Line 1: who pays'));
  write(1, '1', '0', '74', 'pull');
  press(book.check);
  expect(await focused()).toBe(container.querySelector('.verdict'));
});

test('the verdict is announced', () => {
  const { container } = shown();
  press(book.check);
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toContain('Not yet.');
});
