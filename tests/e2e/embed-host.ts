/** A page of another origin that holds embeds: under a strict policy, from a host that sends no CORS header. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Frame, type Locator, type Page, test } from '@playwright/test';

let host: Server;
let body = '';
/** Attributes of the loader's script element. */
let loader = '';
/** Headers of the page, besides its policy. */
let more: Readonly<Record<string, string>> = {};
/** The site's address, and that of the page; known once tests run. */
export const here = { site: '', address: '' };

/** Serves such a page for the tests of a file. */
export function serveHost(): void {
  test.beforeAll(async ({ baseURL }) => {
    const site = new URL(baseURL ?? '').href;
    const { origin } = new URL(site);
    host = createServer((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src ${origin}; frame-src ${origin}; img-src ${origin}`,
        'referrer-policy': 'no-referrer',
        ...more,
      });
      response.end(
        `<!doctype html><html lang="en"><title>Docs</title><script src="${site}embed/v1/mahjong.js"${loader} defer></script><h1>Docs</h1>${body}`,
      );
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    here.site = site;
    here.address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
  });
  test.afterAll(() => new Promise((resolve) => host.close(resolve)));
}

export interface Heard {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * Opens a page that holds this; returns what its embeds tell, and every fault.
 * @param script attributes of the loader's script element, each with a space before it
 */
export async function open(
  page: Page,
  html: string,
  script = '',
): Promise<{ heard: Heard[]; faults: string[] }> {
  const heard: Heard[] = [];
  const faults: string[] = [];
  const origins = [new URL(here.site).origin, new URL(here.address).origin];
  // Firefox asks every page for its icon, and says that this page's policy forbids it.
  const note = (text: string): unknown => text.includes('/favicon.ico') || faults.push(text);
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  page.on('request', (request) => {
    if (!origins.includes(new URL(request.url()).origin) && !request.url().startsWith('data:'))
      faults.push(request.url());
  });
  await page.exposeFunction('hear', (name: string, detail: Heard['detail']) => heard.push({ name, detail }));
  await page.addInitScript(() => {
    const { hear } = window as unknown as { hear?: (name: string, detail: unknown) => void };
    for (const name of ['ready', 'step', 'answered', 'solved'])
      addEventListener(`mahjong-${name}`, (event) => hear?.(name, (event as CustomEvent).detail));
  });
  await show(page, html, script);
  return { heard, faults };
}

/**
 * Opens a page that holds this, and hears nothing of it.
 * @param script attributes of the loader's script element, each with a space before it
 */
export async function show(
  page: Page,
  html: string,
  script = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  body = html;
  loader = script;
  more = headers;
  await page.goto(here.address);
}

/** The frame of an embed of this kind. */
export async function frameOf(page: Page, kind: string): Promise<Frame> {
  const path = `/embed/frame/${kind}/`;
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(path))).toBe(true);
  const frame = page.frames().find((each) => each.url().includes(path));
  if (!frame) throw new Error(`there is no frame of ${kind}`);
  return frame;
}

/** Presses a button by its key: while a frame takes its height, what stands in it moves under a pointer of the test's. */
export async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}
