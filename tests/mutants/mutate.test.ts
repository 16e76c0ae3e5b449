/** The small faults that `npm run mutants` makes. */
import { describe, expect, test } from 'vitest';
import { mutantsOf, mutated } from './mutate.ts';

const all = (text: string): string[] =>
  mutantsOf(text, (word) => word === 'robbing').map((mutant) => mutated(text, mutant));

describe('each fault is made by itself', () => {
  test('comparisons, counts and conditions', () => {
    expect(all('const a = b < 3 && !c;')).toEqual([
      'const a = b < 3 || !c;',
      'const a = b <= 3 && !c;',
      'const a = b < 4 && !c;',
      'const a = b < 3 && c;',
    ]);
    expect(all('if (held(a)) go(true);')).toEqual(['if (!(held(a))) go(true);', 'if (held(a)) go(false);']);
    expect(all('const a = b(c) ? d : e;')).toEqual(['const a = !(b(c)) ? d : e;']);
  });

  test('of words only the names of rules', () => {
    expect(all("const a = { rule: 'robbing', as: 'promotion' };")).toEqual([
      "const a = { rule: 'robbing-mutated', as: 'promotion' };",
    ]);
  });

  test('none in types, imports and errors', () => {
    expect(
      all(
        "import { a } from './b.ts';\ntype C = 1 | 2;\nif (a === null) throw new RangeError(String(1 + 1));",
      ),
    ).toEqual([
      "import { a } from './b.ts';\ntype C = 1 | 2;\nif (a !== null) throw new RangeError(String(1 + 1));",
    ]);
  });

  test('a fault knows its line', () => {
    expect(mutantsOf('a();\nb(1);', () => false)).toEqual([
      { from: 7, to: 8, line: 2, was: '1', becomes: '2' },
    ]);
  });
});
