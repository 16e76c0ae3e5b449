/** Traps that only a whole deal shows: indicators after kans, robbed kans, liability, bets; each with a deal made for it. */
import { describe, expect, test } from 'vitest';
import { parseTiles } from '../../src/notation/tiles.ts';
import { replayDeal } from '../../src/records/agreement.ts';
import { readRecord } from '../../src/records/read.ts';
import type { RecordDeal } from '../../src/records/record.ts';
import { optionsOf } from '../../src/records/room.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import {
  concealedKan,
  fedDragons,
  openKanWin,
  openKanWinAtOnce,
  robbedKan,
  ronnedRiichi,
  twoKans,
} from './made-deals.ts';
import { writeMahjongSoul } from './writers/mahjong-soul.ts';
import { writeMajiang } from './writers/majiang.ts';
import { writeMjai } from './writers/mjai.ts';
import { writeRiichiCity } from './writers/riichi-city.ts';
import { writeTenhouJson } from './writers/tenhou-json.ts';
import { writeTenhouXml } from './writers/tenhou-xml.ts';

const WRITERS = [
  ['Tenhou’s XML', writeTenhouXml],
  ['tenhou.net/6', writeTenhouJson],
  ['mjai', writeMjai],
  ['Majiang', writeMajiang],
  ['Mahjong Soul', writeMahjongSoul],
] as const;

/** The tags of Tenhou’s XML without what they carry: `N T N DORA T`. */
const tagsOf = (text: string): string =>
  [...text.matchAll(/<([A-Z]+)\d*[ /]/g)].map(([, name]) => name).join(' ');

/** The first deal of a record, and what it comes to by the rules. */
function replayedFrom(text: string) {
  const record = readRecord(text);
  const [deal] = record.deals;
  if (!deal) throw new Error('no deal');
  const { differences, by, atOdds, played } = replayDeal(
    riichi,
    optionsOf(riichi, record),
    deal,
    record.deals[1] ?? null,
  );
  return { deal, differences, by, atOdds, points: played.table.cash.seats };
}

describe.each(WRITERS)('%s', (_, write) => {
  test('the indicator of an open kan does not count for a win on its replacement', () => {
    const { differences, by, points } = replayedFrom(write([openKanWin]));
    expect([differences, by, points]).toEqual([[], null, openKanWin.after]);
  });

  test('two kans in a row turn two indicators, in order', () => {
    const { deal, differences } = replayedFrom(write([twoKans]));
    expect(deal.indicators).toEqual(parseTiles('S1m2m'));
    expect(differences).toEqual([]);
  });

  test('the indicator of a concealed kan is turned before its replacement', () => {
    const { deal, differences } = replayedFrom(write([concealedKan]));
    expect(deal.indicators).toEqual(parseTiles('S2m'));
    expect(differences).toEqual([]);
  });

  test('a robbed kan is the kan, then the win from its owner', () => {
    const { deal, differences, points } = replayedFrom(write([robbedKan]));
    expect(deal.events.at(-1)).toMatchObject({ type: 'konged', how: 'promoted', seat: 1 });
    expect([differences, points]).toEqual([[], robbedKan.after]);
  });

  test('who feeds the third dragon pays for all of them', () => {
    const { differences, points } = replayedFrom(write([fedDragons]));
    expect([differences, points]).toEqual([[], fedDragons.after]);
  });

  test('a riichi whose tile is taken lays no bet', () => {
    const { differences, atOdds, points } = replayedFrom(write([ronnedRiichi]));
    expect([differences, atOdds, points]).toEqual([[], false, ronnedRiichi.after]);
  });
});

describe('Tenhou’s XML', () => {
  test('two kans in a row are written N T N DORA T DORA D', () => {
    expect(tagsOf(writeTenhouXml([twoKans]))).toContain('N U N DORA U DORA E');
  });

  test('after a concealed kan the indicator stands before the draw', () => {
    expect(tagsOf(writeTenhouXml([concealedKan]))).toContain('N DORA U E');
  });

  test('an indicator that stands before a win on the replacement does not count either', () => {
    const text = writeTenhouXml([openKanWin]).replace('<AGARI', '<DORA hai="48"/><AGARI');
    expect(replayedFrom(text.replace(/doraHai="(\d+),\d+"/, 'doraHai="$1"')).differences).toEqual([]);
  });

  test('parlour tables turn it at once', () => {
    const { differences, by } = replayedFrom(writeTenhouXml([openKanWinAtOnce], 0x09 | 0xa0 | 0x200));
    expect([differences, by]).toEqual([[], null]);
  });

  test('parlour tables may count a counter as 1,500: the option is named', () => {
    const counted: RecordDeal = {
      ...openKanWin,
      counters: 1,
      changes: [-1500, 3500, -1000, -1000],
      after: [23_500, 28_500, 24_000, 24_000],
    };
    const { differences, by } = replayedFrom(writeTenhouXml([counted]));
    expect([differences, by]).toEqual([[], { option: 'counter-value', value: 1500 }]);
  });

  test('paoWho stands only beside a yakuman, and says who is liable', () => {
    const text = writeTenhouXml([fedDragons]).replace('yakuman="39"', 'paoWho="3" yakuman="39"');
    expect(text).toContain('paoWho');
    expect(replayedFrom(text).differences).toEqual([]);
  });

  test('owari on the last result has points with leftover bets, then scores', () => {
    const text = writeTenhouXml([robbedKan]).replace(
      '<AGARI',
      '<AGARI owari="250,-5.0,224,-17.6,276,7.6,250,15.0"',
    );
    const { deal, differences } = replayedFrom(text);
    expect([deal.after, differences]).toEqual([robbedKan.after, []]);
  });

  test('the low bits of a call say how many seats after the caller the giver sits', () => {
    const { deal } = replayedFrom(writeTenhouXml([twoKans]));
    expect(deal.events.flatMap((event) => (event.type === 'called' ? [event.from] : []))).toEqual([0, 3]);
  });
});

describe('The JSON of tenhou.net/6', () => {
  test('the place of the letter names the giver', () => {
    const text = writeTenhouJson([twoKans]);
    expect(text).toMatch(/"p\d{6}"/);
    expect(readRecord(text).deals[0]?.events[2]).toMatchObject({ type: 'called', seat: 1, from: 0 });
  });

  test('the third number of a winner’s triple is who is liable', () => {
    const text = writeTenhouJson([fedDragons]).replace('[1,1,1,', '[1,1,3,');
    expect(text).toContain('[1,1,3,');
    expect(replayedFrom(text).differences).toEqual([]);
  });

  test('a converter’s bet to the winner is at odds with the points of the next deal', () => {
    const given: RecordDeal = { ...ronnedRiichi, changes: [-1300, 2300, 0, 0] };
    const next: RecordDeal = { ...concealedKan, dealer: 1, points: ronnedRiichi.after };
    const { differences, atOdds } = replayedFrom(writeTenhouJson([given, next]));
    expect([differences, atOdds]).toEqual([[], true]);
  });

  test('a round’s wind in words of its own is a han like any other', () => {
    const text = writeTenhouJson([openKanWin]).replace('立直(2飜)', 'Round Wind East(1飜)","場風 東(1飜)');
    expect(readRecord(text).deals[0]?.result).toMatchObject({ wins: [{ han: 2 }] });
  });
});

describe('mjai', () => {
  test('the indicator of an open kan comes after the draw', () => {
    const types = writeMjai([twoKans])
      .split('\n')
      .flatMap((line) => /"type":"(\w+)"/.exec(line)?.[1] ?? []);
    expect(types.join(' ')).toContain('daiminkan tsumo dora kakan tsumo dora dahai');
  });

  test('an exhausted deal names no reason', () => {
    const drawn: RecordDeal = { ...concealedKan, result: { is: 'drawn', why: 'exhausted', ready: [] } };
    expect(readRecord(writeMjai([drawn], { terse: true })).deals[0]?.result).toMatchObject({
      is: 'drawn',
      why: null,
    });
  });
});

describe('Majiang', () => {
  test('a star is riichi, and a line under a tile the drawn one', () => {
    const text = writeMajiang([ronnedRiichi]);
    expect(text).toContain('m5_*');
    expect(readRecord(text).deals[0]?.events.at(-1)).toMatchObject({ type: 'discarded', riichi: true });
  });

  test('kaigang comes after the discard for an open kan, and before the robbing for a second one', () => {
    const names = [...writeMajiang([twoKans]).matchAll(/"(zimo|gangzimo|dapai|fulou|gang|kaigang)":/g)].map(
      ([, name]) => name,
    );
    expect(names.slice(-7)).toEqual(['fulou', 'gangzimo', 'kaigang', 'gang', 'gangzimo', 'dapai', 'kaigang']);
  });

  test('the last digit of an added kan is the added tile', () => {
    expect(writeMajiang([twoKans])).toContain('-0"');
    const [added] = readRecord(writeMajiang([twoKans])).deals[0]?.events.slice(-3) ?? [];
    expect(added).toMatchObject({ type: 'konged', tile: parseTiles('0p')[0] });
  });
});

describe('Mahjong Soul and Riichi City', () => {
  test('type 2 is an added kan, 3 a concealed one', () => {
    const hows = [twoKans, concealedKan].map(
      (deal) =>
        readRecord(writeMahjongSoul([deal])).deals[0]?.events.find((event) => event.type === 'konged')?.how,
    );
    expect(hows).toEqual(['promoted', 'concealed']);
  });

  test('new indicators come as the whole list, with the record after the kan', () => {
    expect(readRecord(writeMahjongSoul([twoKans])).deals[0]?.indicators).toEqual(parseTiles('S1m2m'));
  });

  test('in Riichi City open kans turn at once', () => {
    const { differences, by, points } = replayedFrom(writeRiichiCity([openKanWinAtOnce]));
    expect([differences, by, points]).toEqual([[], null, openKanWinAtOnce.after]);
  });
});
