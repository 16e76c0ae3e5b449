/** Practice as a page would mount it: a game, a kind of question, and the first of them. */
import { cleanup, render, waitFor } from '@solidjs/testing-library';
import { createComponent } from 'solid-js';
import { expect } from 'vitest';
import { parse } from 'yaml';
import '../../src/styles/global.css';
import common from '../../content/common/rulebook.yaml?raw';
import type { RuleId } from '../../src/engine/action.ts';
import { Practice } from '../../src/islands/Practice/Practice.tsx';
import type { PracticeProps } from '../../src/islands/Practice/props.ts';
import { questionLink } from '../../src/islands/Practice/question-link.ts';
import { holdData, loadRules } from '../../src/islands/rules.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { Question, QuestionSpec } from '../../src/puzzles/question.ts';
import { loadKind } from '../../src/questions/kinds.ts';
import type { PracticeBook } from '../../src/questions/practice-book.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.ts';

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
  rules: Object.fromEntries(
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

/** Has the rules of a game there, as its pages load them before they hydrate. @returns the address of its texts */
export async function holdRules(
  ruleset: string,
  kinds: readonly string[],
  book: PracticeBook = bookOf(ruleset),
): Promise<string> {
  const addressOf = (game: string): string => `/practice/${game}/rules.json`;
  const address = addressOf(ruleset);
  for (const game of gameIds) holdData(addressOf(game), game === ruleset ? book : bookOf(game));
  await loadRules({ games: [ruleset], kinds, data: [address] });
  return address;
}

/** @param more of the first question: its grade, number, and the rules that must decide it */
export async function practising(
  ruleset: string,
  concept: string,
  more: Partial<QuestionSpec> = {},
  { book = bookOf(ruleset), ...props }: Partial<PracticeProps> & { readonly book?: PracticeBook } = {},
): Promise<Mounted> {
  const [game, asker] = await Promise.all([loadGame(ruleset), loadKind(concept)]);
  const generator = createGeneratorContext(game);
  const first = makeQuestion(asker.concept, generator, askingOf(ruleset, concept, more));
  const given: PracticeProps = {
    ruleset,
    title: game.title,
    concept,
    concepts: props.concepts ?? [concept],
    rulebook: `/rules/${ruleset}/`,
    home: `/practice/${ruleset}/`,
    practice: `/practice/${ruleset}/`,
    first,
    link: questionLink(first.spec),
    rules: await holdRules(ruleset, [concept], book),
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
