/** Every kind of question, answered with a keyboard alone: right, and wrong. */
import { screen } from '@solidjs/testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { askerIds } from '../../src/islands/Practice/askers.ts';
import { formatTile } from '../../src/notation/tiles.ts';
import type { ShownHand } from '../../src/puzzles/hands.ts';
import type { Question } from '../../src/puzzles/question.ts';
import { conceptIds } from '../../src/puzzles/registry.ts';
import { readCards } from '../../src/store/practice.ts';
import { practiceWordsIn } from '../../src/words/practice.ts';
import { leave, numberWhere, practising } from './practice-fixture.ts';

afterEach(leave);

const kind = () => document.querySelector('.practice-verdict .slip')?.getAttribute('data-kind');
const told = () => document.querySelector('.practice-verdict .ruling')?.textContent ?? '';

/** The keys of tiles: "36s", "E". */
const tiles = (...keys: readonly string[]): string => keys.join('').toLowerCase();
const place = (choices: readonly string[], of: string | undefined): string =>
  String(choices.indexOf(of ?? '') + 1);
const fill = async (name: RegExp | string, text: string): Promise<void> => {
  const field = screen.getByLabelText(name);
  await userEvent.fill(field, text);
  await userEvent.keyboard('{Enter}');
};

interface Way {
  readonly ruleset: string;
  /** Gives the right answer. */
  readonly right: (question: Question) => Promise<void>;
  readonly wrong: (question: Question) => Promise<void>;
}

const type = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** What a call may come to, in the order offered. */
const fatesIn = (choices: readonly string[] | null): string[] => [
  ...new Set((choices ?? []).map((each) => each.split(':')[1] ?? '')),
];

/** The digit of a caller, as often as it takes to come to this fate. */
function pressed(of: string, choices: readonly string[] | null): string {
  const [seat = '', fate = ''] = of.split(':');
  const seats = [...new Set((choices ?? []).map((each) => each.split(':')[0]))];
  return String(seats.indexOf(seat) + 1).repeat(fatesIn(choices).indexOf(fate) + 1);
}

const WAYS: Readonly<Record<string, Way>> = {
  win: {
    ruleset: 'hong-kong',
    right: ({ key }) => type(key[0] === 'yes' ? 'y' : 'n'),
    wrong: ({ key }) => type(key[0] === 'yes' ? '2' : '1'),
  },
  waits: {
    ruleset: 'hk-taiwanese',
    right: ({ key }) => type(`${tiles(...key)}{Enter}`),
    wrong: ({ key, choices }) => {
      const other = choices?.find((each) => !key.includes(each)) ?? '';
      return type(`${tiles(...key, other)}{Enter}`);
    },
  },
  tile: {
    ruleset: 'british',
    right: ({ key, choices }) => type(place(choices ?? [], key[0])),
    wrong: ({ key, choices }) =>
      type(
        place(
          choices ?? [],
          choices?.find((each) => each !== key[0]),
        ),
      ),
  },
  sort: {
    ruleset: 'two-five-eight',
    right: ({ key: [laid = ''] }) =>
      type(laid === 'none' ? '0' : `${tiles(...laid.split(' ').slice(0, -1).map(apart))}{Enter}`),
    wrong: ({ key, asked }) => {
      if (key[0] !== 'none') return type('0');
      // Laid as they stand: three, and three, until the sets are full.
      const { concealed, winning, melds } = asked as ShownHand;
      const all = [...concealed, winning].sort((a, b) => a - b).map(formatTile);
      return type(`${tiles(...all.slice(0, 3 * (4 - melds.length)))}{Enter}`);
    },
  },
  mend: {
    ruleset: 'two-five-eight',
    right: ({ key: [exchange = ''] }) => type(`${tiles(...exchange.split('>'))}{Enter}`),
    wrong: ({ key }) => {
      const [out = ''] = (key[0] ?? '').split('>');
      const come = ['1m', '1p', '1s', '9m'].find((each) => each !== out && !key.includes(`${out}>${each}`));
      return type(`${tiles(out, come ?? '')}{Enter}`);
    },
  },
  discard: {
    ruleset: 'changchun',
    right: ({ key: [out = ''] }) => type(`${tiles(out)}{Enter}`),
    wrong: ({ key, choices }) => type(`${tiles(choices?.find((each) => !key.includes(each)) ?? '')}{Enter}`),
  },
  claim: {
    ruleset: 'changchun',
    right: ({ key, choices }) => type(`${key.map((fate) => pressed(fate, choices)).join('')}{Enter}`),
    wrong: ({ key, choices }) => {
      // All lose by the same rule.
      const [, ...rules] = fatesIn(choices);
      return type(`${key.map((fate) => pressed(`${fate[0]}:${rules[0]}`, choices)).join('')}{Enter}`);
    },
  },
  may: {
    ruleset: 'hong-kong',
    right: ({ key, choices }) => type(place(choices ?? [], key[0])),
    wrong: ({ key, choices }) =>
      type(
        place(
          choices ?? [],
          choices?.find((each) => each !== key[0]),
        ),
      ),
  },
  worth: {
    ruleset: 'hong-kong',
    right: async ({ key, choices }) => {
      for (const each of key) if (!each.startsWith('total')) await type(place(choices ?? [], each));
      await fill(/^Total/, key.find((each) => each.startsWith('total'))?.slice(6) ?? '');
    },
    wrong: () => fill(/^Total/, '99'),
  },
  pays: {
    ruleset: 'hong-kong',
    right: async ({ key }) => {
      const fields = screen.getAllByLabelText(/, in /);
      for (const [i, each] of key.entries()) {
        const field = fields[i];
        if (field) await userEvent.fill(field, each.slice(2));
      }
      await userEvent.keyboard('{Enter}');
    },
    wrong: () => fill(/^East, in/, '7'),
  },
  pass: {
    ruleset: 'british',
    right: ({ key }) => type(key[0] === 'win' ? 'w' : 'p'),
    wrong: ({ key }) => type(key[0] === 'win' ? 'p' : 'w'),
  },
};

/** Of hands to be laid one that can be: that it cannot is wrong. */
const isMissable = (concept: string) => (question: Question) =>
  concept !== 'sort' || question.key[0] !== 'none';

/** "123m" as keys for one tile after the other: "1m2m3m". */
function apart(set: string): string {
  const suit = set.slice(-1);
  return /[mps]/.test(suit) ? [...set.slice(0, -1)].map((rank) => rank + suit).join('') : set;
}

test('whatever can be dealt can be asked, and has words', () => {
  expect(askerIds).toEqual(conceptIds);
  expect(Object.keys(WAYS).sort()).toEqual([...conceptIds]);
  const { concepts } = practiceWordsIn('en');
  for (const id of conceptIds) expect(concepts[id]?.name, id).toBeTruthy();
});

describe.each(Object.entries(WAYS))('%s', (concept, { ruleset, right, wrong }) => {
  test('a right answer is said to be right, and proved', async () => {
    const { first } = await practising(ruleset, concept, { number: 1 });
    await right(first);
    expect(kind()).toBe('good');
    expect(told()).not.toMatch(/undefined|NaN|\{|\}/);
    expect(document.querySelectorAll('.proof-part').length).toBeGreaterThan(0);
    expect(screen.getByText('1 of 1 right')).toBeTruthy();
  });

  test('a wrong one is told why, and shows what would have been right', async () => {
    const number = await numberWhere(ruleset, concept, isMissable(concept));
    const { first } = await practising(ruleset, concept, { number });
    await wrong(first);
    expect(kind()).toBe('refused');
    expect(told()).not.toMatch(/undefined|NaN|\{|\}/);
    expect(document.querySelectorAll('.proof-part').length).toBeGreaterThan(0);
    expect(screen.getByText('0 of 1 right')).toBeTruthy();
  });
});

test('whoever takes one rule for another is asked of both again', async () => {
  const number = await numberWhere('hong-kong', 'may', ({ key }) => key[0] !== 'allowed');
  const { first } = await practising('hong-kong', 'may', { number });
  const [right = ''] = first.key;
  const named = first.choices?.find((each) => each !== right && each !== 'allowed') ?? '';
  await type(place(first.choices ?? [], named));
  expect(kind()).toBe('refused');
  await expect.poll(() => localStorage.getItem('sparrow:practice')).not.toBeNull();
  const cards = Object.entries(readCards()).filter(([, { memory }]) => memory);
  expect(cards.map(([name]) => name)).toEqual(
    expect.arrayContaining([right, named].map((rule) => `hong-kong/may/${rule}`)),
  );
});
