/** A saved frame at a learning platform: a stub of the object that SCORM 1.2 asks of one, and what it is told. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { embed } from '#i18n/embed.ts';
import { expect, unwatched as test } from './site.ts';

let folder = '';
let platform: Server;
let address = '';
/** The page of the package that is shown. */
let shown = '';

/** A page of a platform: it notes what it is told, and shows the package in a frame. */
const PLATFORM = `<!doctype html><html lang="en"><title>Course</title><script>
window.calls = [];
window.values = {};
const call = (name, answer) => (...of) => { calls.push([name, ...of]); return answer(...of); };
window.API = {
  LMSInitialize: call('LMSInitialize', () => 'true'),
  LMSGetValue: call('LMSGetValue', (element) => values[element] ?? ''),
  LMSSetValue: call('LMSSetValue', (element, value) => { values[element] = value; return 'true'; }),
  LMSCommit: call('LMSCommit', () => 'true'),
  LMSFinish: call('LMSFinish', () => 'true'),
  LMSGetLastError: () => '0',
};
</script><iframe src="index.html" width="700" height="900" title="Course"></iframe>`;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sparrow-scorm-'));
  platform = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      url === '/' ? PLATFORM : url === '/index.html' ? shown : '<!doctype html><title>Away</title>',
    );
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(platform.address() as AddressInfo).port}/`;
});
test.afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((resolve) => platform.close(resolve));
});

/** The files of an archive that stores them as they are. */
function filesOf(path: string): Map<string, string> {
  const bytes = readFileSync(path);
  const files = new Map<string, string>();
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [size, title] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)];
    const name = bytes.subarray(at + 30, at + 30 + title).toString();
    files.set(name, bytes.subarray(at + 30 + title, at + 30 + title + size).toString());
    at += 30 + title + size;
  }
  return files;
}

let faults: string[] = [];
test.beforeEach(({ page }) => {
  faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
});
test.afterEach(() => expect(faults).toEqual([]));

/** Downloads the package of an embed, and opens it at the platform. */
async function openAtPlatform(page: Page, asked: Readonly<Record<string, string>>): Promise<FrameLocator> {
  await page.goto(`embed/#${new URLSearchParams({ v: '1', ...asked })}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: embed.scorm, exact: true }).press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^mahjong-.*\.zip$/);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  const files = filesOf(path);
  expect([...files.keys()]).toEqual(['imsmanifest.xml', 'index.html']);
  expect(files.get('imsmanifest.xml')).toContain('adlcp:scormtype="sco" href="index.html"');
  shown = files.get('index.html') ?? '';
  await page.goto(address);
  return page.frameLocator('iframe');
}

interface Heard {
  readonly calls: readonly (readonly string[])[];
  readonly values: Readonly<Record<string, string>>;
}

const heardBy = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { calls, values } = window as unknown as Heard;
    return { calls, values };
  });

const statusAt = async (page: Page): Promise<string | undefined> =>
  (await heardBy(page)).values['cmi.core.lesson_status'];

/** Leaves the package, as a platform does; it must have told its time then, and be finished. */
async function leave(page: Page): Promise<void> {
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    frame.src = 'away.html';
  });
  await expect.poll(async () => (await heardBy(page)).calls.at(-1)?.[0]).toBe('LMSFinish');
  const { calls, values } = await heardBy(page);
  expect(values['cmi.core.session_time']).toMatch(/^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/);
  expect(calls[0]).toEqual(['LMSInitialize', '']);
  const names = calls.map(([name]) => name);
  expect(names.filter((name) => name === 'LMSInitialize' || name === 'LMSFinish')).toHaveLength(2);
  expect(names.at(-2)).toBe('LMSCommit');
}

test('a question that is answered is completed, with its score', async ({ page }) => {
  const hand = { hand: '123m 567p 888p 34s 55s +2s', game: 'two-five-eight', ask: 'win' };
  const frame = await openAtPlatform(page, hand);
  const yes = frame.getByRole('button', { name: /^Yes/ });
  await expect(yes).toBeVisible();
  expect(await statusAt(page)).toBe('incomplete');
  await yes.press('Enter');
  await expect.poll(() => statusAt(page)).toBe('completed');
  const { values } = await heardBy(page);
  expect(values).toMatchObject({
    'cmi.core.score.raw': '100',
    'cmi.core.score.min': '0',
    'cmi.core.score.max': '100',
  });
  await leave(page);
});

test('a scene that asks nothing is completed at its last step, without a score', async ({ page }) => {
  const frame = await openAtPlatform(page, { scene: 'two-five-eight/calling-a-pung' });
  const place = frame.getByRole('slider');
  await frame.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(place).toHaveAttribute('aria-valuetext', /^Step 1 of/);
  expect(await statusAt(page)).toBe('incomplete');
  await place.press('End');
  await expect.poll(() => statusAt(page)).toBe('completed');
  expect((await heardBy(page)).values['cmi.core.score.raw']).toBeUndefined();
  await leave(page);
});
