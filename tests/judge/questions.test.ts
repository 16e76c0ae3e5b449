import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/table.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import type { Concept } from '../../src/puzzles/question.ts';
import { conceptIds, loadConcept } from '../../src/questions/registry.node.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

const games = new Map<string, Game>();
for (const id of gameIds) games.set(id, await loadGame(id));
const concepts = new Map<string, Concept>();
for (const id of conceptIds) concepts.set(id, await loadConcept(id));
const own = createJudge(games, TILE_TEXTS.own, concepts);
const referee = createJudge(games, TILE_TEXTS.referee, concepts);

const request = (of: object) => JSON.stringify({ op: 'questions', ruleset: 'changchun', seed: 'a', ...of });
const lines = (of: object, judge = own) => judge(request(of)).lines as readonly Record<string, Json>[];
const error = (of: object) =>
  (own(request(of)).answer as { error: { field: string; message: string } }).error;

describe('questions', () => {
  it('are listed by concept, those that the game has', () => {
    expect(lines({})).toEqual([
      { id: null, concepts: ['claim', 'discard', 'may', 'mend', 'safe', 'sort', 'tile', 'waits', 'win'] },
    ]);
    expect(lines({ ruleset: 'hong-kong' })[0]?.['concepts']).toContain('worth');
  });

  it('come one a line, each with what is asked, its choices, its key, what decides it and its address', () => {
    const all = lines({ id: 5, concept: 'win', count: 100, grade: 2, rules: ['three-suits'] });
    expect(all).toHaveLength(100);
    let last = -1;
    for (const line of all) {
      expect(line).toMatchObject({ id: 5, choices: ['yes', 'no'] });
      expect(line['decides']).toContain('three-suits');
      const address = String(line['address']);
      // A question that was asked shortly before is left out, and its number with it.
      const number = Number(/&at=(\d+)/.exec(address)?.[1] ?? 0);
      expect(number).toBeGreaterThan(last);
      last = number;
      expect(address).toBe(
        `/practice/changchun/win/#v=1&seed=a${number === 0 ? '' : `&at=${number}`}&grade=2&rules=three-suits&end`,
      );
    }
  });

  it('are the same wherever a series is taken up', () => {
    const all = lines({ concept: 'waits', count: 10 });
    expect(lines({ concept: 'waits', from: 6, count: 4 })).toEqual(all.slice(6));
  });

  it('and their answers are written in the notation that was asked for', () => {
    const choices = (judge: typeof own): readonly string[] => {
      const [line] = lines({ concept: 'tile' }, judge);
      return (line?.['choices'] ?? []) as string[];
    };
    expect(choices(referee)).not.toEqual(choices(own));
    const read = (text: string) =>
      TILE_TEXTS.referee.parse(text).map((kind) => TILE_TEXTS.own.format([kind]));
    expect(choices(referee).flatMap(read)).toEqual(choices(own));
  });

  it.each([
    [{ concept: 'luck' }, 'concept', 'it can be barred, claim, declare, discard'],
    [{ concept: 'worth' }, 'concept', 'Changchun has no questions of "worth"'],
    [{ concept: 'win', rules: ['no-such-rule'] }, 'rules', 'turns on no-such-rule'],
    [{ concept: 'win', rules: 'three-suits' }, 'rules', 'a list of texts'],
    [{ concept: 'win', grade: 4 }, 'grade', 'from 1 to 3'],
    [{ concept: 'win', count: 0 }, 'count', 'from 1 to 100000'],
    [{ concept: 'win', seed: {} }, 'seed', 'a text or a number'],
  ])('%j is told by its field', (of, field, told) => {
    expect(error(of)).toMatchObject({ field, message: expect.stringContaining(told) });
  });
});
