/** One hand under two games, as readers come to it: by the door that is there once they know two. */
import { twoGames } from '#i18n/two-games.ts';
import { looksRight } from './looks.ts';
import { expect, test } from './site.ts';
import { solve } from './solved.ts';

const KNOWN = ['changchun', 'hong-kong'] as const;
const door = { name: twoGames.door.title };

test('whoever knows two games is asked about both, and nothing of the other is loaded before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofOther = () => asked.filter((path) => /\/(british|hong-kong)\.[\w-]+\.js$/.test(path));
  await page.goto('/practice/');
  await expect(page.locator('[data-due-text]')).not.toBeEmpty();
  await expect(page.getByRole('region', door)).toHaveCount(0);
  await solve(
    page,
    KNOWN.map((game) => `${game}/a-lesson/1`),
  );
  await page.goto('/practice/changchun/mixed/', { waitUntil: 'networkidle' });
  expect(ofOther()).toEqual([]);
  const memory = {
    due: 1,
    last: 1,
    stability: 1,
    difficulty: 5,
    days: 1,
    steps: 0,
    reps: 1,
    lapses: 0,
    state: 2,
  };
  const missed = { right: 0, wrong: 1, streak: 0, at: 1, memory };
  await page.evaluate((cards) => localStorage.setItem('sparrow:practice', JSON.stringify({ v: 1, cards })), {
    'changchun/waits+hong-kong/three-suits': missed,
  });
  await page.goto('/practice/');
  const due = page.locator('[data-due] li');
  await expect(due).toContainText(twoGames.kinds['waits']?.name ?? '');
  await expect(due.getByRole('link')).toHaveAttribute(
    'href',
    /against=hong-kong&asks=waits&rules=three-suits/,
  );
  const links = page.getByRole('region', door).getByRole('link');
  await expect(links).toHaveText(['Changchun and Hong Kong']);
  await links.click();
  await expect(page.getByRole('heading', { level: 1, name: /two games:/ })).toBeVisible();
  await expect(page).toHaveURL(/against=hong-kong/);
  // The door takes another kind first on every visit.
  await page.goto('/practice/changchun/mixed/#v=1&seed=heron&against=hong-kong&end');
  await expect(page.getByRole('heading', { level: 1, name: twoGames.kinds['win']?.ask ?? '' })).toBeVisible();
  await looksRight(page, 'one hand, two games, asked');
  await page.keyboard.press('y');
  await page.keyboard.press('n');
  await expect(page.locator('.practice-verdict .slip')).toBeVisible();
  await expect(page.getByRole('heading', { name: twoGames.rows })).toBeVisible();
  await looksRight(page, 'one hand, two games, answered');
  expect(ofOther().length).toBe(1);
});

test('tiles are picked for one game after the other', async ({ page }) => {
  await page.goto('/practice/changchun/mixed/#v=1&seed=heron&against=hong-kong&asks=waits&end');
  await expect(
    page.getByRole('heading', { level: 1, name: twoGames.kinds['waits']?.ask ?? '' }),
  ).toBeVisible();
  await looksRight(page, 'what completes it in two games, asked');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.practice-verdict .slip')).toBeVisible();
  await looksRight(page, 'what completes it in two games, answered');
});
