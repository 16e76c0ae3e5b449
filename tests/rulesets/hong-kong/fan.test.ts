/** Hong Kong, sixth chapter: the table of fan, pattern by pattern, and what is luck. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { patterns } from '../../../src/rulesets/hong-kong/fan-table.ts';
import { compileScene } from '../../../src/scenes/compile.ts';
import { parseScene } from '../../../src/scenes/parsing/parse.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import { optionsIn, reasonText } from '../../fixtures/situations.ts';
import { linesIn, rowsOf, sectionsIn, wonIn } from '../../fixtures/worth-table.ts';
import { runs, seedOf } from '../../scale.ts';
import { worth } from './worth.ts';

const rules = await hongKong();
const unlucky = await hongKong({ 'without-luck': true });

/** Whole hands, at tables that agree on something too: lines or the rule that refuses the win | how it was won | options. */
const WHOLE = rowsOf(sectionsIn('hong-kong/hands.txt')).map(
  ({ cells: [answer = '', how, ...options], ...row }) => ({
    ...row,
    answer,
    won: wonIn(how),
    options: optionsIn(options),
  }),
);

const TABLE = sectionsIn('hong-kong/worth.txt');
const HANDS = rowsOf(TABLE).map(({ cells: [lines = '', how], ...row }) => ({
  ...row,
  lines: linesIn(lines),
  won: wonIn(how),
}));

/** All triplets with a discard, and a hand of runs that is concealed: three fan, and two. */
const TRIPLETS = '[222p<] [777s^] 444m 88m 33p';
const RUNS = '123m 456m 78p 234s 55s';

const LUCK: readonly string[] = [
  'self-draw',
  'last-catch',
  'replacement',
  'double-replacement',
  'heavenly',
  'earthly',
  'no-bonus',
  'own-flower',
  'own-season',
  'all-flowers',
  'all-seasons',
];

describe('The fan table', () => {
  test.each(HANDS)('$id: $title: $hand', ({ hand, lines, won }) => {
    expect(worth(rules, hand, won).lines).toEqual(lines);
  });

  test('best-reading: it has every pattern of the specification with its worth, and hands that miss it', () => {
    expect(
      patterns({})
        .map(({ id }) => id)
        .sort(),
    ).toEqual(TABLE.map(({ id }) => id).sort());
    for (const { id, worth: fan } of patterns({})) {
      const shown = HANDS.filter((hand) => hand.id === id).map(({ lines }) => lines[id] ?? 0);
      // Dragons count each by itself.
      expect([id, Math.max(...shown)]).toEqual([id, id === 'dragon' ? 2 * fan : fan]);
      expect([id, Math.min(...shown)]).toEqual([id, 0]);
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

test.each(WHOLE)('$id: $title: $hand', async ({ hand, answer, won, options }) => {
  const { wins, reason, lines } = worth(await hongKong(options), hand, won);
  if (answer.startsWith('✗')) expect(reason && `✗ ${reasonText(reason)}`).toBe(answer);
  else expect([wins, lines]).toEqual([true, linesIn(answer)]);
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

  test.each(HANDS)('without-luck: the marked patterns score nothing: $id: $hand', ({ hand, lines, won }) => {
    const without = worth(unlucky, hand, won).lines;
    for (const id of LUCK) expect(without).not.toHaveProperty(id);
    // What luck hides, or what it stands beside, counts as before.
    if (!('heavenly' in lines || 'earthly' in lines)) {
      expect(without).toEqual(Object.fromEntries(Object.entries(lines).filter(([id]) => !LUCK.includes(id))));
    }
  });

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
    expect(TABLE.filter(({ id }) => !reached.has(id))).toEqual([]);
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
    expect(TABLE.filter(({ id }) => !both.has(id))).toEqual([]);
  });
});
