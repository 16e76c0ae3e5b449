/** Lessons and practice lead to one another: each lesson to questions that turn on its rules, each proof to a lesson. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { leftOutAt } from '../../src/lessons/taught-rules.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { Concept } from '../../src/puzzles/question.ts';
import { conceptIds, loadConcept } from '../../src/questions/registry.node.ts';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import { contentOf, type GameContent, lookupsOf } from './content.ts';

const games: readonly GameContent[] = await Promise.all(gameIds.map(contentOf));
const all = new Map(await Promise.all(conceptIds.map(async (id) => [id, await loadConcept(id)] as const)));

/** Lessons whose rules no question can turn on, and why: they lead to a mixed session of what was taught. */
const TOLD: Readonly<Record<string, string>> = {
  'two-five-eight/the-tiles': 'What the set is made of: it is practised by naming tiles.',
  'two-five-eight/a-turn':
    'Whose turn it is. Who does not know it plays out of turn, and no single answer shows it.',
  'two-five-eight/the-end-of-a-deal': 'What comes after the last tile; no question goes on so long.',
  'changchun/the-tiles': 'What the set is made of: it is practised by naming tiles.',
  'changchun/the-end-of-the-hand': 'What comes after a hand; no question goes on so long.',
  'hong-kong/the-tiles': 'What the set is made of: it is practised by naming tiles.',
  'hong-kong/the-deal-and-the-flowers': 'What is done before the first turn; questions begin after it.',
  'hong-kong/a-turn': 'Whose turn it is; no single answer shows it.',
  'hong-kong/adding-and-robbing': 'A fourth tile for a called set, which few deals come to.',
  'hong-kong/how-it-was-won': 'The way of winning that few deals come to.',
  'hong-kong/the-end-of-the-deal': 'What comes after a deal; no question goes on so long.',
  'hong-kong/the-referee': 'How it is written, for programs; no question reads it.',
  'hk-taiwanese/sixteen-tiles': 'What the set is made of: it is practised by naming tiles.',
  'hk-taiwanese/flowers-and-please': 'What is done before the first turn; questions begin after it.',
  'hk-taiwanese/paid-on-the-spot': 'What is paid while a hand is played; questions settle one that is over.',
  'hk-taiwanese/dice-chase-and-penalties':
    'What is paid while a hand is played; questions settle one that is over.',
  'hk-taiwanese/the-first-and-the-last-tile': 'The way of winning that few deals come to.',
  'hk-taiwanese/closing-the-book': 'What runs over several deals; a question is about one.',
  'hk-taiwanese/the-pull': 'What runs over several hands; a question is about one.',
  'hong-kong/calling-pong': 'Too few rules are taught by then to offer three that do not forbid a call.',
  'british/a-turn': 'Whose turn it is; what a hand needs comes later.',
  'riichi/your-own-river': 'What ends a deal without a winner; no question goes on so long.',
  'british/the-tiles': 'What the set is made of: it is practised by naming tiles.',
  'british/bonus-tiles': 'What is done before the first turn; questions begin after it.',
  'british/drawn-hands-and-the-goulash':
    'What comes after a hand, and a kind of hand that is not asked about yet.',
  'riichi/mistakes-and-the-match':
    'What a win costs that is none, and how a match ends; questions ask about hands that win.',
  'british/jokers': 'A kind of hand that is not asked about yet.',
};

const taughtIn = (text: string): string[] => {
  const [, matter = ''] = text.split('---\n');
  return (parse(matter) as { readonly rules: string[] }).rules;
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, { game, lessons }) => {
  const generator = createGeneratorContext(game);
  const concepts = new Map<string, Concept>([...all].filter(([, concept]) => concept.has(generator.ruleset)));

  const lessonRules = lessons.map(({ file, text }) => ({ file, rules: taughtIn(text) }));

  test('each lesson leads to questions that one of its rules decides, or is told of', () => {
    for (const { file, name, text } of lessons) {
      const rules = taughtIn(text);
      const without = leftOutAt(lessonRules, file, generator.ruleset);
      const found = lookupsOf(id).practice[name.slice(3)];
      const key = `${id}/${name.slice(3)}`;
      if (!found) {
        expect(TOLD[key], `${key} leads to no question of its own`).toBeTruthy();
        continue;
      }
      expect(TOLD[key], `${key} leads to ${found.concept}, and need not be told of`).toBeUndefined();
      const concept = concepts.get(found.concept);
      if (!concept) throw new Error(`${id} has no ${found.concept}`);
      const asking = {
        concept: found.concept,
        ruleset: id,
        chosen: {},
        under: 'ordinary',
        grade: 1,
      } as const;
      const { decides } = makeQuestion(concept, generator, {
        ...asking,
        seed: name.slice(3),
        number: 0,
        rules: found.rules,
        without,
      });
      expect(rules.some((rule) => decides.includes(rule))).toBe(true);
    }
  });

  test('each rule that can be left out of the game is taught by a lesson, so that a proof leads there', () => {
    const taught = new Set(lessons.flatMap(({ text }) => taughtIn(text)));
    const asked = new Set(generator.relaxations.map(({ rule }) => rule));
    const untaught = [...asked].filter((rule) => !taught.has(rule));
    expect(untaught).toEqual([]);
  });
});
