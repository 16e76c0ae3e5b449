import { nearest } from '../../scenes/spelling.ts';
import { spec } from '../spec.ts';

export default spec({
  name: 'Term',
  properties: {},
  content: 'words',
  examples: [
    [
      '`<Term>pung</Term>`, `<Term>pungs</Term>`',
      'the game’s own word for it, in the word set that the reader chose. The terms: chow, pung, kong, pair, win, selfDraw, winOnDiscard, dealer',
    ],
  ],
  /** Returns the term, with the game's own word for it. */
  check: (_, { course, text, fault }) => {
    const words: Readonly<Record<string, string>> = { ...course.ruleset.terms };
    const plural = !(text in words) && text.endsWith('s');
    const term = plural ? text.slice(0, -1) : text;
    const own = words[term];
    if (own === undefined) throw fault(`there is no term “${text}”`, nearest(term, Object.keys(words)));
    return { term, own, plural };
  },
  asks: (_given, _claimed, { term }) => [{ is: 'used', term }],
});
