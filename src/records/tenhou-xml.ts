/** Tenhou's XML (mjlog). Tags touch each other, and a file may be cut off anywhere. */
import { type BySeat, bySeat, type Seat, seatAfter, type Wind } from '../engine/seats.ts';
import { type Kind, plainKind, RED_FIVES } from '../engine/tiles.ts';
import { type DealDraft, RecordDraft, readDraft } from './draft.ts';
import { lineAt } from './json-place.ts';
import { type GameRecord, type RecordDraw, RecordError, threePlayers } from './record.ts';
import { kindNumbered } from './tile-names.ts';

const TYPE = { noReds: 0x02, noOpenSimples: 0x04, south: 0x08, three: 0x10, parlour: 0x200 } as const;

/** A red five is the first of its four tiles: 16, 52, 88. */
const RED_IDS = [16, 52, 88];

const DRAWS = 'TUVW';
const DISCARDS = 'DEFG';

const ABORTS: Readonly<Record<string, RecordDraw>> = {
  yao9: 'nine-kinds',
  kaze4: 'four-winds',
  reach4: 'four-riichi',
  kan4: 'four-kans',
  ron3: 'three-wins',
  nm: 'river-mangan',
};

/** Tags whose text is no business of a deal. */
const IGNORED = new Set(['SHUFFLE', 'UN', 'TAIKYOKU', 'BYE', 'mjloggm', 'xml', 'CHAT']);

/** One tag with its attributes, and where it stands. */
interface Tag {
  readonly name: string;
  readonly place: string;
  readonly get: (attribute: string) => string | null;
  readonly need: (attribute: string) => string;
  readonly whole: (attribute: string, most: number, missing?: number) => number;
  readonly numbers: (attribute: string) => readonly number[];
}

class MjlogReader {
  readonly draft: RecordDraft;
  private type = 0;
  /** The seat that has said riichi and not discarded yet. */
  private declares: Seat | null = null;

  constructor(draft: RecordDraft) {
    this.draft = draft;
  }

  read(tag: Tag): void {
    const move = /^([TUVWDEFGdefg])(\d+)$/.exec(tag.name);
    if (move) {
      this.move(tag, move[1] as string, Number(move[2]));
      return;
    }
    switch (tag.name) {
      case 'GO':
        this.go(tag);
        return;
      case 'INIT':
        this.init(tag);
        return;
      case 'N':
        this.call(tag);
        return;
      case 'REACH':
        if (tag.get('step') === '1') this.declares = seatOf(tag, 'who');
        return;
      case 'DORA':
        this.now(tag).indicators.push(this.tile(tag, tag.whole('hai', 135)));
        return;
      case 'AGARI':
        this.win(tag);
        return;
      case 'RYUUKYOKU':
        this.drawn(tag);
        return;
      default:
        if (tag.name === 'UN' && this.draft.names.length === 0) this.draft.names = namesIn(tag);
        if (!IGNORED.has(tag.name))
          throw new RecordError(tag.place, `a tag of a game, not “${tag.name.slice(0, 20)}”`);
    }
  }

  private now = (tag: Tag): DealDraft => this.draft.now(tag.place);

  private tile(tag: Tag, id: number): Kind {
    const kind = kindNumbered(Math.floor(id / 4));
    if (kind === null || !Number.isInteger(id)) throw new RecordError(tag.place, 'a tile from 0 to 135');
    return RED_IDS.includes(id) && !(this.type & TYPE.noReds) ? RED_FIVES + Math.floor(kind / 9) : kind;
  }

  private tiles = (tag: Tag, attribute: string): readonly Kind[] =>
    tag.numbers(attribute).map((id) => this.tile(tag, id));

  private go(tag: Tag): void {
    this.type = tag.whole('type', 0xffff, 0);
    if (this.type & TYPE.three) throw threePlayers(tag.place);
    this.draft.table = {
      played: this.type & TYPE.parlour ? 'tenhou-parlour' : 'tenhou',
      reds: this.type & TYPE.noReds ? 0 : 3,
      openSimples: !(this.type & TYPE.noOpenSimples),
      eastOnly: !(this.type & TYPE.south),
    };
  }

  private init(tag: Tag): void {
    const [number = -1, counters = 0, bets = 0, , , indicator = -1] = tag.numbers('seed');
    if (tag.get('hai3') === '') throw threePlayers(tag.place);
    const points = tag.numbers('ten');
    if (number < 0 || number > 15 || points.length !== 4)
      throw new RecordError(tag.place, 'a deal with “seed” and four “ten”');
    const hands = bySeat((seat) => {
      const hand = this.tiles(tag, `hai${seat}`);
      if (hand.length !== 13) throw new RecordError(tag.place, `13 tiles in hai${seat}`);
      return hand;
    });
    const deal = this.draft.begin(
      {
        dealer: seatOf(tag, 'oya'),
        round: (number >> 2) as Wind,
        counters,
        bets,
        points: inHundreds(points),
        hands,
      },
      tag.place,
    );
    deal.indicators.push(this.tile(tag, indicator));
    this.declares = null;
  }

  private move(tag: Tag, letter: string, id: number): void {
    const deal = this.now(tag);
    const tile = this.tile(tag, id);
    const drawn = DRAWS.indexOf(letter);
    if (drawn >= 0) {
      deal.add({ type: 'drew', seat: drawn as Seat, tile });
      return;
    }
    const seat = DISCARDS.indexOf(letter.toUpperCase()) as Seat;
    deal.add({ type: 'discarded', seat, tile, riichi: this.declares === seat });
    if (this.declares === seat) this.declares = null;
  }

  private call(tag: Tag): void {
    const deal = this.now(tag);
    const seat = seatOf(tag, 'who');
    const m = tag.whole('m', 0xffff);
    // The two low bits say how many seats after the caller the giver sits.
    const from = seatAfter(seat, m & 3);
    const { tiles, at, is } = meldOf(m);
    const kinds = tiles.map((id) => this.tile(tag, id));
    const tile = kinds[at] as Kind;
    if (is === 'added') {
      deal.add({ type: 'konged', how: 'promoted', seat, tile });
      return;
    }
    if (is === 'kong' && from === seat) {
      deal.add({ type: 'konged', how: 'concealed', seat, tile: plainKind(tile) });
      return;
    }
    if (is === 'north') throw threePlayers(tag.place);
    deal.add({ type: 'called', call: is, seat, from, tile, own: kinds.filter((_, i) => i !== at) });
  }

  private win(tag: Tag): void {
    const deal = this.now(tag);
    const seat = seatOf(tag, 'who');
    const giver = seatOf(tag, 'fromWho');
    const yaku = tag.numbers('yaku');
    const yakuman = tag.get('yakuman') !== null;
    const [fu = null] = tag.numbers('ten');
    const han = yaku.reduce((sum, each, i) => (i % 2 === 1 ? sum + each : sum), 0);
    deal.turn(this.tiles(tag, 'doraHai'));
    deal.look(this.tiles(tag, 'doraHaiUra'));
    deal.win(
      {
        seat,
        from: giver === seat ? null : giver,
        han: yakuman ? null : han,
        fu: yakuman ? null : fu,
        yakuman,
      },
      null,
    );
    this.score(tag, deal);
  }

  private drawn(tag: Tag): void {
    const deal = this.now(tag);
    const type = tag.get('type');
    const why = type === null ? 'exhausted' : ABORTS[type];
    if (why === undefined) throw new RecordError(tag.place, 'a draw of a known type');
    const shown = [0, 1, 2, 3].filter((seat) => tag.get(`hai${seat}`) !== null) as Seat[];
    deal.result = { is: 'drawn', why, ready: shown };
    this.score(tag, deal);
  }

  /** Points before the payments, bets laid, and the change of each; a second winner starts from the first’s result. */
  private score(tag: Tag, deal: DealDraft): void {
    const sc = tag.numbers('sc');
    if (sc.length !== 8) throw new RecordError(tag.place, '“sc” with points and changes of four seats');
    deal.change(bySeat((seat) => (sc[2 * seat + 1] ?? 0) * 100));
    deal.after = bySeat((seat) => ((sc[2 * seat] ?? 0) + (sc[2 * seat + 1] ?? 0)) * 100);
  }
}

const inHundreds = (all: readonly number[]): BySeat<number> => bySeat((seat) => (all[seat] ?? 0) * 100);

const seatOf = (tag: Tag, attribute: string): Seat => tag.whole(attribute, 3) as Seat;

function namesIn(tag: Tag): readonly string[] {
  return bySeat((seat) => {
    const name = tag.get(`n${seat}`) ?? '';
    try {
      return decodeURIComponent(name);
    } catch {
      return name;
    }
  });
}

interface PackedMeld {
  readonly is: 'chow' | 'pung' | 'kong' | 'added' | 'north';
  /** Tiles from 0 to 135. */
  readonly tiles: readonly number[];
  /** Which of them was taken, or added. */
  readonly at: number;
}

/** The set that the sixteen bits of a call stand for. */
function meldOf(m: number): PackedMeld {
  if (m & 0x04) {
    const packed = m >> 10;
    const base = Math.floor(packed / 3);
    const first = (Math.floor(base / 7) * 9 + (base % 7)) * 4;
    const tiles = [first + ((m >> 3) & 3), first + 4 + ((m >> 5) & 3), first + 8 + ((m >> 7) & 3)];
    return { is: 'chow', tiles, at: packed % 3 };
  }
  if (m & 0x18) {
    const packed = m >> 9;
    const first = Math.floor(packed / 3) * 4;
    const fourth = (m >> 5) & 3;
    if (m & 0x10) return { is: 'added', tiles: [first + fourth], at: 0 };
    const tiles = [0, 1, 2, 3].filter((i) => i !== fourth).map((i) => first + i);
    return { is: 'pung', tiles, at: packed % 3 };
  }
  if (m & 0x20) return { is: 'north', tiles: [120], at: 0 };
  const first = (m >> 10) * 4;
  return { is: 'kong', tiles: [first, first + 1, first + 2, first + 3], at: (m >> 8) & 3 };
}

const TAG = /[\s\uFEFF]*<[?/]?([A-Za-z]+\d*)((?:\s+[\w:.-]+\s*=\s*"[^"]*")*)\s*[?/]?>\s*/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*"([^"]*)"/g;

/** Reads the tags one by one. @throws RecordError with line and column where no tag stands */
function* tagsIn(text: string): Generator<Tag> {
  for (let at = 0; at < text.length; ) {
    TAG.lastIndex = at;
    const found = TAG.exec(text);
    if (!found) throw new RecordError(lineAt(text, at), 'a whole tag');
    const [whole, name = '', attributes = ''] = found;
    const start = at;
    at += whole.length;
    if (!whole.trimStart().startsWith('</')) yield tagOf(text, start, name, attributes);
  }
}

function tagOf(text: string, start: number, name: string, attributes: string): Tag {
  const values = new Map<string, string>();
  for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) values.set(key, value);
  const tag: Tag = {
    name,
    get place() {
      return lineAt(text, start);
    },
    get: (attribute) => values.get(attribute) ?? null,
    need: (attribute) => {
      const value = values.get(attribute);
      if (value === undefined) throw new RecordError(tag.place, `“${attribute}” in ${name}`);
      return value;
    },
    whole: (attribute, most, missing) => {
      const value = values.get(attribute);
      if (value === undefined && missing !== undefined) return missing;
      const number = Number(tag.need(attribute));
      if (!(value && Number.isInteger(number) && number >= 0 && number <= most))
        throw new RecordError(tag.place, `“${attribute}” in ${name} from 0 to ${most}`);
      return number;
    },
    numbers: (attribute) => {
      const value = values.get(attribute) ?? '';
      if (value === '') return [];
      const all = value.split(',').map(Number);
      if (all.length > 200 || !all.every((each) => Number.isFinite(each)))
        throw new RecordError(tag.place, `numbers in “${attribute}” of ${name}`);
      return all;
    },
  };
  return tag;
}

/** @throws RecordError where not even one deal can be read */
export const readTenhouXml = (text: string): GameRecord =>
  readDraft(new RecordDraft('tenhou-xml', 'tenhou'), (draft) => {
    const reader = new MjlogReader(draft);
    for (const tag of tagsIn(text)) reader.read(tag);
  });
