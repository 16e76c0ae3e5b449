import { describe, expect, test } from 'vitest';
import { type OneFile, oneFileText } from '../../src/downloads/shell.ts';

const FILE: OneFile = {
  title: 'A "kong" & <more>',
  attributes: { lang: 'en', 'data-text': 'title: "x" </html>' },
  home: 'https://school.example/embed/frame/scene/british/kong/?a&b',
  packed: 'H4sI',
  notices: 'MIT -- by somebody\n--> <b>',
  opener: 'run("</script>")',
  nonce: 'abc',
  words: { noScript: 'Needs scripts.', old: 'Needs more.' },
};

describe('A frame as one file', () => {
  test('names under its policy nothing but what it holds', () => {
    const policy = /content="(default-src[^"]*)"/.exec(oneFileText(FILE))?.[1]?.split(';');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'nonce-abc'",
      "style-src 'nonce-abc'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  test('makes no markup of what it is called and what its author wrote', () => {
    const text = oneFileText(FILE);
    expect(text).toContain('<title>A &quot;kong&quot; &amp; &lt;more></title>');
    expect(text).toContain('data-text="title: &quot;x&quot; &lt;/html>"');
    expect(text).toContain('run("<\\/script>")');
    expect(text.match(/<\/script>/g)).toHaveLength(2);
  });

  test('names those whose work it holds, in a comment that nothing in it ends', () => {
    const text = oneFileText(FILE);
    const comment = text.slice(text.indexOf('<!--') + 4, text.indexOf('<html'));
    expect(comment).toContain('MIT - - by somebody');
    expect(comment.match(/--/g)).toHaveLength(1);
  });

  test('leads whoever cannot open it to the site', () => {
    expect(oneFileText(FILE).match(/<a href="https:\/\/school\.example\/[^"]*\?a&amp;b">/g)).toHaveLength(2);
  });
});
