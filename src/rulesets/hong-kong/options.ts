/** Options of the game, in rulebook order. */
import type { OptionSpec } from '../../engine/game.ts';
import { BONUS_HANDS } from './bonus-hand.ts';
import { DISCARD_PAYMENTS, PAYMENTS } from './payment.ts';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'several-winners', title: 'Several winners on one tile', values: [false, true], default: false },
  {
    id: 'gong-only-just-drawn',
    title: 'A Gong only with the tile just drawn',
    values: [false, true],
    default: false,
  },
  {
    id: 'last-discard-calls',
    title: 'What the last discard may be called for',
    values: ['any', 'win'],
    default: 'any',
  },
  { id: 'robbing', title: 'Robbing a Gong', values: [true, false], default: true },
  {
    id: 'concealed-robbing',
    title: 'Robbing a concealed Gong',
    values: [false, true],
    default: false,
    idle: [{ option: 'robbing', values: [false], rule: 'robbing' }],
  },
  {
    id: 'minimum-fan',
    title: 'The minimum',
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    default: 3,
  },
  {
    id: 'bonus-counts-for-minimum',
    title: 'Flowers and the minimum',
    values: [false, true],
    default: false,
    idle: [
      { option: 'minimum-fan', values: [0], rule: 'three-fan' },
      { option: 'without-luck', values: [true], rule: 'luck' },
    ],
  },
  { id: 'without-luck', title: 'Patterns of luck', values: [false, true], default: false },
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
  {
    id: 'bonus-hand',
    title: 'A win by flowers',
    values: [...BONUS_HANDS],
    default: 'none',
    idle: [{ option: 'without-luck', values: [true], rule: 'luck' }],
  },
  { id: 'small-dragons-worth', title: 'What small dragons are worth', values: [5, 7], default: 5 },
  { id: 'small-winds-worth', title: 'What small winds are worth', values: [6, 13], default: 6 },
  { id: 'great-dragons-worth', title: 'What great dragons are worth', values: [8, 13], default: 8 },
  { id: 'limit-worth', title: 'The smaller limit hands', values: [10, 13], default: 10 },
  {
    id: 'four-concealed-drawn',
    title: 'How four concealed triplets are completed',
    values: [false, true],
    default: false,
  },
  {
    id: 'nine-gates-wait',
    title: 'The wait of nine gates',
    values: ['any', 'nine'],
    default: 'any',
  },
  {
    id: 'concealed-and-drawn',
    title: 'Concealed and self-drawn',
    values: ['apart', 'drawn-only', 'together'],
    default: 'apart',
  },
  {
    id: 'last-catch-drawn',
    title: 'What counts as a last catch',
    values: [false, true],
    default: false,
    idle: [{ option: 'without-luck', values: [true], rule: 'luck' }],
  },
  {
    id: 'replacement-gongs',
    title: 'Which replacement tiles earn a fan',
    values: [false, true],
    default: false,
    idle: [{ option: 'without-luck', values: [true], rule: 'luck' }],
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
