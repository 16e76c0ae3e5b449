/** Riichi City: one stream of events, each with a JSON text of its own. */
import { type BySeat, bySeat, type Seat, seatAfter, type Wind } from '../engine/seats.ts';
import { type Kind, plainKind } from '../engine/tiles.ts';
import { type DealDraft, giverOf, RecordDraft, readDraft } from './draft.ts';
import { four, type JsonPlace, JsonPlace as Place, parseJson } from './json-place.ts';
import { type GameRecord, type RecordDraw, RecordError, threePlayers } from './record.ts';
import { tileOfCode } from './tile-names.ts';

const EVENT = { hand: 1, drawn: 2, acted: 4, ended: 5, turned: 7, riichi: 8 } as const;
const ACTION = { pung: 5, openKan: 6, concealedKan: 8, addedKan: 9, discard: 11, north: 13 } as const;
const CHOWS = [2, 3, 4];

/** Ends that are known by their number; why another one ended is for the rules to say. */
const ENDS: Readonly<Record<number, RecordDraw>> = {
  6: 'nine-kinds',
  7: 'exhausted',
};

/** Number of the east wind; the other winds follow 16 apart. */
const EAST = 49;
const LEFT = 83;

class CityReader {
  readonly draft: RecordDraft;
  /** The place in the lists of whoever dealt first: seat 0. */
  private first: Seat | null = null;
  private users: readonly number[] = [];
  private hands: (readonly Kind[])[] = [];

  constructor(draft: RecordDraft) {
    this.draft = draft;
  }

  read(hand: JsonPlace): void {
    const players = hand.field('players').items();
    if (players.length === 3) throw threePlayers(hand.place);
    if (players.length !== 4) throw hand.field('players').wrong('four players');
    const ids = players.map((player) => player.field('userId').number());
    this.hands = [];
    for (const event of hand.field('handEventRecord').items()) this.event(hand, event, players, ids);
  }

  private event(
    hand: JsonPlace,
    event: JsonPlace,
    players: readonly JsonPlace[],
    ids: readonly number[],
  ): void {
    const { value } = parseJson(event.field('data').text(), `${event.path}.data`);
    const data = new Place(value, `${event.path}.data`);
    const user = event.field('userId').isMissing ? 0 : event.field('userId').number();
    const type = event.field('eventType').count();
    if (type === EVENT.hand) {
      this.hand(hand, data, players, ids, user);
      return;
    }
    if (type === EVENT.drawn) {
      const tile = data.field('in_card');
      // East’s first turn begins with a draw of nothing: its tile is the fourteenth of its hand.
      if (!tile.isMissing && tile.value !== 0)
        this.draft.now(event.place).add({ type: 'drew', seat: this.seatOf(user, event), tile: tileAt(tile) });
      return;
    }
    if (type === EVENT.acted) {
      this.act(data, this.seatOf(user, event), this.draft.now(event.place));
      return;
    }
    if (type === EVENT.ended) {
      this.end(data, this.draft.now(event.place));
      return;
    }
    if (type === EVENT.turned) {
      const tile = data.field('cards').items().at(-1);
      if (tile) this.draft.now(event.place).indicators.push(tileAt(tile));
    }
    if (type === EVENT.riichi) this.markRiichi(this.draft.now(event.place));
  }

  private seatOf(user: number, at: JsonPlace): Seat {
    const seat = this.users.indexOf(user);
    if (seat < 0) throw at.wrong('a player of this game');
    return seat as Seat;
  }

  /** Lists stand by place at the table; ours begin with who dealt first. */
  private turned<T>(all: readonly T[]): readonly T[] {
    const first = this.first ?? 0;
    return [...all.slice(first), ...all.slice(0, first)];
  }

  private hand(
    hand: JsonPlace,
    data: JsonPlace,
    players: readonly JsonPlace[],
    ids: readonly number[],
    user: number,
  ): void {
    const position = data.field('dealer_pos').seat();
    this.first ??= seatAfter(position, 4 - ((Math.max(1, data.field('chang_ci').count()) - 1) & 3));
    if (this.users.length === 0) {
      this.users = this.turned(ids);
      this.draft.names = this.turned(players.map((player) => player.field('nickname').words()));
    }
    const tiles = data.field('hand_cards').items().map(tileAt);
    const seat = this.seatOf(user, data);
    this.hands[seat] = tiles;
    if ([0, 1, 2, 3].some((each) => this.hands[each] === undefined)) return;
    const dealer = seatAfter(position, 4 - this.first);
    const all = four(this.hands, (each) => each);
    if (all.some((each, i) => each.length !== (i === dealer ? 14 : 13)))
      throw data.field('hand_cards').wrong('13 tiles, and 14 of East');
    const deal = this.draft.begin(
      {
        dealer,
        round: this.round(hand, data),
        counters: data.field('ben_chang_num').count(),
        bets: data.field('li_zhi_bang_num').count(),
        points: this.points(data),
        hands: bySeat((each) => all[each].slice(0, 13)),
      },
      hand.place,
    );
    deal.indicators.push(tileAt(data.field('bao_pai_card')));
    deal.wall = wallIn(hand.field('paiShan'));
    deal.add({ type: 'drew', seat: dealer, tile: all[dealer].at(-1) as Kind });
  }

  private round(hand: JsonPlace, data: JsonPlace): Wind {
    const at = hand.has('quanFeng') ? hand.field('quanFeng') : data.field('quan_feng');
    const wind = at.isMissing ? 0 : (at.number() - EAST) / 16;
    if (wind !== 0 && wind !== 1 && wind !== 2 && wind !== 3) throw at.wrong('a round');
    return wind;
  }

  private points(data: JsonPlace): BySeat<number> | null {
    const all = data.field('user_info_list').items();
    if (all.length !== 4) return null;
    return four(this.turned(all.map((each) => each.field('hand_points').amount())), (each) => each);
  }

  private act(data: JsonPlace, seat: Seat, deal: DealDraft): void {
    const action = data.field('action').count();
    const card = data.field('card');
    if (action === ACTION.north) throw threePlayers(data.place);
    if (action === ACTION.discard) {
      deal.add({ type: 'discarded', seat, tile: tileAt(card), riichi: data.field('is_li_zhi').flag() });
      return;
    }
    if (action === ACTION.concealedKan) {
      deal.add({ type: 'konged', how: 'concealed', seat, tile: plainKind(tileAt(card)) });
      return;
    }
    if (action === ACTION.addedKan) {
      deal.add({ type: 'konged', how: 'promoted', seat, tile: tileAt(card) });
      return;
    }
    const call = CHOWS.includes(action)
      ? 'chow'
      : action === ACTION.pung
        ? 'pung'
        : action === ACTION.openKan
          ? 'kong'
          : null;
    if (call === null) return;
    const from = giverOf(deal, seat);
    if (from === null) throw data.wrong('a discard to call');
    const own = data.field('group_cards').items().map(tileAt);
    if (own.length !== (call === 'kong' ? 3 : 2))
      throw data.field('group_cards').wrong('the caller’s own tiles');
    deal.add({ type: 'called', call, seat, from, tile: tileAt(card), own });
  }

  /** Says of the last discard that it was a riichi: some records tell it only then. */
  private markRiichi(deal: DealDraft): void {
    const { last } = deal;
    if (last?.type === 'discarded') deal.events.splice(-1, 1, { ...last, riichi: true });
  }

  private end(data: JsonPlace, deal: DealDraft): void {
    const type = data.field('end_type').count();
    const wins = data.field('win_info').items();
    if (type <= 1) {
      for (const win of wins) this.win(win, type === 1, deal);
      if (wins.length === 0) throw data.field('win_info').wrong('a winner');
    } else {
      const ready = wins.map((win) => this.seatOf(win.field('user_id').number(), win));
      deal.result = { is: 'drawn', why: ENDS[type] ?? null, ready: type === 7 ? ready : null };
    }
    const profits = data.field('user_profit').items();
    if (profits.length !== 4) return;
    const of = (seat: Seat): JsonPlace | undefined =>
      profits.find((each) => each.field('user_id').value === this.users[seat]) ?? this.turned(profits)[seat];
    deal.change(bySeat((seat) => of(seat)?.field('point_profit').amount() ?? 0));
  }

  private win(at: JsonPlace, isDrawn: boolean, deal: DealDraft): void {
    const seat = this.seatOf(at.field('user_id').number(), at);
    const from = isDrawn ? null : giverOf(deal, seat);
    const han = at.field('all_fang_num');
    const fu = at.field('all_fu');
    if (!isDrawn && from === null) throw at.wrong('a tile to win with');
    deal.look(at.field('li_bao_card').items().map(tileAt));
    deal.win(
      {
        seat,
        from,
        han: han.isMissing ? null : han.count(),
        fu: fu.isMissing ? null : fu.count(),
        yakuman: null,
      },
      null,
    );
  }
}

function tileAt(at: JsonPlace): Kind {
  const tile = tileOfCode(at.number());
  if (tile === null) throw at.wrong('the number of a tile');
  return tile;
}

function wallIn(at: JsonPlace): readonly Kind[] | null {
  const all = at.isMissing ? [] : at.items().map(tileAt);
  return all.length >= LEFT ? all : null;
}

/** @throws RecordError where not even one deal can be read */
export const readRiichiCity = (text: string): GameRecord =>
  readDraft(new RecordDraft('riichi-city', 'riichi-city'), (draft) => {
    const all = parseJson(text);
    const game = all.has('data') ? all.field('data') : all;
    if (game.has('playerCount') && game.field('playerCount').value !== 4) throw threePlayers('playerCount');
    const reader = new CityReader(draft);
    for (const hand of game.field('handRecord').items()) reader.read(hand);
    if (draft.deals.length === 0) throw new RecordError('handRecord', 'a deal');
  });
