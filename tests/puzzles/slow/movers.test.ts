/** A reader who has one rule of calls, kongs or words wrong errs in exactly those questions that this rule decides. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Question } from '../../../src/puzzles/question.ts';
import { gameIds } from '../../../src/rulesets/registry.node.ts';
import { runs } from '../../scale.ts';
import { ask } from '../concepts.ts';
import { toldOf } from './agreement.ts';
import { slowGame } from './games.ts';
import type { Description } from './hands.ts';
import { type Call, type Idea, may, ruleOf } from './may-answers.ts';

const MANY = runs(5000);

/** A winning tile that was let go, and a fourth tile for one's pung: moments that some runs have none of. */
const SELDOM = ['passed-win', 'promotion', 'promoted-kong', 'added-gong', 'bu-gang', 'added-kan'];

const CALLS: readonly Call[] = ['chow', 'pung', 'kong', 'concealed', 'promoted'];

/** Clauses that are remembered, with the words that nobody knows who does not know the clause. */
const CLAUSES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'hk-taiwanese': { 'passed-win': [], 'ready-first-turn': ['ready'] },
  british: { 'fishing-first': ['fishing', 'no longer fishing'], 'original-call': ['original call'] },
};

/** By rule: what somebody may think who does not know it, or not that it allows anything. */
function ideasIn(id: string): Map<string, Idea[]> {
  const found = new Map<string, Idea[]>();
  for (const call of CALLS) {
    const rule = ruleOf(id, call);
    found.set(rule, [...(found.get(rule) ?? [{ lacks: rule }]), { never: call }]);
  }
  for (const [rule, unknown] of Object.entries(CLAUSES[id] ?? {}))
    found.set(rule, [{ lacks: rule, unknown }]);
  return found;
}

describe.each(gameIds)('In %s', (id) => {
  let all: { readonly question: Question; readonly told: Description }[] = [];
  beforeAll(() => {
    all = Array.from({ length: MANY }, (_, number) => {
      const question = ask('may', id, number);
      return { question, told: toldOf('may', question.subject) };
    });
  });

  test.each([...ideasIn(id)])('who has %s wrong errs where it decides, and nowhere else', (rule, ideas) => {
    let wrong = 0;
    for (const { question, told } of all) {
      const { key, decides } = question;
      const isWrong = ideas.some((idea) => may(slowGame(id), told, idea)[0] !== key[0]);
      if (isWrong) wrong++;
      expect(isWrong, `${String(told['action'])}: ${key.join()}`).toBe(decides.includes(rule));
    }
    if (!SELDOM.includes(rule)) expect(wrong).toBeGreaterThan(0);
  });
});
