/** The book: cash and debts apart, and every number the sum of what is said of it. */
import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { emptyBook, type PaymentGroup } from '../../src/engine/payment.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { nextStart } from '../../src/machines/match.ts';
import { playHand } from '../../src/machines/play.ts';
import { ledgerOf } from '../../src/ui/Ledger/balances.ts';
import { chooser } from '../fixtures/hands.ts';
import { taiwanese } from '../fixtures/rulesets.ts';
import { runs, seedOf } from '../scale.ts';

const rules = await taiwanese();

describe('Ledger', () => {
  test('what somebody has is no gain: a balance has no sign, and what was won or lost stands beside it', () => {
    expect(words.balance(904, 2000, 2000)).toBe('904 (−1,096)');
    expect(words.balance(2336, 2000, 2000)).toBe('2,336 (+336)');
    expect(words.balance(2000, 2000, 2000)).toBe('2,000');
    expect(words.balance(-15, 0, 0)).toBe('−15');
  });

  test('a debt grows and shrinks by its parts, cash by payments', () => {
    const paid: PaymentGroup[] = [
      {
        rule: 'chase',
        payments: [1, 2, 3].map((to) => ({ from: 0, to: to as 1, amount: 10, rule: 'chase', book: 'cash' })),
      },
      { rule: 'pull', payments: [{ from: 1, to: 0, amount: 18, rule: 'pull', book: 'debt' }] },
      { rule: 'price', payments: [{ from: 1, to: 0, amount: 20, rule: 'price', book: 'debt' }] },
      {
        rule: 'pull',
        payments: [
          { from: 2, to: 0, amount: 36, rule: 'pull', book: 'cash' },
          { from: 0, to: 2, amount: 36, rule: 'pull', book: 'debt', off: true },
        ],
      },
    ];
    const debts = [
      { from: 1, to: 0, amount: 36 },
      { from: 2, to: 0, amount: 36 },
    ] as const;
    const ledger = ledgerOf({ cash: emptyBook, debts }, paid);
    expect(ledger.cash[0]).toEqual({
      before: 0,
      entries: [
        ...([1, 2, 3] as const).map((to) => ({
          amount: -10,
          rule: 'chase',
          payment: { from: 0, to, amount: 10, rule: 'chase', book: 'cash' },
        })),
        { amount: 36, rule: 'pull', payment: paid[3]?.payments[0] },
      ],
      now: 6,
    });
    expect(ledger.debts).toEqual([
      {
        from: 1,
        to: 0,
        before: 36,
        entries: [
          { amount: 18, rule: 'pull' },
          { amount: 20, rule: 'price' },
        ],
        now: 74,
      },
      { from: 2, to: 0, before: 36, entries: [{ amount: -36, rule: 'pull' }], now: 0 },
    ]);
  });

  test('over whole matches its numbers are those of the table', () => {
    for (let n = 0; n < runs(20); n++) {
      let start = startFrom(rules, seedOf('ledger', n));
      for (let hand = 0; hand < 5; hand++) {
        const paid: PaymentGroup[] = [];
        const choose = chooser(rules, seedOf(`ledger ${hand}`, n));
        const end = playHand(rules, start, choose, ({ event }) => {
          if (event.type === 'paid') paid.push(event.group);
        });
        const ledger = ledgerOf(start, paid);
        for (const seat of SEATS) expect(ledger.cash[seat].now).toBe(end.cash.seats[seat]);
        const open = ledger.debts
          .filter(({ now }) => now !== 0)
          .map(({ from, to, now }) => `${from}>${to} ${now}`);
        expect(open.sort()).toEqual(
          end.debts.map(({ from, to, amount }) => `${from}>${to} ${amount}`).sort(),
        );
        const next = nextStart(rules, end, seedOf(`next ${hand}`, n), () => rules);
        if (!next) break;
        start = next;
      }
    }
  });

  test('a debt that is lessened is told as less', () => {
    const messageContext = { reader: null, dealer: 0, terms: rules.terms } as const;
    const off = { from: 0, to: 1, amount: 37, rule: 'pull', book: 'debt', off: true } as const;
    expect(words.payments([off], messageContext)).toBe('South owes East 37 chips less.');
    expect(words.payments([off, { ...off, to: 2 }], messageContext)).toBe(
      'South and West owe East 37 chips less each.',
    );
  });
});
