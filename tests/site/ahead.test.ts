/** A page’s scripts are asked for while its text is still read. */
import { expect, test } from 'vitest';
import { withScriptsAhead } from '../../src/integrations/ahead.ts';

const page = (head: string, body: string): string => `<html><head>${head}</head><body>${body}</body></html>`;
const script = '<script type="module" src="/_astro/page.js"></script>';
const link = '<link rel="modulepreload" href="/_astro/page.js">';

test('a module of the body is named at the end of the head, once', () => {
  expect(withScriptsAhead(page('<title>A turn</title>', `<p>…</p>${script}${script}`))).toBe(
    page(`<title>A turn</title>${link}`, `<p>…</p>${script}${script}`),
  );
});

test('what is named already, stands in the head itself, or has no address is left alone', () => {
  for (const same of [
    page(link, script),
    page(script, '<p>…</p>'),
    page('', '<script type="module">export {};</script>'),
    page('', '<script src="/run.js"></script>'),
  ]) {
    expect(withScriptsAhead(same)).toBe(same);
  }
});
