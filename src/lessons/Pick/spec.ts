import { tiles } from '../prop-types.ts';
import { boardOf, boardProperties, decisionOf, type QuestionBoard } from '../questions.ts';
import { required, spec } from '../spec.ts';

export default spec({
  name: 'Pick',
  drawnBy: 'Drill',
  properties: {
    ...boardProperties,
    hand: required(tiles, 'a hand one tile short'),
    are: required(tiles, 'every tile that completes it; checked'),
  },
  content: 'remark',
  after: true,
  examples: [
    [
      '`<Pick hand="…13 tiles…" are="25s" />`',
      'the reader picks every tile that completes the hand; checked',
    ],
  ],
  check: async (props, claimed): Promise<readonly QuestionBoard[]> => [
    await boardOf('waits', { ...props, answer: props.are }, claimed),
  ],
  asks: (_given, { course }, boards) => boards.map((board) => decisionOf(board, course)),
});
