/** Every amount that a rulebook or a caption states carries its unit, and is one that the engine knows. */
import { describe, expect, test } from 'vitest';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { bareAmounts } from '../../src/scenes/text-checks/amounts.ts';
import { entriesOf, games, playFile } from './content.ts';

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
