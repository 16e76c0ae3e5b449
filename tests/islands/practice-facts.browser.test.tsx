/**
 * Everything that decides an answer is shown before it is asked: what a question does not say may be varied, and its
 * right answers stay the same.
 */
import { render, waitFor } from '@solidjs/testing-library';
import { createComponent } from 'solid-js';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { parseBoards } from '../../src/compare/unlearn/boards.ts';
import { boardQuestion, shownAs } from '../../src/compare/unlearn/question.ts';
import { rulingOf } from '../../src/compare/unlearn/ruling.ts';
import type { Chosen, Game, OptionSpec } from '../../src/engine/game.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { SEATS } from '../../src/engine/seats.ts';
import type { Json, Table } from '../../src/engine/table.ts';
import { clauseOfFact, factsKnown, isFactTrue, withFact } from '../../src/evaluation/facts.ts';
import { formatQuestionLink } from '../../src/notation/question-link.ts';
import { blankTable } from '../../src/puzzles/empty-table.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { Difficulty, GeneratorContext, Question } from '../../src/puzzles/question.ts';
import type { QuestionKind } from '../../src/questions/kind.ts';
import { loadKind } from '../../src/questions/kinds.ts';
import { contextOf } from '../../src/questions/practice-book.ts';
import { conceptIds } from '../../src/questions/registry.ts';
import { loadGame } from '../../src/rulesets/registry.ts';
import { bookOf, leave, practising } from './practice-fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    scale: { readonly seed: string; readonly long: boolean };
  }
}

const written = import.meta.glob<string>('../../content/*/boards.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const { seed, long } = inject('scale');
/** How many questions of each kind and game. */
const MANY = long ? 60 : 12;
const GAMES = ['two-five-eight', 'changchun', 'hong-kong', 'hk-taiwanese', 'british', 'riichi'] as const;
const rooms = new Map<string, GeneratorContext>();
const askers = new Map<string, QuestionKind>();
for (const id of GAMES) rooms.set(id, createGeneratorContext(await loadGame(id)));
for (const id of conceptIds) askers.set(id, await loadKind(id));

/** What is written where this is asked, and what is said of its pictures. */
function shownOf(asker: QuestionKind, question: Question, generator: GeneratorContext): string {
  const context = contextOf(generator, bookOf(generator.ruleset.id));
  const { container, unmount } = render(() =>
    createComponent(asker.View, {
      question,
      context,
      still: true,
      reply: null,
      right: [],
      onAnswer: () => {},
      onKeys: () => {},
    }),
  );
  const said = [...container.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
  const text = [container.textContent, ...said].join(' ');
  unmount();
  return text;
}

/** The same question with one thing otherwise; what is asked of a changed table or hand, or by changed rules. */
interface Otherwise {
  readonly fact: string;
  readonly asked?: unknown;
  readonly ruleset?: Ruleset;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Hands stand in some questions, and are others themselves. */
function handOf(asked: unknown): { readonly hand: Fields; readonly with: (hand: Fields) => unknown } | null {
  if (!isFields(asked)) return null;
  if (isFields(asked['hand'])) return { hand: asked['hand'], with: (hand) => ({ ...asked, hand }) };
  return 'concealed' in asked ? { hand: asked, with: (hand) => hand } : null;
}

const WAYS = ['last', 'flower', 'gong', 'first', undefined];

function* handsOtherwise(asked: unknown): Generator<Otherwise> {
  const of = handOf(asked);
  if (!of) return;
  for (const round of SEATS) yield { fact: 'round', asked: of.with({ ...of.hand, round }) };
  if (!('winning' in of.hand)) return;
  for (const way of WAYS) yield { fact: 'way of the last tile', asked: of.with({ ...of.hand, way }) };
}

/** How many kongs there are: they lie on the table. */
const SEEN = 'kans';
/** What a clause may remember of a seat. */
const VALUES = { flag: [true, false], count: [0, 1, 2, 3], tiles: [[]] };

function* remembered(ruleset: Ruleset): Generator<{ fact: string; value: Json }> {
  for (const fact of factsKnown(ruleset)) {
    if (fact === SEEN) continue;
    const is = clauseOfFact(ruleset, fact)?.facts?.[fact]?.is ?? 'flag';
    for (const value of VALUES[is]) yield { fact, value };
  }
}

/** Rules by which this was so of a seat before anything else happened. */
function from(ruleset: Ruleset, fact: string, value: Json, seat: (typeof SEATS)[number]): Ruleset {
  const clause = clauseOfFact(ruleset, fact);
  if (!clause) return ruleset;
  const table = withFact(ruleset, blankTable(ruleset), seat, fact, value);
  const initial = table.memory[clause.id] ?? clause.initial;
  return {
    ...ruleset,
    clauses: ruleset.clauses.map((each) => (each === clause ? { ...each, initial } : each)),
  };
}

const isTable = (value: unknown): value is Table => isFields(value) && 'memory' in value && 'seats' in value;

function* tablesOtherwise(asked: unknown, ruleset: Ruleset): Generator<Otherwise> {
  if (!isFields(asked) || !isTable(asked['table'])) return;
  const { table } = asked;
  const at = (fact: string, other: Table): Otherwise => ({ fact, asked: { ...asked, table: other } });
  for (const round of SEATS) yield at('round', { ...table, round });
  if (table.box) yield at('box', { ...table, box: { ...table.box, next: table.box.end } });
  for (const seat of SEATS) {
    for (const { fact, value } of remembered(ruleset))
      if (typeof value !== 'boolean' || isFactTrue(ruleset, table, seat, fact) !== value)
        yield at(fact, withFact(ruleset, table, seat, fact, value));
    const discards = table.seats[seat].discards > 0 ? 0 : 1;
    const seats = table.seats.map((hand, i) => (i === seat ? { ...hand, discards } : hand));
    yield at('hasDiscarded', { ...table, seats: seats as unknown as Table['seats'] });
  }
}

function* otherwise({ subject }: Question, { ruleset }: GeneratorContext): Generator<Otherwise> {
  yield* handsOtherwise(subject);
  yield* tablesOtherwise(subject, ruleset);
  if (!isFields(subject) || 'table' in subject) return;
  if ('streak' in subject || 'others' in subject)
    for (const streak of [0, 1, 2, 3]) yield { fact: 'streak', asked: { ...subject, streak } };
  if (isFields(subject['facts']))
    for (const [fact, is] of Object.entries(subject['facts']))
      yield { fact, asked: { ...subject, facts: { ...subject['facts'], [fact]: !is } } };
  for (const { fact, value } of remembered(ruleset))
    for (const seat of SEATS) yield { fact, ruleset: from(ruleset, fact, value, seat) };
}

/** How a page says of a fact whether it is so, where that is the same in every question of a kind. */
const SAYS: Readonly<Record<string, RegExp>> = {
  fishing: /fishing/i,
  // It is said with a first discard: who has not discarded cannot have said it.
  originalCall: /original call|not discarded yet/i,
  ready: /ready/i,
  passedWin: /go by/i,
  streak: /die/i,
  winning: /owes/i,
  hasDiscarded: /discard/i,
  riichi: /in riichi|declared riichi/i,
  doubleRiichi: /in riichi|declared riichi/i,
  ippatsu: /declared riichi/i,
  letGo: /go by|furiten/i,
  counters: /counters?\b/i,
};

/** Would a hand that is not ready have been declared? After the last tile its player could say neither word. */
const cannotBe = (asked: unknown, fact: string): boolean =>
  isFields(asked) && 'shy' in asked && (fact === 'riichi' || fact === 'doubleRiichi');

/** What of a question is nowhere shown though it decides the answer: by its fact, where that is seen. */
function hiddenIn(
  asker: QuestionKind,
  question: Question,
  generator: GeneratorContext,
  keyOf: (asked: unknown, ruleset: Ruleset) => string,
): ReadonlyMap<string, string> {
  const hidden = new Map<string, string>();
  const key = keyOf(question.subject, generator.ruleset);
  let shown: string | null = null;
  for (const { fact, asked = question.subject, ruleset = generator.ruleset } of otherwise(
    question,
    generator,
  )) {
    if (hidden.has(fact) || cannotBe(asked, fact) || keyOf(asked, ruleset) === key) continue;
    shown ??= shownOf(asker, question, generator);
    if (SAYS[fact]?.test(shown)) continue;
    const table = ruleset === generator.ruleset ? generator.table : blankTable(ruleset);
    if (shownOf(asker, { ...question, subject: asked }, { ...generator, ruleset, table }) === shown)
      hidden.set(fact, shown.slice(0, 400));
  }
  return hidden;
}

describe('Whatever would make another answer right is shown', () => {
  for (const ruleset of GAMES) {
    test.each(conceptIds)(`${ruleset}: %s`, (concept) => {
      const [generator, asker] = [rooms.get(ruleset), askers.get(concept)];
      if (!generator || !asker?.concept.has(generator.ruleset)) return;
      const keyOf = (asked: unknown, rules: Ruleset): string =>
        asker.concept
          .key(asked, rules, rules === generator.ruleset ? generator.table : blankTable(rules))
          .join();
      for (let number = 0; number < MANY; number++) {
        const question = makeQuestion(asker.concept, generator, {
          concept,
          ruleset,
          chosen: {},
          under: 'ordinary',
          seed: `${seed}/shown`,
          number,
          grade: ((number % 3) + 1) as Difficulty,
          rules: [],
          without: [],
        });
        expect(Object.fromEntries(hiddenIn(asker, question, generator, keyOf)), `${number}`).toEqual({});
      }
    });
  }
});

test('by which table fan are paid is said before it is asked who pays whom', async () => {
  const game = await loadGame('hong-kong');
  const asker = askers.get('pays');
  if (!asker) throw new Error('pays');
  const shownUnder = (chosen: Chosen): string => {
    const generator = createGeneratorContext(game, chosen);
    const asking = { seed: 'table', number: 0, grade: 1, rules: [], without: [] } as const;
    const of = { concept: 'pays', ruleset: 'hong-kong', chosen, under: 'ordinary' };
    return shownOf(asker, makeQuestion(asker.concept, generator, { ...asking, ...of }), generator);
  };
  expect(shownUnder({})).toContain('This table pays half-spicy.');
  expect(shownUnder({ payment: 'full-spicy' })).toContain('This table pays full-spicy.');
  expect(shownUnder({ 'discard-payment': 'shared' })).toContain(
    'half-spicy, and everyone pays for a discard.',
  );
});

describe('So it is on every board of one who knows another game', () => {
  for (const to of GAMES) {
    test(`${to} is learnt`, () => {
      const generator = rooms.get(to);
      if (!generator) throw new Error(to);
      const file = `../../content/${to}/boards.yaml`;
      const own = GAMES.flatMap((from) => (from === to ? [] : (rooms.get(from)?.ruleset ?? [])));
      for (const [at, board] of parseBoards(written[file] ?? '', file, generator).entries()) {
        const asker = askers.get(shownAs(board.kind));
        const guest = own[at % own.length];
        if (!asker || !guest) throw new Error(board.kind);
        const question = boardQuestion(board, asker.concept, generator, guest);
        const keyOf = (asked: unknown, rules: Ruleset): string =>
          rulingOf(board.kind, asked, rules, rules).answer;
        const hidden = hiddenIn(asker, question, generator, keyOf);
        expect(Object.fromEntries(hidden), board.id).toEqual({});
      }
    });
  }
});

/** Each value of each option that is not as usual. */
const othersOf = ({ options }: Game): readonly { readonly option: OptionSpec; readonly chosen: Chosen }[] =>
  options.flatMap((option) =>
    option.values.flatMap((value) =>
      value === option.default ? [] : [{ option, chosen: { [option.id]: value } }],
    ),
  );

/** What an address asks for is fetched first. */
const PATIENT = { timeout: 10_000 };

describe('House rules stand above what is asked by them', () => {
  afterEach(leave);
  let decided = 0;
  afterAll(() => expect(decided).toBeGreaterThan(0));
  for (const ruleset of GAMES) {
    test(`${ruleset}: whatever option makes another answer right is said, as a clause`, async () => {
      const game = await loadGame(ruleset);
      const generator = rooms.get(ruleset);
      if (!generator) throw new Error(ruleset);
      for (const { option, chosen } of othersOf(game)) {
        const other = createGeneratorContext(game, chosen);
        const concept = conceptIds.find((id) => isDecided(id, generator, other));
        if (concept === undefined) continue;
        decided += 1;
        const asking = { seed: `${seed}/agreed`, number: 0, grade: 1, rules: [], without: [] } as const;
        const link = formatQuestionLink({ ...asking, under: 'ordinary', chosen });
        history.replaceState(null, '', `#${link}`);
        await practising(ruleset, concept);
        const { values } = bookOf(ruleset).rules[option.rule ?? option.id] ?? {};
        const clause = values?.find(({ value }) => value === chosen[option.id])?.agreed ?? option.title;
        const head = () => document.querySelector('.practice-head')?.textContent?.toLowerCase();
        await waitFor(() => expect(head()).toContain(clause.toLowerCase()), PATIENT);
        await leave();
      }
    });

    test(`${ruleset}: nothing is said where all is as usual`, async () => {
      const game = await loadGame(ruleset);
      const usual = Object.fromEntries(game.options.map(({ id, default: value }) => [id, value]));
      const asking = { seed: `${seed}/usual`, number: 3, grade: 1, rules: [], without: [] } as const;
      const link = formatQuestionLink({ ...asking, under: 'ordinary', chosen: usual });
      await practising(ruleset, 'win');
      const board = () => document.querySelector('.practice-question')?.innerHTML;
      const before = board();
      history.replaceState(null, '', `#${link}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
      await waitFor(() => expect(board()).not.toBe(before), PATIENT);
      expect(document.querySelector('.practice-head .agreed')).toBeNull();
    });
  }
});

/** Questions by the usual rules, which every option is held against. */
const usual = new Map<string, readonly Question[]>();

function usualOf(
  id: string,
  concept: QuestionKind['concept'],
  generator: GeneratorContext,
): readonly Question[] {
  const ruleset = generator.ruleset.id;
  const name = `${id} ${ruleset}`;
  const questions =
    usual.get(name) ??
    Array.from({ length: MANY }, (_, number) =>
      makeQuestion(concept, generator, {
        concept: id,
        ruleset,
        chosen: {},
        under: 'ordinary',
        seed: `${seed}/agreed`,
        number,
        grade: 1,
        rules: [],
        without: [],
      }),
    );
  usual.set(name, questions);
  return questions;
}

/** Whether one of some questions of this kind has another answer by the other rules. */
function isDecided(id: string, generator: GeneratorContext, other: GeneratorContext): boolean {
  const concept = askers.get(id)?.concept;
  if (!concept?.has(generator.ruleset) || !concept.has(other.ruleset)) return false;
  return usualOf(id, concept, generator).some(
    ({ subject, key }) =>
      concept.key(subject, other.ruleset, blankTable(other.ruleset)).join() !== key.join(),
  );
}
