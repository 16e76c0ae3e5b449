/** Writes the JSON of tenhou.net/6: what each seat took and threw, without an order of play. */
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import type { RecordDeal, RecordEvent } from '../../../src/records/record.ts';
import { twoDigits } from './tiles.ts';

export function writeTenhouJson(deals: readonly RecordDeal[], disp = '般南喰赤'): string {
  return JSON.stringify({
    title: ['', ''],
    name: ['A', 'B', 'C', 'D'],
    rule: { disp, aka: 1 },
    log: deals.map(listOf),
  });
}

/** The same as the link that carries it. */
export const writeTenhouLink = (deals: readonly RecordDeal[]): string =>
  `https://tenhou.net/6/#json=${encodeURIComponent(writeTenhouJson(deals))}&ts=0`;

function listOf(deal: RecordDeal): unknown[] {
  return [
    [4 * deal.round + deal.dealer, deal.counters, deal.bets],
    deal.points,
    deal.indicators.map(twoDigits),
    deal.under.map(twoDigits),
    ...SEATS.flatMap((seat) => [deal.hands[seat].map(twoDigits), takenBy(deal, seat), thrownBy(deal, seat)]),
    resultOf(deal),
  ];
}

const takenBy = ({ events }: RecordDeal, seat: Seat): unknown[] =>
  events.flatMap((event): (string | number)[] => {
    if (event.seat !== seat) return [];
    if (event.type === 'drew') return [twoDigits(event.tile)];
    return event.type === 'called' ? [callOf(event)] : [];
  });

/** A letter before the tile that was taken; its place names the giver. */
function callOf({ call, seat, from, tile, own }: Extract<RecordEvent, { type: 'called' }>): string {
  const letter = { chow: 'c', pung: 'p', kong: 'm' }[call];
  const tiles = own.map(twoDigits).map(String);
  const steps = 3 - ((from - seat) & 3);
  const at = call === 'chow' ? 0 : steps === 2 ? tiles.length : steps;
  tiles.splice(at, 0, `${letter}${twoDigits(tile)}`);
  return tiles.join('');
}

function thrownBy({ events }: RecordDeal, seat: Seat): unknown[] {
  return events.flatMap((event, i): (string | number)[] => {
    if (event.seat !== seat || event.type === 'drew') return [];
    if (event.type === 'called') return event.call === 'kong' ? [0] : [];
    const tile = twoDigits(event.tile);
    if (event.type === 'konged') {
      return event.how === 'concealed'
        ? [`${tile}${tile}${tile}a${tile}`]
        : [`k${tile}${tile}${tile}${tile}`];
    }
    const before = events[i - 1];
    // East’s fourteenth tile is none that was drawn.
    const drew = i > 1 && before?.type === 'drew' && before.seat === seat && before.tile === event.tile;
    const number = drew ? 60 : tile;
    return [event.riichi ? `r${number}` : number];
  });
}

function resultOf({ result, changes }: RecordDeal): unknown[] {
  if (!result) return [];
  if (result.is === 'drawn') {
    const names = {
      exhausted: '流局',
      'river-mangan': '流し満貫',
      'nine-kinds': '九種九牌',
      'four-winds': '四風連打',
      'four-riichi': '四家立直',
      'four-kans': '四開槓',
      'three-wins': '三家和了',
    };
    const name = result.why ? names[result.why] : '流局';
    return changes?.some((change) => change !== 0) ? [name, changes] : [name];
  }
  return [
    '和了',
    ...result.wins.flatMap((win, i) => [
      i === 0 ? changes : [0, 0, 0, 0],
      [
        win.seat,
        win.from ?? win.seat,
        win.seat,
        win.yakuman ? '役満32000点' : `${win.fu}符${win.han}飜1000点`,
        ...(win.yakuman ? ['大三元(役満)'] : [`立直(${win.han}飜)`]),
      ],
    ]),
  ];
}
