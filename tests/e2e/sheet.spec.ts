/** What is printed: a sheet a game, on one page of either format. */
import { someOf } from '../scale.ts';
import { courses } from './lessons.ts';
import { expect, test } from './site.ts';

/** How many pages a PDF has. */
const pagesIn = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page(?![s\w])/g)?.length ?? 0;

for (const { title, address } of courses) {
  test(`the sheet of ${title} is one page, in A4 and in Letter`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium prints to a file.');
    await page.goto(`${address}sheet/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const format of ['A4', 'Letter']) expect(pagesIn(await page.pdf({ format })), format).toBe(1);
  });
}

for (const { title, address } of someOf('courses on paper', courses, 1)) {
  test(`the course of ${title} leads to its sheet, and a longer page has more than one`, async ({
    page,
    browserName,
  }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'A sheet to print' }).click();
    await expect(page).toHaveURL(new RegExp(`${address}sheet/$`));
    await expect(page.getByRole('button', { name: 'Print it' })).toBeVisible();
    test.skip(browserName !== 'chromium', 'Only Chromium prints to a file.');
    await page.goto(address.replace('/learn/', '/rules/'));
    expect(pagesIn(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1);
  });
}

for (const { title, address } of courses) {
  test(`the sheet of ${title} shows the tiles to learn, and three hands: two win, one does not`, async ({
    page,
  }) => {
    await page.goto(`${address}sheet/`);
    await expect(page.getByRole('img', { name: '9 of characters' }).first()).toBeVisible();
    const hands = page.locator('.sheet-hand figcaption');
    await expect(hands).toHaveCount(3);
    await expect(hands.filter({ hasText: 'A win' })).toHaveCount(2);
    await expect(hands.filter({ hasText: 'No win' })).toHaveCount(1);
  });
}
