/** Mahjong Soul, decoded into JSON. A field that is zero is left out. */
import { bySeat, SEATS, type Seat, type Wind } from '../engine/seats.ts';
import { type Kind, plainKind } from '../engine/tiles.ts';
import { type DealDraft, giverOf, RecordDraft, readDraft } from './draft.ts';
import { JsonPlace, parseJson } from './json-place.ts';
import { type GameRecord, type RecordDraw, RecordError, type RecordTable, threePlayers } from './record.ts';
import { tileOfSuit } from './tile-names.ts';

const ABORTS: readonly RecordDraw[] = ['nine-kinds', 'four-winds', 'four-riichi', 'four-kans', 'three-wins'];
const CALLS = ['chow', 'pung', 'kong'] as const;
const ADDED = 2;
const CONCEALED = 3;

/** Tiles of the wall after the deal. */
const LEFT = 83;

/** Records are found wherever they lie, but no deeper than decoders put them. */
const DEEPEST = 12;

interface NamedRecord {
  readonly name: string;
  readonly data: JsonPlace;
}

/** Every value of the form `{ name: '.lq.Record…', data }`, in order. */
function* recordsIn(at: JsonPlace, depth = 0): Generator<NamedRecord> {
  const { value } = at;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const item of at.items()) yield* recordsIn(item, depth + 1);
    return;
  }
  const name = /^\.?(?:lq\.)?Record(\w+)$/.exec(at.has('name') ? at.field('name').words() : '')?.[1];
  if (name !== undefined) {
    yield { name, data: at.has('data') ? at.field('data') : new JsonPlace({}, at.path) };
    return;
  }
  for (const key of Object.keys(value)) yield* recordsIn(at.field(key), depth + 1);
}

class SoulReader {
  readonly draft: RecordDraft;

  constructor(draft: RecordDraft) {
    this.draft = draft;
  }

  read({ name, data }: NamedRecord): void {
    if (name === 'NewRound') {
      this.deal(data);
      return;
    }
    if (name === 'BaBei') throw threePlayers(data.place);
    const deal = this.draft.now(data.place);
    // New indicators come as the whole list, with the record after the kan.
    deal.turn(data.field('doras').items().map(tileAt));
    const seat = (): Seat => data.field('seat').seat();
    switch (name) {
      case 'DealTile':
        deal.add({ type: 'drew', seat: seat(), tile: tileAt(data.field('tile')) });
        return;
      case 'DiscardTile': {
        const riichi = data.field('is_liqi').flag() || data.field('is_wliqi').flag();
        deal.add({ type: 'discarded', seat: seat(), tile: tileAt(data.field('tile')), riichi });
        return;
      }
      case 'ChiPengGang':
        call(data, deal);
        return;
      case 'AnGangAddGang':
        kan(data, deal);
        return;
      case 'Hule':
        win(data, deal);
        return;
      case 'NoTile':
        readDraw(data, deal);
        return;
      case 'LiuJu':
        deal.result = { is: 'drawn', why: ABORTS[data.field('type').count() - 1] ?? null, ready: null };
        deal.changes = bySeat(() => 0);
        return;
      default:
    }
  }

  private deal(at: JsonPlace): void {
    const dealer = at.field('ju').seat();
    const points = at.field('scores').amounts();
    const all = bySeat((seat) => at.field(`tiles${seat}`).items().map(tileAt));
    if (all[3].length === 0 && all[2].length > 0) throw threePlayers(at.place);
    const wrong = SEATS.find((seat) => all[seat].length !== (seat === dealer ? 14 : 13));
    if (wrong !== undefined || !points)
      throw at.field(`tiles${wrong ?? 0}`).wrong('13 tiles, and 14 of East');
    const deal = this.draft.begin(
      {
        dealer,
        round: at.field('chang').count(3) as Wind,
        counters: at.field('ben').count(),
        bets: at.field('liqibang').count(),
        points,
        hands: bySeat((seat) => all[seat].slice(0, 13)),
      },
      at.place,
    );
    const first = at.field('dora');
    deal.turn(
      first.isMissing || first.value === '' ? at.field('doras').items().map(tileAt) : [tileAt(first)],
    );
    deal.wall = wallIn(at.field('paishan'));
    // East’s fourteenth tile is the last of its list.
    deal.add({ type: 'drew', seat: dealer, tile: all[dealer].at(-1) as Kind });
  }
}

function tileAt(at: JsonPlace): Kind {
  const [, digit = '', suit = ''] = /^(\d)([mpsz])$/.exec(at.text()) ?? [];
  const tile = tileOfSuit(suit, digit);
  if (tile === null) throw at.wrong('a tile');
  return tile;
}

/** The wall as one text of tiles; null where there is none, or not of a known length. */
function wallIn(at: JsonPlace): readonly Kind[] | null {
  const tiles = (at.words().match(/\d[mpsz]/g) ?? []).map((text) => tileAt(new JsonPlace(text, at.path)));
  return tiles.length >= LEFT ? tiles : null;
}

function call(at: JsonPlace, deal: DealDraft): void {
  const seat = at.field('seat').seat();
  const is = CALLS[at.field('type').count(2)] ?? 'chow';
  const tiles = at.field('tiles').items().map(tileAt);
  const froms = at
    .field('froms')
    .items()
    .map((from) => from.seat());
  const taken = froms.findIndex((from) => from !== seat);
  if (tiles.length !== (is === 'kong' ? 4 : 3) || froms.length !== tiles.length || taken < 0)
    throw at.wrong('the tiles of a call, and from whom they are');
  deal.add({
    type: 'called',
    call: is,
    seat,
    from: froms[taken] as Seat,
    tile: tiles[taken] as Kind,
    own: tiles.filter((_, i) => i !== taken),
  });
}

function kan(at: JsonPlace, deal: DealDraft): void {
  const seat = at.field('seat').seat();
  const tile = tileAt(at.field('tiles'));
  const type = at.field('type').count();
  if (type !== ADDED && type !== CONCEALED) throw at.field('type').wrong('2 (added) or 3 (concealed)');
  deal.add(
    type === CONCEALED
      ? { type: 'konged', how: 'concealed', seat, tile: plainKind(tile) }
      : { type: 'konged', how: 'promoted', seat, tile },
  );
}

function win(at: JsonPlace, deal: DealDraft): void {
  for (const hule of at.field('hules').items()) {
    const seat = hule.field('seat').seat();
    const yakuman = hule.field('yiman').flag();
    const isDrawn = hule.field('zimo').flag();
    const from = isDrawn ? null : giverOf(deal, seat);
    if (!isDrawn && from === null) throw hule.wrong('a tile to win with');
    deal.turn(hule.field('doras').items().map(tileAt));
    deal.look(hule.field('li_doras').items().map(tileAt));
    deal.win(
      {
        seat,
        from,
        han: yakuman ? null : hule.field('count').count(),
        fu: yakuman || hule.field('fu').isMissing ? null : hule.field('fu').count(),
        yakuman,
      },
      null,
    );
  }
  deal.change(at.field('delta_scores').amounts());
  deal.after = at.field('scores').amounts();
}

function readDraw(at: JsonPlace, deal: DealDraft): void {
  const players = at.field('players').items();
  deal.result = {
    is: 'drawn',
    why: at.field('liujumanguan').flag() ? 'river-mangan' : 'exhausted',
    ready: players.length === 4 ? SEATS.filter((seat) => players[seat]?.field('tingpai').flag()) : null,
  };
  for (const score of at.field('scores').items()) deal.change(score.field('delta_scores').amounts());
  const [first] = at.field('scores').items();
  const before = first?.field('old_scores').amounts();
  if (before) deal.after = bySeat((seat) => before[seat] + (deal.changes?.[seat] ?? 0));
}

/** What the head says of the rules, where it has one. */
function tableOf(game: JsonPlace): RecordTable {
  const usual: RecordTable = { played: 'mahjong-soul', reds: 3, openSimples: true, eastOnly: null };
  const head = game.has('head') ? game.field('head') : game;
  if (!head.has('config') || !head.field('config').has('mode')) return usual;
  const mode = head.field('config').field('mode');
  const number = mode.has('mode') ? mode.field('mode').count() : 0;
  if (number > 10 && number < 20) throw threePlayers(mode.place);
  const reds = mode.has('detail_rule') ? mode.field('detail_rule').field('dora_count') : null;
  const count = reds && !reds.isMissing ? reds.count() : 3;
  return {
    ...usual,
    reds: count === 0 ? 0 : count === 4 ? 4 : 3,
    eastOnly: number === 0 ? null : number === 1,
  };
}

/** @throws RecordError where not even one deal can be read */
export const readMahjongSoul = (text: string): GameRecord =>
  readDraft(new RecordDraft('mahjong-soul', 'mahjong-soul'), (draft) => {
    const game = parseJson(text);
    const isObject = !Array.isArray(game.value);
    if (isObject) draft.table = tableOf(game);
    const head = isObject && game.has('head') ? game.field('head') : null;
    const accounts = head?.has('accounts') ? head.field('accounts').items() : [];
    draft.names = bySeat(
      (seat) =>
        accounts
          .find((each) => each.field('seat').seat() === seat)
          ?.field('nickname')
          .words() ?? '',
    );
    const reader = new SoulReader(draft);
    for (const record of recordsIn(game)) reader.read(record);
    if (draft.deals.length === 0) throw new RecordError('the end', 'a RecordNewRound');
  });
