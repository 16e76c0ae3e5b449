/** Writes Majiang's paipu, whose seats are winds of the deal. */
import { bySeat, SEATS, type Seat } from '../../../src/engine/seats.ts';
import type { Kind } from '../../../src/engine/tiles.ts';
import type { RecordDeal, RecordEvent } from '../../../src/records/record.ts';
import { place, suitFirst } from './tiles.ts';

/** Tiles after the letter of their suit. */
export function inSuits(tiles: readonly Kind[]): string {
  const sorted = [...tiles].sort((a, b) => place(a) - place(b)).map(suitFirst);
  return ['m', 'p', 's', 'z']
    .map((suit) => {
      const digits = sorted.filter((each) => each.startsWith(suit)).map((each) => each.charAt(1));
      return digits.length > 0 ? `${suit}${digits.join('')}` : '';
    })
    .join('');
}

export function writeMajiang(deals: readonly RecordDeal[], first = 0): string {
  return JSON.stringify({
    title: '',
    player: ['A', 'B', 'C', 'D'],
    qijia: first,
    log: deals.map(movesOf),
  });
}

function movesOf(deal: RecordDeal): object[] {
  const wind = (seat: Seat): number => (seat - deal.dealer) & 3;
  const byWind = <T>(all: readonly T[]): T[] => SEATS.map((at) => all[(at + deal.dealer) & 3] as T);
  const rest = deal.indicators.slice(1);
  const turned = (): object[] => {
    const tile = rest.shift();
    return tile === undefined ? [] : [{ kaigang: { baopai: suitFirst(tile) } }];
  };
  let waits = false;
  let replaces = false;
  const moves: object[] = [
    {
      qipai: {
        zhuangfeng: deal.round,
        jushu: deal.dealer,
        changbang: deal.counters,
        lizhibang: deal.bets,
        defen: byWind(deal.points ?? []),
        baopai: suitFirst(deal.indicators[0] as Kind),
        shoupai: byWind(deal.hands).map(inSuits),
      },
    },
  ];
  for (const event of deal.events) {
    // For a second kan the indicator of the first is turned before it may be robbed.
    if (event.type === 'konged' && waits) moves.push(...turned());
    moves.push(moveOf(event, wind(event.seat), replaces));
    // For open kans the indicator comes after the discard.
    if (event.type === 'discarded' && waits) moves.push(...turned());
    if (event.type === 'konged' && event.how === 'concealed') moves.push(...turned());
    const isKan = event.type === 'konged' || (event.type === 'called' && event.call === 'kong');
    replaces = isKan;
    if (event.type !== 'drew') waits = isKan && !(event.type === 'konged' && event.how === 'concealed');
  }
  return [...moves, ...endOf(deal, wind, byWind)];
}

function moveOf(event: RecordEvent, l: number, replaces: boolean): object {
  switch (event.type) {
    case 'drew':
      return { [replaces ? 'gangzimo' : 'zimo']: { l, p: suitFirst(event.tile) } };
    case 'discarded':
      return { dapai: { l, p: `${suitFirst(event.tile)}${event.riichi ? '_*' : ''}` } };
    case 'called': {
      const mark = ['', '+', '=', '-'][(event.from - event.seat) & 3];
      const suit = suitFirst(event.tile).charAt(0);
      const own = event.own.map((tile) => suitFirst(tile).charAt(1));
      const digits = [
        ...own.map((digit) => ({ digit, mark: '' })),
        { digit: suitFirst(event.tile).charAt(1), mark },
      ];
      const rank = (digit: string): number => Number(digit) || 5;
      const sorted = event.call === 'chow' ? digits.sort((a, b) => rank(a.digit) - rank(b.digit)) : digits;
      return { fulou: { l, m: `${suit}${sorted.map((each) => each.digit + each.mark).join('')}` } };
    }
    default: {
      const text = suitFirst(event.tile);
      const four = text.charAt(0) + text.charAt(1).repeat(4);
      // The last digit of an added kan is the added tile.
      return { gang: { l, m: event.how === 'concealed' ? four : `${four.slice(0, 4)}-${text.charAt(1)}` } };
    }
  }
}

function endOf(
  { result, changes, under }: RecordDeal,
  wind: (seat: Seat) => number,
  byWind: <T>(all: readonly T[]) => T[],
): object[] {
  if (!result) return [];
  if (result.is === 'drawn') {
    const names = {
      exhausted: '荒牌平局',
      'river-mangan': '流し満貫',
      'nine-kinds': '九種九牌',
      'four-winds': '四風連打',
      'four-riichi': '四家立直',
      'four-kans': '四開槓',
      'three-wins': '三家和',
    };
    const shown = bySeat((seat) => (result.ready?.includes(seat) ? 'm1' : ''));
    const name = result.why ? names[result.why] : '';
    return [{ pingju: { name, shoupai: byWind(shown), fenpei: byWind(changes ?? []) } }];
  }
  return result.wins.map((win, i) => ({
    hule: {
      l: wind(win.seat),
      baojia: win.from === null ? null : wind(win.from),
      fubaopai: under.length > 0 ? under.map(suitFirst) : null,
      ...(win.yakuman ? { damanguan: 1 } : { fanshu: win.han, fu: win.fu }),
      fenpei: byWind(i === 0 ? (changes ?? []) : [0, 0, 0, 0]),
    },
  }));
}
