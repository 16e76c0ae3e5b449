/** Hong Kong, sixth chapter: the table of fan, pattern by pattern, and what is luck. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { patterns } from '../../../src/rulesets/hong-kong/patterns/table.ts';
import { compileScene } from '../../../src/scenes/compile.ts';
import { parseScene } from '../../../src/scenes/parse.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import { runs, seedOf } from '../../scale.ts';
import { EVERY_HAND, type Hand, handsOf, LUCK, RUNS, TABLE, TRIPLETS } from './table.ts';
import { worth } from './worth.ts';

const rules = await hongKong();
const unlucky = await hongKong({ 'without-luck': true });

/** The hand has these lines and no other: it shows the pattern, or misses it. */
const has = ({ tiles, lines, won }: Hand): void => {
  expect(worth(rules, tiles, won).lines).toEqual(lines);
};

describe('The fan table', () => {
  test('best-reading: it has every pattern of the specification with its worth, and no other', () => {
    const written = Object.fromEntries(patterns({}).map(({ id, worth: fan }) => [id, fan]));
    expect(written).toEqual(TABLE);
  });

  test.each(handsOf('common-hand'))('common-hand: four Seungs and any pair, 1 fan: $tiles', has);
  test.each(handsOf('all-triplets'))('all-triplets: four Pongs or Gongs and a pair, 3 fan: $tiles', has);
  test.each(handsOf('mixed-orphans'))(
    'mixed-orphans: all Pongs, of terminals and honours, both present: 1 fan more: $tiles',
    has,
  );
  test.each(handsOf('mixed-one-suit'))(
    'mixed-one-suit: one suit and honours, both present, 3 fan: $tiles',
    has,
  );
  test.each(handsOf('all-one-suit'))('all-one-suit: one suit only, 7 fan: $tiles', has);
  test.each(handsOf('small-dragons'))(
    'small-dragons: two dragon Pongs and a pair of the third, 5 fan in place of the single dragons: $tiles',
    has,
  );
  test.each(handsOf('great-dragons'))(
    'great-dragons: three dragon Pongs, 8 fan in place of the single dragons: $tiles',
    has,
  );
  test.each(handsOf('small-winds'))(
    'small-winds: three wind Pongs and a pair of the fourth, 6 fan; seat and round wind still count: $tiles',
    has,
  );
  test.each(handsOf('seven-pairs'))('seven-pairs: 4 fan, in place of the concealed hand: $tiles', has);
  test.each(handsOf('dragon'))('dragon: a Pong or Gong of a dragon, 1 fan each: $tiles', has);
  test.each(handsOf('seat-wind'))('seat-wind: a Pong or Gong of the wind of the seat, 1 fan: $tiles', has);
  test.each(handsOf('round-wind'))(
    'round-wind: a Pong or Gong of the wind of the round, 1 fan; both where they coincide: $tiles',
    has,
  );
  test.each(handsOf('no-bonus'))('no-bonus: no flower and no season, 1 fan: $tiles', has);
  test.each(handsOf('own-flower'))('own-flower: the flower with the number of the seat, 1 fan: $tiles', has);
  test.each(handsOf('own-season'))('own-season: the season with the number of the seat, 1 fan: $tiles', has);
  test.each(handsOf('all-flowers'))(
    'all-flowers: all four flowers, 2 fan in place of one’s own: $tiles',
    has,
  );
  test.each(handsOf('all-seasons'))(
    'all-seasons: all four seasons, 2 fan in place of one’s own: $tiles',
    has,
  );
  test.each(handsOf('self-draw'))('self-draw: 1 fan: $tiles', has);
  test.each(handsOf('fully-concealed'))(
    'fully-concealed: no open meld, 1 fan; a discard may complete it, and concealed Gongs are concealed: $tiles',
    has,
  );
  test.each(handsOf('robbing-the-gong'))('robbing-the-gong: 1 fan: $tiles', has);
  test.each(handsOf('last-catch'))(
    'last-catch: 1 fan, self-drawn or with the discard after the last tile: $tiles',
    has,
  );
  test.each(handsOf('replacement'))(
    'replacement: the supplement of a Gong or of a bonus tile, 1 fan beside the self-draw: $tiles',
    has,
  );
  test.each(handsOf('double-replacement'))(
    'double-replacement: the supplement of a second Gong in a row, 8 fan beside the self-draw: $tiles',
    has,
  );
  test.each(handsOf('all-honours'))('all-honours: honours only, in sets or in pairs, 10 fan: $tiles', has);
  test.each(handsOf('four-concealed-triplets'))(
    'four-concealed-triplets: four concealed Pongs or Gongs, self-drawn or completed by the pair, 10 fan: $tiles',
    has,
  );
  test.each(handsOf('terminals'))('terminals: Pongs of 1s and 9s and a pair of them, 10 fan: $tiles', has);
  test.each(handsOf('nine-gates'))(
    'nine-gates: concealed 1112345678999 and any tile of the suit, 10 fan: $tiles',
    has,
  );
  test.each(handsOf('great-winds'))('great-winds: four wind Pongs, 13 fan: $tiles', has);
  test.each(handsOf('thirteen-orphans'))(
    'thirteen-orphans: one of each terminal and honour and a second of one, 13 fan: $tiles',
    has,
  );
  test.each(handsOf('four-gongs'))('four-gongs: four Gongs, 13 fan: $tiles', has);
  test.each(handsOf('heavenly'))('heavenly: East with the first draw, 13 fan: $tiles', has);
  test.each(handsOf('earthly'))('earthly: another seat with East’s first discard, 13 fan: $tiles', has);

  test('every pattern has hands here that show it, for its fan, and hands that do not', () => {
    for (const [id, fan] of Object.entries(TABLE)) {
      const hands = EVERY_HAND.filter((hand) => hand.id === id);
      expect([id, hands.some(({ shows }) => shows), hands.every(({ shows }) => shows)]).toEqual([
        id,
        true,
        false,
      ]);
      // Dragons count each by itself.
      for (const { lines } of hands) expect((lines[id] ?? 0) % fan).toBe(0);
    }
  });

  test.each([
    ['[CCC^] [FFF<] 345m 78p PP <9p 3f', 'dragon replaced by small-dragons'],
    ['[CCC^] [FFF<] 345m 88p PP <P 3f', 'dragon replaced by great-dragons'],
    ['1133m 5577p 22s CC 9s <9s 3f', 'fully-concealed replaced by seven-pairs'],
    [`${TRIPLETS} <3p 1234f`, 'own-flower replaced by all-flowers'],
    [`${TRIPLETS} <3p 5678f`, 'own-season replaced by all-seasons'],
  ])('best-reading: where one pattern contains another only the larger counts: %s', (tiles, uncounted) => {
    expect(worth(rules, tiles).uncounted).toContain(uncounted);
  });

  test('double-replacement replaces the single one', () => {
    expect(worth(rules, `${TRIPLETS} +3p`, { way: 'two-gongs' }).uncounted).toContain(
      'replacement replaced by double-replacement',
    );
  });
});

describe('Luck', () => {
  test('luck: each pattern carries a mark whether it is luck', () => {
    expect(
      patterns({})
        .filter((pattern) => pattern.luck)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...LUCK].sort());
  });

  test.each(EVERY_HAND)(
    'without-luck: the marked patterns score nothing: $id: $tiles',
    ({ tiles, lines, won }) => {
      const without = worth(unlucky, tiles, won).lines;
      for (const id of LUCK) expect(without).not.toHaveProperty(id);
      // What luck hides, or what it stands beside, counts as before.
      if (!('heavenly' in lines || 'earthly' in lines)) {
        expect(without).toEqual(
          Object.fromEntries(Object.entries(lines).filter(([id]) => !LUCK.includes(id))),
        );
      }
    },
  );

  test('without-luck: a heavenly hand is worth what it is', () => {
    expect(worth(unlucky, `${RUNS} +9p`, { way: 'first' })).toMatchObject({ wins: false, total: 2 });
  });
});

describe('Every pattern is reachable', () => {
  test('in a scene of the course', async () => {
    const reached = new Set<string>();
    for (const name of readdirSync('content/hong-kong/scenes')) {
      const file = `content/hong-kong/scenes/${name}`;
      const scene = parseScene(readFileSync(file, 'utf8'), file);
      const { frames } = compileScene(scene, await hongKong(scene.options, scene.under));
      const { stage } = (frames.at(-1) ?? frames[0]).table;
      if (stage.phase !== 'ended' || stage.outcome.is !== 'won') continue;
      for (const { score } of stage.outcome.winners)
        for (const { pattern } of score.lines) reached.add(pattern);
    }
    expect(Object.keys(TABLE).filter((id) => !reached.has(id))).toEqual([]);
  });

  test('and the common ones in random play', () => {
    const missing = new Set(['self-draw', 'all-triplets', 'mixed-one-suit']);
    for (let n = 0; n < runs(500) && missing.size > 0; n++) {
      const { end } = playedHand(rules, seedOf('patterns', n));
      if (end.stage.phase !== 'ended' || end.stage.outcome.is !== 'won') continue;
      for (const { score } of end.stage.outcome.winners)
        for (const { pattern } of score.lines) missing.delete(pattern);
    }
    expect([...missing]).toEqual([]);
  });

  test('the rulebook has two hands for each', () => {
    const book: { rules: { id: string; shows?: unknown; not?: unknown }[] } = parse(
      readFileSync('content/hong-kong/rulebook.yaml', 'utf8'),
    );
    const both = new Set(book.rules.filter(({ shows, not }) => shows && not).map(({ id }) => id));
    expect(Object.keys(TABLE).filter((id) => !both.has(id))).toEqual([]);
  });
});
