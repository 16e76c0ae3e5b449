/** The slow check shares no code with what it checks, and finds out a key that is wrong. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runs } from '../../scale.ts';
import { ask, conceptFor, roomFor } from '../concepts.ts';
import { toldOf } from './agreement.ts';
import { slowGame } from './games.ts';
import { win } from './hand-answers.ts';

const here = new URL('./', import.meta.url);

/** Puts questions to it, and is no part of it. */
const ASKS = 'agreement.ts';

/** These count Riichi and Hong Kong, and were written from the law alone. */
const COUNTS = ['../../rulesets/riichi/slow.ts', '../../fixtures/slow-fan.ts', '../../fixtures/slow-win.ts'];

describe('The slow check', () => {
  test.each(readdirSync(here).filter((name) => !name.endsWith('.test.ts') && name !== ASKS))(
    'shares no code with the sources: %s',
    (name) => {
      const text = readFileSync(new URL(name, here), 'utf8');
      const own = COUNTS.reduce((rest, path) => rest.replaceAll(`'${path}'`, ''), text);
      expect(own).not.toMatch(/\.\.\//);
    },
  );

  test.each(COUNTS)('nor does the slow program that it counts a game with: %s', (path) => {
    expect(readFileSync(new URL(path, here), 'utf8')).not.toMatch(/^import.*from '\.\.\//m);
  });

  test('finds out a ruleset that lacks any one of its conditions', () => {
    for (const id of ['two-five-eight', 'changchun', 'hong-kong', 'british']) {
      const { relaxations, table } = roomFor(id);
      const lacking = relaxations.filter((each) => each.part === 'wins' && !each.fewer);
      const asked = Array.from({ length: runs(500) }, (_, number) => ask('win', id, number).subject);
      for (const { id: lacks, ruleset } of lacking) {
        const odd = asked.filter(
          (each) =>
            conceptFor('win').key(each, ruleset, table)[0] !== win(slowGame(id), toldOf('win', each))[0],
        );
        expect(odd.length, `${id} ${lacks}`).toBeGreaterThan(0);
      }
    }
  });

  test.each([
    ['two-five-eight', '123m456p789s11133s', 'no'],
    ['two-five-eight', '123m456p789s111s55s', 'yes'],
    ['changchun', '123m456p789s11s234p', 'no'],
    ['changchun', '123m456p789sCC234p', 'yes'],
    ['hong-kong', '19m19p19sESWNCFPP', 'yes'],
    ['british', '1123456789sESWN', 'yes'],
    ['british', '123m456m789s111s55s', 'no'],
    ['riichi', '123m456p789s11133s', 'no'],
    ['riichi', '123m456pCCC789s11s', 'yes'],
    ['hk-taiwanese', '1122m3344p556677s888s', 'yes'],
  ])('knows its games: in %s, %s: %s', (id, hand, wins) => {
    expect(win(slowGame(id), { hand, tile: '1s', by: 'discard', seat: 0 })).toEqual([wins]);
  });
});
