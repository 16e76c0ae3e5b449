/** Writes decoded records of Mahjong Soul: a field that is zero is left out. */
import { SEATS } from '../../../src/engine/seats.ts';
import type { RecordDeal } from '../../../src/records/record.ts';
import { digitFirst } from './tiles.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Leaves out what is zero, false, empty or nothing. */
const lean = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value && !(Array.isArray(value) && value.length === 0)),
  );

const record = (name: string, fields: Fields) => ({ name: `.lq.Record${name}`, data: lean(fields) });

export function writeMahjongSoul(deals: readonly RecordDeal[]): string {
  const records = deals.flatMap(recordsOf);
  return JSON.stringify({
    head: { accounts: [{ nickname: 'A' }, { seat: 1, nickname: 'B' }], config: { mode: { mode: 2 } } },
    data: { data: { actions: records.map((result) => ({ type: 1, result })) } },
  });
}

function recordsOf(deal: RecordDeal) {
  const { events, hands, dealer } = deal;
  const fourteenth = events[0]?.type === 'drew' ? [events[0].tile] : [];
  const rest = deal.indicators.slice(1);
  const shown = deal.indicators.slice(0, 1).map(digitFirst);
  const tiles = SEATS.map((seat) => [
    `tiles${seat}`,
    [...hands[seat], ...(seat === dealer ? fourteenth : [])].map(digitFirst),
  ]);
  const first = record('NewRound', {
    chang: deal.round,
    ju: dealer,
    ben: deal.counters,
    liqibang: deal.bets,
    scores: deal.points,
    doras: [...shown],
    paishan: deal.wall?.slice(-83).map(digitFirst).join(''),
    ...Object.fromEntries(tiles),
  });
  let due = false;
  let waits = false;
  const turn = (): string[] => {
    const tile = rest.shift();
    if (tile !== undefined) shown.push(digitFirst(tile));
    return tile === undefined ? [] : [...shown];
  };
  const more = events.slice(1).map((event) => {
    // New indicators come as the whole list, with the next record.
    const doras = due || (waits && event.type !== 'drew') ? turn() : [];
    due = false;
    if (event.type !== 'drew') waits = false;
    if (event.type === 'konged' && event.how === 'concealed') due = true;
    else if (event.type === 'konged' || (event.type === 'called' && event.call === 'kong')) waits = true;
    const { seat } = event;
    const tile = digitFirst(event.tile);
    switch (event.type) {
      case 'drew':
        return record('DealTile', { seat, tile, doras });
      case 'discarded':
        return record('DiscardTile', { seat, tile, is_liqi: event.riichi, doras });
      case 'called':
        return record('ChiPengGang', {
          seat,
          type: ['chow', 'pung', 'kong'].indexOf(event.call),
          tiles: [...event.own.map(digitFirst), tile],
          froms: [...event.own.map(() => seat), event.from],
          doras,
        });
      default:
        return record('AnGangAddGang', { seat, type: event.how === 'concealed' ? 3 : 2, tiles: tile, doras });
    }
  });
  return [first, ...more, ...endOf(deal)];
}

function endOf({ result, changes, after, under, indicators }: RecordDeal) {
  if (!result) return [];
  if (result.is === 'won') {
    const hules = result.wins.map((win) =>
      lean({
        seat: win.seat,
        zimo: win.from === null,
        yiman: win.yakuman,
        count: win.han,
        fu: win.fu,
        doras: indicators.map(digitFirst),
        li_doras: under.map(digitFirst),
      }),
    );
    return [record('Hule', { hules, delta_scores: changes, scores: after })];
  }
  const types = ['nine-kinds', 'four-winds', 'four-riichi', 'four-kans', 'three-wins'];
  const type = types.indexOf(result.why ?? '');
  if (type >= 0) return [record('LiuJu', { type: type + 1 })];
  const players = SEATS.map((seat) => lean({ tingpai: result.ready?.includes(seat) }));
  const old = SEATS.map((seat) => (after?.[seat] ?? 0) - (changes?.[seat] ?? 0));
  return [record('NoTile', { players, scores: [{ old_scores: old, delta_scores: changes }] })];
}
