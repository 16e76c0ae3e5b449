/** A careful beginner falls where a form is asked for that nobody has shown, and where a rule is missing; nowhere else. */
import { expect, test } from 'vitest';
import { cliffsOf, stepShares } from '../../../src/lessons/lint/beginner.ts';
import { courseOf, type GameContent, games } from '../../../src/lessons/lint/content.ts';
import { decisionsOf } from '../../../src/lessons/lint/figures.ts';
import { walk } from '../../../src/lessons/lint/traverse.ts';

const content = games.find(({ id }) => id === 'two-five-eight') as GameContent;

/** The steps of lessons with these texts. */
async function stepsOf(...texts: readonly string[]) {
  const walks = await Promise.all(
    texts.map((text, place) => {
      const name = `0${place + 1}-x`;
      const head = '---\ntitle: x\ngoal: y\nrules: [jong-258, four-sets-and-jong, no-wrap]\n---\n';
      return walk(
        { name, file: `content/two-five-eight/${name}.mdx`, text: `${head}\n${text}\n` },
        courseOf(content),
      );
    }),
  );
  return stepShares(walks.map((each) => ({ walk: each, placed: decisionsOf(each, content) })));
}

const PICK = '<Pick hand="123m 567p 888p 2345s" are="25s">A pair at either end.</Pick>';
const WAITS = '<Board kind="waits" hand="345m 789m 666p 5678s" answer="58s" />';
const DISCARD =
  '<YourTurn scene="half-a-jong" step={2} seat="south" ask="Discard one." goal="south discards 9p"></YourTurn>';
const MEND = '<Deal kind="mend" rules="jong-258" count={1} />';
const drill = (...boards: readonly string[]): string => `<Drill id="x">\n${boards.join('\n')}\n</Drill>`;

test('a drill that ends with a form nobody has shown is a cliff: the fourth lesson of Two-Five-Eight, as it was', async () => {
  const steps = await stepsOf(
    `${DISCARD}\n\n${PICK}\n\n${drill(WAITS, '<Deal kind="discard" rules="jong-258" count={2} />', MEND)}`,
  );
  expect(steps.map(({ kind }) => kind)).toEqual(['discard', 'which-tiles', 'which-tiles', 'discard', 'mend']);
  expect(cliffsOf(steps)).toMatchObject([{ kind: 'mend', from: 1 }]);
  expect(cliffsOf(steps)[0]?.share).toBeLessThan(0.01);
});

test('a form that a step with words of its own has asked for is no cliff in a later drill, in the next lesson either', async () => {
  expect(cliffsOf(await stepsOf(`${DISCARD}\n\n${PICK}\n\n${drill(WAITS)}`))).toEqual([]);
  expect(cliffsOf(await stepsOf(DISCARD, PICK, drill(WAITS)))).toEqual([]);
  expect(cliffsOf(await stepsOf(DISCARD, drill(WAITS)))).toMatchObject([{ kind: 'which-tiles' }]);
});

test('questions of one kind that stand together are one step, and its share is that of all of them', async () => {
  const steps = await stepsOf(drill(WAITS, '<Deal kind="waits" rules="jong-258" count={2} />'));
  expect(steps).toHaveLength(1);
  // The first is guessed; whoever was told the answer knows the form.
  expect(steps[0]?.share).toBeCloseTo((1 / 27 + 2) / 3);
});

test('answers in words explain themselves; a rule that no step has brought leaves two answers to each', async () => {
  const wins = '<Board kind="win" hand="123m 567p 888p 34s 55s +2s" answer="wins" />';
  const calls =
    '<YourTurn scene="calling-a-pung" step={3} seat="south" ask="What do you call?" goal="south pungs 5p"></YourTurn>';
  expect((await stepsOf(drill(wins))).map(({ share }) => share)).toEqual([1]);
  const [first, second] = await stepsOf(`${DISCARD}\n\n${calls}`);
  expect([first?.share, second?.share]).toEqual([1, 0.5]);
  expect(cliffsOf(first && second ? [first, second] : [])).toMatchObject([
    { kind: 'call', from: 1, share: 0.5 },
  ]);
});
