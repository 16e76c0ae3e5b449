/** A lesson is cut into steps that a phone has room for: nothing is lost, and what belongs together stays together. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { componentBlock, headingBlock, partsOf, type StepBlock, textBlock } from '../../src/lessons/steps.ts';

const heading = headingBlock;
const sentence = textBlock([30]);
const paragraph = textBlock([220]);
const table = componentBlock('YourTurn');
const check = componentBlock('Check');

const block: fc.Arbitrary<StepBlock> = fc.oneof(
  fc.constant(heading),
  fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 }).map(textBlock),
  fc.constantFrom('YourTurn', 'Scene', 'Check', 'Drill', 'Hand', 'Define', 'Aside').map(componentBlock),
);
/** Blocks as a lesson has them; each is a value of its own. */
const lesson = fc.array(block, { maxLength: 30 }).map((blocks) => blocks.map((each) => ({ ...each })));
const high = ({ height }: StepBlock, sum = 0): number => sum + height;

describe('the steps of a lesson', () => {
  test('have every block once, in the order of the file', () => {
    fc.assert(
      fc.property(lesson, (blocks) => {
        expect(partsOf(blocks).flat(2)).toEqual(blocks);
      }),
    );
  });

  test('are never empty', () => {
    fc.assert(
      fc.property(lesson, (blocks) => {
        expect(
          partsOf(blocks)
            .flat()
            .map((step) => step.length),
        ).not.toContain(0);
      }),
    );
  });

  test('end with what is answered: one board a step', () => {
    fc.assert(
      fc.property(lesson, (blocks) => {
        for (const step of partsOf(blocks).flat())
          expect(step.filter(({ is }) => is === 'board').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('are as high as a phone, unless a single block is higher', () => {
    fc.assert(
      fc.property(lesson, (blocks) => {
        for (const step of partsOf(blocks).flat()) {
          const words = step.filter(({ is }) => is !== 'heading');
          if (words.length > 1)
            expect(step.reduce((sum, each) => high(each, sum), 0)).toBeLessThanOrEqual(600);
        }
      }),
    );
  });

  test('leave no heading by itself before what it heads', () => {
    fc.assert(
      fc.property(lesson, (blocks) => {
        for (const part of partsOf(blocks))
          for (const step of part.slice(0, -1)) expect(step.at(-1)?.is).not.toBe('heading');
      }),
    );
  });
});

describe('the parts of a lesson', () => {
  test('begin with a heading and end with a board', () => {
    expect(partsOf([heading, sentence, table, heading, paragraph, check])).toHaveLength(2);
  });

  test('put a short sentence over its board, and longer words on a step before it', () => {
    expect(partsOf([paragraph, table, sentence, table]).map((steps) => steps.length)).toEqual([2, 1]);
  });

  test('keep what is said after a small board with it, where it leads to no other', () => {
    expect(
      partsOf([table, heading, check, sentence, heading, check]).map(([first]) => first?.length),
    ).toEqual([1, 3, 2]);
    expect(partsOf([heading, check, sentence, check]).map(([first]) => first?.length)).toEqual([2, 2]);
  });
});
