import type { Wind } from '../../engine/seats.ts';
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
  lead: 'Does your app count a hand in another way? These programs were run, and this is where they differ from the usual tables of this school.',
  /** Description of the page where others link to it. */
  door: 'See what apps and calculators count otherwise, and by which rule we count.',
  /** The folded list under a rule. */
  ofRule: 'Your app says otherwise?',
  /** The package, its version and its table: "kajongg 22.12.3, German rules". */
  name: (program: string, version: string, table: string | undefined) =>
    `${program} ${version}${table === undefined ? '' : `, ${table}`}`,
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
    ready: 'ready, for no tile',
  },
  notReady: 'not ready',
  waitsFor: (tiles: string) => `ready, for ${tiles}`,
  /** The script that showed it. */
  seenIn: 'Seen in',
};
