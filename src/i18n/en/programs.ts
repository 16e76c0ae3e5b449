import type { Wind } from '../../engine/seats.ts';
import { list } from './numbers.ts';
import { windName } from './seats.ts';

/** What was special about the winning tile. */
const WAYS = {
  last: 'with the last tile',
  flower: 'with the tile drawn for a flower',
  gong: 'with the replacement tile of a kong',
  'two-gongs': 'with the replacement tile of a second kong',
  first: 'in the first round of turns',
} as const;

/** English texts of what other programs decide otherwise. */
export const programs = {
  title: 'Other programs',
  lead: 'Does your app count a hand differently? These programs were run, and this is where they differ from the usual tables of this school.',

  /** Description of the page where others link to it. */
  door: 'See what apps and calculators count differently, and which rule we count by.',
  /** What no tile shows: "South’s hand in the East round, riichi, ippatsu, with the last tile". */
  told: (seat: Wind, round: Wind, facts: readonly string[], way: keyof typeof WAYS | undefined) =>
    [
      `${windName(seat)}’s hand in the ${windName(round)} round`,
      ...facts,
      ...(way === undefined ? [] : [WAYS[way]]),
    ].join(', '),
  /** The fold that has the lines that count here. */
  receipt: 'What counts here',
  there: 'There',
  here: 'Here',
  /** What a program decides of a hand where it has no number. */
  counted: {
    none: 'no win',
    complete: 'a win',
    limit: 'the limit',
    ready: 'ready',
  },
  notReady: 'not ready',
  waitsFor: (tiles: string) => `ready, for ${tiles}`,
  /** Number of differences of a program in the list: "13 differences in Hong Kong". */
  tally: (count: number, games: readonly string[]) =>
    count === 0
      ? `its house rules in ${list(games)}`
      : `${count === 1 ? 'one difference' : `${count} differences`} in ${list(games)}`,
  list: 'The programs',
  /** The part of the page that puts one hand to every table. */
  hand: {
    title: 'Your hand',
    lead: 'Lay out a hand, and see what it is worth here and at each program’s table, as near as our switches come to it.',
    game: 'The game',
    /** Heading of the tables, once the hand is whole. */
    tables: 'At other tables',
    ours: 'Our usual table',
    /** What a program does by the rules of the hand and no switch settles; whether it matters to this hand is for the reader. */
    besides: 'Under the rules of this hand it may still differ:',
    noScript: 'Laying out a hand needs JavaScript. What each program counts differently is on its page.',
  },
  /** Lead of a program's page. */
  leadOf: (name: string) => `What ${name} counts differently, and which house rules match its table.`,
  /** What each program plays, by the last part of its address. */
  plays: {
    'majiang-core':
      'The rules of an app and of a site on which people play Riichi against computers. Nearly everything is a switch; this is how it plays unless told otherwise.',
    'riichi-mahjong':
      'A library that counts hands of Riichi. It can be told who drew the tile, the winds and the dora, but not of a riichi or of anything else that no tile shows.',
    riichi: 'A calculator of Riichi hands that many pages and chat programs use.',
    'riichi-ts': 'A calculator of Riichi hands for programmers, grown out of an older one.',
    'riichi-core':
      'A Riichi table for programmers, with many switches. This is how it plays unless told otherwise.',
    'mahjong-utils':
      'The library behind an app of tools for Riichi players: it counts hands, and says how far they are from being ready.',
    syanten: 'A library that says how far a hand of Riichi is from being ready, and what it waits for.',
    'hk-mahjong': 'A calculator of Hong Kong fan, made for a page that players use.',
    'mahjong-tile-efficiency':
      'A library that says how far a hand is from complete, by seven sets of rules. It counts nothing.',
    kajongg:
      'The mahjong of the KDE desktop, for one to four players. It comes with the British rules and with those of the German league.',
    'mahjong-soul':
      'A platform on which people play Riichi. It cannot be run here: this is what its ranked games play, by its own rules and by records.',
    tenhou:
      'A platform on which people play Riichi. It cannot be run here: this is what the records of its games show.',
    'riichi-city':
      'A platform on which people play Riichi. It cannot be run here: this is what the records of its games show.',
  } as Readonly<Record<string, string>>,
  /** Heading of what to choose. */
  options: 'House rules that match its table',
  /** One of them: "Several yakuman: They are added (here: They are one)". */
  option: (title: string, there: string, here: string) => `${title}: ${there} (here: ${here})`,
  noOptions: 'None of our switches makes a difference here.',
  set: 'Open this table in the house rules',
  /** Headings of the two kinds of differences. */
  settled: 'With these rules we agree',
  left: 'Still different',
  found: 'How we know',
  foundBy:
    'These scripts in our source code install that version, run it on these hands, and fail if it answers differently:',
  notPlayed:
    'Neither Two-Five-Eight nor Changchun is played by a program that we could find in the registries.',
};
