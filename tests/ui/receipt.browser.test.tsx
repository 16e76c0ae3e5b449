import { cleanup, fireEvent, render, screen, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../src/styles/global.css';
import { Score } from '../../src/islands/Score/Score.tsx';
import {
  EMPTY_SCORE,
  formatScoreLink,
  parseScoreLink,
  type ScoreLink,
} from '../../src/notation/score-link.ts';
import hongKong from '../../src/rulesets/hong-kong/index.ts';

const book = {
  'mixed-one-suit': { title: 'Mixed one suit', sentence: 'One suit and honours.' },
  dragon: { title: 'Dragon', sentence: 'A Pong of dragons.' },
  'own-flower': { title: 'Own flower', sentence: 'The flower of the seat.' },
  'three-fan': {
    title: 'At least three fan',
    sentence: 'It takes three.',
    refusal: { head: 'Not worth enough.', text: 'It is worth {have} and takes {need}.' },
  },
  payment: { title: 'Payment', sentence: 'Fan become points.' },
  'shape-standard': { title: 'Four sets and a pair', sentence: 'Four sets and a pair.' },
};
const props = { lang: 'en', game: 'hong-kong', rulebook: '/rules/hong-kong/', book: '/receipt-book.json' };
const at = (change: Partial<ScoreLink>): void =>
  history.replaceState(null, '', `#${formatScoreLink({ ...EMPTY_SCORE, ...change })}`);
const shown = async (change: Partial<ScoreLink> = {}) => {
  at(change);
  render(() => <Score {...props} of={hongKong} />);
  await screen.findByRole('toolbar', { name: 'All tiles' });
};
const southWins = { hand: '[234s<] [CCC^] 567s 678s 5s ^5s 2f1f', seat: 1 } as const;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(book));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname + location.search);
});

const receipt = async () => within(await screen.findByRole('region', { name: 'What South’s hand is worth' }));

describe('the receipt', () => {
  test('lists every line with its tiles, its rule and its worth', async () => {
    await shown(southWins);
    const lines = within((await receipt()).getByRole('list', { name: 'What counts' }));
    await lines.findByRole('button', { name: 'Dragon' });
    const rows = lines.getAllByRole('listitem').map((row) => row.textContent ?? '');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain('three red dragons');
    expect(rows[1]).toContain('1 fan');
    expect(lines.getByRole('link', { name: /dragon/ }).getAttribute('href')).toBe('/rules/hong-kong/#dragon');
    expect((await receipt()).getByText('5 fan')).toBeTruthy();
    expect(
      (await receipt()).getByText(/Four of five count towards the minimum of three, which is met/),
    ).toBeTruthy();
  });

  test('lights the tiles of the line that has the focus and dims the others', async () => {
    await shown(southWins);
    const name = await (await receipt()).findByRole('button', { name: 'Dragon' });
    const hand = (await receipt()).getByRole('list', { name: 'South’s hand' });
    const states = () => [...hand.querySelectorAll<HTMLElement>('.tile')].map((tile) => tile.dataset.state);
    expect(new Set(states())).toEqual(new Set([undefined]));
    name.focus();
    expect(states().filter((state) => state === 'lit')).toHaveLength(3);
    expect(states().filter((state) => state === 'dim')).toHaveLength(11);
    name.blur();
    expect(new Set(states())).toEqual(new Set([undefined]));
    fireEvent.click(name);
    expect(name.getAttribute('aria-pressed')).toBe('true');
    expect(states().filter((state) => state === 'lit')).toHaveLength(3);
  });

  test('says what did not count, and who pays whom', async () => {
    await shown(southWins);
    const inside = await receipt();
    expect(inside.getByText(/No pattern in this hand uses it/).textContent).toContain('Plum');
    expect(inside.getByText(/North pays South 24 points/).textContent).toContain('5 fan = 24 points');
    expect(inside.getByText(/East and West pay nothing/)).toBeTruthy();
    expect(inside.getByRole('img', { name: /North pays South 24 points/ })).toBeTruthy();
  });

  test('adds up what three pay', async () => {
    await shown({ hand: '123s 456s 789s CCC 5s +5s', seat: 1 });
    expect((await receipt()).getByText(/South: (\d+) \+ \1 \+ \1 = \+\d+/)).toBeTruthy();
  });

  test('names what a larger pattern contains', async () => {
    await shown({ hand: '[CCC^] [FFF<] 234s 678m P +P', seat: 1 });
    const inside = await receipt();
    expect(await inside.findByText(/contains it, and only the larger counts/)).toBeTruthy();
    expect(inside.getAllByText(/contains it/)).toHaveLength(1);
  });
});

describe('a hand that does not win', () => {
  test.each([
    ['', 'No hand yet.'],
    ['123m', 'Eleven more tiles.'.replace('Eleven', '11')],
    ['123m 4x', 'Column 7 cannot be read.'],
    ['55555p', 'There are only four 5s of dots.'],
    ['11f', 'There is only one plum (flower 1).'],
    ['X', 'This game has no joker.'],
    ['123m 456m 789m 123p 55s', 'Which tile came last?'],
    ['123m …', 'Every tile has to be written out.'],
    ['5m, fishing', '“fishing” means nothing here.'],
  ])('%s: %s', async (hand, head) => {
    await shown({ hand });
    expect(await screen.findByText(head)).toBeTruthy();
  });

  test('under the minimum is told what it holds and what it needs', async () => {
    await shown({ hand: '[123m<] 456m 78p 234s 55s +6p 2f' });
    expect(await screen.findByText('It is worth two and takes three.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /three-fan/ }).length).toBeGreaterThan(0);
    expect(screen.getByRole('list', { name: 'What counts' })).toBeTruthy();
  });

  test('that has no shape is told which tile would complete it', async () => {
    await shown({ hand: '123m 456m 78p 234s 55s +1p' });
    const would = await screen.findByText(/would complete it/);
    const tiles = within(would).getAllByRole('img');
    expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual(['6 of dots', '9 of dots']);
  });

  test('that cannot have come so is told that too', async () => {
    await shown({ hand: '123m 456m 78p 234s 55s +6p', supplement: 'kong' });
    expect(await screen.findByText(/There is no Gong among the sets/)).toBeTruthy();
  });
});

describe('laying a hand out', () => {
  const palette = () => within(screen.getByRole('toolbar', { name: 'All tiles' }));
  const tile = (name: string) => palette().getByRole('button', { name });
  const now = () => parseScoreLink(location.hash);

  test('tiles are pressed in, sorted, and the last one wins', async () => {
    await shown();
    for (const rank of [3, 1, 2]) tile(`${rank} of dots`).click();
    expect(now().hand).toBe('123p');
    screen.getByRole('radio', { name: 'Pong' }).click();
    for (const name of ['east wind', 'south wind', 'west wind']) tile(name).click();
    expect(now().hand).toBe('123p [EEE<] [SSS<] [WWW<]');
    screen.getByRole('radio', { name: 'into the hand' }).click();
    tile('9 of dots').click();
    tile('9 of dots').click();
    expect(now().hand).toBe('1239p [EEE<] [SSS<] [WWW<] +9p');
    expect(await screen.findByRole('region', { name: 'What East’s hand is worth' })).toBeTruthy();
    screen.getByRole('radio', { name: 'A discard' }).click();
    expect(now().hand).toContain('<9p');
    screen.getByRole('radio', { name: 'Robbed from a Gong' }).click();
    expect(now().hand).toContain('*<9p');
    tile('1 of dots').click();
    expect(await screen.findByText('The hand is full.')).toBeTruthy();
  });

  test('a fifth tile and a run that is none are refused, and nothing changes', async () => {
    await shown({ hand: '5555p' });
    tile('5 of dots').click();
    expect(await screen.findByText('There are only four 5s of dots.')).toBeTruthy();
    screen.getByRole('radio', { name: 'Seung' }).click();
    tile('8 of dots').click();
    expect(await screen.findByText('No Seung begins with the 8 of dots.')).toBeTruthy();
    expect(now().hand).toBe('5555p');
  });

  test('arrows move in the palette, and what is pressed in the hand leaves it', async () => {
    await shown({ hand: '19m' });
    tile('1 of characters').focus();
    fireEvent.keyDown(tile('1 of characters'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tile('2 of characters'));
    tile('2 of characters').click();
    expect(document.activeElement).toBe(tile('2 of characters'));
    fireEvent.keyDown(tile('2 of characters'), { key: 'End' });
    expect(document.activeElement).toBe(tile('winter (season 4)'));
    const out = screen.getByRole('button', { name: '1 of characters: take it out' });
    out.focus();
    out.click();
    expect(now().hand).toBe('29m');
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toContain('2 of characters'),
    );
  });
});

describe('the address', () => {
  test('that is damaged is told, and an empty table is there', async () => {
    history.replaceState(null, '', '#v=1&hand=123m');
    render(() => <Score {...props} of={hongKong} />);
    expect(await screen.findByText('This address cannot be read.')).toBeTruthy();
    expect(screen.getByText(/cut off at its end/)).toBeTruthy();
    expect(screen.getByText('No hand yet.')).toBeTruthy();
  });

  test('that names a rule this game lacks keeps its hand', async () => {
    await shown({ hand: '123m', chosen: { 'no-such-rule': true } });
    expect(await screen.findByText(/has no option "no-such-rule"/)).toBeTruthy();
    expect(screen.getByText('11 more tiles.')).toBeTruthy();
  });
});
