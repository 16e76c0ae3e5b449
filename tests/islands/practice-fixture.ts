/** Practice as a page would mount it: a game, a kind of question, and the first of them. */
import { cleanup, render, waitFor } from '@solidjs/testing-library';
import { createComponent } from 'solid-js';
import { expect } from 'vitest';
import { parse } from 'yaml';
import '../../src/styles/global.css';
import common from '../../content/common/rulebook.yaml?raw';
import type { RuleId } from '../../src/engine/action.ts';
import { factsOf } from '../../src/islands/Practice/facts.ts';
import { loadKind } from '../../src/islands/Practice/kinds.ts';
import { Practice } from '../../src/islands/Practice/Practice.tsx';
import type { PracticeBook } from '../../src/islands/Practice/practice-book.ts';
import type { LoadedPractice } from '../../src/islands/Practice/props.ts';
import { seenOf } from '../../src/islands/Practice/question-kind.ts';
import { createQuestionSource } from '../../src/islands/Practice/question-source.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { Question, QuestionSpec } from '../../src/puzzles/question.ts';
import { loadGame } from '../../src/rulesets/registry.ts';

const books = import.meta.glob<string>('../../content/*/rulebook.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
}

const entriesIn = (text = ''): Entry[] => {
  const { rules, options = [] } = parse(text) as { rules: Entry[]; options?: Entry[] };
  return [...rules, ...options];
};

/** What practice knows of a game's rules, without lessons. */
export const bookOf = (ruleset: string): PracticeBook => ({
  book: Object.fromEntries(
    [...entriesIn(common), ...entriesIn(books[`../../content/${ruleset}/rulebook.yaml`])].map((rule) => [
      rule.id,
      rule,
    ]),
  ),
  lessons: {},
});

export interface Mounted {
  readonly first: Question;
  readonly container: HTMLElement;
}

const askingOf = (ruleset: string, concept: string, more: Partial<QuestionSpec>): QuestionSpec => ({
  concept,
  ruleset,
  chosen: {},
  under: 'ordinary',
  seed: 'component',
  number: 0,
  grade: 1,
  rules: [] as RuleId[],
  without: [],
  ...more,
});

/** The place of the first question of which this is so. */
export async function numberWhere(
  ruleset: string,
  concept: string,
  is: (question: Question) => boolean,
  more: Partial<QuestionSpec> = {},
): Promise<number> {
  const [game, asker] = await Promise.all([loadGame(ruleset), loadKind(concept)]);
  const generator = createGeneratorContext(game);
  for (let number = 0; ; number++)
    if (is(makeQuestion(asker.concept, generator, askingOf(ruleset, concept, { ...more, number }))))
      return number;
}

/** @param more of the first question: its grade, number, and the rules that must decide it */
export async function practising(
  ruleset: string,
  concept: string,
  more: Partial<QuestionSpec> = {},
  props: Partial<LoadedPractice> = {},
): Promise<Mounted> {
  const [game, asker] = await Promise.all([loadGame(ruleset), loadKind(concept)]);
  const generator = createGeneratorContext(game);
  const first = makeQuestion(asker.concept, generator, askingOf(ruleset, concept, more));
  const words = props.words ?? bookOf(ruleset);
  const concepts = props.concepts ?? [concept];
  const shelf = { concepts, words, rules: `/practice/${ruleset}/rules.json` };
  const source = createQuestionSource(game, shelf);
  await source.ready(concept);
  const given: LoadedPractice = {
    ruleset,
    title: game.title,
    concept,
    concepts,
    rulebook: `/rules/${ruleset}/`,
    home: `/practice/${ruleset}/`,
    practice: `/practice/${ruleset}/`,
    first,
    link: source.linkOf(first.asking, false),
    // The page brings it as text.
    seen: JSON.parse(JSON.stringify(seenOf(asker, first, { generator }))) as unknown,
    facts: factsOf(generator.ruleset),
    words,
    rules: `/practice/${ruleset}/rules.json`,
    source,
    ...props,
  };
  const { container } = render(() => createComponent(Practice, given));
  return { first, container };
}

/** As if nobody had practised: what was answered is kept first, so that the next page does not find it. */
export async function leave(): Promise<void> {
  const counted =
    document.querySelector('.practice-count')?.textContent || document.querySelector('.practice-end');
  if (counted) await waitFor(() => expect(localStorage.getItem('sparrow:practice')).not.toBeNull());
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
}
