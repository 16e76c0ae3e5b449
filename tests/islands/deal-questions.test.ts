/** The decisions of a seat in a real deal come back as questions that the rules answer. */
import { expect, test } from 'vitest';
import { SEATS } from '../../src/engine/seats.ts';
import { dealQuestions } from '../../src/islands/Record/deal-questions.ts';
import { ALLOWED, type TriedAction } from '../../src/questions/may/attempt.ts';
import { replayDeal } from '../../src/records/agreement.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { botsMatch, rulesAt, TABLES } from '../records/bots-match.ts';
import { robbedKan } from '../records/made-deals.ts';

const chosen = rulesAt(TABLES.tenhou);
const deals = botsMatch(chosen, 'decisions', 6).map((deal) => replayDeal(riichi, chosen, deal, null));
const asked = deals.flatMap((deal) =>
  SEATS.map((seat) => ({ deal, seat, questions: dealQuestions(riichi, deal, seat) })),
);

test('every seat is asked about its own moves alone, and each has an answer', () => {
  for (const { seat, questions } of asked) {
    for (const { spec, subject, key, choices } of questions) {
      expect(key.length).toBeGreaterThan(0);
      if (spec.concept !== 'may') continue;
      expect((subject as TriedAction).action.seat).toBe(seat);
      expect(choices).toContain(key[0]);
    }
  }
});

test('moves are asked of which some are allowed and some are not', () => {
  const keys = asked.flatMap(({ questions }) =>
    questions.flatMap(({ spec, key }) => (spec.concept === 'may' ? key : [])),
  );
  expect(keys).toContain(ALLOWED);
  expect(keys.some((key) => key !== ALLOWED)).toBe(true);
});

test('the hand that won is asked for its han and its payments, as the deal came to', () => {
  const kinds = new Set(asked.flatMap(({ questions }) => questions.map(({ spec }) => spec.concept)));
  expect([...kinds].sort()).toEqual(['han', 'may', 'pays']);
  for (const { deal, questions } of asked) {
    const { stage } = deal.played.table;
    if (stage.phase !== 'ended' || stage.outcome.is !== 'won') continue;
    const [win] = stage.outcome.winners;
    for (const { spec, key } of questions)
      if (spec.concept === 'han') expect(key).toEqual([String(win.score.rank?.han)]);
  }
});

test('a hand whose worth hangs on tiles that nobody saw, or that robbed a kan, is not asked for', () => {
  const unseen = botsMatch(chosen, 'decisions', 30).find(({ under }) => under.length > 0);
  if (!unseen) throw new Error('nobody wins in riichi');
  for (const deal of [robbedKan, { ...unseen, under: [], wall: null }]) {
    const questions = dealQuestions(riichi, replayDeal(riichi, chosen, deal, null), 1);
    expect(questions.map(({ spec }) => spec.concept)).not.toContain('han');
  }
});
