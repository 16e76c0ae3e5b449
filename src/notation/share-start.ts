/** Converts between a link's start and the start a ruleset deals from. */
import { type Start, type StartOf, startFrom } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { FACES, sizeOf } from '../engine/tiles.ts';
import { NotationError } from './error.ts';
import type { SharedStart } from './share.ts';
import { formatTiles } from './tile-text.ts';

/** Returns the start to share: only the seed when it gives the same tiles and dice, else every tile. */
export function shareStart(ruleset: Ruleset, start: Start): SharedStart {
  const { seed, dealer, round, debts, memory } = start;
  const seeded = seed === null ? null : startFrom(ruleset, seed);
  const bySeed = seeded !== null && same(seeded.order, start.order) && same(seeded.dice, start.dice);
  const first = seeded ?? startFrom(ruleset, '');
  const atStake = same(first.cash.seats, start.cash.seats) && first.cash.pot === start.cash.pot;
  return {
    seed,
    order: bySeed ? null : start.order,
    dice: bySeed ? [] : start.dice,
    dealer,
    round,
    cash: atStake ? null : start.cash,
    debts,
    memory,
  };
}

/**
 * Returns the start that a link describes.
 * @throws NotationError when its tiles are not exactly this ruleset's set
 */
export function startOf(ruleset: Ruleset, under: string, shared: SharedStart): Start {
  const { dealer, round, debts, memory, cash } = shared;
  const opening: StartOf = { dealer, round, debts, memory, under, ...(cash && { cash }) };
  const start = startFrom(ruleset, shared.seed ?? '', opening);
  if (shared.order === null) return start;
  checkSet(ruleset, shared.order);
  return { ...start, order: shared.order, dice: shared.dice, seed: shared.seed };
}

function checkSet(ruleset: Ruleset, order: readonly number[]): void {
  const seen = new Array<number>(FACES).fill(0);
  for (const [i, kind] of order.entries()) {
    seen[kind] = (seen[kind] ?? 0) + 1;
    const copies = ruleset.tiles[kind] ?? 0;
    if ((seen[kind] ?? 0) > copies) {
      // The column ends at the tile's own rank or letter: a suit letter may come later and serve several tiles.
      const before = formatTiles(order.slice(0, i + 1)).replace(/[mpsf]$/, '');
      throw new NotationError(
        formatTiles(order),
        before.length,
        `at most ${copies} of ${formatTiles([kind])}`,
      );
    }
  }
  const size = sizeOf(ruleset.tiles);
  if (order.length !== size) {
    const text = formatTiles(order);
    throw new NotationError(text, text.length + 1, `${size} tiles, not ${order.length}`);
  }
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);
