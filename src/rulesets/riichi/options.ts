/** Options of the game in rulebook order, and named presets. */

import type { Chosen, Idle, OptionSpec } from '../../engine/game.ts';
import { option } from '../parts/options.ts';

const ONE_YAKUMAN: Idle = { option: 'yakuman-sum', values: ['one'], rule: 'yakuman' };
const NO_LIABILITY: Idle = { option: 'liability-for', values: ['none'], rule: 'liability-for' };
const ONE_WINNER: Idle = { option: 'winners', values: ['nearest'], rule: 'winners' };

export const OPTIONS: readonly OptionSpec[] = [
  option('red-fives', 'Red fives', [0, 3, 4]),
  option('open-simples', 'All simples in an open hand', [true, false]),
  option('swap-call', 'Discarding what was just called (kuikae)', ['forbidden', 'other-end', 'allowed']),
  option('kan-dora-turns', 'When the indicator of a Kan is turned', [
    'at-once',
    'open-with-discard',
    'open-when-next-stands',
    'off',
  ]),
  option('ippatsu-and-ura', 'Ippatsu and ura dora', [true, false]),
  option('riichi-tiles', 'Fewest tiles left for a riichi', [1, 0, 4]),
  option('riichi-points', 'A riichi needs 1,000 points', [false, true]),
  option('kan-in-riichi', 'Concealed Kan in riichi', ['same-reading', 'same-waits', 'never']),
  option('winners', 'Who wins with one tile', ['all', 'nearest', 'two']),
  option('orphans-rob', 'Thirteen orphans rob a concealed Kan', [true, false]),
  option('empty-wait', 'A wait of which you hold all four', ['noten', 'ready']),
  option('man-blessing', 'Blessing of man', ['alone', 'off', 'adds', 'yakuman']),
  option('yakuman-sum', 'Several yakuman', ['one', 'add']),
  option('double-yakuman', 'Double yakuman', [false, true], { idle: [ONE_YAKUMAN] }),
  option('counted-yakuman', 'Thirteen han are a yakuman (kazoe)', [false, true]),
  option('mangan-rounding', 'Rounding to a mangan (kiriage)', [true, false]),
  option('double-wind-pair', 'Fu of a double wind pair', [2, 4]),
  option('liability-for', 'What liability is for', ['dragons-and-winds', 'and-four-kans', 'none']),
  option('liability-shown', 'Sets that make liable', ['called', 'called-or-kan'], { idle: [NO_LIABILITY] }),
  option('liability-part', 'What the liable answer for', ['whole-hand', 'that-yakuman'], {
    idle: [ONE_YAKUMAN, NO_LIABILITY],
  }),
  option('counters-to', 'Counters, with several winners', ['each', 'nearest'], { idle: [ONE_WINNER] }),
  option('pot-to', 'Bets, with several winners', ['own-back', 'nearest'], { idle: [ONE_WINNER] }),
  option('noten-by-choice', 'A ready hand may be hidden', [true, false]),
  option('river-mangan', 'River of outer tiles (nagashi mangan)', [false, true]),
  option('abortive-draws', 'Abortive draws', [false, true]),
  option('bankruptcy', 'The match ends below zero', [false, true]),
  option('extension', 'A further round until 30,000', [false, true, 'east-plays-on']),
  option('counter-value', 'What a counter adds to a win', [300, 1500]),
  option('last-deal', 'A leading East in the last deal (agari-yame)', ['plays-on', 'ends', 'ends-on-win']),
  option('match-length', 'Length of a match', ['east-south', 'east']),
  option('start-points', 'Points at the start', [30_000, 25_000]),
  option('return-points', 'Points taken off in the end', [30_000, 25_000]),
  option('uma-values', 'Uma', ['15-5', '20-10', '30-10', 'none']),
  option('ties', 'Equal places', ['shared', 'seat-order']),
  option('leftover-to', 'Bets left in the end', ['first', 'lost']),
  option('chombo-price', 'What chombo costs', ['mangan', 'after-uma']),
];

/** Presets: named sets of option values. */
export const PRESETS: Readonly<Record<string, Chosen>> = {
  /** The European rules, which are every default. */
  ema: {},
  wrc: {
    'riichi-tiles': 0,
    winners: 'nearest',
    'yakuman-sum': 'add',
    'counted-yakuman': true,
    'liability-for': 'and-four-kans',
    'leftover-to': 'lost',
    'chombo-price': 'after-uma',
  },
  online: {
    'red-fives': 3,
    'kan-dora-turns': 'open-with-discard',
    'riichi-tiles': 4,
    'riichi-points': true,
    'kan-in-riichi': 'same-waits',
    'empty-wait': 'ready',
    'man-blessing': 'off',
    'yakuman-sum': 'add',
    'double-yakuman': true,
    'counted-yakuman': true,
    'mangan-rounding': false,
    'double-wind-pair': 4,
    'liability-shown': 'called-or-kan',
    'liability-part': 'that-yakuman',
    'counters-to': 'nearest',
    'pot-to': 'nearest',
    'noten-by-choice': false,
    'river-mangan': true,
    'abortive-draws': true,
    bankruptcy: true,
    extension: true,
    'last-deal': 'ends',
    'start-points': 25_000,
    'return-points': 25_000,
    ties: 'seat-order',
  },
  hands: {
    'red-fives': 3,
    'man-blessing': 'off',
    'yakuman-sum': 'add',
    'double-yakuman': true,
    'counted-yakuman': true,
    'mangan-rounding': false,
    'double-wind-pair': 4,
    'liability-shown': 'called-or-kan',
    'liability-part': 'that-yakuman',
  },
};
