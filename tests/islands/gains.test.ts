import { describe, expect, test } from 'vitest';
import { dealEnd } from '#i18n/deal-end.ts';
import { botAction } from '../../src/bots/bot.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { emptyBook, type PaymentGroup } from '../../src/engine/payment.ts';
import { byRule, gainsOf, owedTo, winLines } from '../../src/islands/Play/gains.ts';
import { playHand } from '../../src/machines/play.ts';
import { ledgerOf } from '../../src/ui/Ledger/balances.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { seedOf } from '../scale.ts';

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
  const groups = [
    paid('flower-pays', 1, 0, 10),
    paid('flower-pays', 0, 1, 4),
    paid('grass-pays', 3, 0, 5),
    paid('grass-pays', 0, 3, 5),
    owes,
  ];
  const ledger = ledgerOf({ cash: emptyBook, debts: [] }, groups);

  test('is told by rule, with who pays whom; what comes to nothing is not told', () => {
    expect(gainsOf(groups, 0)).toEqual([{ rule: 'flower-pays', parts: [{ amount: 6, others: [1] }] }]);
    expect(gainsOf(groups, 1)).toEqual([
      { rule: 'flower-pays', parts: [{ amount: -6, others: [0] }] },
      { rule: 'price', parts: [{ amount: -18, others: [2] }] },
    ]);
    expect(gainsOf(groups, 3)).toEqual([]);
  });

  test('the pot stands apart from what others have paid', () => {
    const bets: PaymentGroup = {
      rule: 'pot',
      payments: [{ from: 'pot', to: 0, amount: 2000, rule: 'pot', book: 'cash' }],
    };
    expect(gainsOf([paid('pot', 1, 0, 300), bets], 0)).toEqual([
      { rule: 'pot', parts: [{ amount: 300, others: [1] }] },
      { rule: 'pot', parts: [{ amount: 2000, others: 'pot' }] },
    ]);
    expect(dealEnd.gain('Bets', [{ amount: 2000, each: false, others: dealEnd.pot }])).toBe(
      'Bets: 2,000 from the pot',
    );
  });

  test('what one has of some, and others have of one, stand apart', () => {
    const flowers = [
      paid('flower-pays', 1, 0, 10),
      paid('flower-pays', 2, 0, 10),
      paid('flower-pays', 0, 3, 5),
    ];
    expect(gainsOf(flowers, 0)).toEqual([
      { rule: 'flower-pays', parts: [{ amount: 10, others: [1, 2] }] },
      { rule: 'flower-pays', parts: [{ amount: -5, others: [3] }] },
    ]);
    const { gain } = dealEnd;
    const each = { amount: 10, each: true, others: 'South and West' };
    expect(gain('A flower', [each])).toBe('A flower: 10 each from South and West');
    expect(gain('A flower', [{ ...each, amount: -10, others: null }])).toBe(
      'A flower: 10 each to the others',
    );
  });

  test('different amounts of one rule are never told as one', () => {
    const settled = [paid('settlement', 0, 1, 192), paid('settlement', 0, 2, 256)];
    const [{ parts } = { parts: [] }, ...more] = gainsOf(settled, 0);
    expect(more).toEqual([]);
    expect(parts).toEqual([
      { amount: -192, others: [1] },
      { amount: -256, others: [2] },
    ]);
    const named = parts.map(({ amount }, i) => ({ amount, each: false, others: ['South', 'West'][i] ?? '' }));
    expect(dealEnd.gain('Settlement', named)).toBe('Settlement: 192 to South and 256 to West');
  });

  test('a debt that is paid counts once', () => {
    const settled: PaymentGroup = {
      rule: 'pull',
      payments: [
        { from: 1, to: 0, amount: 36, rule: 'pull', book: 'cash' },
        { from: 0, to: 1, amount: 36, rule: 'pull', book: 'debt', off: true },
      ],
    };
    expect(gainsOf([settled], 1)).toEqual([{ rule: 'pull', parts: [{ amount: -36, others: [0] }] }]);
  });

  test('a debt is told apart from what is paid', () => {
    expect([0, 1, 2].map((seat) => owedTo(ledger, seat as 0 | 1 | 2))).toEqual([0, -18, 18]);
  });
});

describe.each((await everyRuleset()).filter(({ name, game }) => name === game))(
  'a win in $name',
  ({ ruleset }) => {
    test('has a line from its count to what is paid, and to nobody but the winners', () => {
      let wins = 0;
      for (let n = 0; n < 6; n++) {
        const groups: PaymentGroup[] = [];
        const table = playHand(
          ruleset,
          startFrom(ruleset, seedOf('win-lines', n)),
          (at, seat) => botAction(sensible, ruleset, at, seat),
          ({ event }) => event.type === 'paid' && groups.push(event.group),
        );
        if (table.stage.phase !== 'ended') throw new Error('the deal is over');
        const { outcome } = table.stage;
        const lines = winLines(groups, ruleset.sumOf, outcome);
        if (outcome.is === 'drawn') {
          expect(lines).toEqual([]);
          continue;
        }
        wins++;
        const seats = outcome.winners.map(({ seat }) => seat);
        const payees = new Set(lines.flatMap(({ payments }) => payments.map(({ to }) => to)));
        expect([...payees].sort()).toEqual(groups.length === 0 ? [] : seats.toSorted());
        if (ruleset.sumOf) expect(lines.every(({ sum }) => sum !== null)).toBe(true);
      }
      expect(wins).toBeGreaterThan(0);
    });
  },
);
