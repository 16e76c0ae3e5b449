/** Matches of bots as records: what the writers of these tests write, and the readers have to find again. */
import { botAction } from '../../src/bots/bot.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { type Start, startFrom } from '../../src/engine/deal.ts';
import type { Chosen } from '../../src/engine/game.ts';
import { indicatorsSeen } from '../../src/engine/indicators.ts';
import { bySeat, SEATS, type Seat } from '../../src/engine/seats.ts';
import type { Outcome, Table } from '../../src/engine/table.ts';
import { type Kind, plainKind } from '../../src/engine/tiles.ts';
import { nextStart } from '../../src/machines/match.ts';
import { begin, type MoveResult, playHand } from '../../src/machines/play.ts';
import type {
  RecordDeal,
  RecordDraw,
  RecordEvent,
  RecordResult,
  RecordTable,
} from '../../src/records/record.ts';
import { optionsOf } from '../../src/records/room.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';

export const TABLES = {
  tenhou: { played: 'tenhou', reds: 3, openSimples: true, eastOnly: false },
  mjai: { played: 'mjai', reds: null, openSimples: null, eastOnly: null },
  majiang: { played: 'majiang', reds: null, openSimples: null, eastOnly: null },
  'mahjong-soul': { played: 'mahjong-soul', reds: 3, openSimples: true, eastOnly: null },
  'riichi-city': { played: 'riichi-city', reds: null, openSimples: null, eastOnly: null },
} as const satisfies Record<string, RecordTable>;

/** The options by which bots play at such a table: those that a reader will find. */
export const rulesAt = (table: RecordTable): Chosen => ({
  ...optionsOf(riichi, { format: 'mjai', names: [], table, deals: [], fault: null }),
  'start-points': 25_000,
});

/** A match of bots: whole walls, and everything that happened. */
export function botsMatch(chosen: Chosen, seed: string, most = 30): readonly RecordDeal[] {
  const ruleset = rulesetOf(riichi, chosen);
  const deals: RecordDeal[] = [];
  let start: Start | null = startFrom(ruleset, seed);
  while (start !== null && deals.length < most) {
    const events: RecordEvent[] = [];
    const now: Start = start;
    let before: Table = begin(ruleset, now);
    const end: Table = playHand(
      ruleset,
      now,
      (table, seat) => botAction(sensible, ruleset, table, seat),
      (played) => {
        events.push(...eventsOf(played, before));
        before = played.table;
      },
    );
    const position = { ruleset, table: end };
    deals.push({
      ...openingOf(now, before, events),
      indicators: indicatorsSeen(position).open,
      under: indicatorsSeen(position).under,
      wall: now.order,
      result: resultOf(end),
      ...pointsIn(now, end),
    });
    start = nextStart(ruleset, end, `${seed}/${deals.length}`, () => ruleset);
  }
  return deals;
}

function openingOf(start: Start, _: Table, events: readonly RecordEvent[]) {
  const ruleset = rulesetOf(riichi, { 'red-fives': start.order.some((tile) => tile > 42) ? 3 : 0 });
  const dealt = begin(ruleset, start);
  const fourteenth = start.order[52] as Kind;
  const hands = bySeat((seat) => {
    const all = [...dealt.seats[seat].concealed];
    if (seat === start.dealer) all.splice(all.indexOf(fourteenth), 1);
    return all;
  });
  const { dealer, round } = start;
  const first: RecordEvent = { type: 'drew', seat: dealer, tile: fourteenth };
  return {
    dealer,
    round,
    counters: Number(start.memory['counters'] ?? 0),
    bets: start.cash.pot / 1000,
    points: bySeat((seat) => start.cash.seats[seat]),
    hands,
    events: [first, ...events],
  };
}

function eventsOf(played: MoveResult & { readonly is: 'done' }, before: Table): readonly RecordEvent[] {
  const { event, table } = played;
  switch (event.type) {
    case 'drew':
      return [{ type: 'drew', seat: event.seat, tile: event.tile }];
    case 'discarded':
      return [{ type: 'discarded', seat: event.seat, tile: event.tile, riichi: event.says === 'riichi' }];
    case 'konged': {
      const { seat, how } = event;
      const added = addedTile(before, table, seat, event.tile);
      return [{ type: 'konged', how, seat, tile: how === 'promoted' ? added : plainKind(event.tile) }];
    }
    case 'awarded': {
      const [claim] = event.stand;
      if (!claim || claim.call === 'win') return [];
      const meld = table.seats[claim.seat].melds.at(-1);
      const own = [...(meld?.tiles ?? [])];
      own.splice(own.indexOf(event.offer.tile), 1);
      const { tile, from } = event.offer;
      return [{ type: 'called', call: claim.call, seat: claim.seat, from, tile, own }];
    }
    default:
      return [];
  }
}

/** The tile that a seat no longer has among its concealed ones. */
function addedTile(before: Table, after: Table, seat: Seat, kind: Kind): Kind {
  const left = [...after.seats[seat].concealed];
  const gone = before.seats[seat].concealed.find((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return gone ?? kind;
}

const DRAWS: Readonly<Record<string, RecordDraw>> = {
  'exhaustive-draw': 'exhausted',
  'nine-kinds': 'nine-kinds',
  'four-winds': 'four-winds',
  'four-riichi': 'four-riichi',
  'four-kans-abort': 'four-kans',
  winners: 'three-wins',
};

const outcomeOf = ({ stage }: Table): Outcome => {
  if (stage.phase !== 'ended') throw new Error('the deal has not ended');
  return stage.outcome;
};

function resultOf(table: Table): RecordResult {
  const outcome = outcomeOf(table);
  if (outcome.is === 'drawn') {
    const why = DRAWS[outcome.rule] ?? null;
    return { is: 'drawn', why, ready: why === 'exhausted' ? table.revealed : [] };
  }
  return {
    is: 'won',
    wins: outcome.winners.map(({ seat, score: { rank } }) => {
      const yakuman = (rank?.yakuman ?? 0) > 0;
      return {
        seat,
        from: outcome.from,
        han: yakuman ? null : (rank?.han ?? null),
        fu: yakuman ? null : (rank?.fu ?? null),
        yakuman,
      };
    }),
  };
}

/** Points after the deal, and what was paid in its end. Bets left over are for the end of the match. */
function pointsIn(start: Start, end: Table): Pick<RecordDeal, 'changes' | 'after'> {
  const after = bySeat((seat) => end.cash.seats[seat]);
  const bets = SEATS.map((seat) => Number(end.memory['riichi'] !== undefined && isIn(end, seat)));
  return {
    after,
    changes: bySeat((seat) => after[seat] - start.cash.seats[seat] + 1000 * (bets[seat] ?? 0)),
  };
}

/** Has this seat laid its bet? */
function isIn({ memory }: Table, seat: Seat): boolean {
  const states = memory['riichi'];
  const state = Array.isArray(states) ? states[seat] : null;
  return typeof state === 'object' && state !== null && 'is' in state && state.is === 'stands';
}
