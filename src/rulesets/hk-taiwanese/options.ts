/** Options of the game, in rulebook order. */

import type { OptionSpec } from '../../engine/game.ts';
import { option } from '../parts/options.ts';

export const OPTIONS: readonly OptionSpec[] = [
  option('peng-after-sheung', 'Peng after a Sheung', ['forbidden', 'allowed']),
  option('called-kind', 'Discarding the kind just called', [true, false]),
  option('last-discard-calls', 'What the last discard may be called for', ['any', 'win']),
  option('several-winners', 'Several winners on one tile', [false, true]),
  option('bonus-pay', 'Which flowers are paid for', ['each-tile', 'sets']),
  option('passed-win-ends', 'When the ban on a passed win ends', ['discard', 'turn']),
  option('robbing', 'Robbing a Kong', [true, false]),
  option('half-flush-worth', 'What one suit and honours is worth', [24, 6]),
  option('cap', 'The limit', ['88', 'none']),
  option('drawn-deal', 'Who deals after a drawn deal', ['stays', 'passes']),
  option('dealer-loses-from', 'When a losing dealer pays the bonus', ['streak', 'always']),
  option('pull-growth', 'Which debts grow', ['losers', 'all']),
  option('stakes-base', 'The base', [1, 2, 5, 10, 20, 30, 50, 100], { default: 10, rule: 'stakes' }),
  option('stakes-fan', 'A fan', [1, 2, 3, 4, 5, 10, 20, 50], { rule: 'stakes' }),
];
