import { expect, test } from 'vitest';
import { withAllFaults } from '../../src/lessons/lint/all-faults.ts';

const FILE = 'content/two-five-eight/99-planted.mdx';
const LESSON = [
  '<Hand tiles="123m 567p 888p 34s 55s +2s" wins={false} />',
  '',
  'A wall has <Wall sides="1 1 1 1" />.',
  '',
  '<Waits tiles="123m 567p 888p 2345s" are="2s" />',
].join('\n');

/** The places of a message, with line and column. */
const placesIn = (message: string): string[] =>
  message.match(/^content\/[^\s]+\.mdx:\d+(?::\d+)?(?=: )/gm) ?? [];

/** What the build says of its first fault: it stops there. */
const first = `${FILE}:3:12: 1 1 1 1 stacks: said by the component`;

test('the build that stops at one false claim names every one of the lesson, with a hint each', async () => {
  const report = await withAllFaults(first, () => LESSON);
  expect(placesIn(report)).toEqual([`${FILE}:3:12`, `${FILE}:1:1`, `${FILE}:3:12`, `${FILE}:5:1`]);
  expect(report.match(/^ {2}\S/gm)).toHaveLength(3);
});

test('the fault at which the build stopped is not told twice', async () => {
  const all = await withAllFaults(first, () => LESSON);
  const faults = all.split('\n').slice(1).join('\n');
  const [stopped = ''] = faults.split(/\n(?=content)/);
  expect(await withAllFaults(stopped, () => LESSON)).toBe(faults);
});

test('a lesson of all games is checked by the rules of each', async () => {
  const shared = 'content/common/00-planted.mdx';
  // Two-Five-Eight has no honours, and five sets are a hand of Hong Kong Taiwanese alone.
  const report = await withAllFaults(`${shared}:1:1: anything`, () => '<T>E</T>');
  expect(report).toMatch(/00-planted\.mdx:1:1: .*E/);
});

test.each(['The build warned, and a warning is a fault.', 'content/changchun/scenes/a.yaml:3: no', ''])(
  'a message that names no lesson stays as it is: “%s”',
  async (message) => {
    expect(
      await withAllFaults(message, () => {
        throw new Error('nothing is read');
      }),
    ).toBe(message);
  },
);
