/** Every amount that a rulebook or a caption states carries its unit, and is one that the engine knows. */
import { describe, expect, test } from 'vitest';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { hongKong, taiwanese } from '../fixtures/rulesets.ts';
import { entriesOf, games, playFile } from './content.ts';
import { bareAmounts, foreignUnits } from './english/amounts.ts';

const BASES = /\b(one|two) bases?\b/g;

describe.each(games)('$id', (content) => {
  test('every amount of its rulebook carries its unit', () => {
    const texts = entriesOf(content).flatMap(({ id, sentence, list = [], table = [], ruling, reason, not }) =>
      [sentence, ...list, ...table.flat(), ruling, reason, not?.why].map((text) => ({
        id,
        text: text ?? '',
      })),
    );
    const bare = texts.flatMap(({ id, text }) => bareAmounts(text).map(({ found }) => `${id}: ${found}`));
    expect(bare).toEqual([]);
  });

  test('every amount of its captions carries its unit, and one that the game has', () => {
    const captions = content.scenes.flatMap((file) => {
      const { compiled, ruleset } = playFile(content, file);
      return compiled.steps.map(({ caption }) => ({ file: file.file, text: caption ?? '', ruleset }));
    });
    const bare = captions.flatMap(({ file, text }) =>
      bareAmounts(text).map(({ found }) => `${file}: ${found}`),
    );
    expect(bare).toEqual([]);
    const foreign = captions.flatMap(({ file, text, ruleset }) =>
      foreignUnits(text, ruleset).map(({ found }) => `${file}: ${found}`),
    );
    expect(foreign).toEqual([]);
  });

  test('bases of a caption are what was paid at that step', () => {
    for (const file of content.scenes) {
      const { script } = parseScene(file.text, file.file);
      const { compiled } = playFile(content, file);
      const base = content.game.options.find(({ id }) => id === 'stakes-base')?.default;
      script.forEach(({ caption }, i) => {
        const said = [...(caption ?? '').matchAll(BASES)].map(([, count]) => (count === 'two' ? 2 : 1));
        const step = compiled.steps[i];
        if (said.length === 0 || !step) return;
        const paid = compiled.frames
          .slice(step.from, step.to + 1)
          .flatMap(({ event }) => (event?.type === 'paid' ? event.group.payments : []))
          .map(({ amount }) => amount);
        expect(paid, `${file.file}: ${caption}`).toEqual(
          expect.arrayContaining(said.map((n) => n * Number(base))),
        );
      });
    }
  });
});

describe('an amount carries its unit', () => {
  test.each([
    'West owes South 26.',
    'South owes East 37, West 25 and North 15.',
    'The dealer gets 1 more, so West owes 16 chips.',
    'No hand is worth more than the limit, which is 1,000.',
    'Half of an odd debt is not rounded, and South owes 82.5.',
    'That costs each of the others two.',
  ])('“%s” does not', (text) => {
    expect(bareAmounts(text).length).toBeGreaterThan(0);
  });

  test.each([
    'West owes South 26 chips, and the others owe nothing.',
    'South owes East 37 chips, West 25 and North 15.',
    'A fan is worth 1 chip and the base is 10 chips.',
    '0 to 13 fan are 1, 2, 4, 8 and 16 points.',
    'Three great winds (24 of its 32 fan).',
    'The die shows 3, and West pays 20 chips for the 5 of dots.',
    'South pays for a 9, a Pung of 2s and 7-8-9, and 14 tiles are worth 3 fan.',
    'Look at the 16 tiles. Two 2s make 4, and 24 is a multiple of three.',
    'The points are multiplied by 8 in lesson 10.',
    'Before step 3: East wins a hand of 200 points.',
    'Yes, 512 points. 62 × 8 + 8 × 2 = 512',
  ])('“%s” does, or is none', (text) => {
    expect(bareAmounts(text)).toEqual([]);
  });

  test('and one that its game has', async () => {
    const found = foreignUnits('0 points, and 5 fan, and 10 chips', await taiwanese());
    expect(found.map((each) => each.found)).toEqual(['0 points']);
    expect(foreignUnits('3 fan are 8 points', await hongKong())).toEqual([]);
    expect(foreignUnits('3 fan are 8 points', await hongKong({ payment: 'none' }))).toHaveLength(1);
  });
});
