/** Tiles that complete a hand, and those that really win it. */
import { describe, expect, test } from 'vitest';
import { startFrom } from '../../src/engine/deal.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { waits } from '../../src/engine/win.ts';
import { winningTiles } from '../../src/engine/winning-tiles.ts';
import { begin } from '../../src/machines/play.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { hongKong, twoFiveEight } from '../fixtures/rulesets.ts';
import { handFromText } from '../fixtures/scoring-hand.ts';

function found(ruleset: Ruleset, text: string) {
  const all = winningTiles(
    { ruleset, table: begin(ruleset, startFrom(ruleset, 'winning')) },
    0,
    handFromText(text),
  );
  return {
    complete: formatTiles(waits(ruleset, handFromText(text))),
    drawn: formatTiles(all.flatMap(({ tile, drawn }) => (drawn ? [tile] : []))),
    discarded: formatTiles(all.flatMap(({ tile, discarded }) => (discarded ? [tile] : []))),
  };
}

describe('in Hong Kong', async () => {
  const rules = await hongKong();

  test('a hand of too little waits for tiles by its shape, and for none that wins', () => {
    expect(found(rules, '23s 99p [123m<] [456p<] [777s<]')).toEqual({
      complete: '14s',
      drawn: '',
      discarded: '',
    });
  });

  test('a concealed hand of chows wins with what it draws, not with a discard', () => {
    expect(found(rules, '123m 456p 789p 23s 99s')).toEqual({ complete: '14s', drawn: '14s', discarded: '' });
  });

  test('of two tiles that complete a hand one may win and the other not', () => {
    // A pung of the red dragon is the third dragon hand’s worth; of bamboo it is worth too little.
    expect(found(rules, 'CC 99s [FFF<] [PPP<] [123m<]')).toEqual({
      complete: '9sC',
      drawn: '9sC',
      discarded: '9sC',
    });
    expect(found(rules, 'CC 99s [FFF<] [456p<] [123m<]')).toEqual({
      complete: '9sC',
      drawn: 'C',
      discarded: '',
    });
  });
});

test('where a win need not be worth anything, what completes a hand wins', async () => {
  const games = [await twoFiveEight(), rulesetOf(await loadGame('changchun'))];
  for (const rules of games) {
    const { complete, drawn, discarded } = found(rules, '123m 456p 789p 23s 55s');
    expect([drawn, discarded]).toEqual([complete, complete]);
  }
});
