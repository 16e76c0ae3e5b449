/** Majiang's paipu. Its seats are winds of the deal, so they are turned by the deal's number. */
import { bySeat, SEATS, type Seat, seatAfter, type Wind } from '../engine/seats.ts';
import { type Kind, plainKind } from '../engine/tiles.ts';
import { type DealDraft, RecordDraft, readDraft } from './draft.ts';
import { drawNamed } from './draw-names.ts';
import { four, JsonPlace, parseJson } from './json-place.ts';
import type { GameRecord } from './record.ts';
import { tileOfSuit } from './tile-names.ts';

/** Seats after the caller: the mark stands after the tile that was taken. */
const GIVERS = { '+': 1, '=': 2, '-': 3 } as const;

class PaipuReader {
  readonly draft: RecordDraft;
  private turn: Seat = 0;

  constructor(draft: RecordDraft) {
    this.draft = draft;
  }

  /** Reads one deal: a list of what happened, each under its name. */
  read(moves: JsonPlace): void {
    for (const move of moves.items()) {
      const [name = ''] = Object.keys((move.value ?? {}) as object);
      this.move(name, move.field(name));
    }
  }

  private seat = (at: JsonPlace): Seat => seatAfter(at.field('l').seat(), this.turn);

  private move(name: string, at: JsonPlace): void {
    if (name === 'qipai') {
      this.deal(at);
      return;
    }
    const deal = this.draft.now(at.place);
    switch (name) {
      case 'zimo':
      case 'gangzimo':
        deal.add({ type: 'drew', seat: this.seat(at), tile: tileAt(at.field('p')) });
        return;
      case 'dapai': {
        const riichi = at.field('p').text().endsWith('*');
        deal.add({ type: 'discarded', seat: this.seat(at), tile: tileAt(at.field('p')), riichi });
        return;
      }
      case 'fulou':
        this.call(at, deal);
        return;
      case 'gang':
        this.kan(at, deal);
        return;
      case 'kaigang':
        deal.indicators.push(tileAt(at.field('baopai')));
        return;
      case 'hule':
        this.win(at, deal);
        return;
      case 'pingju':
        this.drawn(at, deal);
        return;
      default:
        throw at.wrong('what happens in a deal');
    }
  }

  private deal(at: JsonPlace): void {
    const number = at.field('jushu').count(3);
    this.turn = number as Seat;
    const points = at.field('defen').amounts();
    const hands = at.field('shoupai').items().map(handAt);
    if (hands.length !== 4 || !points) throw at.wrong('four hands and their points');
    const deal = this.draft.begin(
      {
        dealer: number as Seat,
        round: at.field('zhuangfeng').count(3) as Wind,
        counters: at.field('changbang').count(),
        bets: at.field('lizhibang').count(),
        points: this.turned(points),
        hands: this.turned(four(hands, (hand) => hand)),
      },
      at.place,
    );
    deal.indicators.push(tileAt(at.field('baopai')));
  }

  /** Values by the winds of this deal, as values by player. */
  private turned<T>(byWind: readonly [T, T, T, T]): readonly [T, T, T, T] {
    return bySeat((seat) => byWind[seatAfter(seat, 4 - this.turn)]);
  }

  private call(at: JsonPlace, deal: DealDraft): void {
    const { tiles, taken, giver } = meldAt(at.field('m'));
    if (giver === null) throw at.field('m').wrong('a mark for who gave the tile');
    const seat = this.seat(at);
    const own = tiles.filter((_, i) => i !== taken);
    const isRun = plainKind(tiles[0] as Kind) !== plainKind(tiles[1] as Kind);
    deal.add({
      type: 'called',
      call: own.length === 3 ? 'kong' : isRun ? 'chow' : 'pung',
      seat,
      from: seatAfter(seat, giver),
      tile: tiles[taken] as Kind,
      own,
    });
  }

  private kan(at: JsonPlace, deal: DealDraft): void {
    const { tiles, giver } = meldAt(at.field('m'));
    const how = giver === null ? 'concealed' : 'promoted';
    const last = tiles.at(-1) as Kind;
    deal.add({ type: 'konged', how, seat: this.seat(at), tile: how === 'promoted' ? last : plainKind(last) });
  }

  private win(at: JsonPlace, deal: DealDraft): void {
    const giver = at.field('baojia');
    const yakuman = !at.field('damanguan').isMissing;
    const changes = at.field('fenpei').amounts();
    deal.look(at.field('fubaopai').items().map(tileAt));
    deal.win(
      {
        seat: this.seat(at),
        from: giver.isMissing ? null : seatAfter(giver.seat(), this.turn),
        han: yakuman || at.field('fanshu').isMissing ? null : at.field('fanshu').number(),
        fu: yakuman || at.field('fu').isMissing ? null : at.field('fu').number(),
        yakuman,
      },
      changes && this.turned(changes),
    );
  }

  private drawn(at: JsonPlace, deal: DealDraft): void {
    const why = drawNamed(at.field('name').words());
    const shown = at
      .field('shoupai')
      .items()
      .map((hand) => hand.words() !== '');
    const changes = at.field('fenpei').amounts();
    deal.result = {
      is: 'drawn',
      why,
      ready: shown.length === 4 ? SEATS.filter((seat) => shown[seatAfter(seat, 4 - this.turn)]) : null,
    };
    deal.change(changes && this.turned(changes));
  }
}

function tileAt(at: JsonPlace): Kind {
  const [, suit = '', digit = ''] = /^([mpsz])(\d)_?\*?$/.exec(at.text()) ?? [];
  const tile = tileOfSuit(suit, digit);
  if (tile === null) throw at.wrong('a tile');
  return tile;
}

function handAt(at: JsonPlace): readonly Kind[] {
  const tiles = tilesIn(at.text());
  if (tiles?.length !== 13) throw at.wrong('13 tiles');
  return tiles;
}

/** Tiles after the letter of their suit: `m05z1`. */
function tilesIn(text: string): readonly Kind[] | null {
  const tiles: Kind[] = [];
  let suit = '';
  for (const letter of text) {
    if (/[mpsz]/.test(letter)) suit = letter;
    else {
      const tile = tileOfSuit(suit, letter);
      if (tile === null) return null;
      tiles.push(tile);
    }
  }
  return tiles;
}

interface WrittenMeld {
  readonly tiles: readonly Kind[];
  /** Which of them was taken. */
  readonly taken: number;
  /** Seats from the caller on to the giver; null for a concealed kan. */
  readonly giver: 1 | 2 | 3 | null;
}

function meldAt(at: JsonPlace): WrittenMeld {
  const text = at.text();
  const place = text.search(/[-+=]/);
  const tiles = tilesIn(text.replace(/[-+=]/, ''));
  if (!tiles || tiles.length < 3 || tiles.length > 4) throw at.wrong('a set of three or four');
  if (place < 0) return { tiles, taken: -1, giver: null };
  // The suit’s letter stands before the tiles.
  return { tiles, taken: place - 2, giver: GIVERS[text.charAt(place) as keyof typeof GIVERS] };
}

/** @throws RecordError where not even one deal can be read */
export const readMajiang = (text: string): GameRecord =>
  readDraft(new RecordDraft('majiang', 'majiang'), (draft) => {
    const all = parseJson(text);
    const paipu = Array.isArray(all.value) ? all.item(0) : all;
    const first = paipu.field('qijia').count(3) as Seat;
    const names = paipu.field('player').items();
    draft.names = bySeat((seat) => (names[seatAfter(seat, first)] ?? new JsonPlace('')).words());
    const reader = new PaipuReader(draft);
    for (const deal of paipu.field('log').items()) reader.read(deal);
  });
