import { statedAmounts } from '../../scenes/stated-amounts.ts';
import { amount, flag, rules, tiles } from '../prop-types.ts';
import { boardOf, boardProperties, decisionOf, type QuestionBoard } from '../questions.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Count',
  drawnBy: 'Drill',
  properties: {
    ...boardProperties,
    hand: required(tiles, 'a hand that has won'),
    total: may(amount, 'what it is worth, where the game counts lines; checked'),
    ticked: may(rules, 'lines that are ticked already; the reader supplies the others; checked'),
    pays: may(flag, 'that the reader then says who pays whom'),
  },
  content: 'remark',
  after: true,
  examples: [
    [
      '`<Count hand="…" by="draw" total="8 fan" ticked="all-triplets" pays />`',
      'the reader ticks the lines that count, types the total, and settles the hand. First show one worked with `<Score>`, then one with a gap (`ticked`), then one alone. Lines that only later lessons teach are not offered',
    ],
  ],
  /** Returns the boards asked for: the worth, one board per count, and then who pays. */
  check: async ({ total, ticked, pays, ...props }, claimed): Promise<readonly QuestionBoard[]> => {
    if (total === undefined && !pays) {
      throw claimed.fault('<Count> asks nothing', 'Write total="…", or pays where nothing is counted.');
    }
    const { place, course } = claimed;
    // In games with two counts, each count is a question of its own.
    const amounts = total === undefined ? [] : statedAmounts(total, course.ruleset, place);
    const totals = amounts.length > 1 ? amounts.map(({ amount, of }) => `${amount} ${of}`) : (total ?? []);
    const worth = await Promise.all(
      [totals].flat().map((answer) => boardOf('worth', { ...props, ticked, answer }, claimed)),
    );
    return pays ? [...worth, await boardOf('pays', { ...props, ask: undefined }, claimed)] : worth;
  },
  asks: (_given, { course }, boards) => boards.map((board) => decisionOf(board, course)),
});
