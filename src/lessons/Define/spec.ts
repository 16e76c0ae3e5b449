import { text } from '../prop-types.ts';
import { may, required, spec } from '../spec.ts';

/** Matches text in Chinese characters only. */
const CHINESE = /^\p{Script=Han}+$/u;

export default spec({
  name: 'Define',
  properties: {
    term: required(text, 'the term: one of the game’s, as in <Term>, or a word of its own'),
    characters: may(text, 'how it is written in Chinese'),
    sound: may(text, 'how one says it'),
  },
  content: 'prose',
  examples: [
    [
      '`<Define term="pung" characters="碰" sound="poong">Three of a kind that you call.</Define>`',
      'a term with what it means, where it first stands. The glossary has it from here, and `<Term>` shows it wherever the term stands. Its sentence is plain words, without tiles',
    ],
  ],
  /** Returns the term, with the game's own word for it. */
  check: ({ term, characters }, { course, text, fault }) => {
    const words: Readonly<Record<string, string>> = { ...course.ruleset.terms };
    if (characters !== undefined && !CHINESE.test(characters)) {
      throw fault(`“${characters}” is not Chinese`, 'Write characters="碰", or leave it out.');
    }
    if (!/[.?!]$/.test(text)) throw fault(`“${text}” is no sentence`, 'End it with a full stop.');
    return { term, own: words[term] ?? term };
  },
  asks: (_given, _claimed, { term }) => [{ is: 'defined', term }],
});
