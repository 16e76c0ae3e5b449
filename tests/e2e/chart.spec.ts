/** The chart beside a table: what a press on it says, and where each of its ways is seen. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import hongKong from '../../src/rulesets/hong-kong/index.ts';
import { courses } from './lessons.ts';
import { folder } from './pages.ts';
import { othersTurn } from './positions.ts';
import { expect, test } from './site.ts';

/** The chart of the play table, which is folded away at first. */
async function chartOf(page: Page): Promise<Locator> {
  const how = page.getByRole('region', { name: 'How it works' });
  await how.locator('summary').first().click();
  return how.locator('.chart');
}

for (const { game, title } of courses)
  test(`every way through a deal of ${title} has its sentence, its rule and a scene`, async ({ page }) => {
    await page.goto(`/play/${game}/`);
    const chart = await chartOf(page);
    await chart.locator('summary').click();
    const ways = await chart.locator('.chart-ways dd').evaluateAll((all) =>
      all.map((way) => ({
        text: way.firstChild?.textContent ?? '',
        rules: way.querySelectorAll('.rule-id').length,
        scene: way.querySelector('.chart-scene')?.getAttribute('href') ?? '',
      })),
    );
    expect(ways).toHaveLength(await chart.locator('.way').count());
    for (const { text, rules, scene } of ways) {
      expect.soft(text).toMatch(/\.$/);
      expect.soft(rules, text).toBeGreaterThan(0);
      const [path = '', id = ''] = scene.split('#');
      const file = join(folder, path, 'index.html');
      expect(existsSync(file), `${text} ${scene}`).toBe(true);
      expect(readFileSync(file, 'utf8'), scene).toContain(` id="${id.replace(/=\d+$/, '')}"`);
    }
  });

test('a press on an arrow or a state says what it is, until the hand moves on; its scene is open at that step', async ({
  page,
}) => {
  await page.goto(othersTurn(hongKong));
  const chart = await chartOf(page);
  const said = chart.locator('.chart-way');
  await chart.locator('.state', { hasText: 'Own turn' }).click();
  await expect(said.locator('.chart-line')).toHaveCount(2);
  await chart.locator('.state', { hasText: 'Ended' }).click();
  await expect(said).toHaveText('The deal is over.');
  await chart.locator('.way .reach').last().dispatchEvent('click');
  await expect(said).toContainText('What is owed is paid');
  await expect(chart.locator('.way[data-pressed]')).toHaveCount(1);
  await page.keyboard.press('n');
  await expect(chart.locator('.way[data-pressed]')).toHaveCount(0);

  await chart.locator('.state', { hasText: 'Asking all' }).click();
  await said
    .getByRole('link', { name: /^See it happen/ })
    .first()
    .click();
  const [, scene = '', step = ''] = /#([\w-]+)=(\d+)$/.exec(page.url()) ?? [];
  await expect(page.locator(`#${scene}`).getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^Step ${step} of`),
  );
});
