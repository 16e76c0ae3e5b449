/** “May I?” is answered as anybody would answer at a table: with what somebody there would say, and never by a rule’s title. */
import { describe, expect, test } from 'vitest';
import { games, rulebookOf } from '../../src/lessons/lint/content.ts';
import { ALLOWED, type TriedAction } from '../../src/questions/may/attempt.ts';
import { runs } from '../scale.ts';
import { ask, gamesWith, roomFor } from './concepts.ts';

const common = rulebookOf('common');

/** What is said by each rule of this game; undefined where nobody has written it. */
function objectionsOf(id: string): ReadonlyMap<string, string | undefined> {
  const { rules, options } = rulebookOf(id);
  return new Map([...common.rules, ...rules, ...options].map((entry) => [entry.id, entry.objection]));
}

/** The rules that a lesson of this game offers. */
const offered = (id: string): string[] =>
  games
    .flatMap((game) => (game.id === id ? game.lessons : []))
    .flatMap(({ text }) => [...text.matchAll(/<Board kind="may"[^>]*? rules="([^"]*)"/g)])
    .flatMap(([, rules = '']) => rules.split(' '));

describe.each(gamesWith('may'))('May I? in %s', (id) => {
  const objections = objectionsOf(id);
  const said = (rule: string) => objections.get(rule) ?? `nothing is said by ${rule}`;
  const asked = Array.from({ length: runs(500) }, (_, number) => ask('may', id, number));

  test('every rule that may be an answer is said in a sentence', () => {
    const rules = [
      ...roomFor(id).relaxations.map(({ rule }) => rule),
      ...offered(id),
      ...asked.flatMap((question) => (question.subject as TriedAction).rules),
    ];
    expect([...new Set(rules)].filter((rule) => objections.get(rule) === undefined)).toEqual([]);
  });

  test('the sentences are short, and no two of a question are the same', () => {
    for (const sentence of objections.values()) {
      if (sentence !== undefined) expect(sentence).toMatch(/^[“A-Z][^.]{8,76}\.$/u);
    }
    for (const question of asked) {
      const all = (question.subject as TriedAction).rules.map(said);
      expect(new Set(all).size, all.join(' ')).toBe(all.length);
    }
  });

  test('only a win is answered by what a complete hand takes', () => {
    const shapes = new Set(roomFor(id).ruleset.wins.shapes.map(({ rule }) => rule));
    for (const question of asked) {
      const { action, rules } = question.subject as TriedAction;
      const ofHands = rules.filter((rule) => shapes.has(rule));
      if (action.do !== 'win') expect(ofHands, `${action.do}: ${question.key.join()}`).toEqual([]);
      expect(question.key[0] === ALLOWED || rules.includes(question.key[0] ?? '')).toBe(true);
    }
  });
});
