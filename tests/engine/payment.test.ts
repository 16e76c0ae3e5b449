/** Money: what changes hands, and what is only promised. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookDebts, type Debt, emptyBook, type Payment, payInto } from '../../src/engine/payment.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { fuzz } from '../scale.ts';

const seat = fc.constantFrom<Seat>(0, 1, 2, 3);
const account = fc.oneof(seat, fc.constant('pot' as const));
/** Halves too: amounts are never rounded. */
const amount = fc.integer({ min: 1, max: 400 }).map((halves) => halves / 2);

const cash: fc.Arbitrary<Payment> = fc.record({
  from: account,
  to: account,
  amount,
  rule: fc.constant('a-rule'),
  book: fc.constant('cash' as const),
});

const owing = (from: Seat, to: Seat, amount: number): Payment => ({
  from,
  to,
  amount,
  rule: 'pull',
  book: 'debt',
});

describe('Payments', () => {
  test('a book sums to what it summed to, whoever pays whom', () => {
    fc.assert(
      fc.property(fc.array(cash), (payments) => {
        const { seats, pot } = payInto(emptyBook, payments);
        expect(seats.reduce((sum, each) => sum + each, pot)).toBe(0);
      }),
      fuzz(1000),
    );
  });

  test('who pays has less by the amount, and who is paid has more', () => {
    const book = payInto({ seats: [10, 10, 10, 10], pot: 0 }, [
      { from: 0, to: 2, amount: 7.5, rule: 'a-rule', book: 'cash' },
      { from: 1, to: 'pot', amount: 3, rule: 'a-rule', book: 'cash' },
    ]);
    expect(book).toEqual({ seats: [2.5, 7, 17.5, 10], pot: 3 });
  });

  test('the pot pays out too', () => {
    const book = payInto({ seats: [0, 0, 0, 0], pot: 3 }, [
      { from: 'pot', to: 3, amount: 3, rule: 'a-rule', book: 'cash' },
    ]);
    expect(book).toEqual({ seats: [0, 0, 0, 3], pot: 0 });
  });

  test('a book is not changed in place, and no payments leave it as it is', () => {
    const book = Object.freeze({ seats: Object.freeze([1, 2, 3, -6] as const), pot: 0 });
    expect(payInto(book, [{ from: 0, to: 1, amount: 1, rule: 'a-rule', book: 'cash' }]).seats).toEqual([
      0, 3, 3, -6,
    ]);
    expect(payInto(book, [])).toEqual(book);
  });

  test('debts of one seat to another add up, and stand sorted', () => {
    const debts = bookDebts(
      [{ from: 2, to: 0, amount: 3 }],
      [owing(1, 0, 4), owing(2, 0, 2), owing(1, 3, 1)],
    );
    expect(debts).toEqual([
      { from: 1, to: 0, amount: 4 },
      { from: 1, to: 3, amount: 1 },
      { from: 2, to: 0, amount: 5 },
    ]);
  });

  test('a debt is taken back by a payment the other way, and is gone when nothing is left', () => {
    const debts: Debt[] = [{ from: 2, to: 0, amount: 5 }];
    expect(bookDebts(debts, [owing(0, 2, 2)])).toEqual([{ from: 2, to: 0, amount: 3 }]);
    expect(bookDebts(debts, [owing(0, 2, 5)])).toEqual([]);
  });

  test('more than is owed is not taken back', () => {
    expect(() => bookDebts([{ from: 2, to: 0, amount: 5 }], [owing(0, 2, 6)])).toThrow(RangeError);
  });

  test('the pot neither lends nor borrows', () => {
    const lent: Payment = { from: 'pot', to: 0, amount: 1, rule: 'a-rule', book: 'debt' };
    expect(() => bookDebts([], [lent])).toThrow(RangeError);
    expect(() => bookDebts([], [{ ...lent, from: 0, to: 'pot' }])).toThrow(RangeError);
  });

  test('cash is no debt', () => {
    expect(bookDebts([], [{ from: 0, to: 1, amount: 1, rule: 'a-rule', book: 'cash' }])).toEqual([]);
  });

  test('debts are always positive, and never of a seat to itself', () => {
    const lending = fc
      .tuple(seat, seat, amount)
      .filter(([from, to]) => from !== to)
      .map(([from, to, much]) => owing(from, to, much));
    fc.assert(
      fc.property(fc.array(lending), (payments) => {
        let debts: readonly Debt[] = [];
        for (const payment of payments) {
          const back = debts.find(({ from, to }) => from === payment.to && to === payment.from);
          if (back && payment.amount > back.amount) continue;
          debts = bookDebts(debts, [payment]);
          for (const { from, to, amount: much } of debts)
            expect([from === to, much > 0]).toEqual([false, true]);
        }
      }),
      fuzz(1000),
    );
  });
});
