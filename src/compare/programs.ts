/** Programs that were run, the tables they play, and the options of ours that come nearest to each table. */
import type { Chosen, Game } from '../engine/game.ts';
import { RECORD_GAME, SERVER_PRESET, SERVER_TABLES } from '../records/room.ts';

/** A table of a program: one game by one set of its rules. */
interface ProgramTable {
  readonly game: string;
  /** Its name, where the program has several: "German rules". */
  readonly table?: string;
  /** A choice of ours with a name that comes near it. */
  readonly preset?: string;
  /** What to choose here, beside that, so that our table counts as it does. */
  readonly chosen: Chosen;
}

interface Program {
  /** The last part of its address. */
  readonly slug: string;
  /** The name of its package. */
  readonly name: string;
  /** Null for a platform: it cannot be run, and is known by the records of its games. */
  readonly version: string | null;
  /** It says only whether a hand is complete or ready, and counts nothing. */
  readonly uncounted?: true;
  readonly tables: readonly ProgramTable[];
}

/** What most programs play in Riichi where the European rules do not. */
const COUNTED = { 'counted-yakuman': true, 'mangan-rounding': false, 'yakuman-sum': 'add' } as const;
const DOUBLE = { ...COUNTED, 'double-yakuman': true, 'double-wind-pair': 4, 'man-blessing': 'off' } as const;

export const PROGRAMS: readonly Program[] = [
  {
    slug: 'majiang-core',
    name: '@kobalab/majiang-core',
    version: '1.4.1',
    tables: [
      {
        game: 'riichi',
        preset: 'online',
        chosen: {
          winners: 'two',
          'orphans-rob': false,
          'empty-wait': 'noten',
          'uma-values': '20-10',
          'return-points': 30_000,
        },
      },
    ],
  },
  {
    slug: 'riichi-mahjong',
    name: '@pai-forge/riichi-mahjong',
    version: '0.3.6',
    tables: [{ game: 'riichi', chosen: { ...COUNTED, 'empty-wait': 'ready' } }],
  },
  {
    slug: 'riichi',
    name: 'riichi',
    version: '1.2.0',
    tables: [{ game: 'riichi', chosen: { ...DOUBLE, 'empty-wait': 'ready' } }],
  },
  {
    slug: 'riichi-ts',
    name: 'riichi-ts',
    version: '1.1.1',
    tables: [{ game: 'riichi', chosen: { ...DOUBLE, 'empty-wait': 'ready' } }],
  },
  {
    slug: 'riichi-core',
    name: '@hakatashi/riichi-core',
    version: '1.0.4',
    tables: [{ game: 'riichi', chosen: { ...COUNTED, 'man-blessing': 'off' } }],
  },
  {
    slug: 'mahjong-utils',
    name: 'mahjong-utils',
    version: '0.7.3',
    tables: [{ game: 'riichi', chosen: { ...DOUBLE, 'empty-wait': 'ready' } }],
  },
  {
    slug: 'syanten',
    name: 'syanten',
    version: '1.6.0',
    uncounted: true,
    tables: [{ game: 'riichi', chosen: { 'empty-wait': 'ready' } }],
  },
  {
    slug: 'hk-mahjong',
    name: 'hk-mahjong',
    version: '3.2.0',
    tables: [
      {
        game: 'hong-kong',
        chosen: {
          'seven-pairs-worth': 0,
          'small-winds-worth': 13,
          'great-dragons-worth': 13,
          'limit-worth': 13,
          'four-concealed-drawn': true,
        },
      },
    ],
  },
  {
    slug: 'mahjong-tile-efficiency',
    name: 'mahjong-tile-efficiency',
    version: '1.0.3',
    uncounted: true,
    tables: [
      { game: 'riichi', table: 'Riichi rules', chosen: { 'empty-wait': 'ready' } },
      { game: 'hong-kong', table: 'Hong Kong rules', chosen: { 'seven-pairs-worth': 0 } },
      { game: 'hk-taiwanese', table: 'Hong Kong Taiwanese rules', chosen: {} },
      { game: 'hk-taiwanese', table: 'Taiwan rules', chosen: {} },
    ],
  },
  {
    slug: 'kajongg',
    name: 'kajongg',
    version: '22.12.3',
    tables: [
      { game: 'british', table: 'British rules', chosen: { 'gates-ends': false, 'knitting-suits': 'same' } },
      { game: 'british', table: 'German rules', chosen: { limit: 500 } },
    ],
  },
  ...(
    [
      ['mahjong-soul', 'Mahjong Soul'],
      ['tenhou', 'Tenhou'],
      ['riichi-city', 'Riichi City'],
    ] as const
  ).map(([slug, name]) => ({
    slug,
    name,
    version: null,
    tables: [{ game: RECORD_GAME, preset: SERVER_PRESET, chosen: SERVER_TABLES[slug] }],
  })),
];

/** What to choose for a table, its preset included, where it is not this site's usual choice. */
export function choiceFor(game: Pick<Game, 'presets' | 'options'>, { preset, chosen }: ProgramTable): Chosen {
  const all = { ...(preset === undefined ? {} : game.presets?.[preset]), ...chosen };
  return Object.fromEntries(
    Object.entries(all).filter(([id, value]) =>
      game.options.some((each) => each.id === id && each.default !== value),
    ),
  );
}

/** The last part of a program's address. */
export const slugOf = (name: string): string =>
  PROGRAMS.find((program) => program.name === name)?.slug ?? name;
