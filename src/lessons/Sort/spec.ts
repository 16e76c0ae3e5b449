import { tiles } from '../prop-types.ts';
import { boardOf, boardProperties, decisionOf, type QuestionBoard } from '../questions.ts';
import { required, spec } from '../spec.ts';

export default spec({
  name: 'Sort',
  drawnBy: 'Drill',
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
  check: async (props, claimed): Promise<readonly QuestionBoard[]> => [await boardOf('sort', props, claimed)],
  asks: (_given, { course }, boards) => boards.map((board) => decisionOf(board, course)),
});
