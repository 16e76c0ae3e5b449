import { describe, expect, test } from 'vitest';
import { snippetsOf } from '../../src/notation/snippets.ts';

const around = {
  site: 'https://school.example/',
  home: 'https://school.example/',
  fallback: 'A "scene" & more',
  height: 890,
};

describe('An embed to paste', () => {
  test('is an element, an iframe or JSX, with what it says escaped', () => {
    expect(
      snippetsOf(
        [
          ['scene', 'british/fishing'],
          ['theme', 'dark'],
        ],
        around,
      ),
    ).toEqual({
      once: expect.stringMatching(
        /^<script src="https:\/\/school\.example\/embed\/v1\/mahjong\.js" defer><\/script>\n<style>mahjong-embed\[scene\]:not\(:defined\) \{ display: block; min-height: \d{3,4}px \}<\/style>$/,
      ),
      element:
        '<mahjong-embed scene="british/fishing" theme="dark"><a href="https://school.example/embed/frame/scene/british/fishing/"><img src="https://school.example/embed/picture/scene/british/fishing.svg" width="640" height="400" alt="" loading="lazy"><br>A &quot;scene&quot; &amp; more</a></mahjong-embed>',
      iframe:
        '<iframe src="https://school.example/embed/frame/scene/british/fishing/" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox" title="A &quot;scene&quot; &amp; more" width="100%" height="890" loading="lazy"></iframe>',
      markdown: '```mahjong\nscene: british/fishing\ntheme: dark\n```',
      mdx: '<mahjong-embed scene="british/fishing" theme="dark"><a href="https://school.example/embed/frame/scene/british/fishing/"><img src="https://school.example/embed/picture/scene/british/fishing.svg" width="640" height="400" alt="" loading="lazy" /><br />A &quot;scene&quot; &amp; more</a></mahjong-embed>',
    });
  });

  test('holds a scene of its author’s as it was written, whatever stands in it', () => {
    const text = 'game: british\ntitle: </script> `x` ${y} \\';
    const { element, iframe, markdown, mdx } = snippetsOf([['text', text]], around);
    expect(element).toContain(
      '<mahjong-embed>\n<pre>\ngame: british\ntitle: &lt;/script> `x` ${y} \\\n</pre>\n<a ',
    );
    expect(iframe).toContain(`/embed/frame/text/british/#text=${encodeURIComponent(text)}"`);
    expect(markdown).toBe(`\`\`\`mahjong\n${text}\n\`\`\``);
    expect(mdx).toContain('text={`game: british\ntitle: </script> \\`x\\` \\${y} \\\\`}');
    // An empty line would end the element in Markdown.
    expect(snippetsOf([['text', 'game: british\n\n \ntitle: "x" &quot;\n']], around).element).toContain(
      '<pre>\ngame: british\ntitle: "x" &amp;quot;\n</pre>',
    );
  });
});
