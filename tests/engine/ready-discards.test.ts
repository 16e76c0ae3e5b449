/** Discards that leave a hand ready: what is soon seen to be out of reach leaves none out. */
import { expect, test } from 'vitest';
import { countTiles } from '../../src/engine/counts.ts';
import { kindsOf, scoringHandWith } from '../../src/engine/hands.ts';
import type { Random } from '../../src/engine/random.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { JOKER, type Kind, PLAYED, SUITED } from '../../src/engine/tiles.ts';
import { readyDiscards, waits } from '../../src/engine/win.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { randomOf, runs } from '../scale.ts';

/** The tiles of a hand that may be whole, in any shape of the game, with up to three others in their place. */
function nearlyWhole({ deal, jokers, wins }: Ruleset, random: Random): readonly Kind[] {
  const shape = wins.shapes[random.below(wins.shapes.length)];
  const tiles = [...(shape?.deal?.(random) ?? setsAndPair(deal.sets, random))];
  for (let n = random.below(4); n > 0; n--)
    tiles[random.below(tiles.length)] = jokers && random.below(2) === 0 ? JOKER : random.below(PLAYED);
  return tiles.sort((a, b) => a - b);
}

function setsAndPair(sets: number, random: Random): readonly Kind[] {
  const pair = random.below(PLAYED);
  const tiles: Kind[] = [pair, pair];
  for (let n = 0; n < sets; n++) {
    const tile = random.below(PLAYED);
    const isRun = tile < SUITED && tile % 9 < 7 && random.below(2) === 0;
    tiles.push(...(isRun ? [tile, tile + 1, tile + 2] : [tile, tile, tile]));
  }
  return tiles;
}

test.each(await everyRuleset())('$name: each discard is found that leaves a wait', ({ name, ruleset }) => {
  const random = randomOf(`ready discards ${name}`);
  let ready = 0;
  for (let n = 0; n < runs(2000); n++) {
    const tiles = nearlyWhole(ruleset, random);
    const counts = countTiles(tiles);
    if (counts.some((count, kind) => count > (ruleset.tiles[kind] ?? 0))) continue;
    const hand = { counts, melds: [], bonus: [], seatWind: 0, roundWind: 0 } as const;
    const all = kindsOf(tiles);
    const found = readyDiscards(ruleset, hand, all);
    const each = all.filter((tile) => waits(ruleset, scoringHandWith(hand, tile, -1)).length > 0);
    expect(found, tiles.join()).toEqual(each);
    ready += found.length;
  }
  expect(ready).toBeGreaterThan(0);
});
