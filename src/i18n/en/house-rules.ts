import { amount, list } from './numbers.ts';

/** English texts of the house rules. */
export const houseRules = {
  title: 'House rules',
  lead: 'Tables differ. Set the rules of yours, see what they change, and then play and score by them.',
  /** Description on the comparison page. */
  door: 'Set the rules of your own table, see what they change, and play by them.',
  /** Title of a game's house-rules page. */
  titleOf: (game: string) => `House rules: ${game}`,
  leadOf:
    'Set each switch the way your table plays. You see which rules, scenes and lessons change, and you can play, score and print by your rules.',
  /** Before links to the documents of the tables that are known by a name. */
  documents: 'The rule sets, as published:',
  /** In the list of games: number of switches, and of rulings without one. */
  counted: (switches: number, rulings: number) =>
    `${switches === 1 ? 'One switch' : `${switches} switches`}, and ${rulings} questions that this site has settled.`,
  set: (game: string) => `Set your table: ${game}`,
  /** Button to that page. */
  setIt: 'Set your table',
  /** The value on this site: "this site: 3 fan". */
  here: (label: string) => `this site: ${label}`,
  /** Heading of all switches of a game that has few. */
  switches: 'The switches',
  yours: 'Your table',
  asHere: 'Every switch is set the way this site plays.',
  /** Number of switches that differ from this site. */
  differing: (count: string, one: boolean) =>
    one ? 'You have set one switch your own way.' : `You have set ${count} switches your own way.`,
  play: 'Play by these rules',
  score: 'Score a hand by them',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The link is in the address bar.',
  print: 'Print the sheet',
  reset: 'Back to this site’s rules',
  noScript: 'The switches need JavaScript. Without it you can read what each of them changes.',
  /** A number as a house rule: “the base is 20”. */
  numbered: (title: string, value: number) =>
    `${title.replace(/^./, (first) => first.toLowerCase())} is ${value}`,
  /** Label of a value without a better word. */
  worth: (value: number, money: string) => amount(value, money),
  usual: 'this site’s choice',
  changes: 'What it changes',
  rules: 'Rules',
  scenes: 'Scenes',
  lessons: 'Lessons that teach them',
  nothing: 'None.',
  /** The values with which something changes: single ones, and ranges by their ends. */
  when: (values: readonly (string | readonly [from: string, to: string])[]) =>
    `with ${list(values.map((each) => (typeof each === 'string' ? each : `${each[0]} to ${each[1]}`)))}`,
  /** How a scene relates to a switch. */
  kinds: {
    shown: 'Made for this setting:',
    refused: 'A move is forbidden by',
    allowed: 'A move is no longer forbidden by',
    forbidden: 'Another move is forbidden by',
    winners: 'The winners are different:',
    worth: 'The hand scores differently:',
    paid: 'The payments are different:',
    reason: 'The same move is forbidden, but now by',
    course: 'The deal goes differently:',
  },
  /** An option has no effect while another has this value. */
  idle: (option: string, value: string) => `This changes nothing while “${option}” is set to “${value}”.`,
  broken: 'This link cannot be used.',
  brokenText: (why: string) =>
    `${why} Here are the rules this site plays by. The link stays in the address bar until you change something.`,
  rulings: 'Rulings without a switch',
  rulingsLead:
    'The text that a game is taken from is sometimes silent, or contradicts itself. Here is what this site chose in those places, and why. Each group says why it has no switch.',
  sheetTitle: (game: string) => `${game}: the rules of our table`,
  sheetOwn: 'Our own rules',
  sheetUsual: 'The usual rules',
  sheetOpen: 'Where the rules leave it open',
};
