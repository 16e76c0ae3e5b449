/** Records that were made to do harm, or broke on their way: nothing throws but what says where. */
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../src/engine/random.ts';
import { replayDeal } from '../../src/records/agreement.ts';
import { linkOfDeal } from '../../src/records/link.ts';
import { readRecord } from '../../src/records/read.ts';
import { type GameRecord, RecordError } from '../../src/records/record.ts';
import { optionsOf } from '../../src/records/room.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { LONG, seedOf } from '../scale.ts';
import { botsMatch, rulesAt, TABLES } from './bots-match.ts';
import { writeMahjongSoul } from './writers/mahjong-soul.ts';
import { writeMajiang } from './writers/majiang.ts';
import { writeMjai } from './writers/mjai.ts';
import { writeRiichiCity } from './writers/riichi-city.ts';
import { writeTenhouJson } from './writers/tenhou-json.ts';
import { writeTenhouXml } from './writers/tenhou-xml.ts';

const COUNT = LONG ? 2000 : 200;
const NAME = '<img src=x onerror=alert(1)>';

const deals = botsMatch(rulesAt(TABLES.tenhou), 'hostile', 2);
const WHOLE = [
  writeTenhouXml,
  writeTenhouJson,
  writeMjai,
  writeMajiang,
  writeMahjongSoul,
  writeRiichiCity,
].map((write) => write(deals));

/** One change: cut off, cut out, doubled, a number or a sign changed, or a name that is no name. */
function harmed(text: string, random: Random): string {
  const at = random.below(text.length);
  const to = Math.min(text.length, at + 1 + random.below(40));
  switch (random.below(7)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(at);
    case 3:
      return text.replace(/\d+/g, (digits, place: number) =>
        place >= at && place < to ? String(random.below(300) - 50) : digits,
      );
    case 4:
      return `${text.slice(0, at)}${'[{<"\\\u0000}]'.charAt(random.below(8))}${text.slice(at + 1)}`;
    case 5:
      return text.replaceAll(/"[A-D]"/g, JSON.stringify(NAME)).replaceAll('n1="B"', `n1="${NAME}"`);
    default:
      return text.replaceAll(':', random.below(2) === 0 ? ':[[' : ':-').slice(0, at + 200);
  }
}

function opened(text: string): GameRecord | null {
  try {
    return readRecord(text);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    expect(error.fault.place).not.toBe('');
    expect(error.fault.expected).not.toBe('');
    return null;
  }
}

test('whatever is changed in a record, it is opened as far as it goes or refused with its place', () => {
  let read = 0;
  for (let n = 0; n < COUNT; n++) {
    const random = createRandom(seedOf('hostile', n));
    let text = WHOLE[n % WHOLE.length] as string;
    for (let times = 0; times <= random.below(3); times++) text = harmed(text, random);
    const record = opened(text);
    if (!record) continue;
    read++;
    const chosen = optionsOf(riichi, record);
    const [deal] = record.deals;
    if (!deal) continue;
    try {
      const link = linkOfDeal(riichi, replayDeal(riichi, chosen, deal, record.deals[1] ?? null));
      expect(link).not.toContain('onerror');
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
    }
  }
  expect(read).toBeGreaterThan(COUNT / 10);
});

test.each([
  ['nothing', ''],
  ['a megabyte of one letter', 'x'.repeat(1_000_000)],
  ['a megabyte of brackets', '['.repeat(1_000_000)],
  ['a megabyte of braces', '{"a":'.repeat(200_000)],
  ['a megabyte of tags', '<'.repeat(1_000_000)],
  ['a tag that never ends', `<GO ${'a="1" '.repeat(150_000)}`],
  ['lines that are no JSON', `{"type":"start_game","names":[]}\n${'{"type":\n'.repeat(100_000)}`],
  ['other JSON', '{"log":{"__proto__":1}}'],
  ['a list of nothing', '[null]'],
  ['a number', '17'],
  ['a link', 'javascript:alert(1)'],
  ['a broken link', 'https://tenhou.net/6/#json=%E0%A4%A'],
])('%s is refused with its place', (_, text) => {
  expect(opened(text)).toBeNull();
});
