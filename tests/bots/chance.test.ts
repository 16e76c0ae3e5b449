import { expect, test } from 'vitest';
import { chanceOf } from '../../src/bots/odds.ts';

test('the chance to win is larger with every tile that is left to draw, and smaller with every one that is missing', () => {
  for (let missing = 1; missing <= 9; missing++) {
    for (let tiles = 1; tiles <= 100; tiles++) {
      const now = chanceOf(missing, 1.9, 4, tiles / 4);
      expect(now).toBeGreaterThan(0);
      expect(now).toBeLessThan(1);
      expect(now).toBeGreaterThan(chanceOf(missing, 1.9, 4, (tiles - 1) / 4));
      expect(now).toBeGreaterThan(chanceOf(missing + 1, 1.9, 4, tiles / 4));
    }
  }
});
