/** The ledger in English. */
export const ledger = {
  title: 'The book',
  /** "Cash, in points": the unit of every number below it. */
  cash: (unit: string) => `Cash, in ${unit}`,
  debts: (unit: string) => `Debts, in ${unit}`,
  noDebts: 'Nobody owes anything.',
  player: 'Player',
  before: 'Before',
  /** The same, where there is no room for a column. */
  wasBefore: (amount: string) => `${amount} before`,
  /** Of an amount: "from South", "to South". */
  other: (seat: string, pays: boolean) => `${pays ? 'to' : 'from'} ${seat}`,
  /** Of an amount that nobody else has paid or got. */
  pot: (pays: boolean) => (pays ? 'into the pot' : 'from the pot'),
  thisHand: 'In this deal',
  now: 'Now',
  nothing: 'nothing',
  /** "South owes East" */
  owes: (from: string, to: string, you: boolean) => `${from} ${you ? 'owe' : 'owes'} ${to}`,
  /** A debt that was open and is paid. */
  settled: 'paid',
  /** What the match remembers beside money. */
  matchMemory: 'What the match remembers',
  standings: {
    'deals-kept': 'Wins in a row by the dealer',
    counters: 'Counters',
    streak: 'On a winning streak',
  },
  hands: 'The deals so far',
  /** "Hand 3, dealt by East: West wins, 13 fan." */
  hand: (number: number, dealer: string, outcome: string) => `Deal ${number}, ${dealer} dealing: ${outcome}`,
  won: (seats: string, several: boolean, you: boolean, worth: string) =>
    `${seats} ${several || you ? 'win' : 'wins'}, ${worth}.`,
  drawn: 'nobody wins.',
};
