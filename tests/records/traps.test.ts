/** What an importer that is written from memory gets wrong, format by format, each with a record made for it. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bySeat, SEATS } from '../../src/engine/seats.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { textOfFile } from '../../src/records/file.ts';
import { pointsByChanges } from '../../src/records/points.ts';
import { readRecord } from '../../src/records/read.ts';
import { type GameRecord, type RecordDeal, RecordError } from '../../src/records/record.ts';
import { optionsOf } from '../../src/records/room.ts';
import { tileOfCode, tileOfLetters, tileOfTwoDigits } from '../../src/records/tile-names.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { botsMatch, rulesAt, TABLES } from './bots-match.ts';
import { writeMahjongSoul } from './writers/mahjong-soul.ts';
import { writeMajiang } from './writers/majiang.ts';
import { writeMjai } from './writers/mjai.ts';
import { writeTenhouJson } from './writers/tenhou-json.ts';
import { writeTenhouXml } from './writers/tenhou-xml.ts';

const [RED_M] = parseTiles('0m') as [number];
const [FIVE_M] = parseTiles('5m') as [number];
const [WHITE, GREEN, RED] = parseTiles('PFC') as [number, number, number];

const match = (table: keyof typeof TABLES): readonly RecordDeal[] =>
  botsMatch(rulesAt(TABLES[table]), 'traps', 3);

/** A deal in Tenhou’s XML whose hands are the first ids, four by four. */
function xml(type: number, inside = '', rest = ''): string {
  const hand = (seat: number): string => Array.from({ length: 13 }, (_, i) => 4 * i + seat).join(',');
  const hands = SEATS.map((seat) => `hai${seat}="${hand(seat)}"`).join(' ');
  return `<mjloggm ver="2.3"><GO type="${type}"/><INIT seed="0,0,0,1,2,135" ten="250,250,250,250" oya="0" ${hands}>${inside}</INIT>${rest}`;
}

const refusal = (read: () => unknown): RecordError => {
  try {
    read();
  } catch (error) {
    if (error instanceof RecordError) return error;
  }
  throw new Error('it was not refused');
};

/** The result of a deal of tenhou.net/6 without a move, which ends so. */
function endedWith(end: readonly unknown[]) {
  const hands = SEATS.flatMap((seat) => [
    Array.from({ length: 13 }, (_, i) => (seat === 3 ? 41 + (i % 7) : 10 * seat + 11 + (i % 9))),
    [],
    [],
  ]);
  const deal = [[0, 0, 0], [25_000, 25_000, 25_000, 25_000], [41], [], ...hands, end];
  const { deals } = readRecord(JSON.stringify({ name: ['A', 'B', 'C', 'D'], rule: {}, log: [deal] }));
  return deals[0]?.result;
}

const eventsOf = ({ deals }: GameRecord) => deals.flatMap(({ events }) => events);

/** The same, with a caller’s own tiles in one order: a red five may be told before or after a plain one. */
const sortedEventsOf = (record: GameRecord) =>
  eventsOf(record).map((event) =>
    event.type === 'called' ? { ...event, own: event.own.toSorted((a, b) => a - b) } : event,
  );

describe('Tenhou’s XML', () => {
  test('red fives are 16, 52 and 88, unless the table has none', () => {
    expect(readRecord(xml(1)).deals[0]?.hands[0]).toContain(RED_M);
    expect(readRecord(xml(3)).deals[0]?.hands[0]).not.toContain(RED_M);
    expect(readRecord(xml(3)).deals[0]?.hands[0]).toContain(FIVE_M);
  });

  test('its further round goes on while East keeps the deal without leading', async () => {
    const game = await loadGame('riichi');
    expect(optionsOf(game, readRecord(xml(1)))).toMatchObject({ extension: 'east-plays-on' });
  });

  test('dragons are numbered white, green, red', () => {
    const tags = '<T124/><D124/><U128/><E128/><V132/><F132/>';
    const tiles = eventsOf(readRecord(xml(1, '', tags))).map(({ tile }) => tile);
    expect(tiles).toEqual([WHITE, WHITE, GREEN, GREEN, RED, RED]);
  });

  test('a game of three is refused by name', () => {
    expect(refusal(() => readRecord(xml(0x11))).fault.why).toBe('three-players');
    expect(refusal(() => readRecord(xml(1).replace(/hai3="[^"]*"/, 'hai3=""'))).fault.why).toBe(
      'three-players',
    );
  });

  test('players come again after a reconnection, with one name, and a shuffle may stand inside a deal', () => {
    const record = readRecord(
      xml(1, '<SHUFFLE seed="x" ref=""/>', '<UN n2="C"/><T124/><D124/><BYE who="1"/>').replace(
        '<INIT',
        '<UN n0="%41" n1="B" n2="C" n3="D"/><INIT',
      ),
    );
    expect(record.names).toEqual(['A', 'B', 'C', 'D']);
    expect(eventsOf(record)).toHaveLength(2);
  });

  test('the second step of a riichi may be missing, or be without points', () => {
    const tags = '<T124/><REACH who="0" step="1"/><D124/><REACH who="0" step="2"/><U128/><E128/>';
    const [, thrown] = eventsOf(readRecord(xml(1, '', tags)));
    expect(thrown).toMatchObject({ type: 'discarded', riichi: true });
    const ronned = tags.replace('<REACH who="0" step="2"/><U128/><E128/>', '');
    expect(eventsOf(readRecord(xml(1, '', ronned)))[1]).toMatchObject({ riichi: true });
  });

  test('of two winners the second starts from the result of the first', () => {
    const win = (who: number, sc: string) =>
      `<AGARI who="${who}" fromWho="0" ten="30,1000,0" yaku="1,1,53,0" sc="${sc}"/>`;
    const tags = `<T124/><D124/>${win(1, '250,-10,250,10,250,0,250,0')}${win(2, '240,-20,260,0,250,20,250,0')}`;
    const [deal] = readRecord(xml(1, '', tags)).deals;
    expect(deal?.changes).toEqual([-3000, 1000, 2000, 0]);
    expect(deal?.after).toEqual([22_000, 26_000, 27_000, 25_000]);
    // A line of no han adds none.
    expect(deal?.result).toMatchObject({
      is: 'won',
      wins: [
        { seat: 1, han: 1 },
        { seat: 2, han: 1 },
      ],
    });
  });

  test('a file that is cut off is opened as far as it goes, and says where', () => {
    const whole = writeTenhouXml(match('tenhou'));
    const record = readRecord(whole.slice(0, whole.length - 300));
    expect(record.deals).toHaveLength(3);
    expect(record.fault?.place).toMatch(/^(?:line 1, column \d+|the end)$/);
    expect(record.deals[2]?.result).toBeNull();
  });

  test('a file that is packed with gzip is unpacked, even where it is cut off', async () => {
    const text = writeTenhouXml(match('tenhou'));
    const packed = gzipSync(text);
    expect(await textOfFile(new Blob([packed]))).toBe(text);
    expect(await textOfFile(new Blob([text]))).toBe(text);
  });
});

describe('The JSON of tenhou.net/6', () => {
  test('60 is the tile just drawn, and an open kan leaves a 0', () => {
    const deals = match('tenhou');
    const text = writeTenhouJson(deals);
    expect(text).toContain('60');
    expect(sortedEventsOf(readRecord(text))).toEqual(sortedEventsOf(readRecord(writeTenhouXml(deals))));
  });

  test('a link that names a game without carrying it is refused as such', () => {
    const { fault } = refusal(() => readRecord('https://tenhou.net/0/?log=2026010100gm-00a9-0000-x&tw=0'));
    expect(fault.why).toBe('elsewhere');
  });

  test('a riichi whose tile is taken for a win lays no bet, whatever the changes say', () => {
    const events = [
      { type: 'drew', seat: 1, tile: 0 },
      { type: 'discarded', seat: 1, tile: 0, riichi: true },
    ] as const;
    const won = { is: 'won', wins: [] } as const;
    const points = bySeat(() => 25_000);
    const changes = [1000, -1000, 0, 0] as const;
    expect(pointsByChanges({ points, changes, events, result: won })).toEqual([
      26_000, 24_000, 25_000, 25_000,
    ]);
    const drawn = { is: 'drawn', why: 'exhausted', ready: [1] } as const;
    expect(pointsByChanges({ points, changes, events, result: drawn })?.[1]).toBe(23_000);
  });

  test('a river that is paid does not say who was ready', () => {
    expect(endedWith(['流し満貫', [-4000, 8000, -2000, -2000]])).toEqual({
      is: 'drawn',
      why: 'river-mangan',
      ready: null,
    });
    expect(endedWith(['流局', [-1000, 3000, -1000, -1000]])).toMatchObject({ ready: [1] });
  });

  test('13 han that are called a yakuman are counted still', () => {
    const win = (...more: string[]) => endedWith(['和了', [-32000, 32000, 0, 0], [1, 0, 1, ...more]]);
    expect(win('役満32000点', '清一色(6飜)', 'ドラ(7飜)')).toMatchObject({
      wins: [{ han: 13, yakuman: false }],
    });
    expect(win('数え役満32000点', '清一色(6飜)', 'ドラ(7飜)')).toMatchObject({
      wins: [{ han: 13, yakuman: false }],
    });
    expect(win('役満32000点', '国士無双(役満)')).toMatchObject({ wins: [{ han: null, yakuman: true }] });
    expect(win('役満32000点')).toMatchObject({ wins: [{ han: null, yakuman: true }] });
  });

  test('51 to 53 are red fives, 45 to 47 white, green, red', () => {
    expect([51, 45, 46, 47, 60, 10].map(tileOfTwoDigits)).toEqual([RED_M, WHITE, GREEN, RED, null, null]);
  });
});

describe('mjai', () => {
  test('scores may be missing at the start of a deal: they are carried on', () => {
    const deals = match('mjai');
    const { deals: read } = readRecord(writeMjai(deals, { terse: true }));
    expect(read.map(({ points }) => points)).toEqual(deals.map(({ points }) => points));
  });

  test('a win may say neither yaku nor fu nor points', () => {
    const { deals: read } = readRecord(writeMjai(match('mjai'), { terse: true }));
    for (const { result } of read)
      if (result?.is === 'won') expect(result.wins[0]).toMatchObject({ han: null, fu: null, yakuman: null });
  });

  test('tiles that are hidden are said to be so', () => {
    const text = writeMjai(match('mjai')).replaceAll(/"pai":"\w+"/g, '"pai":"?"');
    expect(readRecord(text).fault).toMatchObject({ why: 'hidden', place: 'line 3, pai' });
  });

  test('P, F and C are white, green and red', () => {
    expect(['P', 'F', 'C', '5mr', '4mr'].map(tileOfLetters)).toEqual([WHITE, GREEN, RED, RED_M, null]);
  });
});

describe('Majiang', () => {
  test('seats are winds of the deal, and the first dealer need not be the first name', () => {
    const record = readRecord(writeMajiang(match('majiang'), 3));
    expect(record.names).toEqual(['D', 'A', 'B', 'C']);
    const later = record.deals.find(({ dealer }) => dealer > 0) ?? record.deals[0];
    expect(later?.events[0]).toMatchObject({ type: 'drew', seat: later?.dealer });
  });
});

describe('Mahjong Soul and Riichi City', () => {
  test('a field that is zero is left out: seat 0, no counters', () => {
    const text = writeMahjongSoul(match('mahjong-soul'));
    expect(text).not.toContain('"seat":0');
    expect(readRecord(text).deals[0]).toMatchObject({ dealer: 0, counters: 0, bets: 0 });
  });

  test('East’s fourteenth tile is the last of its list, and the whole wall is there', () => {
    const deals = match('mahjong-soul');
    const [deal] = readRecord(writeMahjongSoul(deals)).deals;
    expect(deal?.events[0]).toEqual(deals[0]?.events[0]);
    expect(deal?.wall).toEqual(deals[0]?.wall?.slice(-83));
  });

  test('dots come first, then bamboo, then characters; 256 more is red', () => {
    expect([1, 17, 33, 49, 113, 129, 145, 293, 40 + 256, 10].map(tileOfCode)).toEqual([
      ...parseTiles('1p1s1mEPFC0m'),
      null,
      null,
    ]);
  });
});
