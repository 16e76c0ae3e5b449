/** Reads a record of any format: which one it is, is seen in the text. */
import { parseJson } from './json-place.ts';
import { readMahjongSoul } from './mahjong-soul.ts';
import { readMajiang } from './majiang.ts';
import { readMjai } from './mjai.ts';
import { type GameRecord, RecordError } from './record.ts';
import { readRiichiCity } from './riichi-city.ts';
import { jsonOfLink, readTenhouJson } from './tenhou-json.ts';
import { readTenhouXml } from './tenhou-xml.ts';

/** The longest text that is read, in characters. The longest matches have some 300,000. */
const LONGEST = 8_000_000;

type Reader = (text: string) => GameRecord;

const KNOWN = 'a record: Tenhou’s XML or JSON, mjai, Majiang, Mahjong Soul or Riichi City';

/** How much of a text its format is looked for in. */
const HEAD = 4000;

/**
 * Reads a record, or a link that carries one.
 * @throws RecordError where it is none, or where not even its first deal can be read
 */
export function readRecord(input: string): GameRecord {
  const text = input.replace(/^\uFEFF/, '').trim();
  if (text === '') throw new RecordError('the beginning', KNOWN);
  if (text.length > LONGEST) throw new RecordError('the end', `at most ${LONGEST / 1e6} million characters`);
  const linked = jsonOfLink(text);
  return linked === null ? readerOf(text)(text) : readTenhouJson(linked);
}

function readerOf(text: string): Reader {
  const head = text.slice(0, HEAD);
  if (head.startsWith('<')) {
    if (/<\s*(?:mjloggm|GO|SHUFFLE|UN|TAIKYOKU|INIT)\b/.test(head)) return readTenhouXml;
  } else if (/^[{[]/.test(head)) {
    const reader = readerOfJson(text, head);
    if (reader) return reader;
  }
  throw new RecordError('line 1, column 1', KNOWN);
}

/** Seen in the names that stand near the beginning; whole JSON is looked at where they do not tell. */
function readerOfJson(text: string, head: string): Reader | null {
  if (/^\[?\s*\{[^{}]*"type"\s*:\s*"(?:start_game|start_kyoku|none)"/.test(head)) return readMjai;
  const { value } = parseJson(text);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'object' || first === null) return null;
  if ('handRecord' in first || ('data' in first && isIn('handRecord', first.data))) return readRiichiCity;
  if ('log' in first && Array.isArray(first.log)) {
    return head.includes('"qipai"') || text.includes('"qipai"') ? readMajiang : readTenhouJson;
  }
  if (/"\.?(?:lq\.)?RecordNewRound"/.test(text)) return readMahjongSoul;
  return 'type' in first ? readMjai : null;
}

const isIn = (key: string, value: unknown): boolean =>
  typeof value === 'object' && value !== null && key in value;
