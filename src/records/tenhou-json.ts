/** The JSON of tenhou.net/6, and the link that carries it. It has no order of play: `turn-order.ts` finds one. */
import { type BySeat, bySeat, isSeat, SEATS, type Seat, seatAfter } from '../engine/seats.ts';
import { type Kind, plainKind } from '../engine/tiles.ts';
import { type DealDraft, giverOf, placeInMatch, RecordDraft, readDraft } from './draft.ts';
import { drawNamed } from './draw-names.ts';
import { four, type JsonPlace, parseJson } from './json-place.ts';
import { type GameRecord, RecordError, type RecordTable, threePlayers } from './record.ts';
import { tileOfTwoDigits } from './tile-names.ts';
import { orderOf, type SeatMoves, type Taken, type Thrown } from './turn-order.ts';

/** The number of “the tile just drawn”. */
const DRAWN = 60;

const CALLS = { c: 'chow', p: 'pung', m: 'kong' } as const;

function tileNumbered(n: unknown, at: JsonPlace): Kind {
  const tile = typeof n === 'number' ? tileOfTwoDigits(n) : null;
  if (tile === null) throw at.wrong('a tile of two digits');
  return tile;
}

const tileAt = (at: JsonPlace): Kind => tileNumbered(at.value, at);

interface WrittenCall {
  readonly letter: string;
  readonly tiles: readonly Kind[];
  /** Which of them stands after the letter. */
  readonly at: number;
}

/** A call: two digits a tile, and a letter before the one that was taken or added. */
function callAt(at: JsonPlace): WrittenCall {
  const text = at.text();
  const place = text.search(/[a-z]/);
  const digits = text.slice(0, Math.max(0, place)) + text.slice(place + 1);
  if (place < 0 || place % 2 !== 0 || !/^(\d\d){1,4}$/.test(digits)) throw at.wrong('a call');
  const tiles = (digits.match(/\d\d/g) ?? []).map((each) => tileNumbered(Number(each), at));
  const which = place / 2;
  if (which >= tiles.length) throw at.wrong('a tile after the letter of a call');
  return { letter: text.charAt(place), tiles, at: which };
}

/** Its place in the text names the giver: first the seat before, then the one across, last the one after. */
const giverAt = (seat: Seat, which: number): Seat => seatAfter(seat, which === 0 ? 3 : which === 1 ? 2 : 1);

function takenAt(at: JsonPlace, seat: Seat): Taken {
  if (typeof at.value === 'number') return tileAt(at);
  const { letter, tiles, at: which } = callAt(at);
  const call = CALLS[letter as keyof typeof CALLS];
  if (!call || tiles.length !== (call === 'kong' ? 4 : 3)) throw at.wrong('a tile, or a call c, p or m');
  return {
    type: 'called',
    call,
    seat,
    from: giverAt(seat, call === 'chow' ? 0 : which),
    tile: tiles[which] as Kind,
    own: tiles.filter((_, i) => i !== which),
  };
}

function thrownAt(at: JsonPlace, seat: Seat): Thrown {
  const { value } = at;
  if (value === 0) return null;
  if (typeof value === 'number') return { tile: value === DRAWN ? 'drawn' : tileAt(at), riichi: false };
  const text = at.text();
  if (text.startsWith('r')) {
    const tile = Number(text.slice(1));
    return { tile: tile === DRAWN ? 'drawn' : tileNumbered(tile, at), riichi: true };
  }
  const { letter, tiles, at: which } = callAt(at);
  if (letter === 'f') throw threePlayers(at.place);
  const tile = tiles[which] as Kind;
  if (letter !== 'a' && letter !== 'k') throw at.wrong('a discard, a riichi or a kan');
  return letter === 'a'
    ? { type: 'konged', how: 'concealed', seat, tile: plainKind(tile) }
    : { type: 'konged', how: 'promoted', seat, tile };
}

function readDeal(draft: RecordDraft, at: JsonPlace): void {
  const [number, counters, bets] = at.item(0).items();
  if (!number || !counters || !bets) throw at.item(0).wrong('deal, counters and bets');
  const { dealer, round } = placeInMatch(number.count(15));
  const points = at.item(1).amounts();
  const hands = bySeat((seat) => {
    const tiles = at
      .item(4 + 3 * seat)
      .items()
      .map(tileAt);
    if (tiles.length !== 13) {
      const isThree = seat === 3 && tiles.length === 0;
      throw isThree ? threePlayers(at.place) : at.item(4 + 3 * seat).wrong('13 tiles');
    }
    return tiles;
  });
  const deal = draft.begin(
    { dealer, round, counters: counters.count(), bets: bets.count(), points, hands },
    at.place,
  );
  deal.turn(at.item(2).items().map(tileAt));
  deal.look(at.item(3).items().map(tileAt));
  const seats = SEATS.map(
    (seat): SeatMoves => ({
      taken: at
        .item(5 + 3 * seat)
        .items()
        .map((each) => takenAt(each, seat)),
      thrown: at
        .item(6 + 3 * seat)
        .items()
        .map((each) => thrownAt(each, seat)),
    }),
  );
  const events = orderOf(seats, dealer);
  if (!events) throw new RecordError(at.place, 'moves that can be put in an order of play');
  for (const event of events) deal.add(event);
  readResult(deal, at.item(16));
}

function readResult(deal: DealDraft, at: JsonPlace): void {
  if (at.isMissing) return;
  const [name, ...rest] = at.items();
  if (!name) return;
  if (name.words() !== '和了') {
    const changes = rest[0]?.amounts() ?? null;
    const why = drawNamed(name.words());
    // A river is paid whether its owner is ready or not.
    deal.result = { is: 'drawn', why, ready: why === 'river-mangan' ? null : readyBy(name.words(), changes) };
    deal.change(changes);
    return;
  }
  for (let i = 0; i + 1 < rest.length; i += 2) readWin(deal, rest[i] as JsonPlace, rest[i + 1] as JsonPlace);
}

/** Who was ready, told by who was paid. Where nobody pays, the names tell all or none apart, and some name neither. */
function readyBy(name: string, changes: BySeat<number> | null): readonly Seat[] | null {
  if (name === '全員聴牌') return SEATS;
  if (name === '全員不聴') return [];
  return changes?.some((change) => change !== 0) ? SEATS.filter((seat) => changes[seat] > 0) : null;
}

function readWin(deal: DealDraft, changes: JsonPlace, at: JsonPlace): void {
  const [who, from, , worth, ...yaku] = at.items();
  const seat = who?.seat() ?? 0;
  if (!isSeat(from?.value)) throw at.wrong('who wins, and from whom');
  const text = worth?.words() ?? '';
  const han = yaku.reduce((sum, each) => sum + Number(/\((\d+)飜\)/.exec(each.words())?.[1] ?? 0), 0);
  // @kobalab/tenhou-url-log 1.0.3 says “yakuman” of 13 han, too; then each line says its han.
  const named =
    yaku.length === 0 ? text.includes('役満') : yaku.some((each) => each.words().includes('役満'));
  const yakuman = named && !text.includes('数え');
  const fu = /(\d+)符/.exec(text)?.[1];
  deal.win(
    {
      seat,
      from: giverOf(deal, seat) === null && from.value === seat ? null : from.seat(),
      han: yakuman || han === 0 ? null : han,
      fu: yakuman || fu === undefined ? null : Number(fu),
      yakuman,
    },
    changes.amounts(),
  );
}

/** What the name of the room says of its rules. */
function tableOf(rule: JsonPlace): RecordTable {
  const name = rule.isMissing ? '' : rule.field('disp').words();
  const isSoul = /の間|之[间間]|段位|友人|雀魂|Room|Jade|Throne|Gold|Silver|Bronze|Friendly|Ranked/i.test(
    name,
  );
  const isTenhou = !isSoul && /^[般上特鳳技若銀琥孔]/.test(name);
  const keys = rule.isMissing ? [] : ['aka', 'aka51', 'aka52', 'aka53'].filter((key) => rule.has(key));
  const reds = keys.map((key) => rule.field(key)).filter(({ value }) => Number(value) > 0).length;
  return {
    played: isSoul ? 'mahjong-soul' : /^[若銀琥孔]/.test(name) ? 'tenhou-parlour' : 'tenhou',
    reds: keys.length === 0 ? null : reds > 0 ? 3 : 0,
    openSimples: isTenhou ? name.includes('喰') : null,
    eastOnly: name.includes('東') ? true : name.includes('南') ? false : null,
  };
}

/** Takes the JSON out of a link to tenhou.net/5 or /6. @throws RecordError for a link that names a game only */
export function jsonOfLink(text: string): string | null {
  if (!/^https?:\/\/(?:www\.)?tenhou\.net\//i.test(text)) return null;
  const [, json] = /[#?&]json=([^&\s]*)/.exec(text) ?? [];
  if (json === undefined) {
    throw new RecordError('the link', 'a link that carries its game (#json=…)', 'elsewhere');
  }
  try {
    return decodeURIComponent(json);
  } catch {
    throw new RecordError('the link', 'a link that is whole');
  }
}

/** @throws RecordError where not even one deal can be read */
export const readTenhouJson = (text: string): GameRecord =>
  readDraft(new RecordDraft('tenhou-json', 'tenhou'), (draft) => {
    const game = parseJson(text);
    const names = game.field('name').items();
    if (names.length === 3) throw threePlayers('name');
    if (names.length >= 4) draft.names = four(names, (name) => name.words());
    if (/三|3人|3P/.test(game.has('rule') ? game.field('rule').field('disp').words() : ''))
      throw threePlayers('rule.disp');
    draft.table = tableOf(game.field('rule'));
    for (const deal of game.field('log').items()) readDeal(draft, deal);
  });
