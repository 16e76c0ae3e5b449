/** Writes mjai: a JSON value a line. */
import { SEATS } from '../../../src/engine/seats.ts';
import type { RecordDeal, RecordEvent } from '../../../src/records/record.ts';
import { letters } from './tiles.ts';

export interface MjaiHabits {
  /** Scores at the start of a deal, and what a win was worth, are left out. */
  readonly terse?: boolean;
}

export function writeMjai(deals: readonly RecordDeal[], { terse = false }: MjaiHabits = {}): string {
  const lines: object[] = [
    { type: 'start_game', names: ['A', 'B', 'C', 'D'] },
    ...deals.flatMap((deal) => [...linesOf(deal, terse), { type: 'end_kyoku' }]),
    { type: 'end_game' },
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

function linesOf(deal: RecordDeal, terse: boolean): object[] {
  const [first, ...more] = deal.indicators;
  const rest = [...more];
  const dora = (): object[] => {
    const tile = rest.shift();
    return tile === undefined ? [] : [{ type: 'dora', dora_marker: letters(tile) }];
  };
  let waits = false;
  const lines: object[] = [
    {
      type: 'start_kyoku',
      bakaze: 'ESWN'.charAt(deal.round),
      kyoku: deal.dealer + 1,
      honba: deal.counters,
      kyotaku: deal.bets,
      oya: deal.dealer,
      ...(terse ? {} : { scores: deal.points }),
      dora_marker: letters(first ?? 0),
      tehais: deal.hands.map((hand) => hand.map(letters)),
    },
  ];
  for (const event of deal.events) {
    if (event.type !== 'drew' && waits) {
      lines.push(...dora());
      waits = false;
    }
    lines.push(...linesOfEvent(event));
    if (event.type === 'konged' && event.how === 'concealed') lines.push(...dora());
    else if (event.type === 'konged' || (event.type === 'called' && event.call === 'kong')) waits = true;
  }
  return [...lines, ...endOf(deal, terse)];
}

function linesOfEvent(event: RecordEvent): object[] {
  const { seat: actor } = event;
  const pai = letters(event.tile);
  switch (event.type) {
    case 'drew':
      return [{ type: 'tsumo', actor, pai }];
    case 'discarded':
      return [
        ...(event.riichi ? [{ type: 'reach', actor }] : []),
        { type: 'dahai', actor, pai, tsumogiri: false },
        ...(event.riichi ? [{ type: 'reach_accepted', actor }] : []),
      ];
    case 'called': {
      const type = { chow: 'chi', pung: 'pon', kong: 'daiminkan' }[event.call];
      return [{ type, actor, target: event.from, pai, consumed: event.own.map(letters) }];
    }
    default:
      return event.how === 'concealed'
        ? [{ type: 'ankan', actor, consumed: [pai, pai, pai, pai] }]
        : [{ type: 'kakan', actor, pai, consumed: [pai, pai, pai] }];
  }
}

function endOf({ result, changes, after, under }: RecordDeal, terse: boolean): object[] {
  if (!result) return [];
  if (result.is === 'drawn') {
    const reasons = {
      exhausted: terse ? undefined : 'fanpai',
      'river-mangan': 'nagashimangan',
      'nine-kinds': 'kyushukyuhai',
      'four-winds': 'suufonrenda',
      'four-riichi': 'suuchariichi',
      'four-kans': 'suukaikan',
      'three-wins': 'sanchaho',
    };
    const reason = result.why ? reasons[result.why] : undefined;
    const tenpais = SEATS.map((seat) => result.ready?.includes(seat) ?? false);
    return [{ type: 'ryukyoku', reason, tenpais, deltas: changes, ...(terse ? {} : { scores: after }) }];
  }
  return result.wins.map((win, i) => ({
    type: 'hora',
    actor: win.seat,
    target: win.from ?? win.seat,
    ura_markers: under.map(letters),
    deltas: i === 0 ? changes : [0, 0, 0, 0],
    ...(terse ? {} : { fan: win.yakuman ? 100 : win.han, fu: win.fu ?? 0, yakus: [], scores: after }),
  }));
}
