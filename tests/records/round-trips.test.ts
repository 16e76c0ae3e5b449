/** Matches of bots, written in each format by writers of these tests, are read again as they were played. */
import { describe, expect, test } from 'vitest';
import { SEATS } from '../../src/engine/seats.ts';
import { byPlace } from '../../src/engine/tiles.ts';
import { parseShare } from '../../src/notation/share.ts';
import { readAccount } from '../../src/records/account.ts';
import { replayDeal } from '../../src/records/agreement.ts';
import { linkOfDeal } from '../../src/records/link.ts';
import { readRecord } from '../../src/records/read.ts';
import type { RecordDeal, RecordTable } from '../../src/records/record.ts';
import { optionsOf } from '../../src/records/room.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { openLink } from '../../src/sessions/share.ts';
import { LONG, seedOf } from '../scale.ts';
import { botsMatch, rulesAt, TABLES } from './bots-match.ts';
import { writeMahjongSoul } from './writers/mahjong-soul.ts';
import { writeMajiang } from './writers/majiang.ts';
import { writeMjai } from './writers/mjai.ts';
import { writeRiichiCity } from './writers/riichi-city.ts';
import { writeTenhouJson, writeTenhouLink } from './writers/tenhou-json.ts';
import { writeTenhouXml } from './writers/tenhou-xml.ts';

/** Each match is written in every format of its table. */
const FORMATS: readonly (readonly [string, RecordTable, (deals: readonly RecordDeal[]) => string])[] = [
  ['tenhou-xml', TABLES.tenhou, writeTenhouXml],
  ['tenhou-json', TABLES.tenhou, writeTenhouJson],
  ['tenhou-json', TABLES.tenhou, writeTenhouLink],
  ['mjai', TABLES.mjai, writeMjai],
  ['mjai', TABLES.mjai, (deals) => writeMjai(deals, { terse: true })],
  ['majiang', TABLES.majiang, writeMajiang],
  ['mahjong-soul', TABLES['mahjong-soul'], writeMahjongSoul],
  ['riichi-city', TABLES['riichi-city'], writeRiichiCity],
];

const MATCHES = LONG ? 500 : 2;

/** What every format says of a deal, in one order. */
const toldOf = (deal: RecordDeal) => ({
  ...deal,
  hands: deal.hands.map((hand) => [...hand].sort(byPlace)),
  events: deal.events.map((event) =>
    event.type === 'called' ? { ...event, own: [...event.own].sort(byPlace) } : event,
  ),
  wall: null,
  under: null,
  after: null,
  changes: null,
  result:
    deal.result?.is === 'won'
      ? { is: 'won', wins: deal.result.wins.map(({ seat, from }) => ({ seat, from })) }
      : { is: deal.result?.is, ready: [] },
});

const played = new Map<string, readonly RecordDeal[]>();
const matchAt = (table: RecordTable, n: number): readonly RecordDeal[] => {
  const key = `${table.played} ${n}`;
  const match = played.get(key) ?? botsMatch(rulesAt(table), String(seedOf(`records ${table.played}`, n)));
  played.set(key, match);
  return match;
};

/** What a table is told that opens this link. */
function accountAtTable(link: string) {
  const opened = openLink(riichi, link);
  if ('broken' in opened) throw new Error(JSON.stringify(opened.broken));
  const { record } = opened.hand;
  if (!record) throw new Error('the link tells of no record');
  expect(record.course).toEqual(parseShare(link).actions);
  return readAccount(record.account);
}

describe.each(FORMATS)('A match written as %s', (format, table, write) => {
  test('is found by itself, and read with the same events and results', () => {
    for (let n = 0; n < MATCHES; n++) {
      const deals = matchAt(table, n);
      const record = readRecord(write(deals));
      expect(record.format).toBe(format);
      expect(record.fault).toBeNull();
      expect(record.deals.map(toldOf)).toEqual(deals.map(toldOf));
    }
  });

  test('ends as it was played, and each deal opens from its link', () => {
    for (let n = 0; n < MATCHES; n++) {
      const deals = matchAt(table, n);
      const record = readRecord(write(deals));
      const chosen = optionsOf(riichi, record);
      for (const [i, deal] of record.deals.entries()) {
        const replayed = replayDeal(riichi, chosen, deal, record.deals[i + 1] ?? null);
        expect([i, replayed.differences, replayed.by, replayed.atOdds]).toEqual([i, [], null, false]);
        const { after } = deals[i] as RecordDeal;
        const account = accountAtTable(linkOfDeal(riichi, replayed, 0, SEATS[i % 4]));
        expect(account.result?.is).toBe(deal.result?.is);
        expect(account.accounts[0]).toEqual(SEATS.map((seat) => after?.[(seat + (i % 4)) & 3]));
        expect(account.unseen.reduce((sum, [from, to]) => sum + to - from + 1, 0)).toBe(
          replayed.wall.known.filter((known) => !known).length,
        );
        expect(SEATS.map((seat) => replayed.played.table.cash.seats[seat])).toEqual(after);
        const opened = openLink(riichi, linkOfDeal(riichi, replayed, 1e6));
        if ('broken' in opened) throw new Error(JSON.stringify(opened.broken));
        const last = opened.history.frames.at(-1)?.context.table;
        expect(last?.stage.phase).toBe('ended');
        expect(last?.cash.seats).toEqual(after);
        const seat = SEATS[i % 4] ?? 0;
        const own = openLink(riichi, linkOfDeal(riichi, replayed, 1e6, seat));
        if ('broken' in own) throw new Error(JSON.stringify(own.broken));
        const end = own.history.frames.at(-1)?.context.table;
        expect([own.eyes, end?.stage.phase]).toEqual([0, 'ended']);
        expect(end?.dealer).toBe((deal.dealer - seat) & 3);
      }
    }
  });
});
