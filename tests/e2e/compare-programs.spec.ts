import { programs } from '#i18n/programs.ts';
import { rulebookForm } from '../../src/components/site/forms.ts';
import { games } from '../lessons/content.ts';
import { looksRight } from './looks.ts';
import { goesSideways } from './pages.ts';
import { expect, test } from './site.ts';

const PATH = 'compare/programs/';

const differences = games.flatMap(({ id, rulebook }) =>
  rulebookForm
    .parse(rulebook)
    .rules.flatMap((rule) => (rule.elsewhere ?? []).map((entry) => ({ game: id, rule: rule.id, entry }))),
);

test('the comparison leads to the programs, each with a hand for each rule that it decides otherwise', async ({
  page,
}) => {
  await page.goto('compare/');
  await page.getByRole('main').getByRole('link', { name: programs.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: programs.title })).toBeVisible();
  const links = page.getByRole('main').getByRole('figure').getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href.replace(/^.*\/rules\//, '')),
  );
  expect(addresses.toSorted()).toEqual(differences.map(({ game, rule }) => `${game}/#${rule}`).toSorted());
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const named = differences.map(({ entry }) => programs.name(entry.program, entry.version, entry.table));
  expect(headings.toSorted()).toEqual([...new Set(named)].toSorted());
});

test('a rule has what programs count in its place, folded', async ({ page }) => {
  const [first] = differences;
  if (!first) throw new Error('no program differs');
  await page.goto(`rules/${first.game}/#${first.rule}`);
  const rule = page.locator(`[id="${first.rule}"]`);
  const decision = rule.getByText(first.entry.decides);
  await expect(decision).toBeHidden();
  await rule.getByText(programs.ofRule).click();
  await expect(decision).toBeVisible();
});

test('it looks right, and fits a phone', async ({ page }) => {
  await page.goto(PATH);
  await looksRight(page, 'compare/programs');
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await goesSideways(page), `${width} px`).toEqual([]);
  }
});
