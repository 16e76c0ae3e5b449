/** Writes Tenhou's XML, as its server does: for tests of the reader. */
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import { isRed, type Kind, plainKind } from '../../../src/engine/tiles.ts';
import type { RecordDeal, RecordEvent } from '../../../src/records/record.ts';
import { place } from './tiles.ts';

/** Deals out the ids 0–135: each copy of a kind has one of its own, red fives 16, 52 and 88. */
class Ids {
  private readonly used = new Set<number>();
  /** The ids that a seat holds or has laid down. */
  readonly held: Map<Seat, number[]> = new Map(SEATS.map((seat) => [seat, []]));

  fresh(tile: Kind): number {
    const first = 4 * place(tile);
    const all = [0, 1, 2, 3].map((n) => first + n).filter((id) => this.isFor(id, tile));
    const id = all.find((each) => !this.used.has(each));
    if (id === undefined) throw new Error(`no id is left for ${tile}`);
    this.used.add(id);
    return id;
  }

  private isFor = (id: number, tile: Kind): boolean => isRed(tile) === [16, 52, 88].includes(id);

  draw(seat: Seat, tile: Kind): number {
    const id = this.fresh(tile);
    this.held.get(seat)?.push(id);
    return id;
  }

  /** Takes a tile of the seat; the one that came last, as a server does with the drawn one. */
  take(seat: Seat, tile: Kind): number {
    const held = this.held.get(seat) ?? [];
    const at = held.findLastIndex((id) => Math.floor(id / 4) === place(tile) && this.isFor(id, tile));
    if (at < 0) throw new Error(`seat ${seat} has no ${tile}`);
    return held.splice(at, 1)[0] as number;
  }
}

const attribute = (name: string, value: unknown): string => ` ${name}="${value}"`;
const hundreds = (points: number): number => points / 100;

export function writeTenhouXml(deals: readonly RecordDeal[], type = 0x09 | 0xa0): string {
  const head = `<mjloggm ver="2.3"><SHUFFLE seed="x" ref=""/><GO type="${type}" lobby="0"/><UN n0="%41" n1="B" n2="C" n3="D"/><TAIKYOKU oya="0"/>`;
  return `${head}${deals.map(writeDeal).join('')}</mjloggm>`;
}

function writeDeal(deal: RecordDeal): string {
  const ids = new Ids();
  const number = 4 * deal.round + deal.dealer;
  const hands = SEATS.map((seat) => deal.hands[seat].map((tile) => ids.draw(seat, tile)));
  const [first, ...more] = deal.indicators.map((tile) => ids.fresh(tile));
  const points = deal.points ?? [0, 0, 0, 0];
  const init = [
    '<INIT',
    attribute('seed', [number, deal.counters, deal.bets, 0, 1, first]),
    attribute('ten', points.map(hundreds)),
    attribute('oya', deal.dealer),
    ...hands.map((hand, seat) => attribute(`hai${seat}`, hand)),
    '/>',
  ].join('');
  const turned = [first, ...more];
  return `${init}${writeEvents(deal, ids, more)}${writeEnd(deal, ids, turned)}`;
}

function writeEvents(deal: RecordDeal, ids: Ids, indicators: readonly (number | undefined)[]): string {
  const rest = [...indicators];
  const dora = (): string => {
    const id = rest.shift();
    return id === undefined ? '' : `<DORA hai="${id}" />`;
  };
  let waits = 0;
  let offered = 0;
  let melds = '';
  const pungs = new Map<string, number>();
  const { events } = deal;
  return events
    .map((event, i) => {
      melds = '';
      if (event.type === 'drew') return `<${'TUVW'.charAt(event.seat)}${ids.draw(event.seat, event.tile)}/>`;
      if (event.type === 'discarded') {
        // The indicator of an open or added kan stands between the replacement draw and the discard.
        const before = waits > 0 ? dora() : '';
        waits = 0;
        offered = ids.take(event.seat, event.tile);
        const says = event.riichi ? `<REACH who="${event.seat}" step="1"/>` : '';
        // A second step follows unless the tile is taken for a win.
        const stands = event.riichi && (i < events.length - 1 || deal.result?.is === 'drawn');
        const laid = stands ? `<REACH who="${event.seat}" ten="0,0,0,0" step="2"/>` : '';
        return `${before}${says}<${'DEFG'.charAt(event.seat)}${offered}/>${laid}`;
      }
      const isConcealed = event.type === 'konged' && event.how === 'concealed';
      const before = waits > 0 && event.type === 'konged' ? dora() : '';
      if (event.type === 'konged') waits = isConcealed ? 0 : 1;
      else if (event.call === 'kong') waits = 1;
      melds = `<N who="${event.seat}" m="${packed(event, ids, offered, pungs)}" />`;
      // Two kans in a row: the first one’s indicator stands before the second’s draw.
      return isConcealed ? `${melds}${before}${dora()}` : `${melds}${before}`;
    })
    .join('');
}

/** The sixteen bits of a call. */
function packed(
  event: Exclude<RecordEvent, { type: 'drew' | 'discarded' }>,
  ids: Ids,
  offered: number,
  pungs: Map<string, number>,
): number {
  const { seat } = event;
  const key = (tile: Kind): string => `${seat} ${plainKind(tile)}`;
  if (event.type === 'konged') {
    if (event.how === 'promoted') {
      const id = ids.take(seat, event.tile);
      const was = pungs.get(key(event.tile)) ?? 0;
      return (was & ~0x0068) | ((id & 3) << 5) | 0x10;
    }
    const all = ids.held.get(seat) ?? [];
    const four = all.filter((id) => Math.floor(id / 4) === place(event.tile));
    for (const id of four) all.splice(all.indexOf(id), 1);
    return (four[0] ?? 0) << 8;
  }
  const own = event.own.map((tile) => ids.take(seat, tile)).sort((a, b) => a - b);
  const all = [...own, offered].sort((a, b) => a - b);
  const relative = (event.from - seat) & 3;
  const at = all.indexOf(offered);
  if (event.call === 'chow') {
    const first = Math.floor((all[0] ?? 0) / 4);
    const base = Math.floor(first / 9) * 7 + (first % 9);
    const [a = 0, b = 0, c = 0] = all;
    return ((base * 3 + at) << 10) | ((c & 3) << 7) | ((b & 3) << 5) | ((a & 3) << 3) | 4 | relative;
  }
  if (event.call === 'kong') return (offered << 8) | relative;
  const fourth = [0, 1, 2, 3].find((n) => !all.some((id) => (id & 3) === n)) ?? 0;
  const m = ((Math.floor((all[0] ?? 0) / 4) * 3 + at) << 9) | (fourth << 5) | 8 | relative;
  pungs.set(key(event.tile), m);
  return m;
}

function writeEnd(deal: RecordDeal, ids: Ids, indicators: readonly (number | undefined)[]): string {
  const { result, changes, after } = deal;
  if (!result || !changes || !after) return '';
  const before = SEATS.map((seat) => after[seat] - changes[seat]);
  const score = (from: readonly number[], by: readonly number[]): string =>
    attribute(
      'sc',
      SEATS.flatMap((seat) => [hundreds(from[seat] ?? 0), hundreds(by[seat] ?? 0)]),
    );
  if (result.is === 'drawn') {
    const types = {
      'nine-kinds': 'yao9',
      'four-winds': 'kaze4',
      'four-riichi': 'reach4',
      'four-kans': 'kan4',
      'three-wins': 'ron3',
      'river-mangan': 'nm',
    } as const;
    const type =
      result.why === 'exhausted' || result.why === null ? '' : attribute('type', types[result.why]);
    const shown = (result.ready ?? [])
      .map((seat) => attribute(`hai${seat}`, ids.held.get(seat) ?? []))
      .join('');
    return `<RYUUKYOKU${type} ba="0,0"${score(before, changes)}${shown} />`;
  }
  const under = deal.under.map((tile) => ids.fresh(tile));
  const none = [0, 0, 0, 0];
  return result.wins
    .map((win, i) => {
      // A line of no han: no ura.
      const worth = win.yakuman ? attribute('yakuman', 39) : attribute('yaku', `1,${win.han ?? 0},53,0`);
      // Of two winners the second starts from the first’s result.
      const sc = i === 0 ? score(before, changes) : score(after, none);
      return `<AGARI ba="0,0" hai="" machi="0"${attribute('ten', `${win.fu ?? 0},0,0`)}${worth}${attribute('doraHai', indicators)}${under.length > 0 ? attribute('doraHaiUra', under) : ''} who="${win.seat}" fromWho="${win.from ?? win.seat}"${sc} />`;
    })
    .join('');
}
