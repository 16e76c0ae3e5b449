/** The book on a page: cash and debts apart, every number with what it is made of. */
import { cleanup, render, screen, within } from '@solidjs/testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import '../../src/styles/global.css';
import type { PaymentGroup } from '../../src/engine/payment.ts';
import { Ledger } from '../../src/ui/Ledger/Ledger.tsx';
import { terms } from '../i18n/sentences.ts';

const paid: readonly PaymentGroup[] = [
  {
    rule: 'chase',
    payments: ([1, 2, 3] as const).map((to) => ({ from: 0, to, amount: 10, rule: 'chase', book: 'cash' })),
  },
  { rule: 'pull', payments: [{ from: 1, to: 0, amount: 18, rule: 'pull', book: 'debt' }] },
  { rule: 'price', payments: [{ from: 1, to: 0, amount: 20, rule: 'price', book: 'debt' }] },
];

afterEach(cleanup);

describe('the ledger', () => {
  test('shows cash and debts, how each came about, and what the match remembers', () => {
    render(() => (
      <Ledger
        stake={0}
        opening={{
          cash: { seats: [5, 0, -5, 0], pot: 0 },
          debts: [
            { from: 1, to: 0, amount: 36 },
            { from: 2, to: 0, amount: 36 },
          ],
        }}
        paid={paid}
        outcome={{ is: 'drawn', rule: 'wall-out' }}
        entries={[
          { rule: 'pull', of: { is: 'streak', seat: 0 } },
          { rule: 'dealer-stays', of: { is: 'deals-kept', count: 2 } },
        ]}
        hands={['Hand 1.', 'Hand 2.']}
        messageContext={{ reader: 0, dealer: 0, terms }}
        ruleHref={(id) => `/rules/#${id}`}
      />
    ));
    const ledger = within(screen.getByRole('region', { name: 'The book' }));
    const rows = ledger.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toBe('You+5+5 before −10 to South § chase −10 to West § chase −10 to North § chase −25');
    expect(rows[4]).toBe('North0+10 from you § chase +10');
    const [debtsList] = ledger.getAllByRole('list');
    const debts = within(debtsList as HTMLElement)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(debts).toEqual(['South owes you 7436 +18 § pull +20 § price  = 74', 'West owes you 36']);
    expect(ledger.getByText('Wins in a row by the dealer').getAttribute('href')).toBe('/rules/#dealer-stays');
    expect(ledger.getAllByRole('link', { name: '§ pull' })[0]?.getAttribute('href')).toBe('/rules/#pull');
    expect(ledger.getByText('Hand 2.')).toBeTruthy();
  });

  test('says what was put into the pot, and taken from it', () => {
    const bet = { from: 0, to: 'pot', amount: 1000, rule: 'bet', book: 'cash' } as const;
    const pot = { from: 'pot', to: 0, amount: 2000, rule: 'pot', book: 'cash' } as const;
    render(() => (
      <Ledger
        stake={30_000}
        opening={{ cash: { seats: [30_000, 30_000, 30_000, 30_000], pot: 1000 }, debts: [] }}
        paid={[
          { rule: 'bet', payments: [bet] },
          { rule: 'pot', payments: [pot] },
        ]}
        outcome={{ is: 'drawn', rule: 'wall-out' }}
        messageContext={{ reader: 0, dealer: 0, terms }}
        ruleHref={(id) => `/rules/#${id}`}
      />
    ));
    const [, you] = within(screen.getByRole('region', { name: 'The book' })).getAllByRole('row');
    expect(you?.textContent).toContain('−1,000 into the pot § bet');
    expect(you?.textContent).toContain('+2,000 from the pot § pot');
    // Nobody owes anything, as in most games nobody ever does.
    expect(screen.queryByRole('heading', { name: /debts/i })).toBeNull();
  });

  test('tells how a debt comes about, in place of an amount with nothing but its rule', () => {
    const price: readonly PaymentGroup[] = [
      {
        rule: 'dealer-bonus',
        payments: [{ from: 1, to: 0, amount: 17, rule: 'dealer-bonus', book: 'debt' }],
      },
    ];
    render(() => (
      <Ledger
        stake={0}
        opening={{ cash: { seats: [0, 0, 0, 0], pot: 0 }, debts: [] }}
        paid={price}
        outcome={{ is: 'drawn', rule: 'wall-out' }}
        sumOf={() => ({ is: 'fan', fan: 6, dealer: 1, each: 1, base: 10 })}
        messageContext={{ reader: 0, dealer: 0, terms }}
        ruleHref={(id) => `/rules/#${id}`}
      />
    ));
    const debt = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
    expect(debt.join(' ')).toContain('(6 + 1) × 1 + 10 = 17');
    expect(debt.join(' ')).not.toContain('+17');
    expect(screen.getAllByRole('link', { name: '§ dealer-bonus' })).toHaveLength(1);
  });

  test('tells of every payment of cash from whom it came, and how it comes about', () => {
    const price = ([1, 2, 3] as const).map((from) => ({
      rule: 'price',
      payments: [{ from, to: 0 as const, amount: from * 10 + 6, rule: 'price', book: 'cash' as const }],
    }));
    render(() => (
      <Ledger
        stake={0}
        opening={{ cash: { seats: [0, 0, 0, 0], pot: 0 }, debts: [] }}
        paid={price}
        outcome={{ is: 'drawn', rule: 'wall-out' }}
        sumOf={({ from }) => ({ is: 'fan', fan: 6, dealer: 0, each: 1, base: Number(from) * 10 })}
        messageContext={{ reader: 0, dealer: 0, terms }}
        ruleHref={(id) => `/rules/#${id}`}
      />
    ));
    const [, you, south] = screen.getAllByRole('row').map((row) => row.textContent ?? '');
    expect(you).toContain('+16 from South § price 6 fan × 1 + 10 = 16');
    expect(you).toContain('+26 from West § price 6 fan × 1 + 20 = 26');
    expect(you).toContain('+36 from North § price 6 fan × 1 + 30 = 36');
    expect(south).toContain('−16 to you § price 6 fan × 1 + 10 = 16');
  });
});
