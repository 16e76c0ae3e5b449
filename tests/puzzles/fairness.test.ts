/** Nothing but the rules tells the answer: no place of the choices is right more often, and nothing comes twice. */
import { describe, expect, test } from 'vitest';
import { formatQuestionLink, parseQuestionLink } from '../../src/notation/question-link.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import { series } from '../../src/puzzles/series.ts';
import { runs, someOf } from '../scale.ts';
import { ask, asking, conceptFor, gamesWith, manyOf, PAIRS, roomFor } from './concepts.ts';

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
  // A game has few tiles to name: they come again.
  const many = PAIRS.filter(([concept]) => concept !== 'tile');
  test.each(someOf('in a row', many, Math.ceil(many.length / 4)))('%s, %s', (concept, ruleset) => {
    const next = series(conceptFor(concept), roomFor(ruleset), asking(concept, ruleset, 0));
    const count = manyOf(concept, IN_A_ROW);
    const all = Array.from({ length: count }, () => JSON.stringify(next.next().value.subject));
    expect(new Set(all).size).toBe(count);
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

/** What a right answer of a concept comes to, for those whose sides are to come up as often as one another. */
const SIDE: Readonly<Record<string, (key: readonly string[]) => string>> = {
  win: ([first = '']) => first,
  pass: ([first = '']) => first,
  sort: ([first]) => (first === 'none' ? 'none' : 'laid'),
};

describe('Of a hundred questions that are to turn on a rule, each answer comes up as often as of any', () => {
  test.each(PAIRS.filter(([concept]) => SIDE[concept]))('%s, %s', (id, ruleset) => {
    const [concept, generator] = [conceptFor(id), roomFor(ruleset)];
    const { sides, parts } = concept;
    const sideOf = SIDE[id];
    if (!sides || !sideOf) throw new Error(`${id} has no sides`);
    const rules = new Set(
      generator.relaxations.flatMap(({ part, rule }) => (parts.includes(part) ? rule : [])),
    );
    const wanted = [...rules].filter((rule) => sides.decided(generator, [rule]).length > 0);
    for (const rule of someOf(`rules of ${id}, ${ruleset}`, wanted, Math.ceil(wanted.length / 4))) {
      const decided = sides.decided(generator, [rule]);
      const next = series(concept, generator, asking(id, ruleset, 0, { grade: 2, rules: [rule] }));
      const all = Array.from({ length: 100 }, () => next.next().value);
      for (const side of sides.all) {
        const share = all.filter(({ key }) => sideOf(key) === side).length;
        const due = (100 * sides.all.filter((each) => each === side).length) / sides.all.length;
        expect(Math.abs(share - due), `${rule}: ${side} ${share}`).toBeLessThanOrEqual(12);
      }
      // Where the rule can give an answer it does; the others are decided by anything.
      for (const { key, decides, spec: asked } of all) {
        if (decided.includes(sideOf(key))) expect(decides).toContain(rule);
        else expect(asked.rules).toEqual([]);
      }
    }
    const { minimum, constraints } = generator.ruleset.wins;
    // A condition gives both answers; what a hand is worth has no say in how it is laid.
    for (const { rule } of id === 'pass' ? [] : constraints)
      expect(new Set(sides.decided(generator, [rule]))).toEqual(new Set(sides.all));
    if (minimum && id !== 'sort')
      expect(new Set(sides.decided(generator, [minimum.rule]))).toEqual(new Set(sides.all));
  });

  test('an address of one of them asks that one', () => {
    for (const [id, ruleset, rule] of [
      ['win', 'changchun', 'no-wrap'],
      ['win', 'changchun', 'three-suits'],
      ['pass', 'british', 'fishing-first'],
    ] as const) {
      const [concept, generator] = [conceptFor(id), roomFor(ruleset)];
      const next = series(concept, generator, asking(id, ruleset, 0, { grade: 2, rules: [rule] }));
      for (let n = 0; n < 20; n++) {
        const { subject, spec: told } = next.next().value;
        const read = parseQuestionLink(formatQuestionLink(told));
        expect(makeQuestion(concept, generator, { ...told, ...read, grade: told.grade }).subject).toEqual(
          subject,
        );
      }
    }
  });

  test('nobody can tell the next from the last', () => {
    // How often an answer is the same as the one before it: were they to take turns it would be never.
    for (const id of gamesWith('win')) {
      const yes = Array.from({ length: MANY }, (_, number) => ask('win', id, number).key[0] === 'yes');
      const same = yes.filter((each, n) => n > 0 && each === yes[n - 1]).length / MANY;
      expect(same, id).toBeGreaterThan(0.38);
      expect(same, id).toBeLessThan(0.58);
    }
  });
});
