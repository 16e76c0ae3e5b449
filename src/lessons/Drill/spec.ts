import { faceName } from '../../notation/face-name.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { dealtBoards } from '../../questions/boards/dealt-boards.ts';
import board from '../Board/spec.ts';
import deal from '../Deal/spec.ts';
import { idsIn, name } from '../prop-types.ts';
import { boardOf, decisionOf, type QuestionBoard } from '../questions.ts';
import { type CheckContext, type ChildComponent, partsThatAre, required, spec } from '../spec.ts';

export default spec({
  name: 'Drill',
  properties: {
    id: required(name, 'what it is called among this course’s drills; its deals follow from it'),
  },
  content: 'parts',
  examples: [
    [
      '`<Drill id="which-pair">` with `<Board … />` and `<Deal … />` in it',
      'boards in a row, one decision each. A missed one comes again at the end. They are asked in the order written',
    ],
  ],
  /** Returns every board, in order. */
  check: async ({ id }, claimed): Promise<readonly QuestionBoard[]> => {
    const { parts, fault } = claimed;
    const boards = await Promise.all(
      parts.map(async (part, i) =>
        (await boardsIn(part, id, claimed)).map((each): QuestionBoard => ({ ...each, part: i })),
      ),
    );
    const all = boards.flat();
    if (all.length === 0) throw fault('<Drill> has no board', 'Write <Board … /> or <Deal … /> in it.');
    const keys = all.map(({ question }) => JSON.stringify([question.spec.concept, question.subject]));
    if (new Set(keys).size < keys.length) {
      throw fault('this drill has a board twice', 'Every board is a deal of its own.');
    }
    return all;
  },
  asks: (_given, { course }, boards) => boards.map((each) => decisionOf(each, course)),
});

async function boardsIn(part: ChildComponent, id: string, claimed: CheckContext): Promise<QuestionBoard[]> {
  const { course } = claimed;
  const at = { ...claimed, place: part.place, text: part.text };
  const [written] = partsThatAre(board, [part]);
  if (written) return [await boardOf(written.values.kind, written.values, at)];
  const [dealt] = partsThatAre(deal, [part]);
  if (!dealt) return [];
  const { kind, rules, tiles, without, count, grade = 1, seed = id, under } = dealt.values;
  const source = { concepts: course.concepts, generator: course.generator(under) };
  const faces = tiles === undefined ? [] : parseTiles(tiles).map(faceName);
  const claim = {
    kind,
    count,
    grade,
    seed,
    under,
    rules: [...idsIn(rules), ...faces],
    without: idsIn(without),
  };
  const questions = dealtBoards(claim, source, part.place);
  return questions.map((question) => ({ question, ask: null }));
}
