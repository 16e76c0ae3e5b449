import { tiles } from '../prop-types.ts';
import { boardOf, boardProperties, decisionOf } from '../questions.ts';
import { required, spec } from '../spec.ts';

export default spec({
  name: 'Sort',
  properties: {
    ...boardProperties,
    hand: required(tiles, 'the hand'),
  },
  content: 'remark',
  after: true,
  examples: [
    [
      '`<Sort hand="123m 567p 888p 234s 55s" />`',
      'the reader lays the hand into sets and a pair, in any way that it can be, or finds that it cannot',
    ],
  ],
  check: (props, claimed) => boardOf('sort', props, claimed),
  asks: (_given, { course }, board) => [decisionOf(board, course)],
});
