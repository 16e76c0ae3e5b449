/** Every kind of question, answered with a keyboard alone: right, and wrong. */
import { screen, within } from '@solidjs/testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { practice } from '#i18n/practice.ts';
import { words } from '#i18n/words.ts';
import { formatTile, tileCalled } from '../../src/notation/tile-text.ts';
import type { ShownHand } from '../../src/puzzles/hands.ts';
import type { Question } from '../../src/puzzles/question.ts';
import { conceptIds } from '../../src/questions/registry.ts';
import { readCards } from '../../src/storage/practice.ts';
import { claimKeys } from '../puzzles/claim-keys.ts';
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

/** One of the choices, by its number. */
const oneOfChoices: Pick<Way, 'right' | 'wrong'> = {
  right: ({ key, choices }) => type(place(choices ?? [], key[0])),
  wrong: ({ key, choices }) =>
    type(
      place(
        choices ?? [],
        choices?.find((each) => each !== key[0]),
      ),
    ),
};

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
    ...oneOfChoices,
  },
  sort: {
    ruleset: 'two-five-eight',
    right: ({ key: [laid = ''] }) =>
      type(laid === 'none' ? '0' : `${tiles(...laid.split(' ').slice(0, -1).map(apart))}{Enter}`),
    wrong: ({ key, subject }) => {
      if (key[0] !== 'none') return type('0');
      // Laid as they stand: three, and three, until the sets are full.
      const { concealed, winning, melds } = subject as ShownHand;
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
    right: (question) => type(claimKeys(question, true)),
    wrong: (question) => type(claimKeys(question, false)),
  },
  may: {
    ruleset: 'hong-kong',
    ...oneOfChoices,
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
    right: ({ key }) => type(key[0] === 'win' ? '1' : '2'),
    wrong: ({ key }) => type(key[0] === 'win' ? '2' : '1'),
  },
  declare: {
    ruleset: 'riichi',
    right: ({ key }) => type(`${tiles(...key)}{Enter}`),
    wrong: ({ key, choices }) => {
      const other = choices?.find((each) => !key.includes(each)) ?? key[0] ?? '';
      return type(`${tiles(other)}{Enter}`);
    },
  },
  barred: {
    ruleset: 'riichi',
    ...oneOfChoices,
  },
  safe: {
    ruleset: 'riichi',
    ...oneOfChoices,
  },
  reveal: {
    ruleset: 'riichi',
    right: async ({ key }) => {
      for (const each of key) if (each.length === 1) await type(String(Number(each) + 1));
      await fill(/^Each of the others pays/, key.at(-1)?.split(' ')[1] ?? '');
    },
    wrong: () => fill(/^Each of the others pays/, '7'),
  },
  han: {
    ruleset: 'riichi',
    right: ({ key: [han = ''] }) => fill('Han', han),
    wrong: () => fill('Han', '99'),
  },
  fu: {
    ruleset: 'riichi',
    right: ({ key: [fu = ''] }) => fill('Fu', fu),
    wrong: () => fill('Fu', '99'),
  },
};

/** Boxes whose number is marked as wrong. */
const wrongNumbers = () =>
  screen.queryAllByRole('textbox').filter(({ ariaInvalid }) => ariaInvalid === 'true');

/** "5s" as readers hear it. */
const tileName = (tile: string): string => words.tileName(tileCalled(tile) ?? 0);

/** Of hands to be laid one that can be: that it cannot is wrong. */
const isMissable = (concept: string) => (question: Question) =>
  concept !== 'sort' || question.key[0] !== 'none';

/** "123m" as keys for one tile after the other: "1m2m3m". */
function apart(set: string): string {
  const suit = set.slice(-1);
  return /[mps]/.test(suit) ? [...set.slice(0, -1)].map((rank) => rank + suit).join('') : set;
}

test('whatever can be dealt can be asked, and has words', () => {
  expect(Object.keys(WAYS).sort()).toEqual([...conceptIds]);
  const { concepts } = practice;
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
    expect(wrongNumbers()).toEqual([]);
  });

  test('a wrong one is told why, and shows what would have been right', async () => {
    const number = await numberWhere(ruleset, concept, isMissable(concept));
    const { first } = await practising(ruleset, concept, { number });
    await wrong(first);
    expect(kind()).toBe('refused');
    expect(told()).not.toMatch(/undefined|NaN|\{|\}/);
    expect(document.querySelectorAll('.proof-part').length).toBeGreaterThan(0);
    expect(screen.getByText('0 of 1 right')).toBeTruthy();
    // The first number that was asked for is wrong, in any of these questions: its box says what it is.
    const [box] = screen.queryAllByRole('textbox');
    if (!box) return;
    expect(wrongNumbers()).toContain(box);
    for (const each of wrongNumbers()) {
      const said = document.getElementById(each.getAttribute('aria-describedby') ?? '');
      expect(said?.textContent?.trim()).toMatch(/^It is [+−]?[\d,.]+\.$/);
    }
  });
});

test('of four sums only the wrong ones are marked, each with what it is', async () => {
  const number = await numberWhere('hong-kong', 'pays', ({ key }) => key.includes('3:0') === false);
  const { first } = await practising('hong-kong', 'pays', { number });
  const fields = screen.getAllByRole('textbox');
  for (const [i, each] of first.key.entries())
    await userEvent.fill(fields[i] as HTMLElement, i === 3 ? '0' : each.slice(2));
  await userEvent.keyboard('{Enter}');
  expect(kind()).toBe('refused');
  expect(wrongNumbers()).toEqual([fields[3]]);
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

test('who gets a tile is pressed, and then why each other seat does not', async () => {
  const { first } = await practising('changchun', 'claim', { number: 1 });
  const [seat = '', ...reasons] = claimKeys(first, true);
  const groups = () => screen.getAllByRole('group');
  expect(groups()).toHaveLength(1);
  await type(seat);
  for (const [i, reason] of reasons.entries()) {
    // One seat after the other, and the focus is where the next press is.
    expect(groups()).toHaveLength(2 + i);
    const buttons = within(groups().at(-1) as HTMLElement).getAllByRole('button');
    expect(document.activeElement).toBe(buttons[0]);
    expect(kind()).toBeUndefined();
    await userEvent.click(buttons[Number(reason) - 1] as HTMLElement);
  }
  expect(kind()).toBe('good');
});

describe('what is pressed tile by tile', () => {
  const board = () => within(screen.getByRole('toolbar', { name: 'Your hand' })).getAllByRole('button');
  const palette = () => [...document.querySelectorAll<HTMLButtonElement>('.picks button')];
  const stops = (tiles: readonly HTMLElement[]) => tiles.filter((tile) => tile.tabIndex === 0);
  const focused = () => document.activeElement;
  const nameOf = (element: Element | null | undefined) => element?.getAttribute('aria-label');
  /** Goes along until a tile that looks like this has the focus. */
  const along = async (is: (tile: Element) => boolean, patience: number): Promise<void> => {
    for (let n = 0; n < patience && !(focused() && is(focused() ?? document.body)); n++)
      await type('{ArrowRight}');
    expect(is(focused() ?? document.body)).toBe(true);
  };

  test('the tiles to pick from are one stop for Tab, with arrows, Home and End', async () => {
    await practising('hong-kong', 'waits');
    const all = palette();
    expect(all).toHaveLength(34);
    expect(stops(all)).toEqual([all[0]]);
    all[0]?.focus();
    await type('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe(all[2]);
    await type(' ');
    expect(all[2]?.getAttribute('aria-pressed')).toBe('true');
    expect(focused()).toBe(all[2]);
    expect(stops(all)).toEqual([all[2]]);
    await type('{End}{ArrowRight}');
    expect(focused()).toBe(all[0]);
    await type('{ArrowLeft}{Home}');
    expect(focused()).toBe(all[0]);
    await type('{Tab}');
    expect(palette()).not.toContain(focused());
    expect(nameOf(all[2])).toMatch(/^3 of characters/);
  });

  test('an arrow goes to the row above or below, to the tile that lies nearest', async () => {
    await practising('hong-kong', 'waits');
    const all = palette();
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    all[1]?.focus();
    await type('{ArrowDown}');
    const below = focused();
    expect(box(below).top).toBeGreaterThan(box(all[1]).top);
    expect(Math.abs(box(below).x - box(all[1]).x)).toBeLessThan(box(all[1]).width / 2);
    await type('{ArrowUp}');
    expect(focused()).toBe(all[1]);
    // Nothing is above the first row: the focus stays, and the page may scroll.
    await type('{ArrowUp}');
    expect(focused()).toBe(all[1]);
  });

  test('a tile is exchanged with arrows and the space bar alone', async () => {
    const { first } = await practising('two-five-eight', 'mend');
    const [out = '', come = ''] = (first.key[0] ?? '').split('>').map((each) => tileName(each));
    expect(stops(board())).toHaveLength(1);
    expect(stops(palette())).toHaveLength(1);
    board()[0]?.focus();
    await along((tile) => nameOf(tile) === out, board().length);
    await type(' {Tab}');
    expect(focused()).toBe(palette()[0]);
    await along((tile) => nameOf(tile) === come, palette().length);
    await type(' {Tab}{Enter}');
    expect(kind()).toBe('good');
  });

  test('sets that are laid are one stop too, and the focus stays among them when one is taken back', async () => {
    const number = await numberWhere('two-five-eight', 'sort', ({ key }) => key[0] !== 'none');
    await practising('two-five-eight', 'sort', { number });
    const laid = () => within(screen.getByRole('toolbar', { name: 'What you have laid' }));
    expect(stops(board())).toHaveLength(1);
    board()[0]?.focus();
    await type(' {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight} ');
    expect(focused()).toBe(board()[5]);
    expect(laid().getAllByRole('button')).toHaveLength(2);
    await type('{Tab}');
    expect(focused()).toBe(laid().getAllByRole('button')[0]);
    await type('{ArrowRight}');
    expect(focused()).toBe(laid().getAllByRole('button')[1]);
    await type('{Enter}');
    expect(laid().getAllByRole('button')).toEqual([focused()]);
    await type('{Enter}');
    expect(focused()).toBe(screen.getByRole('toolbar', { name: 'What you have laid' }));
  });

  test('that tiles can be typed is said beside the keys of the board, and in their list', async () => {
    await practising('changchun', 'discard');
    expect(screen.getByText(practice.session.typed)).toBeTruthy();
    await type('?');
    expect(await screen.findByText(/^type a tile/)).toBeTruthy();
    expect(screen.getByText(/^move from tile to tile/)).toBeTruthy();
  });
});
