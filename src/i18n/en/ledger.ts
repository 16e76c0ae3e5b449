import type { LedgerWords } from '../ledger.ts';

/** The ledger in English. */
export const ledger: LedgerWords = {
  title: 'The book',
  cash: (unit) => `Cash, in ${unit}`,
  debts: (unit) => `Debts, in ${unit}`,
  noDebts: 'Nobody owes anything.',
  player: 'Player',
  before: 'Before',
  wasBefore: (amount) => `${amount} before`,
  other: (seat, pays) => `${pays ? 'to' : 'from'} ${seat}`,
  thisHand: 'In this deal',
  now: 'Now',
  nothing: 'nothing',
  owes: (from, to, you) => `${from} ${you ? 'owe' : 'owes'} ${to}`,
  settled: 'paid',
  standing: 'What the match remembers',
  standings: { 'deals-kept': 'Wins in a row by the dealer', streak: 'On a winning streak' },
  hands: 'The deals so far',
  hand: (number, dealer, outcome) => `Deal ${number}, ${dealer} dealing: ${outcome}`,
  won: (seats, several, you, worth) => `${seats} ${several || you ? 'win' : 'wins'}, ${worth}.`,
  drawn: 'nobody wins.',
};
