/** Writes records of Riichi City: a stream of events, each with a JSON text of its own. */
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import type { RecordDeal } from '../../../src/records/record.ts';
import { code } from './tiles.ts';

/** Whoever deals first sits at this place of the table. */
const FIRST = 2;
const user = (seat: Seat): number => 100 + seat;
const atTable = <T>(all: readonly T[]): T[] => SEATS.map((place) => all[(place - FIRST) & 3] as T);

const event = (eventType: number, userId: number, data: object) => ({
  eventType,
  userId,
  data: JSON.stringify(data),
});

export const writeRiichiCity = (deals: readonly RecordDeal[]): string =>
  JSON.stringify({ code: 0, data: { playerCount: 4, handRecord: deals.map(handOf) } });

function handOf(deal: RecordDeal) {
  const { dealer, events, hands } = deal;
  const fourteenth = events[0]?.type === 'drew' ? [events[0].tile] : [];
  const rest = deal.indicators.slice(1);
  const stream = SEATS.map((seat) =>
    event(1, user(seat), {
      hand_cards: [...hands[seat], ...(seat === dealer ? fourteenth : [])].map(code),
      dealer_pos: (dealer + FIRST) & 3,
      bao_pai_card: code(deal.indicators[0] ?? 0),
      quan_feng: 49 + 16 * deal.round,
      chang_ci: dealer + 1,
      ben_chang_num: deal.counters,
      li_zhi_bang_num: deal.bets,
      user_info_list: atTable(SEATS).map((seat) => ({
        user_id: user(seat),
        hand_points: deal.points?.[seat],
      })),
    }),
  );
  stream.push(event(2, user(dealer), { in_card: 0, is_first_xun_in: true }));
  for (const each of events.slice(1)) {
    const card = code(each.tile);
    const act = (action: number, more: object = {}) => event(4, user(each.seat), { action, card, ...more });
    if (each.type === 'drew') stream.push(event(2, user(each.seat), { in_card: card }));
    else if (each.type === 'discarded') stream.push(act(11, { is_li_zhi: each.riichi }));
    else if (each.type === 'called') {
      const action = { chow: 2, pung: 5, kong: 6 }[each.call];
      stream.push(act(action, { group_cards: each.own.map(code) }));
    } else stream.push(act(each.how === 'concealed' ? 8 : 9));
    // All kans turn at once here.
    const isKan = each.type === 'konged' || (each.type === 'called' && each.call === 'kong');
    const turned = isKan ? rest.shift() : undefined;
    if (turned !== undefined) stream.push(event(7, 0, { cards: [code(turned)] }));
  }
  stream.push(...endOf(deal));
  const players = atTable(SEATS).map((seat) => ({ userId: user(seat), nickname: 'ABCD'.charAt(seat) }));
  return { players, quanFeng: 49 + 16 * deal.round, paiShan: deal.wall?.map(code), handEventRecord: stream };
}

function endOf({ result, changes, under }: RecordDeal) {
  if (!result) return [];
  const user_profit = SEATS.map((seat) => ({ user_id: user(seat), point_profit: changes?.[seat] ?? 0 }));
  if (result.is === 'drawn') {
    const ends = ['four-winds', 'four-kans', 'four-riichi', 'three-wins', 'nine-kinds', 'exhausted'];
    const win_info = (result.ready ?? []).map((seat) => ({ user_id: user(seat) }));
    return [event(5, 0, { end_type: 2 + ends.indexOf(result.why ?? ''), win_info, user_profit })];
  }
  const win_info = result.wins.map((win) => ({
    user_id: user(win.seat),
    all_fang_num: win.han,
    all_fu: win.fu,
    li_bao_card: under.map(code),
  }));
  return [event(5, 0, { end_type: result.wins[0]?.from === null ? 1 : 0, win_info, user_profit })];
}
