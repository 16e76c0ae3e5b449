/** A session of practice as plain data: what comes next, what comes back, and what it comes to. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterAnswer,
  comingBack,
  isOver,
  leftOut,
  nextRequest,
  putOff,
  rightOf,
  type SessionAnswer,
  type SessionProgress,
  startProgress,
  withRequest,
} from '../../src/islands/Practice/question-order.ts';
import { tally } from '../../src/islands/Practice/session-tally.ts';

const begun = (more: Partial<Parameters<typeof startProgress>[0]> = {}): SessionProgress =>
  startProgress({ seed: 'heron', length: 10, level: 'follow', concepts: ['win'], ...more });

const done = (
  right: boolean,
  rules: readonly string[] = ['three-suits'],
  concept = 'win',
): SessionAnswer => ({
  concept,
  number: 0,
  decides: rules,
  missed: right ? [] : rules,
  right,
});

/** The session after answers like these, each asked as it would be. */
const after = (progress: SessionProgress, ...answers: readonly boolean[]): SessionProgress =>
  answers.reduce((now, right) => {
    const wish = nextRequest(now);
    return afterAnswer(withRequest(now, wish, wish.number), done(right, [`rule-${now.done.length}`]));
  }, progress);

test('questions of a series are asked one after the other', () => {
  let progress = begun();
  for (let number = 0; number < 5; number++) {
    const wish = nextRequest(progress);
    expect(wish).toMatchObject({ concept: 'win', number, comesBack: false });
    progress = withRequest(progress, wish, number);
  }
});

test('what is missed comes back after three others, by its rule and kind', () => {
  let progress = after(begun(), true, false);
  for (let n = 0; n < 3; n++) {
    expect(nextRequest(progress).comesBack).toBe(false);
    progress = after(progress, true);
  }
  const wish = nextRequest(progress);
  expect(wish).toMatchObject({ concept: 'win', rules: ['rule-1'], comesBack: true });
  expect(nextRequest(withRequest(progress, wish, wish.number)).comesBack).toBe(false);
});

test('what was mixed up with another game comes back in both, once', () => {
  let progress = after(begun(), false);
  for (let n = 0; n < 2; n++) progress = comingBack(progress, 'win+hong-kong', ['hong-kong.three-fan']);
  expect(progress.again).toHaveLength(2);
  progress = after(progress, true, true, true);
  expect(nextRequest(progress)).toMatchObject({ concept: 'win', comesBack: true });
  progress = after(progress, true, true);
  const both = { concept: 'win+hong-kong', rules: ['hong-kong.three-fan'], comesBack: true };
  expect(nextRequest(progress)).toMatchObject(both);
});

test('what is due is asked first', () => {
  const progress = begun({ again: [{ concept: 'may', rules: ['peng'], from: 0 }] });
  expect(nextRequest(progress)).toMatchObject({ concept: 'may', rules: ['peng'], comesBack: true });
});

test('the level follows the answers: up after three in a row, down after a miss', () => {
  expect(after(begun(), true, true).grade).toBe(1);
  expect(after(begun(), true, true, true).grade).toBe(2);
  expect(after(begun(), true, true, true, true, true, true).grade).toBe(3);
  expect(after(begun(), true, true, true, false).grade).toBe(1);
  expect(after(begun({ level: 2 }), true, true, true, false).grade).toBe(2);
});

test('a mixed session asks every kind', () => {
  const concepts = ['win', 'may', 'waits'];
  const kinds = new Set<string>();
  let progress = begun({ concepts, length: null });
  for (let n = 0; n < 40; n++) {
    const wish = nextRequest(progress);
    kinds.add(wish.concept);
    progress = withRequest(progress, wish, wish.number);
  }
  expect([...kinds].sort()).toEqual([...concepts].sort());
});

test('it ends after as many questions as were chosen, or never', () => {
  expect(isOver(after(begun({ length: 5 }), true, true, true, true))).toBe(false);
  expect(isOver(after(begun({ length: 5 }), true, true, true, true, false))).toBe(true);
  expect(isOver(after(begun({ length: null }), ...Array.from({ length: 50 }, () => true)))).toBe(false);
});

test('at its end it says what was missed, most often first, and what was always right', () => {
  const answers = [
    done(true, ['a']),
    done(false, ['b']),
    done(false, ['c']),
    done(false, ['b']),
    done(true, ['c']),
  ];
  const progress = answers.reduce(afterAnswer, begun());
  expect(rightOf(progress)).toBe(2);
  expect(tally(progress)).toEqual({
    missed: [
      { rule: 'b', concept: 'win', times: 2 },
      { rule: 'c', concept: 'win', times: 1 },
    ],
    well: ['a'],
  });
});

test('a test asks what its plan says, in order, and nothing comes back in it', () => {
  const plan = [
    { concept: 'win', rules: ['three-suits'] },
    { concept: 'claim', rules: ['priority'] },
    { concept: 'may', rules: ['chi-left'] },
  ];
  let progress = begun({ plan, length: plan.length, level: 2 });
  for (const [number, planned] of plan.entries()) {
    expect(isOver(progress)).toBe(false);
    const wish = nextRequest(progress);
    expect(wish).toEqual({ ...planned, number, grade: 2, comesBack: false });
    progress = afterAnswer(withRequest(progress, wish, number), done(false, planned.rules, planned.concept));
  }
  expect([isOver(progress), progress.again]).toEqual([true, []]);
  expect(tally(progress).missed.map(({ rule }) => rule)).toEqual(plan.flatMap(({ rules }) => rules));
});

const ALL = ['win', 'may', 'waits'];

/** A session that is answered rightly or not, each question deciding these rules; what was asked, one by one. */
function answering(
  begins: SessionProgress,
  answers: readonly (readonly [right: boolean, rules: readonly string[]])[],
) {
  let progress = begins;
  const wishes = answers.map(([right, rules]) => {
    const wish = nextRequest(progress);
    const decides = wish.rules.length > 0 ? wish.rules : rules;
    progress = afterAnswer(withRequest(progress, wish, wish.number), done(right, decides, wish.concept));
    return wish;
  });
  return { progress, wishes };
}

const anyAnswer = fc.tuple(fc.boolean(), fc.subarray(['a', 'b', 'c'], { minLength: 0 }));
const anyAnswers = fc.array(anyAnswer, { minLength: 1, maxLength: 60 });
const anyLevel = fc.constantFrom('follow' as const, 1 as const, 2 as const, 3 as const);
const anyKinds = fc.subarray(ALL, { minLength: 1 });
const WRONG = [false, ['a']] as const;

describe('Whatever is answered', () => {
  test('nothing comes back more than twice in a session', () => {
    fc.assert(
      fc.property(anyAnswers, anyLevel, anyKinds, (answers, level, concepts) => {
        const { wishes } = answering(begun({ length: null, level, concepts }), answers);
        const times = new Map<string, number>();
        for (const { concept, rules, comesBack } of wishes) {
          if (!comesBack) continue;
          for (const rule of rules.length > 0 ? rules : ['-']) {
            times.set(`${concept}/${rule}`, (times.get(`${concept}/${rule}`) ?? 0) + 1);
          }
        }
        expect(Math.max(0, ...times.values())).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('after what comes back something else is asked', () => {
    fc.assert(
      fc.property(anyAnswers, anyKinds, (answers, concepts) => {
        const { wishes } = answering(begun({ length: null, concepts }), answers);
        wishes.forEach(({ comesBack }, at) => {
          if (comesBack) expect(wishes[at + 1]?.comesBack ?? false).toBe(false);
        });
      }),
    );
  });

  test('a level that follows is between easy and hard, and three wrong answers in a row make it the easiest', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 3, max: 16 }), anyKinds, (answers, misses, concepts) => {
        const all = [...answers, ...Array.from({ length: misses }, () => WRONG)];
        const { progress, wishes } = answering(begun({ length: null, concepts }), all);
        for (const { grade } of wishes) expect([1, 2, 3]).toContain(grade);
        expect([progress.grade, nextRequest(progress).grade]).toEqual([1, 1]);
      }),
    );
  });

  test('what comes back is easier each time, as far as that goes', () => {
    fc.assert(
      fc.property(anyAnswers, anyLevel, (answers, level) => {
        let progress = begun({ length: null, level });
        for (const [right, rules] of answers) {
          const wish = nextRequest(progress);
          if (wish.comesBack) expect(wish.grade).toBeLessThanOrEqual(Math.max(1, progress.grade - 1));
          progress = afterAnswer(withRequest(progress, wish, wish.number), done(right, rules));
        }
      }),
    );
  });

  test('of several kinds one that is missed three times in a row rests, and is asked again later', () => {
    const concepts = ['win', 'may'];
    const isHard = (concept: string) => concept === 'may';
    let progress = begun({ length: null, concepts });
    const kinds: string[] = [];
    for (let n = 0; n < 200; n++) {
      const wish = nextRequest(progress);
      kinds.push(wish.concept);
      progress = afterAnswer(
        withRequest(progress, wish, n),
        done(!isHard(wish.concept), [`rule-${n}`], wish.concept),
      );
    }
    const hard = kinds.filter(isHard).length;
    expect(hard).toBeGreaterThan(10);
    expect(hard).toBeLessThan(kinds.length / 2);
  });
});

test('of the tiles that a session is about each is asked before one is again', () => {
  const rules = ['1m', '2m', '3m', 'e', '1f'];
  let progress = begun({ concepts: ['tile'], rules, length: null });
  const named = new Set<string>();
  for (let n = 0; n < rules.length; n++) {
    const [face = ''] = nextRequest(progress).rules;
    expect(named.has(face)).toBe(false);
    named.add(face);
    progress = afterAnswer(withRequest(progress, nextRequest(progress), n), done(true, [face], 'tile'));
  }
  expect(nextRequest(progress).rules).toEqual(rules);
});

test('of what is due, what is not found soon is asked last, and then searched for once more', () => {
  const plan = ['a', 'b', 'c'].map((rule) => ({ concept: 'win', rules: [rule], wait: 'none' as const }));
  const progress = putOff(begun({ plan, length: 3 }));
  expect(nextRequest(progress)).toMatchObject({ rules: ['b'], wait: 'none' });
  expect(progress.plan?.map(({ rules, wait }) => [...rules, wait])).toEqual([
    ['b', 'none'],
    ['c', 'none'],
    ['a', 'short'],
  ]);
  expect(progress.length).toBe(3);
});

test('of what is due, what cannot be had any more is left out, and the rest is asked to its end', () => {
  const plan = ['a', 'b', 'c'].map((rule) => ({ concept: 'win', rules: [rule] }));
  let progress = afterAnswer(begun({ plan, length: 3 }), done(true, ['a']));
  progress = leftOut(progress);
  expect([nextRequest(progress).rules, isOver(progress)]).toEqual([['c'], false]);
  progress = afterAnswer(withRequest(progress, nextRequest(progress), 2), done(true, ['c']));
  expect(isOver(progress)).toBe(true);
});
