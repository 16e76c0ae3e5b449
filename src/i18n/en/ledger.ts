/** English texts of the ledger. */
export const ledger = {
  title: 'The book',
  /** Heading with the unit of the numbers below: "Cash, in points". */
  cash: (unit: string) => `Cash, in ${unit}`,
  debts: (unit: string) => `Debts, in ${unit}`,
  noDebts: 'Nobody owes anything.',
  player: 'Player',
  before: 'Before',
  /** The previous amount, where there is no room for a column. */
  wasBefore: (amount: string) => `${amount} before`,
  /** The other party of an amount: "from South", "to South". */
  other: (seat: string, pays: boolean) => `${pays ? 'to' : 'from'} ${seat}`,
  /** The pot as the other party. */
  pot: (pays: boolean) => (pays ? 'into the pot' : 'from the pot'),
  thisHand: 'In this deal',
  now: 'Now',
  nothing: 'nothing',
  /** "South owes East" */
  owes: (from: string, to: string, you: boolean) => `${from} ${you ? 'owe' : 'owes'} ${to}`,
  /** Marks a debt that was paid. */
  settled: 'paid',
  /** Heading of facts that carry over between hands, besides money. */
  matchMemory: 'What the match remembers',
  standings: {
    'deals-kept': 'Wins in a row by the dealer',
    counters: 'Counters',
    streak: 'On a winning streak',
  },
  hands: 'The deals so far',
  /** The result of a hand: "Deal 3, East dealing: West wins, 13 fan." */
  hand: (number: number, dealer: string, outcome: string) => `Deal ${number}, ${dealer} dealing: ${outcome}`,
  won: (seats: string, several: boolean, you: boolean, worth: string) =>
    `${seats} ${several || you ? 'win' : 'wins'}, ${worth}.`,
  drawn: 'nobody wins.',
};
