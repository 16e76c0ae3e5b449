/** “I know one game. Teach me another”: every board turns on its rule, and whoever goes by the old one is wrong. */
import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import { guestAt } from '../../src/compare/guest.ts';
import { type GameRuling, isCompared } from '../../src/compare/table.ts';
import { cardFor } from '../../src/compare/unlearn/cards.ts';
import { NEVER, thereKey } from '../../src/compare/unlearn/facts.ts';
import {
  type ComparedGames,
  MOST_MINUTES,
  type PointQuestion,
  unlearnPage,
} from '../../src/compare/unlearn/page.ts';
import { commonAnswer, turnOn } from '../../src/compare/unlearn/pair-boards.ts';
import { faultsOfPlan, pairsOf, pointsOf } from '../../src/compare/unlearn/plan.ts';
import { boardQuestion, shownAs } from '../../src/compare/unlearn/question.ts';
import { partings, rulingOf } from '../../src/compare/unlearn/ruling.ts';
import { settlementsOf } from '../../src/components/unlearn/settlements.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { parseHand } from '../../src/notation/hand.ts';
import type { ShownHand } from '../../src/puzzles/hands.ts';
import { momentsOf } from '../../src/puzzles/positions.ts';
import { against } from '../../src/puzzles/proof/true-refusals.ts';
import type { Question } from '../../src/puzzles/question.ts';
import { STANDS } from '../../src/questions/claim/claim-outcome.ts';
import type { TriedAction } from '../../src/questions/may/attempt.ts';
import { triesAt } from '../../src/questions/may/plausible-actions.ts';
import { conceptIds } from '../../src/questions/registry.node.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { games, lookupsOf } from '../lessons/content.ts';
import { conceptFor, roomFor } from '../puzzles/concepts.ts';
import { boardsIn, boardsOf, comparison, plan } from './unlearn-boards.ts';

const ids = games.map(({ id }) => id).filter((id) => isCompared(comparison, id));
const rules = (game: string): Ruleset => roomFor(game).ruleset;
const compared: ComparedGames = { comparison, plan, games: ids, termsOf: (game) => rules(game).terms };

const pairs = pairsOf(comparison, ids).map((pair) => ({
  ...pair,
  page: unlearnPage(compared, boardsOf(pair.from, pair.to), pair.from, pair.to),
}));

type Board = Extract<PointQuestion['by'], { is: 'board' }>;
const boardsOn = ({ questions }: { questions: readonly PointQuestion[] }) =>
  questions.flatMap((point) => (point.by.is === 'board' ? [{ point, by: point.by as Board }] : []));
/** Those that turn on their point, and those on which both games agree. */
const onBoards = (page: { questions: readonly PointQuestion[] }) =>
  boardsOn(page).filter(({ by }) => !by.agrees);
const onAgreed = (page: { questions: readonly PointQuestion[] }) =>
  boardsOn(page).filter(({ by }) => by.agrees);
const onFacts = ({ questions }: { questions: readonly PointQuestion[] }) =>
  questions.flatMap((point) => (point.by.is === 'fact' ? [{ point, choices: point.by.choices }] : []));

const questionOn = ({ board }: Board, from: string, to: string): Question =>
  boardQuestion(board, conceptFor(shownAs(board.kind)), roomFor(to), rules(from));

/** What a question's key comes to in the words of rulings. */
function keyOf({ spec, key }: Question): string {
  if (['pays', 'follows'].includes(spec.concept)) return key[0] ?? '';
  if (spec.concept === 'claim') {
    return key.flatMap((fate) => (fate.endsWith(`:${STANDS}`) ? [fate[0]] : [])).join();
  }
  return ['yes', 'win', 'allowed'].includes(key[0] ?? '') ? 'yes' : 'no';
}

/** Every part of one game's rules put by itself in the place of the other's. */
const PARTS: Readonly<Record<string, (into: Ruleset, of: Ruleset) => Ruleset>> = {
  chow: (into, { calls }) => ({ ...into, calls: { ...into.calls, chow: calls.chow } }),
  pung: (into, { calls }) => ({ ...into, calls: { ...into.calls, pung: calls.pung } }),
  kong: (into, { calls }) => ({ ...into, calls: { ...into.calls, kong: calls.kong } }),
  'concealed kong': (into, { kongs }) => ({ ...into, kongs: { ...into.kongs, concealed: kongs.concealed } }),
  'added kong': (into, { kongs }) => ({ ...into, kongs: { ...into.kongs, promoted: kongs.promoted } }),
  robbing: (into, { kongs }) => ({ ...into, kongs: { ...into.kongs, robbing: kongs.robbing } }),
  'the wall’s end': (into, { kongs }) => ({ ...into, kongs: { ...into.kongs, emptyWall: kongs.emptyWall } }),
  payments: (into, { settle, scoring, clauses }) => ({ ...into, settle, scoring, clauses }),
  'the pile': (into, { supplement, deal }) => ({
    ...into,
    supplement,
    deal: { ...into.deal, box: deal.box },
  }),
  'the next deal': (into, { next }) => ({ ...into, next }),
  contest: (into, { contest }) => ({ ...into, contest }),
  shapes: (into, { wins: { shapes, shapeRule } }) => ({
    ...into,
    wins: { ...into.wins, shapes, shapeRule },
  }),
  conditions: (into, { wins: { constraints } }) => ({ ...into, wins: { ...into.wins, constraints } }),
  minimum: (into, { scoring, wins: { minimum } }) => ({ ...into, scoring, wins: { ...into.wins, minimum } }),
};

const named = (answer: GameRuling | undefined): readonly string[] =>
  answer ? [...answer.rules, ...answer.see] : [];

test('the plan names every question on which games differ, once each, and says how it is asked', () => {
  expect(faultsOfPlan(comparison, plan, ids)).toEqual([]);
});

test('there is a page for every ordered pair of games', () => {
  expect(pairs).toHaveLength(ids.length * (ids.length - 1));
  expect(pairs.length).toBeGreaterThanOrEqual(20);
});

describe.each(pairs)('from $from to $to', ({ from, to, page }) => {
  const points = pointsOf(comparison, plan, from, to);

  test('everything that differs is asked or told, and nothing else', () => {
    const turning = page.questions.filter(({ by }) => by.is === 'fact' || !by.agrees);
    const there = [...turning, ...page.statements].map(({ question }) => question.id);
    expect(there.toSorted()).toEqual(points.map(({ question }) => question.id).toSorted());
    const differing = comparison.questions.filter(
      ({ games }) => games && games[from]?.key !== games[to]?.key,
    );
    expect(there).toHaveLength(differing.length);
    // In the order of the plan.
    const asked = turning.map(({ question }) => question.id);
    expect(asked).toEqual(points.map(({ question }) => question.id).filter((id) => asked.includes(id)));
  });

  test('it takes at most ten minutes, and asks at least five things, three of them on a board', () => {
    expect(page.minutes).toBeLessThanOrEqual(MOST_MINUTES);
    expect(page.questions.length).toBeGreaterThanOrEqual(5);
    expect(onBoards(page).length).toBeGreaterThanOrEqual(3);
  });

  test.each(onBoards(page))('the board of “$point.question.id” turns on its rule', ({ point, by }) => {
    const question = questionOn(by, from, to);
    const [own, home] = [rules(from), rules(to)];
    const turn = turnOn(point, by.board.kind, question.subject, own, home);
    expect(turn).not.toBeNull();
    // Here the answer is this game's; by the other game's rules it is the habit, and wrong.
    const [here, there] = [home, own].map((each) => rulingOf(by.board.kind, question.subject, each, home));
    expect(here?.answer).toBe(keyOf(question));
    expect(there?.answer).toBe(turn?.habit);
    expect(there?.answer).not.toBe(here?.answer);
    expect([...named(point.here), ...named(point.there)]).toContain(turn?.rule);
    // With one part of the other game's rules in the place of its own, a game answers as the other does.
    const guest = guestAt(own, home);
    const answers = (each: Ruleset, isGuest = true): string =>
      rulingOf(by.board.kind, question.subject, each, isGuest ? home : each).answer;
    // A copy, so that whoever plays by the table's own rules sits down as a guest.
    if (answers({ ...home }) === here?.answer) {
      const swapped = Object.values(PARTS).some((put) => answers(put(home, guest)) === there?.answer);
      const back = Object.values(PARTS).some((put) => answers(put(guest, home)) === here?.answer);
      expect(swapped || back).toBe(true);
    } else {
      // It turns on what this game remembers, and the other does not.
      const { clauses } = home;
      expect(answers({ ...guest, clauses }, false)).toBe(here?.answer);
      expect(answers({ ...home, clauses: guest.clauses }, true)).toBe(there?.answer);
    }
  });

  test('whoever always answers against the habit goes wrong: on some boards both games say the same', () => {
    const agreeing = onAgreed(page);
    expect(agreeing.length).toBeGreaterThanOrEqual(1);
    for (const { point, by } of agreeing) {
      const question = questionOn(by, from, to);
      const both = commonAnswer(by.board.kind, question.subject, rules(from), rules(to));
      expect(both, point.question.id).toBe(keyOf(question));
      // It is like the board that turns on the point, and answered the other way: no row has but one answer.
      const turning = onBoards(page).find((board) => board.point.question === point.question);
      expect(turning?.by.board.kind).toBe(by.board.kind);
      expect(turning && keyOf(questionOn(turning.by, from, to))).not.toBe(both);
    }
  });

  test('a fact has one right answer, the habit is another one, and no answer stands there twice', () => {
    for (const { point, choices } of onFacts(page)) {
      const { id } = point.question;
      const keys = choices.map(({ key }) => key);
      expect(new Set(keys).size, id).toBe(keys.length);
      expect(new Set(choices.map(({ says }) => says)).size, id).toBe(choices.length);
      expect(keys.length, id).toBeGreaterThanOrEqual(3);
      const right = choices.filter(({ games }) => games.includes(to));
      expect(
        right.map(({ says }) => says),
        id,
      ).toEqual([point.here?.says ?? point.planned.none]);
      const habit = choices.filter(({ games }) => games.includes(from));
      expect(
        habit.map(({ key }) => key),
        id,
      ).toEqual([thereKey(point)]);
      expect(habit, id).not.toEqual(right);
      for (const { key, games } of choices) expect(games.length === 0, id).toBe(key === NEVER);
    }
  });
});

describe('Every wrong choice of a board is false there', () => {
  test('no second reason against a call is true', () => {
    for (const { from, to, page } of pairs) {
      for (const { by, point } of boardsOn(page).filter((board) => board.by.board.kind === 'may')) {
        const { subject, key } = questionOn(by, from, to);
        const { table, action, rules: offered } = subject as TriedAction;
        const so = against(rules(to), table, action);
        const others = offered.filter((rule) => so.has(rule) && !key.includes(rule));
        expect(others, `${from} → ${to}: ${point.question.id}`).toEqual([]);
      }
    }
  });

  test('no two settlements are told in the same words', () => {
    const all = new Map(ids.map((id) => [id, rules(id)]));
    for (const { from, to, page } of pairs) {
      for (const { by, point } of boardsOn(page).filter((board) => board.by.board.kind === 'pays')) {
        const question = questionOn(by, from, to);
        const messageContext = { reader: null, dealer: 0, terms: rules(to).terms } as const;
        const told = settlementsOf(question, from, to, all).map(({ payments }) =>
          words.payments(payments, messageContext),
        );
        expect(new Set(told).size, `${from} → ${to}: ${point.question.id}: ${told.join(' | ')}`).toBe(
          told.length,
        );
      }
    }
  });
});

test('seven pairs: who has played them in another game is asked an ordinary one wherever it does not win', () => {
  const hand = { seat: 0, ...parseHand('1144m2255p3366s7s'), winning: 24, from: null } as const;
  for (const { from, to, page } of pairs) {
    if (rules(to).deal.sets !== 4) continue;
    const wins = (game: string): boolean => rulingOf('win', hand, rules(game), rules(to)).answer === 'yes';
    if (!wins(from) || wins(to)) continue;
    const board = onBoards(page).find(({ point }) => point.question.id === 'seven-pairs');
    if (!board) throw new Error(`${from} → ${to} asks no seven pairs`);
    const { concealed } = board.by.board.subject as ShownHand;
    expect(new Set(concealed).size, `${from} → ${to}`).toBe(7);
    expect(keyOf(questionOn(board.by, from, to))).toBe('no');
  }
});

test('a word that a hand has said counts in the game that knows it', () => {
  const hand = { seat: 0, ...parseHand('123m567p22p345s79s'), winning: 25, from: 2 } as const;
  const answer = (game: string, facts = {}): string =>
    rulingOf('win', { ...hand, facts }, rules(game), rules(game)).answer;
  // It has no other yaku: its wait is a closed one, and it is not all simples.
  expect(answer('riichi')).toBe('no');
  expect(answer('riichi', { riichi: true })).toBe('yes');
  expect(answer('two-five-eight', { riichi: true })).toBe('yes');
});

test('that the dealer pays double is asked before a hand that the dealer pays for', () => {
  for (const { page } of pairs) {
    const rows = onBoards(page).map(({ point }) => point.question.id);
    const [dealer, ...paid] = ['dealer-money', 'discard-payment', 'self-draw-payment'].map((id) =>
      rows.indexOf(id),
    );
    if (dealer === undefined || dealer < 0) continue;
    for (const at of paid) if (at >= 0) expect(dealer).toBeLessThan(at);
  }
});

test('of boards that are answered with yes or no, neither is right in more than two of three', () => {
  const answers = pairs.flatMap(({ from, to, page }) =>
    onBoards(page).map(({ by }) => keyOf(questionOn(by, from, to))),
  );
  const plain = answers.filter((answer) => answer === 'yes' || answer === 'no');
  const share = plain.filter((answer) => answer === 'yes').length / plain.length;
  expect(plain.length).toBeGreaterThan(60);
  expect(share).toBeGreaterThan(1 / 3);
  expect(share).toBeLessThan(2 / 3);
});

test('a page has more than two boards on which the habit is right, taken over all', () => {
  const agreeing = pairs.reduce((sum, { page }) => sum + onAgreed(page).length, 0);
  expect(agreeing / pairs.length).toBeGreaterThan(2);
});

test('no place of a fact is right much more often than another', () => {
  const places = pairs.flatMap(({ to, page }) =>
    onFacts(page).map(({ choices }) => choices.findIndex(({ games }) => games.includes(to))),
  );
  const first = places.filter((place) => place === 0).length / places.length;
  expect(places.length).toBeGreaterThan(150);
  expect(first).toBeGreaterThan(0.2);
  expect(first).toBeLessThan(0.45);
});

test('what is missed comes back in practice, for most boards in both games', () => {
  const concepts = (game: string) =>
    new Map(
      conceptIds.flatMap((id) => {
        const concept = conceptFor(id);
        return concept.has(rules(game)) ? [[id, concept] as const] : [];
      }),
    );
  // As the site looks it up; that it is what a search finds has a test of its own.
  const lookups = new Map(ids.map((id) => [id, lookupsOf(id)]));
  const cards = pairs.flatMap(({ from, to, page }) =>
    // Practice asks neither who is paid what by another game's rules, nor what follows.
    onBoards(page)
      .filter(({ by }) => !['pays', 'follows'].includes(by.board.kind))
      .map(({ point, by }) =>
        (
          [
            [from, point.there],
            [to, point.here],
          ] as const
        ).map(([game, answer]) => ({
          answer,
          card: cardFor(answer, by.board.kind, concepts(game), roomFor(game), lookups.get(game)?.rulesByKind),
        })),
      ),
  );
  for (const { answer, card } of cards.flat()) {
    if (card) expect(named(answer)).toContain(card.rule);
  }
  const both = cards.filter((each) => each.every(({ card }) => card)).length;
  const some = cards.filter((each) => each.some(({ card }) => card)).length;
  expect(both).toBeGreaterThan(cards.length / 3);
  expect(some).toBeGreaterThan(0.7 * cards.length);
});

test.each(ids)('every board of %s is asked on some page', (to) => {
  const asked = new Set(ids.flatMap((from) => Object.values(boardsOf(from, to)).flat()));
  const others = boardsIn(to).filter((board) => !asked.has(board));
  expect(others.map(({ rows, id }) => `${rows.join()}: ${id}`)).toEqual([]);
});

test('a board is asked about robbing wherever two games differ, if the one that is learnt has such kongs', () => {
  const differing = pairs.filter(({ from, to }) =>
    pointsOf(comparison, plan, from, to).some(({ question }) => question.id === 'robbing'),
  );
  const without = differing.filter(({ to }) => rules(to).kongs.promoted.none);
  const asked = differing.filter(({ from, to }) => boardsOf(from, to)['robbing']);
  expect(asked).toHaveLength(differing.length - without.length);
  expect(asked.length).toBeGreaterThanOrEqual(9);
});

test('a board is asked wherever two games differ about a kong without a replacement tile', () => {
  for (const { from, to } of pairs) {
    const differ = pointsOf(comparison, plan, from, to).some(
      ({ question }) => question.id === 'no-replacement',
    );
    expect(boardsOf(from, to)['no-replacement'] !== undefined, `${from} → ${to}`).toBe(differ);
  }
});

test('a game of which nothing is said has no pages, and its rules can be held against the others', () => {
  expect(pairsOf(comparison, [...ids, 'another'])).toHaveLength(pairs.length);
  const sixth = riichi.under.ordinary({});
  for (const id of ids.filter((each) => each !== riichi.id)) {
    for (const [own, home] of [
      [sixth, rules(id)],
      [rules(id), sixth],
    ] as const) {
      let tried = 0;
      for (const moment of momentsOf(home, 3)) {
        for (const action of triesAt(home, moment.table)) {
          const asked = { ...moment, action };
          partings(rulingOf('may', asked, home, home), rulingOf('may', asked, own, home));
          tried++;
        }
      }
      expect(tried).toBeGreaterThan(20);
    }
  }
});
