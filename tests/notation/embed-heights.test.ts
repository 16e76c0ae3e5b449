/** The room that is kept for a frame before it says how high it is. */
import { expect, test } from 'vitest';
import { HAND_QUESTIONS, readEmbed } from '../../src/notation/embed.ts';
import { HEIGHTS, WIDTHS } from '../../src/notation/embed-height-table.ts';
import { heightFor } from '../../src/notation/embed-heights.ts';

const ASKED = [
  ...['win', 'waits', 'tile', 'sort', 'mend', 'discard', 'claim', 'may', 'worth', 'pays', 'pass'],
  ...['declare', 'barred', 'han', 'fu', 'reveal', 'safe'],
];

test('there is a row for whatever can be embedded, with a height for every width', () => {
  for (const [row, heights] of Object.entries(HEIGHTS)) expect(heights.length, row).toBe(WIDTHS.length);
  for (const kind of [...ASKED, 'play', 'score', 'card', 'drawn', 'scene', 'rule'])
    expect(Object.keys(HEIGHTS)).toContain(kind);
  const hand = '123m 567p 888p 34s 55s';
  for (const of of ASKED)
    for (const width of [300, 320, 700, 1200, 1900]) {
      const room = heightFor(readEmbed({ question: `changchun/${of}`, seed: 'win' }), width);
      expect(room).toBeGreaterThan(200);
      expect(
        heightFor(readEmbed({ drill: `changchun/${of}`, seed: 'play' }), width),
        `a drill of ${of}`,
      ).toBe(room);
      if (HAND_QUESTIONS.some((each) => each === of))
        expect(heightFor(readEmbed({ hand, ask: of, game: 'changchun' }), width), of).toBe(room);
    }
});

test('the words in which it is put change nothing', () => {
  const hand = '123m 456p 789s 11p 55p +5p';
  for (const given of [
    { hand },
    { hand, ask: 'win' },
    { score: 'hong-kong', hand },
    { question: 'riichi/fu' },
  ])
    expect(heightFor(readEmbed({ ...given, words: 'han' }), 640), JSON.stringify(given)).toBe(
      heightFor(readEmbed(given), 640),
    );
});

test('a writer’s own scene has the room of one of the site’s', () => {
  for (const width of [320, 600, 1200])
    expect(heightFor(readEmbed({ text: 'title: play' }), width)).toBe(
      heightFor(readEmbed({ scene: 'british/won' }), width),
    );
});

test('a hand that asks nothing is lower than one that does, and a game whose boards are higher has a row of its own', () => {
  const hand = '123m 456p 789s 11p 55p +5p';
  expect(heightFor(readEmbed({ hand }), 640)).toBeLessThan(heightFor(readEmbed({ hand, ask: 'win' }), 640));
  const [own] = Object.keys(HEIGHTS).filter((row) => /^[a-z]+\/[a-z]+$/.test(row) && row !== 'score/hand');
  const [of = '', game = ''] = own?.split('/') ?? [];
  expect(heightFor(readEmbed({ question: `${game}/${of}` }), 640)).toBeGreaterThan(
    heightFor(readEmbed({ question: `nowhere/${of}` }), 640),
  );
});
