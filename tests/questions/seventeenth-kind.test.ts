/** A kind of question that no page has, dealt, graded and asked for as JSON by its `rules.ts` alone. */
import { expect, test } from 'vitest';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { gradeAnswer } from '../../src/puzzles/grade.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import { type Concept, questionSpec } from '../../src/puzzles/question.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import selfDrawn from '../fixtures/questions/self-drawn/rules.ts';

const KIND = 'self-drawn';
/** As a registry holds it, which does not know its subject. */
const CONCEPTS = new Map([[KIND, selfDrawn as unknown as Concept]]);

test.each(gameIds)('%s deals it with either answer, and grades what is given', async (id) => {
  const generator = createGeneratorContext(await loadGame(id));
  const dealt = Array.from({ length: 20 }, (_, number) =>
    makeQuestion(selfDrawn, generator, questionSpec(KIND, id, { seed: 'seventeen', number })),
  );
  expect(new Set(dealt.flatMap(({ key }) => key))).toEqual(new Set(['yes', 'no']));
  for (const question of dealt) {
    const wrong = question.key[0] === 'yes' ? 'no' : 'yes';
    expect(gradeAnswer(selfDrawn, question, question.key, generator).right).toBe(true);
    expect(gradeAnswer(selfDrawn, question, [wrong], generator)).toMatchObject({
      right: false,
      missed: question.decides,
    });
  }
});

test('the judge names it among the kinds of a game, and deals it as it deals any', async () => {
  const game = await loadGame('changchun');
  const judge = createJudge(new Map([[game.id, game]]), TILE_TEXTS.own, CONCEPTS);
  const request = { op: 'questions', ruleset: game.id };
  expect(judge(JSON.stringify(request)).answer).toMatchObject({ concepts: [KIND] });
  const {
    ok,
    lines = [],
    answer,
  } = judge(JSON.stringify({ ...request, concept: KIND, seed: 'seventeen', count: 3 }));
  expect(ok).toBe(true);
  expect(lines.length > 0 ? lines : [answer]).toHaveLength(3);
  const first = makeQuestion(
    selfDrawn,
    createGeneratorContext(game),
    questionSpec(KIND, game.id, { seed: 'seventeen' }),
  );
  expect(lines[0]).toMatchObject({ choices: ['yes', 'no'] });
  expect(JSON.stringify(lines[0])).toContain(JSON.stringify(first.key));
});
