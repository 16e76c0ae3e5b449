import type { SheetWords } from '../sheet.ts';

/** The sheet for the table in English. */
export const sheet: SheetWords = {
  title: (game) => `${game}: a sheet for the table`,
  lead: 'What you might forget at the table, on one printed page.',
  action: 'A sheet to print',
  print: 'Print it',
  complete: 'A complete hand',
  calls: 'What you may call',
  kongs: 'Four of a kind',
  also: 'Remember',
  values: 'What it is worth',
  pays: 'Who pays',
  end: 'The end of a deal',
  say: 'Say',
  when: 'The tile comes from',
  from: {
    anyone: 'anyone',
    next: 'the player before you',
    nobody: 'nobody: it cannot be called',
    wall: 'your own draw',
  },
  makes: {
    chow: 'three in a row',
    pung: 'three of a kind',
    kong: 'four of a kind',
    win: 'a complete hand',
    selfDraw: (term) => `a complete hand: ${term}`,
  },
  worth: (unit) => unit.charAt(0).toUpperCase() + unit.slice(1),
  discarder: (money) => `On a discard, ${money}`,
  each: (money) => `Self-drawn, ${money} each`,

  andMore: (total) => `${total} or more`,
  foot: 'Sparrow School',
};
