/** The rules of the table that a record was played at, as options of the game. */
import type { Chosen, Game } from '../engine/game.ts';
import { isRed, type Kind, plainKind, RED_FIVES } from '../engine/tiles.ts';
import type { GameRecord, RecordDeal, RecordTable } from './record.ts';

const TENHOU: Chosen = {
  'kan-dora-turns': 'open-when-next-stands',
  winners: 'two',
  'orphans-rob': false,
  'empty-wait': 'noten',
  'double-yakuman': false,
  'liability-part': 'whole-hand',
  'uma-values': '20-10',
  'return-points': 30_000,
  extension: 'east-plays-on',
};

/** What each server plays otherwise than {@link SERVER_PRESET}. */
export const SERVER_TABLES: Readonly<Record<RecordTable['played'], Chosen>> = {
  tenhou: TENHOU,
  'tenhou-parlour': { ...TENHOU, 'kan-dora-turns': 'at-once', 'mangan-rounding': true },
  'mahjong-soul': {},
  'riichi-city': { 'kan-dora-turns': 'at-once' },
  majiang: {
    winners: 'two',
    'orphans-rob': false,
    'empty-wait': 'noten',
    'uma-values': '20-10',
    'return-points': 30_000,
  },
  mjai: { ...TENHOU, extension: true },
};

/** The game that all of these formats are records of. */
export const RECORD_GAME = 'riichi';

/** The preset of ranked games of Mahjong Soul. */
export const SERVER_PRESET = 'online';

/** Options of the record’s table, as far as it tells them; the rest is what its server usually plays. */
export function optionsOf(game: Pick<Game, 'presets'>, record: GameRecord): Chosen {
  const { table, deals } = record;
  return {
    ...game.presets?.[SERVER_PRESET],
    ...SERVER_TABLES[table.played],
    'red-fives': redsIn(deals) ?? table.reds ?? 3,
    ...(table.openSimples !== null && { 'open-simples': table.openSimples }),
    ...(table.eastOnly === true && { 'match-length': 'east' }),
    ...(stakeOf(deals) !== null && { 'start-points': stakeOf(deals) as number }),
  };
}

/** Red fives as the tiles show them; null where they show nothing. */
function redsIn(deals: readonly RecordDeal[]): 0 | 3 | 4 | null {
  let found = false;
  let plainFull = false;
  for (const deal of deals) {
    const seen = tilesSeen(deal);
    const count = (kind: Kind): number => seen.filter((tile) => tile === kind).length;
    if (count(RED_FIVES + 1) > 1) return 4;
    found ||= seen.some(isRed);
    plainFull ||= [4, 13, 22].some((five) => count(five) === 4 && plainKind(five) === five);
  }
  return found ? 3 : plainFull ? 0 : null;
}

const tilesSeen = (deal: RecordDeal): readonly Kind[] => [
  ...deal.hands.flat(),
  ...deal.events.flatMap((event) => (event.type === 'drew' ? [event.tile] : [])),
  ...deal.indicators,
  ...deal.under,
];

/** What everybody had at first, where it is one that can be chosen. */
function stakeOf(deals: readonly RecordDeal[]): number | null {
  const [first] = deals;
  const points = first?.round === 0 && first.dealer === 0 && first.counters === 0 ? first.points : null;
  return points?.every((each) => each === 25_000 || each === 30_000) && new Set(points).size === 1
    ? points[0]
    : null;
}
