/** mjai: a JSON value a line. */
import { bySeat, SEATS, type Seat, type Wind } from '../engine/seats.ts';
import { type Kind, plainKind } from '../engine/tiles.ts';
import { type DealDraft, RecordDraft, readDraft } from './draft.ts';
import { four, type JsonPlace, parseJson } from './json-place.ts';
import { pointsByChanges } from './points.ts';
import { type GameRecord, type RecordDraw, RecordError, threePlayers } from './record.ts';
import { tileOfLetters } from './tile-names.ts';

/** Reasons as different arenas write them. */
const REASONS: Readonly<Record<string, RecordDraw>> = {
  fanpai: 'exhausted',
  ryukyoku: 'exhausted',
  exhausted: 'exhausted',
  howanpai: 'exhausted',
  nagashimangan: 'river-mangan',
  nm: 'river-mangan',
  kyushukyuhai: 'nine-kinds',
  yao9: 'nine-kinds',
  suufonrenta: 'four-winds',
  suufonrenda: 'four-winds',
  sufonrenta: 'four-winds',
  kaze4: 'four-winds',
  suuchariichi: 'four-riichi',
  suchareach: 'four-riichi',
  suuchareach: 'four-riichi',
  reach4: 'four-riichi',
  suukaikan: 'four-kans',
  sukaikan: 'four-kans',
  suukantsu: 'four-kans',
  kan4: 'four-kans',
  sanchaho: 'three-wins',
  sanchahou: 'three-wins',
  ron3: 'three-wins',
};

class MjaiReader {
  readonly draft: RecordDraft;
  private declares: Seat | null = null;

  constructor(draft: RecordDraft) {
    this.draft = draft;
  }

  read(line: JsonPlace, place: string): void {
    const deal = (): DealDraft => this.draft.now(place);
    const seat = (): Seat => line.field('actor').seat();
    const tile = (): Kind => tileAt(line.field('pai'));
    switch (line.field('type').text()) {
      case 'start_game':
        this.begin(line);
        return;
      case 'start_kyoku':
        this.deal(line, place);
        return;
      case 'tsumo':
        deal().add({ type: 'drew', seat: seat(), tile: tile() });
        return;
      case 'reach':
        this.declares = seat();
        return;
      case 'dahai': {
        const riichi = this.declares === seat();
        if (riichi) this.declares = null;
        deal().add({ type: 'discarded', seat: seat(), tile: tile(), riichi });
        return;
      }
      case 'chi':
        this.call(line, deal(), 'chow');
        return;
      case 'pon':
        this.call(line, deal(), 'pung');
        return;
      case 'daiminkan':
        this.call(line, deal(), 'kong');
        return;
      case 'ankan':
        deal().add({
          type: 'konged',
          how: 'concealed',
          seat: seat(),
          tile: plainKind(tileAt(line.field('consumed').item(0))),
        });
        return;
      case 'kakan':
        deal().add({ type: 'konged', how: 'promoted', seat: seat(), tile: tile() });
        return;
      case 'dora':
        deal().indicators.push(tileAt(line.field('dora_marker')));
        return;
      case 'hora':
        win(line, deal());
        return;
      case 'ryukyoku':
        drawn(line, deal());
        return;
      case 'nukidora':
        throw threePlayers(place);
      default:
    }
  }

  private begin(line: JsonPlace): void {
    const names = line.field('names').items();
    if (names.length === 3) throw threePlayers(line.place);
    this.draft.names = names.map((name) => name.words());
    if (line.field('aka_flag').value === false) this.draft.table = { ...this.draft.table, reds: 0 };
  }

  private deal(line: JsonPlace, place: string): void {
    const hands = line.field('tehais').items();
    const round = 'ESWN'.indexOf(line.field('bakaze').text());
    if (hands.length === 3) throw threePlayers(place);
    if (hands.length !== 4 || round < 0) throw line.wrong('a deal with “bakaze” and four “tehais”');
    // Scores may be missing: then they follow from the deal before.
    const points = line.field('scores').amounts() ?? this.draft.deals.at(-1)?.after ?? null;
    const deal = this.draft.begin(
      {
        dealer: line.field('oya').seat(),
        round: round as Wind,
        counters: line.field('honba').count(),
        bets: line.field('kyotaku').count(),
        points: points ?? (this.draft.deals.length === 0 ? bySeat(() => 25_000) : null),
        hands: four(hands, handAt),
      },
      place,
    );
    deal.indicators.push(tileAt(line.field('dora_marker')));
    this.declares = null;
  }

  private call(line: JsonPlace, deal: DealDraft, call: 'chow' | 'pung' | 'kong'): void {
    const own = line.field('consumed').items().map(tileAt);
    if (own.length !== (call === 'kong' ? 3 : 2))
      throw line.field('consumed').wrong('the caller’s own tiles');
    const seat = line.field('actor').seat();
    deal.add({
      type: 'called',
      call,
      seat,
      from: line.field('target').seat(),
      tile: tileAt(line.field('pai')),
      own,
    });
  }
}

function tileAt(at: JsonPlace): Kind {
  const text = at.text();
  if (text === '?') throw new RecordError(at.place, 'a tile: this record hides what others hold', 'hidden');
  const tile = tileOfLetters(text);
  if (tile === null) throw at.wrong('a tile');
  return tile;
}

function handAt(at: JsonPlace): readonly Kind[] {
  const hand = at.items().map(tileAt);
  if (hand.length !== 13) throw at.wrong('13 tiles');
  return hand;
}

function win(line: JsonPlace, deal: DealDraft): void {
  const seat = line.field('actor').seat();
  const target = line.field('target').seat();
  const yakus = line.field('yakus');
  const han = line.either('fan', 'han');
  const fu = line.field('fu');
  const yakuman = han.isMissing && yakus.isMissing ? null : !han.isMissing && han.number() >= 100;
  deal.look(line.either('uradora_markers', 'ura_markers').items().map(tileAt));
  deal.win(
    {
      seat,
      from: target === seat ? null : target,
      han: han.isMissing || yakuman ? null : han.number(),
      fu: fu.isMissing || yakuman ? null : fu.number(),
      yakuman,
    },
    line.field('deltas').amounts(),
  );
  setPoints(line, deal);
}

function drawn(line: JsonPlace, deal: DealDraft): void {
  const reason = line.field('reason').words().replaceAll(/[_ -]/g, '').toLowerCase();
  const tenpais = line.field('tenpais').items();
  deal.result = {
    is: 'drawn',
    why: REASONS[reason] ?? null,
    ready: tenpais.length === 4 ? SEATS.filter((seat) => tenpais[seat]?.flag()) : null,
  };
  deal.change(line.field('deltas').amounts());
  setPoints(line, deal);
}

/** Points after a deal: told, or what it began with and the changes. */
function setPoints(line: JsonPlace, deal: DealDraft): void {
  const { opening, changes, events, result } = deal;
  deal.after =
    line.field('scores').amounts() ?? pointsByChanges({ points: opening.points, changes, events, result });
}

/** @throws RecordError where not even one deal can be read */
export const readMjai = (text: string): GameRecord =>
  readDraft(new RecordDraft('mjai', 'mjai'), (draft) => {
    const reader = new MjaiReader(draft);
    const isList = text.trimStart().startsWith('[');
    const lines = isList ? parseJson(text).items() : text.split('\n');
    for (const [i, line] of lines.entries()) {
      const place = `line ${i + 1}`;
      if (typeof line === 'string' && line.trim() === '') continue;
      const value = typeof line === 'string' ? parseJson(line, place) : line;
      try {
        reader.read(value, place);
      } catch (error) {
        if (!(error instanceof RecordError) || error.fault.place === place) throw error;
        const { place: within, expected, why } = error.fault;
        throw new RecordError(within === 'the beginning' ? place : `${place}, ${within}`, expected, why);
      }
    }
  });
