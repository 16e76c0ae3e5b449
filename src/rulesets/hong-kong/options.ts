/** What tables of this game may agree on, in the order of its rulebook. */
import type { OptionSpec } from '../../engine/ruleset.ts';
import { DISCARD_PAYMENTS, PAYMENTS } from './payment.ts';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'several-winners', title: 'Several winners on one tile', values: [false, true], default: false },
  {
    id: 'gong-only-just-drawn',
    title: 'A Gong only with the tile just drawn',
    values: [false, true],
    default: false,
  },
  { id: 'robbing', title: 'Robbing a Gong', values: [true, false], default: true },
  {
    id: 'minimum-fan',
    title: 'Fan it takes to win',
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    default: 3,
  },
  {
    id: 'bonus-counts-for-minimum',
    title: 'Flowers and seasons count towards the minimum',
    values: [false, true],
    default: false,
    idle: [
      { option: 'minimum-fan', values: [0], rule: 'three-fan' },
      { option: 'without-luck', values: [true], rule: 'luck' },
    ],
  },
  { id: 'without-luck', title: 'Patterns of luck score nothing', values: [false, true], default: false },
  {
    id: 'seven-pairs-worth',
    title: 'What seven pairs are worth',
    values: [4, 3, 0],
    default: 4,
  },
  {
    id: 'same-pair-twice',
    title: 'Four of a kind as two pairs',
    values: [false, true],
    default: false,
    idle: [{ option: 'seven-pairs-worth', values: [0], rule: 'shape-seven-pairs' }],
  },
  { id: 'small-winds-worth', title: 'What small winds are worth', values: [6, 13], default: 6 },
  { id: 'great-dragons-worth', title: 'What great dragons are worth', values: [8, 13], default: 8 },
  { id: 'limit-worth', title: 'Limit hands of 10 fan', values: [10, 13], default: 10 },
  {
    id: 'four-concealed-drawn',
    title: 'Four concealed triplets only when self-drawn',
    values: [false, true],
    default: false,
  },
  {
    id: 'nine-gates-wait',
    title: 'What nine gates must have waited for',
    values: ['any', 'nine'],
    default: 'any',
  },
  {
    id: 'concealed-and-drawn',
    title: 'Concealed and self-drawn',
    values: ['apart', 'drawn-only', 'together'],
    default: 'apart',
  },
  { id: 'payment', title: 'Payment', values: [...PAYMENTS], default: 'half-spicy' },
  {
    id: 'discard-payment',
    title: 'Who pays for a discard',
    values: [...DISCARD_PAYMENTS],
    default: 'discarder',
    idle: [{ option: 'payment', values: ['none'], rule: 'payment' }],
  },
  { id: 'drawn-deal', title: 'Who deals after a drawn deal', values: ['stays', 'passes'], default: 'stays' },
];
