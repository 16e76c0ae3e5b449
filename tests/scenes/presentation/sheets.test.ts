/** What a scene shows beside its table, and that it is the engine's. */
import { describe, expect, test } from 'vitest';
import type { Author } from '../../../src/lessons/author.ts';
import type { PlayedScene } from '../../../src/lessons/course.ts';
import { parseScene } from '../../../src/scenes/parsing/parse.ts';
import { sheetsOf } from '../../../src/scenes/presentation/score-sheets.ts';
import { shownSteps } from '../../../src/scenes/presentation/steps.ts';
import type { StepShows } from '../../../src/scenes/scene.ts';
import { courseOf, games } from '../../lessons/content.ts';

const course = (id: string) => {
  const content = games.find((game) => game.id === id);
  if (!content) throw new Error(`there is no ${id}`);
  return courseOf(content);
};

/** The sheets of a scene, as if it asked for these. */
async function shownBy(game: string, scene: string, ...shows: StepShows[]) {
  const own = course(game);
  const played = await own.play(scene);
  if (!played) throw new Error(`there is no scene ${scene}`);
  const asking: PlayedScene = { ...played, scene: { ...played.scene, shows } };
  const author = { ...own, locale: 'en' } as unknown as Author;
  const sheets = sheetsOf(author, asking);
  if (sheets) expect(sheets).toHaveLength(shownSteps(played.compiled).length + 1);
  return sheets ?? [];
}

const rowsOf = (
  sheet: { readonly rows: readonly { head: string; amount: string; note?: string }[] } | undefined,
) => sheet?.rows.map(({ head, amount, note }) => [head, amount, ...(note ? [note] : [])]);

describe('a scene shows', () => {
  test('nothing where it asks for nothing', async () => {
    expect(await shownBy('hk-taiwanese', 'next-deal')).toEqual([]);
  });

  test('debts with how each came about, and what the match remembers', async () => {
    const sheets = await shownBy('hk-taiwanese', 'pull-two', 'debts');
    expect(rowsOf(sheets[0]?.[0])?.slice(0, 3)).toEqual([
      ['South owes East', '36'],
      ['West owes East', '36'],
      ['North owes East', '36'],
    ]);
    const last = sheets.at(-1)?.[0];
    expect(rowsOf(last)).toEqual([
      ['South owes East', '74', '36 + 18 + 20 ='],
      ['West owes East', '36'],
      ['North owes East', '36'],
      ['Wins in a row by the dealer', '2'],
      ['On a winning streak', 'East'],
    ]);
    expect(last?.rows[0]?.rules).toEqual(['pull', 'dealer-bonus']);
  });

  test('a receipt once somebody has won, and that nobody has before', async () => {
    const sheets = await shownBy('hk-taiwanese', 'honours-that-count', 'receipt');
    expect(sheets[0]?.[0]).toMatchObject({ rows: [], none: 'Nobody has won yet.' });
    expect(rowsOf(sheets.at(-1)?.[0])?.at(-1)).toEqual(['Total', '6 fan']);
    expect(
      sheets
        .at(-1)?.[0]
        ?.rows.flatMap(({ rules }) => rules)
        .sort(),
    ).toEqual(['dragon', 'round-wind', 'seat-wind']);
  });

  test('the dice as they were thrown', async () => {
    const sheets = await shownBy('hk-taiwanese', 'dice-one-two-three', 'dice');
    expect(sheets[0]?.[0]).toMatchObject({ rows: [], none: 'They have not been thrown yet.' });
    expect(sheets[1]?.[0]?.rows[0]?.head).toBe('3 · 1 · 2');
  });

  test('what all four have, and what each of their hands comes to where that is paid for', async () => {
    const spot = await shownBy('hk-taiwanese', 'chase', 'points');
    expect(rowsOf(spot.at(-1)?.[0])).toEqual([
      ['East', '+10'],
      ['South', '−30'],
      ['West', '+10'],
      ['North', '+10'],
    ]);
    const settled = await shownBy('british', 'settlement', 'points');
    expect(
      settled.at(-1)?.[0]?.rows.every(({ note }) => /^\(hand: \d[\d,]* points\)$/.test(note ?? '')),
    ).toBe(true);
  });

  test('the same in the game’s money: a book of four adds up to nothing', async () => {
    const sheets = await shownBy('hk-taiwanese', 'match-ends', 'points');
    const sums = sheets.at(-1)?.[0]?.rows.map(({ amount }) => Number(amount.replace('−', '-'))) ?? [];
    expect(sums).toEqual([65, -40, 15, -40]);
  });
});

test('what no scene can show is a mistake of its author, with the line', () => {
  const text = 'title: X\nshows: receipt purse\ndeal:\n  wall: "…"\nscript: []\n';
  expect(() => parseScene(text, 'content/hk-taiwanese/scenes/x.yaml')).toThrow(/a scene cannot show “purse”/);
});
