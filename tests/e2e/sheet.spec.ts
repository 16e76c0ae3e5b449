/** What is printed: a sheet a game, on one page of either format; on two where the game has a card of its own. */
import { words } from '#i18n/words.ts';
import { allTiles, CHARACTERS, isBonus, isSuited, suitOf } from '../../src/engine/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { someOf } from '../scale.ts';
import { courses } from './lessons.ts';
import { printedPages } from './pages.ts';
import { expect, test } from './site.ts';

/** Its card is the second page: points, and a hand for each yaku. */
const WITH_CARD = 'riichi';

for (const { game, title, address } of courses) {
  const pages = game === WITH_CARD ? 2 : 1;
  test(`the sheet of ${title} has ${pages} page(s), in A4 and in Letter: the tiles to learn, two hands that win and one that does not`, async ({
    page,
  }) => {
    await page.goto(`${address}sheet/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('img', { name: '9 of characters' }).first()).toBeVisible();
    const hands = page.locator('figure.sheet-hand figcaption');
    await expect(hands).toHaveCount(3);
    await expect(hands.filter({ hasText: 'A win' })).toHaveCount(2);
    await expect(hands.filter({ hasText: 'No win' })).toHaveCount(1);
    for (const format of ['A4', 'Letter'])
      expect(printedPages(await page.pdf({ format })), format).toBe(pages);
  });
}

for (const { game, title, address } of courses) {
  test(`the sheet of ${title} has every tile that is read by its sign: numerals, winds, dragons and numbered flowers; and what to say`, async ({
    page,
  }) => {
    const { tiles } = rulesetOf(await loadGame(game));
    const signs = allTiles(tiles).filter((kind) => !isSuited(kind) || suitOf(kind) === CHARACTERS);
    await page.goto(`${address}sheet/`);
    const row = page.locator('.tiles-to-read');
    for (const kind of new Set(signs)) {
      const name = words.tileName(kind);
      await expect(row.getByRole('img', { name, exact: true })).toBeVisible();
      if (isBonus(kind)) expect(name).toMatch(/[1-4]/);
    }
    const said = page.getByRole('table').first().getByRole('rowheader');
    expect(await said.count()).toBeGreaterThan(2);
  });
}

test('the sheet has the Chinese faces with their numbers, whatever faces the reader has chosen', async ({
  page,
}) => {
  const [course] = courses;
  await page.goto(`${course?.address}sheet/`);
  for (const faces of ['classic', 'index', 'plain']) {
    await page.locator('html').evaluate((root, value) => root.setAttribute('data-tiles', value), faces);
    const shown = await page.locator('.sheet .tile').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const style = getComputedStyle(tile);
        return ['--show-classic', '--show-plain', '--index'].map((name) => style.getPropertyValue(name));
      }),
    );
    expect(shown.length).toBeGreaterThan(9);
    for (const each of shown) expect(each, faces).toEqual(['inline', 'none', '1']);
  }
});

for (const { title, address } of someOf('courses on paper', courses, 1)) {
  test(`the course of ${title} leads to its sheet, and a longer page has more than one`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'A sheet to print' }).click();
    await expect(page).toHaveURL(new RegExp(`${address}sheet/$`));
    await expect(page.getByRole('button', { name: 'Print it' })).toBeVisible();
    await page.goto('/glossary/');
    expect(printedPages(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1);
  });
}

test('the card of Riichi has every pattern with a hand, and the points of 20 to 110 fu', async ({ page }) => {
  const { scoring } = rulesetOf(await loadGame(WITH_CARD));
  await page.goto(`/learn/${WITH_CARD}/sheet/`);
  const card = page.locator('.table-card');
  const patterns = card.locator('.card-patterns ul > li');
  expect(await patterns.count()).toBeGreaterThan(Object.keys(scoring?.han ?? {}).length);
  await expect(patterns.locator('.sheet-hand')).toHaveCount(await patterns.count());
  const drawn = card.getByRole('table', { name: /^Self-drawn/ });
  await expect(drawn.getByRole('rowheader').first()).toHaveText('20 fu');
  await expect(drawn.getByRole('rowheader').last()).toHaveText('110 fu');
  await expect(drawn.getByRole('row', { name: '30 fu' }).getByRole('cell').nth(2)).toHaveText(
    '1,000 / 2,000',
  );
});

for (const { game, title } of someOf('cards at the table', courses, 2)) {
  test(`beside the table of ${title} its card opens, and a key closes it`, async ({ page }) => {
    await page.goto(`/play/${game}/`);
    await page.getByRole('button', { name: 'Card', exact: true }).click();
    const card = page.getByRole('region', { name: /card for the table/ });
    await expect(card).toBeVisible();
    await expect(card.getByRole('table').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });
}
