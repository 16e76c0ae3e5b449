/** How kinds of question are looked at where no page has drawn them: what each says that it needs. */
import { cleanup, render } from '@solidjs/testing-library';
import { createComponent } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { factsOf } from '../../src/islands/Practice/facts.ts';
import { loadKind, loadPreview, viewOf } from '../../src/islands/Practice/kinds.ts';
import type { PracticeContext } from '../../src/islands/Practice/question-kind.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import { conceptIds, conceptsOf, loadConcept } from '../../src/puzzles/registry.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.ts';

afterEach(cleanup);

const QUESTIONS = 4;

/** The rules whose words a question takes while it is drawn, and whether its kind says that it takes any. */
async function takenBy(ruleset: string, kind: string, number: number) {
  const view = viewOf(kind);
  const [game, concept, see] = await Promise.all([loadGame(ruleset), loadConcept(kind), loadPreview(kind)]);
  const generator = createGeneratorContext(game);
  const asking = { concept: kind, ruleset, chosen: {}, under: 'ordinary', seed: 'views', number } as const;
  const question = makeQuestion(concept, generator, { ...asking, grade: 1, rules: [], without: [] });
  const facts = factsOf(generator.ruleset);
  const taken: string[] = [];
  const context: PracticeContext = {
    facts,
    terms: generator.ruleset.terms,
    entry: (id) => {
      taken.push(id);
      return { id, title: id, sentence: '' };
    },
  };
  const seen = see?.(question.subject, { generator }) ?? null;
  const still = { still: false, reply: null, right: [], onAnswer: () => {}, onKeys: () => {} };
  render(() => createComponent(view.View, { question, seen, context, ...still }));
  return { taken, told: view.statedRules?.(question.subject, facts) ?? [] };
}

for (const kind of conceptIds) {
  test(`“${kind}” takes the words of those rules only that it says it tells of`, async () => {
    expect((await loadKind(kind)).statedRules).toBe(viewOf(kind).statedRules);
    let drawn = 0;
    for (const ruleset of gameIds) {
      const concepts = await conceptsOf(createGeneratorContext(await loadGame(ruleset)).ruleset);
      for (let number = 0; concepts.has(kind) && number < QUESTIONS; number++) {
        const { taken, told } = await takenBy(ruleset, kind, number);
        drawn += 1;
        expect(told, `${ruleset} ${number}`).toEqual(expect.arrayContaining([...new Set(taken)]));
      }
    }
    expect(drawn).toBeGreaterThan(0);
  });
}
