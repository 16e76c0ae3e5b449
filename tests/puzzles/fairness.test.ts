/** Nothing but the rules tells the answer: no place of the choices is right more often, and nothing comes twice. */
import { describe, expect, test } from 'vitest';
import { series } from '../../src/puzzles/series.ts';
import { runs } from '../scale.ts';
import { ask, asking, conceptFor, gamesWith, PAIRS, roomFor } from './asking.ts';

const MANY = runs(2000);
const IN_A_ROW = runs(1000);

/** How often each of four places is the right one. */
function places(concept: string, ruleset: string): number[] {
  const found = [0, 0, 0, 0];
  for (let number = 0; number < MANY; number++) {
    const { key, choices } = ask(concept, ruleset, number);
    const at = choices?.indexOf(key[0] ?? '') ?? -1;
    found[at] = (found[at] ?? 0) + 1;
  }
  return found.map((n) => n / MANY);
}

/** How often the first answer is this one. */
function share(concept: string, ruleset: string, answer: string): number {
  let found = 0;
  for (let number = 0; number < MANY; number++) if (ask(concept, ruleset, number).key[0] === answer) found++;
  return found / MANY;
}

describe('Of 1,000 questions in a row no two are the same', () => {
  test.each(PAIRS)('%s, %s', (concept, ruleset) => {
    const next = series(conceptFor(concept), roomFor(ruleset), asking(concept, ruleset, 0));
    const all = Array.from({ length: IN_A_ROW }, () => JSON.stringify(next.next().value.asked));
    expect(new Set(all).size).toBe(IN_A_ROW);
  });
});

describe('Of four choices each place is right about every fourth time', () => {
  test.each(['tile', 'may'].flatMap((concept) => gamesWith(concept).map((id) => [concept, id] as const)))(
    '%s, %s',
    (concept, ruleset) => {
      for (const each of places(concept, ruleset)) {
        expect(each).toBeGreaterThan(0.15);
        expect(each).toBeLessThan(0.35);
      }
    },
  );
});

describe('Of the lines that are offered each place counts as often as another', () => {
  test.each(gamesWith('worth'))('worth, %s', (ruleset) => {
    const right = [0, 0, 0, 0, 0, 0];
    for (let number = 0; number < MANY; number++) {
      const { key, choices } = ask('worth', ruleset, number);
      for (const [at] of right.entries())
        if (key.includes(choices?.[at] ?? '')) right[at] = (right[at] ?? 0) + 1;
    }
    const mean = right.reduce((sum, n) => sum + n, 0) / right.length;
    for (const n of right) expect(Math.abs(n - mean) / MANY).toBeLessThan(0.12);
  });
});

describe('Of two answers each is right in four to six of ten questions', () => {
  test.each(gamesWith('pass'))('pass, %s', (ruleset) => {
    expect(Math.abs(share('pass', ruleset, 'win') - 0.5)).toBeLessThan(0.1);
  });

  test.each(gamesWith('sort'))('sort: a third of the hands or less cannot be laid: %s', (ruleset) => {
    const none = share('sort', ruleset, 'none');
    expect(none).toBeGreaterThan(0.2);
    expect(none).toBeLessThan(0.45);
  });
});
