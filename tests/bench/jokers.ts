/** Hands with jokers: how long one takes to be judged and scored, with every reading that its jokers allow. */
import { performance } from 'node:perf_hooks';
import { countTiles } from '../../src/engine/counts.ts';
import { deal, startFrom } from '../../src/engine/deal.ts';
import { createRandom } from '../../src/engine/random.ts';
import type { ScoringHand } from '../../src/engine/scoring-hand.ts';
import { judgeHand } from '../../src/engine/win.ts';
import { parseHand } from '../../src/notation/hand.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { drawn } from '../rulesets/british/joker-hands.ts';
import type { Figure, Section } from './report.ts';

const HANDS = 2000;
/** Each is judged so often, and the quickest time counts: the others are the machine's other work. */
const TIMES = 5;
/** Milliseconds. */
const WANTED = 5;

export async function jokersSection(): Promise<Section> {
  const ruleset = rulesetOf(await loadGame('british'), {}, 'goulash');
  const position = { ruleset, table: deal(ruleset, startFrom(ruleset, 1)) };
  const figures: Figure[] = [];
  for (const jokers of [1, 2, 3, 4]) {
    const random = createRandom('bench', `jokers ${jokers}`);
    const spent: number[] = [];
    let wins = 0;
    for (let n = 0; n < HANDS; n++) {
      const { tiles, melds, how } = drawn(random, jokers, n % 2 === 0);
      const scoringHand: ScoringHand = {
        counts: countTiles(tiles),
        melds: parseHand(melds, 1).melds,
        bonus: [],
        seatWind: 1,
        roundWind: 1,
      };
      let quickest = Number.POSITIVE_INFINITY;
      for (let i = 0; i < TIMES; i++) {
        const before = performance.now();
        const verdict = judgeHand(position, 1, scoringHand, how);
        quickest = Math.min(quickest, performance.now() - before);
        if (i === 0 && verdict.wins) wins++;
      }
      spent.push(quickest);
    }
    spent.sort((a, b) => a - b);
    const median = spent[HANDS / 2] ?? 0;
    const worst = spent.at(-1) ?? 0;
    figures.push({
      figure: `${jokers} ${jokers === 1 ? 'joker' : 'jokers'} (${wins} of ${HANDS} win): median, worst`,
      ours: `${median.toFixed(3)} ms, ${worst.toFixed(2)} ms`,
      wanted: `${WANTED} ms`,
      met: worst <= WANTED,
    });
  }
  return {
    title: 'Jokers: one hand, all its readings, with its receipt',
    notes: ['Random hands of a goulash, every other one made of a win.'],
    figures,
  };
}
