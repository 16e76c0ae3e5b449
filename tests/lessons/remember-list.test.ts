/** What the end of a course repeats of its lessons. */
import { describe, expect, test } from 'vitest';
import { rememberList } from '../../src/lessons/remember-list.ts';
import { games } from './content.ts';

describe('what is to be remembered of a lesson', () => {
  test('is the list that it ends with, in pieces', () => {
    const text =
      '## One\n\n- no\n\n## What to remember\n\n- A <Term>pung</Term> is **three**\n  alike: <T>555p</T>.\n- *Twice*.\n';
    expect(rememberList(text)).toEqual([
      [
        { is: 'text', text: 'A ' },
        { is: 'term', text: 'pung' },
        { is: 'text', text: ' is ' },
        { is: 'strong', text: 'three' },
        { is: 'text', text: ' alike: ' },
        { is: 'tiles', text: '555p' },
        { is: 'text', text: '.' },
      ],
      [
        { is: 'emphasis', text: 'Twice' },
        { is: 'text', text: '.' },
      ],
    ]);
  });

  test('is nothing where it ends with something else', () => {
    expect(rememberList('## Quick check\n\n<Check ask="?" hand="1m" answer="wins" />\n')).toEqual([]);
  });

  test('holds nothing that would have to be checked', () => {
    expect(() => rememberList('## Remember\n\n- It is <Pays rule="x" />.\n')).toThrow(
      'more than <Term> and <T>',
    );
    expect(() => rememberList('## Remember\n\n- Say `pass`.\n')).toThrow('holds code');
  });

  test.each(games.flatMap(({ lessons }) => lessons))('stands at the end of $file', ({ text }) => {
    expect(rememberList(text)).not.toEqual([]);
  });
});
