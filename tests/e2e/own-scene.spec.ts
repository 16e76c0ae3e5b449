/** A scene that the author of another page wrote: played there, or its first mistake told there. */
import { SANDBOX } from '../../src/notation/snippets.ts';
import { frameOf, here, open, press, serveHost } from './embed-host.ts';
import { expect, unwatched as test } from './site.ts';

serveHost();

const SCENE = `
  game: two-five-eight
  title: A Pung from across the table
  given: { turn: north }
  deal:
    east: "46p …"
    south: "123m 678m 55p 22s 46s 9s"
    wall: "5p 1m …"
  script:
    - north draws 5p: North draws the 5 of dots.
    - north discards 5p: South has two <b>of</b> them.
    - south pungs 5p: South takes it.
      ask: Who gets the tile?
  expect: { turn: south }
`;
const inScript = (scene: string): string =>
  `<mahjong-embed><script type="text/mahjong">${scene}</script><a href="https://example.org/">A scene</a></mahjong-embed>`;

test('its text inside the element is a table to step through, and what it asks is solved there', async ({
  page,
}) => {
  const { heard, faults } = await open(page, inScript(SCENE));
  const frame = await frameOf(page, 'text');
  await press(frame.getByRole('button', { name: 'Next' }));
  await press(frame.getByRole('button', { name: 'Next' }));
  await expect(frame.getByText('Who gets the tile?').first()).toBeVisible();
  await press(frame.getByRole('button', { name: 'East', exact: true }));
  await expect
    .poll(() => heard.at(-1))
    .toMatchObject({ name: 'answered', detail: { version: 1, right: false, rule: 'call-pung', tries: 1 } });
  await press(frame.getByRole('button', { name: 'South', exact: true }));
  // What its author wrote of that step is told once the answer is found.
  await expect(frame.getByText('South has two <b>of</b> them.').first()).toBeVisible();
  await expect
    .poll(() => heard.map(({ name }) => name))
    .toEqual(['ready', 'step', 'step', 'answered', 'answered', 'solved']);
  expect(faults).toEqual([]);
});

test('the script can be left there, and the rules answer', async ({ page }) => {
  const { faults } = await open(page, inScript(SCENE));
  const frame = await frameOf(page, 'text');
  await press(frame.getByRole('button', { name: 'Next' }));
  await press(frame.getByRole('button', { name: /^Try (?:something else from )?here/ }));
  await expect(frame.getByRole('toolbar').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('it may stand in a <pre>, in plain text, in an attribute', async ({ page }) => {
  const markup = SCENE.replaceAll('<', '&lt;');
  const { heard, faults } = await open(
    page,
    `<mahjong-embed><pre>${markup}</pre></mahjong-embed>
    <mahjong-embed>${markup}</mahjong-embed>
    <mahjong-embed text='${SCENE}'>A scene</mahjong-embed>`,
  );
  // What is far from the window is taken out of the page: each is looked at while it is in sight.
  for (const element of await page.locator('mahjong-embed').all()) {
    await element.scrollIntoViewIfNeeded();
    const frame = element.locator('iframe').contentFrame();
    await expect(frame.getByRole('region', { name: /A Pung from across/ })).toBeVisible();
  }
  await expect.poll(() => heard.map(({ name }) => name)).toEqual(['ready', 'ready', 'ready']);
  expect(faults).toEqual([]);
});

const MISTAKES = [
  ['a call that the tiles forbid', '55p 22s', '57p 22s', 11, /pung/i],
  ['what is no YAML', '"46p …"', '"46p …', 5, /YAML/],
] as const;

test('a mistake is told where it is; written on, the scene is checked again in the same frame', async ({
  page,
}) => {
  const { faults } = await open(page, `<mahjong-embed text='${SCENE}'>A scene</mahjong-embed>`);
  const frame = await frameOf(page, 'text');
  const write = (scene: string): Promise<void> =>
    page.evaluate((text) => document.querySelector('mahjong-embed')?.setAttribute('text', text), scene);
  for (const [what, from, to, line, said] of MISTAKES) {
    await write(SCENE.replace(from, to));
    const told = frame.getByRole('alert');
    await expect(told, what).toContainText(said);
    // Its author counts from the line that is written first.
    await expect(told, what).toContainText(new RegExp(`^Line ${line} of this scene`));
    await write(SCENE);
    await expect(frame.getByRole('button', { name: 'Next' }), what).toBeVisible();
    await expect(told, what).toHaveCount(0);
  }
  expect(frame.isDetached()).toBe(false);
  expect(faults).toEqual([]);
});

test('in an iframe without the script it stands in the address', async ({ page }) => {
  await open(
    page,
    `<iframe src="${here.site}embed/frame/text/two-five-eight/#text=${encodeURIComponent(SCENE)}" sandbox="${SANDBOX}" title="x" width="600" height="700"></iframe>`,
  );
  const frame = await frameOf(page, 'text');
  await expect(frame.getByRole('region', { name: /A Pung from across the table/ })).toBeVisible();
});

test('a scene that is too long: something works, and it is said', async ({ page }) => {
  await open(page, inScript(`title: x\n${'#'.repeat(20_000)}`));
  await expect(page.locator('mahjong-embed p')).toContainText('up to 20000 characters');
  await frameOf(page, 'scene');
});

test('a hand is drawn, or asked about and solved', async ({ page }) => {
  const { heard, faults } = await open(
    page,
    '<mahjong-embed hand="123m 567p 888p 34s 55s" game="two-five-eight" ask="waits">A hand</mahjong-embed>',
  );
  const frame = await frameOf(page, 'hand');
  for (const tile of ['2 of bamboo', '5 of bamboo'])
    await frame.getByRole('button', { name: new RegExp(`^${tile}`) }).press(' ');
  await press(frame.getByRole('button', { name: /^(?:Check|Answer|These)/ }));
  await expect.poll(() => heard.map(({ name }) => name)).toEqual(['ready', 'answered', 'solved']);
  expect(heard[1]?.detail['right']).toBe(true);
  await page.evaluate(() => document.querySelector('mahjong-embed')?.removeAttribute('ask'));
  await expect(page.getByRole('img', { name: /^1 of characters, 2 of characters/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a hand that cannot be is told so, and a drill of what is not there is of something else', async ({
  page,
}) => {
  await open(page, '<mahjong-embed hand="1111 1m" ask="win">x</mahjong-embed>');
  await expect(page.frameLocator('iframe').getByRole('alert')).toBeVisible();
  await page.evaluate(() => {
    const element = document.querySelector('mahjong-embed');
    for (const name of ['hand', 'ask']) element?.removeAttribute(name);
    element?.setAttribute('drill', 'changchun/juggling');
  });
  await expect(page.frameLocator('iframe').getByText(/has no “juggling” questions/)).toBeVisible();
});

test('a drill asks its questions in a row, brings back what was missed, and is solved at its end', async ({
  page,
}) => {
  const { heard, faults } = await open(
    page,
    '<mahjong-embed drill="two-five-eight/win" count="5" seed="heron">A drill</mahjong-embed>',
  );
  const frame = await frameOf(page, 'drill');
  const names = () => heard.map(({ name }) => name);
  const result = frame.getByText(/right on the first try/);
  let missed = 0;
  for (let at = 1; !(await result.isVisible()) && at <= 10; at++) {
    const place = at <= 5 ? `^Question ${at} of 5` : `^Once more: ${at - 5} of`;
    await expect(frame.getByText(new RegExp(place))).toBeVisible();
    // What was missed has the other answer when it comes back.
    const isBack = await frame.getByText('You missed this one.').isVisible();
    if (isBack) missed++;
    await press(frame.getByRole('button', { name: isBack ? /^Yes/ : /^No/ }));
    await expect.poll(() => names().filter((name) => name === 'answered').length).toBe(at);
    await press(frame.getByRole('button', { name: /^(?:Next|See how it went)/ }));
  }
  expect(missed).toBeGreaterThan(0);
  await expect.poll(() => names().at(-1)).toBe('solved');
  await expect(frame.getByText(/right on the first try/)).toBeVisible();
  expect(faults).toEqual([]);
});
