/** A page is finished where it is written. */
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { finishedPage } from '../../src/build/page/page.ts';

const CHARSET = '<meta charset="utf-8">';
const page = (head: string, body: string): string =>
  `<html><head>${CHARSET}<title>x</title>${head}</head><body>${body}</body></html>`;
const finished = (head: string, body: string, address = 'learn/'): string =>
  finishedPage(page(head, body), address, null);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  test('names each inline script and style once, and stands before them', () => {
    const html = finished(
      '<style>a{}</style><script>run("<b>")</script>',
      '<script type="module">run("<b>")</script><script src="/a.js"></script>',
    );
    expect(html).toContain(`script-src 'self' ${hash('run("<b>")')};style-src 'self' ${hash('a{}')}">`);
    expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<title>'));
    expect(html.match(/content-security-policy/g)).toHaveLength(1);
    expect(html).toContain("content=\"default-src 'none';");
  });

  test('is stated by a frame itself, which has no origin of its own, before anything else is fetched', () => {
    const html = finished('<script src="/a.js"></script>', '', 'embed/frame/scene/a/b/');
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
    const written: { httpEquiv?: string; content?: string }[] = [];
    runInNewContext(script, {
      location: { origin: 'https://school.example' },
      document: { createElement: () => ({}), head: { append: (meta: object) => written.push(meta) } },
    });
    expect(written).toEqual([
      {
        httpEquiv: 'content-security-policy',
        content: expect.stringMatching(
          /^default-src 'none';.*;script-src https:\/\/school\.example;style-src https:\/\/school\.example$/,
        ),
      },
    ]);
    expect(html).not.toContain('<meta http-equiv');
    expect(html.indexOf('createElement')).toBeLessThan(html.indexOf('/a.js'));
  });

  test('has no hash for data', () => {
    expect(finished('', '<script type="application/json">{"a":"</b>"}</script>')).toContain(
      "script-src 'self';",
    );
  });

  test.each([
    ['<p style="color:red">', 'style='],
    ['<p hidden onclick="go()">', 'onclick='],
    ['<a href="javascript:go()">', 'javascript:'],
    ['<img src="https://elsewhere.example/a.png">', 'another origin'],
    ['<script src="//elsewhere.example/a.js"></script>', 'another origin'],
  ])('cannot cover %s: the page says so by its address', (tag, told) => {
    expect(() => finished('', tag)).toThrow(told);
    expect(() => finished('', tag)).toThrow('/learn/');
  });

  test('lets words be: a title may speak of style="…", and an address may be named', () => {
    const body = '<p title=\'a style="x"\'>on style="x"</p><a href="https://a.example/">a</a>';
    expect(finished('<link rel="canonical" href="https://a.example/">', body)).toContain(body);
  });

  test('comes behind the charset: without one first in the head a page is none', () => {
    expect(() => finishedPage('<p>', 'learn/', null)).toThrow('charset');
    expect(() => finishedPage(`<head><style></style>${CHARSET}</head>`, 'learn/', null)).toThrow('charset');
  });
});

describe('the scripts of a page', () => {
  const script = '<script type="module" src="/_astro/page.js"></script>';
  const link = (name: string): string => `<link rel="modulepreload" href="/_astro/${name}.js">`;
  const island = (client: string): string =>
    `<astro-island client="${client}" component-url="/_astro/Play.js" renderer-url="/_astro/client.js"></astro-island>`;

  test('are named at the end of its head, once', () => {
    expect(finished('', script + script)).toContain(`${link('page')}</head>`);
  });

  test('are those of its islands that are hydrated at once, too', () => {
    expect(finished('', island('load') + script)).toContain(
      `${link('Play')}${link('client')}${link('page')}</head>`,
    );
    expect(finished('', island('visible'))).not.toContain('modulepreload');
  });

  test('are left alone where they are named already, stand in the head, or have no address', () => {
    for (const [head, body] of [
      [link('page'), script],
      [script, '<p>…</p>'],
      ['', '<script type="module">export {};</script>'],
      ['', '<script src="/run.js"></script>'],
    ] as const)
      expect(finished(head, body).match(/modulepreload/g) ?? []).toHaveLength(head === link('page') ? 1 : 0);
  });
});
