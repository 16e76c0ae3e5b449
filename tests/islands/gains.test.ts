import { describe, expect, test } from 'vitest';
import { emptyBook, type PaymentGroup } from '../../src/engine/payment.ts';
import { byRule, owedTo, sumsOf } from '../../src/islands/Play/gains.ts';
import { ledgerOf } from '../../src/views/Ledger/book.ts';

const paid = (rule: string, from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3, amount: number): PaymentGroup => ({
  rule,
  payments: [{ from, to, amount, rule, book: 'cash' }],
});

describe('who pays whom', () => {
  test('is told rule by rule: all payments of one stand together, in the order of the first', () => {
    const groups = [paid('flower-pays', 1, 0, 10), paid('price', 1, 2, 18), paid('flower-pays', 3, 0, 10)];
    expect(byRule(groups).map(({ rule, payments }) => [rule, payments.length])).toEqual([
      ['flower-pays', 2],
      ['price', 1],
    ]);
  });
});

describe('what everyone has won or lost', () => {
  const owes: PaymentGroup = {
    rule: 'price',
    payments: [{ from: 1, to: 2, amount: 18, rule: 'price', book: 'debt' }],
  };
  const ledger = ledgerOf({ cash: emptyBook, debts: [] }, [
    paid('flower-pays', 1, 0, 10),
    paid('flower-pays', 0, 1, 4),
    paid('grass-pays', 3, 0, 5),
    paid('grass-pays', 0, 3, 5),
    owes,
  ]);

  test('is one sum a rule, paid and taken together; what comes to nothing is not told', () => {
    expect(sumsOf(ledger, 0)).toEqual([['flower-pays', 6]]);
    expect(sumsOf(ledger, 1)).toEqual([
      ['flower-pays', -6],
      ['price', -18],
    ]);
    expect(sumsOf(ledger, 3)).toEqual([]);
  });

  test('a debt is told apart from what is paid', () => {
    expect([0, 1, 2].map((seat) => owedTo(ledger, seat as 0 | 1 | 2))).toEqual([0, -18, 18]);
  });
});
