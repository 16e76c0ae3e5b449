import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, unescapeHtml } from '../../src/notation/markup.ts';
import { fuzz } from '../scale.ts';

describe('text in markup', () => {
  it('comes back as it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<"]/);
        expect(unescapeHtml(escapeHtml(text))).toBe(text);
      }),
      fuzz(5_000),
    );
  });

  it('is read as renderers write it: by name, by number, by number in hexadecimal', () => {
    expect(unescapeHtml('&lt;b&gt; &amp; &quot;&apos;&quot; &#39;&#x27;&#X1F004;&#126980;')).toBe(
      "<b> & \"'\" ''\u{1F004}\u{1F004}",
    );
  });

  it('keeps what is no entity that it knows', () => {
    for (const text of ['Q & A', '&nosuch;', '&constructor;', '&#;', '&#x;', '&#9999999;', '&amp'])
      expect(unescapeHtml(text)).toBe(text);
  });
});
