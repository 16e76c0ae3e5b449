/** The room that is kept for a frame before it says how high it is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HAND_QUESTIONS, wanted } from '../../src/notation/embed.ts';
import { classNamed, classWritten, packed } from '../../src/notation/embed-classes.ts';
import { heightOf, letterOf, roomFor } from '../../src/notation/embed-heights.ts';
import { COLUMNS, MEASURED } from '../../src/notation/embed-measured.ts';

describe('the classes of frames, packed into one table', () => {
  test('each name has its own again', () => {
    const names = fc.dictionary(fc.stringMatching(/^[a-z/-]{1,40}$/), fc.nat({ max: 2 }), { maxKeys: 200 });
    fc.assert(
      fc.property(names, (all) => {
        const shapes = new Map(Object.entries(all));
        const table = packed(shapes);
        for (const [name, shape] of shapes) expect(classNamed(name, table), name).toBe(shape);
      }),
    );
  });

  test('a writer’s own scene has the room of one of the site’s that is like it', () => {
    const text = 'title: x\nscript:\n  - west wins 2p: West robs it.\n';
    const table = packed(new Map([['scene/british/won', classWritten(text)]]));
    for (const width of [320, 600, 1200]) {
      const room = roomFor(wanted({ text }), width, table);
      expect(room).toBe(roomFor(wanted({ scene: 'british/won' }), width, table));
      expect(room).toBeGreaterThan(roomFor(wanted({ text: 'title: x' }), width, table));
    }
  });
});

test('a height has a letter, at most a twentieth too high', () => {
  for (let height = 100; height < 2500; height += 7) {
    const room = heightOf(letterOf(height));
    expect(room).toBeGreaterThanOrEqual(height - 1);
    expect(room).toBeLessThan(1.06 * height);
  }
});

test('there is a row for whatever can be embedded, with a letter for every width', () => {
  for (const [row, letters] of Object.entries(MEASURED)) expect(letters.length, row).toBe(COLUMNS.length + 1);
  const asked = ['win', 'waits', 'tile', 'sort', 'mend', 'discard', 'claim', 'may', 'worth', 'pays', 'pass'];
  for (const kind of [
    ...asked,
    'play',
    'score',
    'drawn',
    'scene/0',
    'scene/1',
    'scene/2',
    'rule/0',
    'rule/1',
    'rule/2',
  ])
    expect(Object.keys(MEASURED)).toContain(kind);
  for (const of of asked) {
    const question = wanted({ question: `changchun/${of}`, seed: 'win' });
    const drill = wanted({ drill: `changchun/${of}`, seed: 'play' });
    const hand = wanted({
      hand: '123m 567p 888p 34s 55s',
      ask: of === 'claim' ? 'win' : of,
      game: 'changchun',
    });
    for (const width of [300, 320, 700, 1200, 1900]) {
      const room = roomFor(question, width, '0');
      expect(room).toBeGreaterThan(200);
      expect(roomFor(drill, width, '0'), `a drill of ${of}`).toBe(room);
      if (HAND_QUESTIONS.some((each) => each === of)) expect(roomFor(hand, width, '0'), of).toBe(room);
    }
  }
});

test('a hand that asks nothing is lower than one that does, and a game whose boards are higher has a row of its own', () => {
  const hand = '123m 456p 789s 11p 55p +5p';
  expect(roomFor(wanted({ hand }), 640, '0')).toBeLessThan(roomFor(wanted({ hand, ask: 'win' }), 640, '0'));
  const [own] = Object.keys(MEASURED).filter((row) => /^[a-z]+\/[a-z]/.test(row));
  const [of = '', game = ''] = own?.split('/') ?? [];
  expect(roomFor(wanted({ question: `${game}/${of}` }), 640, '0')).toBeGreaterThan(
    roomFor(wanted({ question: `nowhere/${of}` }), 640, '0'),
  );
});
