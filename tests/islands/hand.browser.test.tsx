/** The page of one hand under all games: what stands there is what the games answer, guessed or not. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compareHand } from '#i18n/compare-hand.ts';
import { words } from '#i18n/words.ts';
import {
  type AllGamesQuery,
  allOf,
  answerOf,
  askOf,
  type HandAnswer,
} from '../../src/compare/hand/answer.ts';
import { randomHand } from '../../src/compare/hand/deal.ts';
import { createRandom } from '../../src/engine/random.ts';
import { Hand } from '../../src/islands/Hand/Hand.tsx';
import { COMPARED_QUESTIONS, type LoadedHand, type PlayedGame } from '../../src/islands/Hand/props.ts';
import { EMPTY_HAND, formatHandLink, type HandLink } from '../../src/notation/hand-link.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.ts';

const rulesets = await Promise.all(gameIds.map(async (id) => rulesetOf(await loadGame(id))));
const all = allOf(rulesets);
const games = gameIds.map((id, i): PlayedGame => {
  const said = (about: string) => ({
    title: about,
    says: `${id} says of ${about}.`,
    rule: { id: about, href: `/rules/${id}/#${about}` },
  });
  return {
    id,
    title: rulesets[i]?.title ?? id,
    rulebook: `/rules/${id}/`,
    book: `/${id}.json`,
    score: null,
    remarks: Object.fromEntries(
      COMPARED_QUESTIONS.map((about) => [about, said(about)]),
    ) as PlayedGame['remarks'],
  };
});
const example = { title: 'Runs alone', href: '#v=1&hand=123m.456m.789m.234s.5p.+5p&seat=s&end' };
const props: LoadedHand = { games, examples: [example], rulesets, ...all };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname + location.search);
});

const shown = (link: HandLink | null) => {
  history.replaceState(null, '', link ? `#${formatHandLink(link)}` : location.pathname);
  render(() => <Hand {...props} />);
};
const asked = (link: HandLink): AllGamesQuery | null => {
  const read = askOf(link, all);
  return read.is === 'asked' ? read.query : null;
};
const card = async (title: string): Promise<HTMLElement> => {
  const item = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!item) throw new Error(title);
  return item;
};

/** What a card must say of the answer. */
function expected({ outcome }: HandAnswer, uncounted: boolean): readonly string[] {
  switch (outcome.is) {
    case 'wins': {
      const payments = outcome.paid.flatMap(({ payments: each }) => each);
      const amounts = payments.map(({ amount }) => words.number(amount));
      return [compareHand.wins, ...(uncounted ? [] : [words.scoreTotal(outcome.score)]), ...amounts];
    }
    case 'loses':
    case 'barred':
      return [compareHand.loses, `§ ${outcome.reason.rule}`];
    case 'lacks':
      return [compareHand.loses, compareHand.lacks(outcome.kinds.map((kind) => words.tileName(kind)))];
    case 'unfit':
      return [compareHand.loses, compareHand.unfit(outcome.need).head];
  }
}

const plain = (text: string | null): string => (text ?? '').replace(/\s/g, ' ');

test('of forty random hands every card says what its game answers', async () => {
  const random = createRandom('forty hands');
  for (let n = 0; n < 40; n++) {
    const link = randomHand(rulesets, random);
    const hand = link && asked(link);
    if (!link || !hand) continue;
    shown(link);
    fireEvent.click(await screen.findByRole('button', { name: compareHand.skip }));
    for (const ruleset of rulesets) {
      const answer = answerOf(ruleset, hand);
      const text = plain((await card(ruleset.title)).textContent);
      for (const part of expected(answer, ruleset.scoring === null)) {
        expect(text, `${ruleset.id}: ${formatHandLink(link)}`).toContain(plain(part));
      }
    }
    cleanup();
  }
});

describe('the hand that lies there from the start', () => {
  test('is the first example: the first game has answered, and the others are to be guessed', async () => {
    shown(null);
    const [first, ...others] = rulesets.map(({ title }) => title);
    const answered = await card(first ?? '');
    expect(answered.querySelector('.slip')).toBeTruthy();
    expect(answered.querySelector('.hand-guess')).toBeNull();
    expect(screen.getByText(compareHand.askNote(first ?? ''))).toBeTruthy();
    for (const title of others) {
      expect(screen.getByRole('group', { name: compareHand.guess.of(title) })).toBeTruthy();
      expect((await card(title)).querySelector('.slip')).toBeNull();
    }
    // It stands in no address until somebody changes it.
    expect(location.hash).toBe('');
    fireEvent.click(screen.getByRole('button', { name: compareHand.skip }));
    // What was told counts as no guess.
    expect(screen.queryByText(/You were right about/)).toBeNull();
  });

  test('is no longer there once the reader has taken it away', async () => {
    shown(null);
    fireEvent.input(screen.getByLabelText('Or type it'), { target: { value: '' } });
    expect(screen.getByText(compareHand.empty.head)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: compareHand.ask })).toBeNull();
  });
});

describe('a hand that comes by itself', () => {
  const link = { ...EMPTY_HAND, hand: '123m 456m 789m 234s 5p +5p', seat: 1 } as const;

  test('is asked about, and each guess is answered', async () => {
    shown(link);
    const group = await screen.findByRole('group', { name: compareHand.guess.of('Hong Kong') });
    expect(within(await card('Changchun')).queryByText(compareHand.loses)).toBeNull();
    fireEvent.click(within(group).getByRole('button', { name: compareHand.guess.loses }));
    const told = await within(await card('Hong Kong')).findByText(compareHand.answer(false, true));
    expect(document.activeElement).toBe(told);
    expect(screen.getByRole('button', { name: compareHand.skip })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: compareHand.skip }));
    expect(await screen.findByText(compareHand.guessed(0, 1))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: compareHand.answers }));
  });

  test('gives nothing away while it is asked about, not by the set that is suggested either', async () => {
    shown({ ...link, hand: '123m 456p 789s 11s EE +S' });
    await screen.findByRole('button', { name: compareHand.skip });
    const taiwanese = await card('HK-style Taiwanese');
    expect(taiwanese.textContent).toContain(compareHand.suggestion);
    expect(taiwanese.textContent).not.toContain(compareHand.noneWins.added);
    fireEvent.click(screen.getByRole('button', { name: compareHand.skip }));
    await waitFor(() => expect(taiwanese.textContent).toContain(compareHand.noneWins.added));
  });

  test('is told what a game asks for and what it leaves out of the count', async () => {
    shown({ ...link, hand: '[111m<] [999p^] 222s 888s 5m +5m 2f' });
    fireEvent.click(await screen.findByRole('button', { name: compareHand.skip }));
    expect((await card('British')).textContent).toContain(compareHand.presumed);
    expect((await card('British')).textContent).toContain('british says of losers.');
    expect((await card('HK-style Taiwanese')).textContent).toContain(compareHand.onSpot);
    expect((await card('Hong Kong')).textContent).not.toContain(compareHand.onSpot);
    expect((await card('Changchun')).textContent).toContain(compareHand.uncounted);
  });
});

describe('a hand that the reader lays', () => {
  test('is answered as soon as it is whole, and nothing is asked', async () => {
    shown(null);
    const line = screen.getByLabelText('Or type it');
    fireEvent.input(line, { target: { value: '111m 999p 222s 888s 5m' } });
    expect(screen.getByText(/This one has 13/)).toBeTruthy();
    fireEvent.input(line, { target: { value: '111m 999p 222s 888s 5m +5m' } });
    expect(await screen.findByRole('heading', { name: compareHand.answers })).toBeTruthy();
    expect(screen.queryByRole('button', { name: compareHand.skip })).toBeNull();
    expect(location.hash).toContain('hand=111m.999p.222s.888s.5m.+5m');
  });

  test('keeps the focus on the tile that is pressed, press after press', () => {
    shown(null);
    fireEvent.input(screen.getByLabelText('Or type it'), { target: { value: '' } });
    const [tile] = within(screen.getByRole('toolbar', { name: 'All tiles', hidden: true })).getAllByRole(
      'button',
      { hidden: true },
    );
    fireEvent.click(tile as HTMLElement);
    fireEvent.click(tile as HTMLElement);
    expect(tile?.isConnected).toBe(true);
    expect((screen.getByLabelText('Or type it') as HTMLInputElement).value).toBe('11m');
  });

  test('of a dealt hand that is changed by a press, the guessing ends', async () => {
    shown({ ...EMPTY_HAND, hand: '111m 999p 222s 888s 5m +5m', seat: 1 });
    await screen.findByRole('button', { name: compareHand.skip });
    fireEvent.click(screen.getAllByRole('button', { name: /take it out/ })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('button', { name: compareHand.skip })).toBeNull());
    expect(location.hash).not.toContain('111m');
  });
});
