import { describe, expect, test } from 'vitest';
import { fill, PLACEHOLDERS, valuesOf } from '#i18n/explain.ts';
import { words } from '#i18n/words.ts';
import type { Action } from '../../src/engine/action.ts';
import type { RuleWords } from '../../src/i18n/message-context.ts';
import { dots, east, facts, fiveOfDots, north, open, south, terms, toSouth, west } from './sentences.ts';

const pung: RuleWords = {
  id: 'call-pung',
  title: 'Calling Pung',
  sentence: 'Two alike in hand and the third discarded: that is a Pung.',
  refusal: {
    head: 'You may not call {pung} here.',
    text: 'You hold {held}. A {pung} needs two in your hand.',
  },
};
const plain: RuleWords = { id: 'plain', title: 'A plain rule', sentence: 'It says what it says.' };
const southPungs: Action = { seat: south, do: 'pung' };

describe('a refusal', () => {
  test('fills its template with the tiles of this table', () => {
    const reason = { rule: 'call-pung', tiles: [dots(5)], have: 1, need: 2 };
    expect(words.explain(reason, pung, { ...facts, action: southPungs, offer: fiveOfDots })).toEqual({
      head: 'You may not call Pung here.',
      text: 'You hold one 5 of dots. A Pung needs two in your hand.',
      rule: 'call-pung',
    });
  });

  test('leaves out a sentence it has nothing to say for', () => {
    const { text } = words.explain({ rule: 'call-pung' }, pung, { ...facts, action: southPungs });
    expect(text).toBe('A Pung needs two in your hand.');
  });

  test('falls back to the rule itself', () => {
    expect(words.explain({ rule: 'plain' }, plain, facts)).toEqual({
      head: 'A plain rule.',
      text: 'It says what it says.',
      rule: 'plain',
    });
    const unknowable: RuleWords = { ...plain, refusal: { head: '{giver} gave it.', text: 'Ask {giver}.' } };
    expect(words.explain({ rule: 'plain' }, unknowable, facts).text).toBe('It says what it says.');
  });

  test('says whom it speaks to where that is not the reader', () => {
    const at = { ...facts, action: { seat: west, do: 'pung' } as const };
    expect(words.explain({ rule: 'call-pung' }, pung, at).head).toBe('West: you may not call Pung here.');
    expect(words.explain({ rule: 'call-pung' }, pung, { ...at, reader: null }).head).toMatch(/^West: you/);
  });

  test('names every other condition that is broken too', () => {
    const { text } = words.explain({ rule: 'call-pung', also: ['plain'] }, pung, { ...facts, also: [plain] });
    expect(text).toBe('A Pung needs two in your hand. It says what it says.');
  });

  test('of a mistake says first what makes it one, where its rule asks for that', () => {
    const mistake: RuleWords = {
      ...plain,
      refusal: { head: 'A mistake.', text: 'It costs a lot.', last: true },
    };
    expect(
      words.explain({ rule: 'plain', also: ['call-pung'] }, mistake, { ...facts, also: [pung] }),
    ).toEqual({
      head: 'You may not call Pung here.',
      text: 'A Pung needs two in your hand. It costs a lot.',
      rule: 'call-pung',
    });
    expect(words.explain({ rule: 'plain' }, mistake, facts)).toMatchObject({
      head: 'A mistake.',
      text: 'It costs a lot.',
    });
  });

  test('speaks the words the reader chose', () => {
    const { head } = words.explain({ rule: 'call-pung' }, pung, {
      ...facts,
      terms: { ...terms, pung: 'Peng' },
    });
    expect(head).toBe('You may not call Peng here.');
  });
});

describe('placeholders', () => {
  const reason = { rule: 'x', tiles: [dots(7), dots(7)], seats: [north], have: 1, need: 3 };
  const values = valuesOf(reason, {
    ...facts,
    action: southPungs,
    offer: { ...fiveOfDots, from: east },
    awaits: [west],
  });

  test.each([
    ['tile', '7 of dots'],
    ['tiles', 'two 7s of dots'],
    ['plural', '7s of dots'],
    ['held', 'one 7 of dots'],
    ['have', 'one'],
    ['need', 'three'],
    ['seat', 'North'],
    ['seats', 'North'],
    ['awaited', 'West is'],
    ['giver', 'East'],
    ['next', 'you'],
    ['chow', 'Sheung'],
    ['pung', 'Pung'],
    ['kong', 'Kong'],
    ['pair', 'Jong'],
    ['win', 'Hooo'],
  ] as const)('{%s} becomes %s', (name, value) => {
    expect(values[name]).toBe(value);
  });

  test('each of them is tried here, and a sentence begins with a capital', () => {
    expect(fill(PLACEHOLDERS.map((name) => `{${name}}`).join(' '), values)).not.toMatch(/[{}]/);
    expect(fill('{next} may.', values)).toBe('You may.');
  });

  test('what nobody knows is never shown with its braces', () => {
    expect(fill('It is {colour}. It is round.', values)).toBe('It is round.');
  });

  test('the tile is that of the reason, else of the action, else the one that lies there', () => {
    const bare = { rule: 'x' };
    expect(valuesOf(bare, { ...facts, offer: fiveOfDots }).tile).toBe('5 of dots');
    expect(valuesOf(bare, { ...facts, action: { seat: south, do: 'discard', tile: dots(1) } }).tile).toBe(
      '1 of dots',
    );
    expect(valuesOf(bare, facts).tile).toBeNull();
  });
});

describe('a lost call', () => {
  const lost = { bid: { seat: south, call: 'pung' }, rule: 'priority' } as const;

  test('was allowed, and hears which call comes first', () => {
    expect(words.explainLost(lost, [{ seat: west, call: 'win' }], toSouth)).toEqual({
      head: 'Your Pung was allowed.',
      text: 'But a Hooo comes first, and West called it.',
      rule: 'priority',
    });
    expect(words.explainLost(lost, [{ seat: west, call: 'win' }], open).head).toBe(
      'South’s Pung was allowed.',
    );
  });

  test('or whose, where both called the same', () => {
    const wins = { bid: { seat: west, call: 'win' }, rule: 'nearest' } as const;
    expect(words.explainLost(wins, [{ seat: south, call: 'win' }], toSouth).text).toBe(
      'But your Hooo comes first.',
    );
  });
});

describe('the claim window', () => {
  test('asks, waits and closes in words', () => {
    expect(words.claimTitle(fiveOfDots, toSouth)).toBe('Who gets the 5 of dots?');
    expect(words.claimWaiting(toSouth)).toBe('You may call it. What the others may call is hidden from you.');
    expect(words.claimWaiting(open)).toBe('Everyone who may call is asked at once.');
    expect(words.claimState('possible', { seat: south, call: 'pung' }, open)).toBe('may call Pung');
    expect(words.claimState('stands', { seat: south, call: 'win' }, open)).toBe('wins with it');
    expect(words.claimState('stands', { seat: south, call: 'win' }, toSouth)).toBe('win with it');
    expect(words.claimState('called', { seat: south, call: 'pass' }, toSouth)).toBe('pass');
    expect(
      words.claimClosing(
        fiveOfDots,
        [
          { seat: south, call: 'pass' },
          { seat: west, call: 'pung' },
          { seat: north, call: 'pass' },
        ],
        toSouth,
      ),
    ).toBe('You and North passed. East discarded it.');
    expect(words.claimClosing(fiveOfDots, [], open)).toBe('East discarded it.');
  });
});

describe('payments and scores', () => {
  const paid = { from: west, to: south, amount: 5, rule: 'fire-pays', book: 'cash' } as const;

  test('say who pays whom, and by which rule', () => {
    expect(words.payments([paid], toSouth)).toBe('West pays you 5 points.');
    expect(words.payments([{ ...paid, from: south, to: west }], toSouth)).toBe('You pay West 5 points.');
    expect(words.payments([{ ...paid, book: 'debt' }], open)).toBe('West owes South 5 points.');
    expect(words.payments([{ ...paid, from: 'pot', amount: 1 }], toSouth)).toBe(
      'You take 1 point from the pot.',
    );
    expect(words.payments([], open)).toBe('Nobody pays anything.');
  });

  test('speak of the money of the game', () => {
    const chips = { ...open, terms: { ...open.terms, money: 'chips' } };
    expect(words.payments([{ ...paid, amount: 82.5 }], chips)).toBe('West pays South 82.5 chips.');
  });

  test('a debt is made, grows, is lessened, or is paid', () => {
    const debt = { ...paid, book: 'debt' } as const;
    const off = { from: south, to: west, amount: 5, rule: 'pull', book: 'debt', off: true } as const;
    expect(words.payments([debt], open)).toBe('West owes South 5 points.');
    expect(words.payments([{ ...debt, more: true }], open)).toBe('West owes South 5 points more.');
    expect(words.payments([off], open)).toBe('West owes South 5 points less.');
    expect(words.payments([paid, off], toSouth)).toBe('West pays you 5 points of debt.');
    const [cash, struck] = [
      { ...paid, from: north },
      { ...off, to: north },
    ];
    expect(words.payments([paid, off, cash, struck], toSouth)).toBe(
      'West and North pay you 5 points of debt each.',
    );
    expect(words.payments([{ ...off, amount: 2 }, paid, off], toSouth)).toBe(
      'West owes you 2 points less. West pays you 5 points of debt.',
    );
    expect(words.payments([off, paid, off], toSouth), 'halved, and the other half is paid').toBe(
      'West owes you 5 points less. West pays you 5 points of debt.',
    );
  });

  test('put different amounts in different sentences', () => {
    expect(words.payments([paid, { ...paid, from: north, amount: 10 }], toSouth)).toBe(
      'West pays you 5 points. North pays you 10 points.',
    );
  });

  test('a receipt names what did not count', () => {
    const not = { pattern: 'common-hand', because: 'replaced', by: 'all-triplets' } as const;
    expect(words.uncounted(not, 'All triplets')).toBe('part of All triplets');
  });
});

describe('calls and buttons', () => {
  test.each<[Action, string]>([
    [{ seat: south, do: 'discard', tile: dots(5) }, 'Discard the 5 of dots'],
    [{ seat: south, do: 'pung' }, 'Pung'],
    [{ seat: south, do: 'win' }, 'Hooo'],
    [{ seat: south, do: 'pass' }, 'Pass'],
    [{ seat: south, do: 'kong', tile: dots(2) }, 'Kong: 2 of dots'],
    [{ seat: south, do: 'chow', using: [dots(3), dots(4)] }, 'Sheung with the 3 and 4 of dots'],
    [{ seat: south, do: 'say', word: 'ready' }, 'Say “Ready”'],
    [{ seat: south, do: 'show', tile: 34 }, 'Show the plum (flower 1)'],
    [
      { seat: south, do: 'exchange', tiles: [dots(1), dots(1), dots(2)] },
      'Give two 1s of dots and the 2 of dots',
    ],
  ])('%o reads %s', (action, name) => {
    expect(words.actionName(action, terms)).toBe(name);
  });
});
