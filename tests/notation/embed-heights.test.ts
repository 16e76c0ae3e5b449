/** The room that is kept for a frame before it says how high it is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wanted } from '../../src/notation/embed.ts';
import { roomFor } from '../../src/notation/embed-heights.ts';
import { MEASURED } from '../../src/notation/embed-measured.ts';
import { packed, shapeNamed, shapeOf, shapeWritten } from '../../src/notation/embed-shapes.ts';

describe('the shapes of scenes, packed into one table', () => {
  test('each name has its own again', () => {
    const names = fc.dictionary(fc.stringMatching(/^[a-z/-]{1,40}$/), fc.nat({ max: 1 }), { maxKeys: 200 });
    fc.assert(
      fc.property(names, (all) => {
        const shapes = new Map(Object.entries(all));
        const table = packed(shapes);
        for (const [name, shape] of shapes) expect(shapeNamed(name, table), name).toBe(shape);
      }),
    );
  });

  test('a writer’s own scene has the room of one of the site’s that is like it', () => {
    const text = 'title: x\nscript:\n  - west wins 2p: West robs it.\n';
    expect(shapeWritten(text)).toBe(shapeOf({ wins: true, refuses: false }));
    const table = packed(new Map([['scene/british/won', shapeWritten(text)]]));
    for (const width of [320, 600, 1200]) {
      const room = roomFor(wanted({ text }), width, table);
      expect(room).toBe(roomFor(wanted({ scene: 'british/won' }), width, table));
      expect(room).toBeGreaterThan(roomFor(wanted({ text: 'title: x' }), width, table));
    }
  });
});

test('there is a row for whatever can be embedded, at any width', () => {
  for (const [row, heights] of Object.entries(MEASURED)) {
    expect(heights.length % 2, row).toBe(0);
    expect(heights.at(-2), row).toBe(100);
  }
  const usual = 480;
  for (const given of [
    ...['win', 'waits', 'tile', 'sort', 'mend', 'discard', 'claim', 'may', 'worth', 'pays', 'pass'].flatMap(
      (of) => [{ question: `hong-kong/${of}` }, { drill: `hong-kong/${of}` }],
    ),
    { hand: '123m 456p 789s 11p 55p +5p' },
    { hand: '123m 567p 888p 34s 55s', ask: 'waits' },
    { play: 'british' },
    { score: 'british' },
    { rule: 'two-five-eight/jong-258' },
  ])
    for (const width of [300, 320, 700, 1200, 1900])
      expect(roomFor(wanted(given as Record<string, string>), width, '000'), JSON.stringify(given)).not.toBe(
        usual,
      );
});
