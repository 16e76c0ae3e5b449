import { programNames } from '#i18n/program-names.ts';
import { programs } from '#i18n/programs.ts';
import { PROGRAMS } from '../../src/compare/programs.ts';
import { rulebookForm } from '../../src/components/site/forms.ts';
import { EMPTY_SCORE, formatScoreLink } from '../../src/notation/score-link.ts';
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

test('the comparison leads to the programs, and each program has a page', async ({ page }) => {
  await page.goto('compare/');
  await page.getByRole('main').getByRole('link', { name: programs.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: programs.title })).toBeVisible();
  for (const { name, version } of PROGRAMS) {
    await page
      .getByRole('main')
      .getByRole('link', { name: programNames.name(name, version, undefined), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      programNames.name(name, version, undefined),
    );
    await page.goBack();
  }
});

test('a program’s page has a row for each rule that it decides otherwise', async ({ page }) => {
  for (const { name, slug } of PROGRAMS) {
    await page.goto(`${PATH}${slug}/`);
    const links = page.getByRole('main').getByRole('figure').getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href.replace(/^.*\/rules\//, '')),
    );
    const own = differences.filter(({ entry }) => entry.program === name);
    expect(addresses.toSorted(), name).toEqual(own.map(({ game, rule }) => `${game}/#${rule}`).toSorted());
  }
});

test('a rule has what programs count in its place, folded', async ({ page }) => {
  const [first] = differences;
  if (!first) throw new Error('no program differs');
  await page.goto(`rules/${first.game}/#${first.rule}`);
  const rule = page.locator(`[id="${first.rule}"]`);
  const decision = rule.getByText(first.entry.decides);
  await expect(decision).toBeHidden();
  await rule.getByText(programNames.ofRule).click();
  await expect(decision).toBeVisible();
});

test('they look right, and fit a phone', async ({ page }) => {
  for (const path of [PATH, `${PATH}tenhou/`, `${PATH}kajongg/`, `${PATH}mahjong-tile-efficiency/`]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await looksRight(page, path);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await goesSideways(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('one hand is put to our table and to the table of each program, and another game takes its place', async ({
  page,
}) => {
  const link = formatScoreLink({ ...EMPTY_SCORE, hand: '222m 456m 57p 345s EE +6p' });
  await page.goto(`${PATH}#${link}`);
  await page.getByRole('heading', { name: programs.hand.title, exact: true }).scrollIntoViewIfNeeded();
  const tables = page.getByRole('region', { name: programs.hand.tables });
  const row = (name: string) => tables.getByRole('listitem').filter({ hasText: name });
  await expect(row(programs.hand.ours).locator('b')).toHaveText('1 han, 30 fu');
  await expect(row('riichi 1.2.0').first().locator('b')).toHaveText('1 han, 40 fu');
  await expect(row('syanten').first().locator('b')).toHaveText(programs.counted.complete);
  // What a switch settles is in the count already.
  const decisionOn = (rule: string, program: string): string =>
    differences.find((each) => each.rule === rule && each.entry.program === program)?.entry.decides ?? '';
  await expect(row('riichi 1.2.0').first()).not.toContainText(decisionOn('fu-pair', 'riichi'));
  await expect(row('riichi 1.2.0').first()).toContainText(decisionOn('fu-wait', 'riichi'));
  await looksRight(page, 'compare/programs with a hand');
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await goesSideways(page)).toEqual([]);
  await page.getByRole('radio', { name: 'British' }).check({ force: true });
  await expect(row('German rules').first()).toBeVisible();
});
