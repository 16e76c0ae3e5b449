/** Options of the game, in rulebook order. */

import type { OptionSpec } from '../../engine/game.ts';
import { option } from '../parts/options.ts';
import { BONUS_HANDS } from './bonus-hand.ts';
import { DISCARD_PAYMENTS, PAYMENTS } from './payment.ts';

export const OPTIONS: readonly OptionSpec[] = [
  option('several-winners', 'Several winners on one tile', [false, true]),
  option('gong-only-just-drawn', 'A Gong only with the tile just drawn', [false, true]),
  option('last-discard-calls', 'What the last discard may be called for', ['any', 'win']),
  option('robbing', 'Robbing a Gong', [true, false]),
  option('concealed-robbing', 'Robbing a concealed Gong', [false, true], {
    idle: [{ option: 'robbing', values: [false], rule: 'robbing' }],
  }),
  option('minimum-fan', 'The minimum', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], { default: 3 }),
  option('bonus-counts-for-minimum', 'Flowers and the minimum', [false, true], {
    idle: [
      { option: 'minimum-fan', values: [0], rule: 'three-fan' },
      { option: 'without-luck', values: [true], rule: 'luck' },
    ],
  }),
  option('without-luck', 'Patterns of luck', [false, true]),
  option('seven-pairs-worth', 'What seven pairs are worth', [4, 3, 0]),
  option('same-pair-twice', 'Four of a kind as two pairs', [false, true], {
    idle: [{ option: 'seven-pairs-worth', values: [0], rule: 'shape-seven-pairs' }],
  }),
  option('bonus-hand', 'A win by flowers', BONUS_HANDS, {
    idle: [{ option: 'without-luck', values: [true], rule: 'luck' }],
  }),
  option('small-dragons-worth', 'What small dragons are worth', [5, 7]),
  option('small-winds-worth', 'What small winds are worth', [6, 13]),
  option('great-dragons-worth', 'What great dragons are worth', [8, 13]),
  option('limit-worth', 'The smaller limit hands', [10, 13]),
  option('four-concealed-drawn', 'How four concealed triplets are completed', [false, true]),
  option('nine-gates-wait', 'The wait of nine gates', ['any', 'nine']),
  option('concealed-and-drawn', 'Concealed and self-drawn', ['apart', 'drawn-only', 'together']),
  option('last-catch-drawn', 'What counts as a last catch', [false, true], {
    idle: [{ option: 'without-luck', values: [true], rule: 'luck' }],
  }),
  option('replacement-gongs', 'Which replacement tiles earn a fan', [false, true], {
    idle: [{ option: 'without-luck', values: [true], rule: 'luck' }],
  }),
  option('payment', 'Payment', PAYMENTS),
  option('discard-payment', 'Who pays for a discard', DISCARD_PAYMENTS, {
    idle: [{ option: 'payment', values: ['none'], rule: 'payment' }],
  }),
  option('drawn-deal', 'Who deals after a drawn deal', ['stays', 'passes']),
];
