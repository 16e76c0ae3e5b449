/** Options of the game, in rulebook order. */
import type { OptionSpec } from '../../engine/game.ts';

export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'peng-after-sheung',
    title: 'Peng after a Sheung',
    values: ['forbidden', 'allowed'],
    default: 'forbidden',
  },
  { id: 'called-kind', title: 'Discarding the kind just called', values: [true, false], default: true },
  {
    id: 'last-discard-calls',
    title: 'What the last discard may be called for',
    values: ['any', 'win'],
    default: 'any',
  },
  { id: 'several-winners', title: 'Several winners on one tile', values: [false, true], default: false },
  {
    id: 'bonus-pay',
    title: 'Which flowers are paid for',
    values: ['each-tile', 'sets'],
    default: 'each-tile',
  },
  {
    id: 'passed-win-ends',
    title: 'When the ban on a passed win ends',
    values: ['discard', 'turn'],
    default: 'discard',
  },
  { id: 'robbing', title: 'Robbing a Kong', values: [true, false], default: true },
  { id: 'half-flush-worth', title: 'What one suit and honours is worth', values: [24, 6], default: 24 },
  { id: 'cap', title: 'The limit', values: ['88', 'none'], default: '88' },
  {
    id: 'drawn-deal',
    title: 'Who deals after a drawn deal',
    values: ['stays', 'passes'],
    default: 'stays',
  },
  {
    id: 'dealer-loses-from',
    title: 'When a losing dealer pays the bonus',
    values: ['streak', 'always'],
    default: 'streak',
  },
  { id: 'pull-growth', title: 'Which debts grow', values: ['losers', 'all'], default: 'losers' },
  {
    id: 'stakes-base',
    rule: 'stakes',
    title: 'The base',
    values: [1, 2, 5, 10, 20, 30, 50, 100],
    default: 10,
  },
  { id: 'stakes-fan', rule: 'stakes', title: 'A fan', values: [1, 2, 3, 4, 5, 10, 20, 50], default: 1 },
];
