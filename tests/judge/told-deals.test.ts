/** Deals told by their events: what cannot be is refused with its field, and deals played by bots are answered. */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import type { Move } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import type { TableEvent } from '../../src/engine/events.ts';
import type { Chosen, Game } from '../../src/engine/game.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Score } from '../../src/engine/score.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import type { Outcome, Table } from '../../src/engine/table.ts';
import { isBonus, isOuter, type Kind, plainKind } from '../../src/engine/tiles.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { begin, playMove } from '../../src/machines/play.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { seedOf } from '../scale.ts';

const games = new Map<string, Game>();
for (const id of gameIds) games.set(id, await loadGame(id));
const judge = createJudge(games, TILE_TEXTS.own);
const ask = (question: object): unknown => judge(JSON.stringify(question)).answer;
const riichi = (events: readonly object[], more = {}) =>
  ask({ op: 'settle', ruleset: 'riichi', events, ...more });

const won = (counts: object, from: number | null = 2) => [
  { type: 'win', winners: [{ seat: 1, ...counts }], from },
];
const said = { type: 'riichi', seat: 1 };

describe('a told deal that cannot be is refused with its field', () => {
  test.each<[string, readonly object[], string]>([
    ['a ron of 20 fu', won({ han: 2, fu: 20 }), 'events[0].winners[0].fu'],
    ['a tsumo of 20 fu with 1 han', won({ han: 1, fu: 20 }, null), 'events[0].winners[0].han'],
    ['seven pairs with 1 han', won({ han: 1, fu: 25 }), 'events[0].winners[0].han'],
    ['seven pairs by tsumo with 2 han', won({ han: 2, fu: 25 }, null), 'events[0].winners[0].han'],
    ['more fu than three kans have', won({ han: 9, fu: 150 }), 'events[0].winners[0].fu'],
    ['120 fu without three kans', won({ han: 3, fu: 120 }), 'events[0].winners[0].han'],
    ['a riichi that is not shown', [said, { type: 'drawn', ready: [0] }], 'events[1].ready'],
    ['a riichi where nobody is said to be ready', [said, { type: 'drawn' }], 'events[1].ready'],
  ])('%s', (_, events, field) => {
    expect(riichi(events)).toMatchObject({ error: { field } });
  });

  test('a riichi of somebody who has no 1,000 points, where it needs them', () => {
    const hands = [won({ yakuman: 1 }, 2), [{ type: 'riichi', seat: 2 }]];
    const asked = (needs: boolean) =>
      ask({ op: 'settle', ruleset: 'riichi', options: { 'riichi-points': needs }, hands });
    expect(asked(true)).toMatchObject({ error: { field: 'hands[1][0].seat' } });
    expect(asked(false)).not.toHaveProperty('error');
  });
});

const stated = ({ rank, total }: Score): object => {
  if (!rank) return { score: total };
  return rank.yakuman > 0 ? { yakuman: rank.yakuman } : { han: rank.han, fu: rank.fu };
};

/** A deal that bots played, and what is told of it. */
interface Told {
  readonly id: string;
  readonly options: Chosen;
  readonly ruleset: Ruleset;
  readonly table: Table;
  readonly outcome: Outcome;
  readonly events: readonly ToldEvent[];
}
type ToldEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What is told of one event at the table; nothing for draws, answers and words. */
function eventToldOf(ruleset: Ruleset, before: Table, event: TableEvent): readonly ToldEvent[] {
  const text = (tile: Kind): string => TILE_TEXTS.own.format([tile]);
  switch (event.type) {
    case 'rolled':
      return [{ type: 'dice', values: event.dice }];
    case 'laid':
      return [{ type: 'bonus', seat: event.seat, tile: text(event.tile) }];
    case 'discarded':
      return event.says !== null && event.says === ruleset.ready?.word
        ? [{ type: 'riichi', seat: event.seat }]
        : [{ type: 'discard', seat: event.seat, tile: text(event.tile) }];
    case 'konged': {
      const { seat, how } = event;
      // A kong that may still be robbed is told once nobody has.
      return event.stands ? [kongOf(before, seat, how, event.tile)] : [];
    }
    case 'unclaimed': {
      const { as, from, tile } = event.offer;
      if (as === 'discard') return [];
      return [kongOf(before, from, as === 'promotion' ? 'promoted' : 'concealed', tile)];
    }
    case 'awarded': {
      const [first] = event.stand;
      const { from } = event.offer;
      if (first === undefined || first.call === 'win') return [];
      return first.call === 'kong'
        ? [{ type: 'kong', kind: 'claimed', seat: first.seat, from }]
        : [{ type: 'claim', seat: first.seat, from }];
    }
    case 'erred':
      return ruleset.ready
        ? [{ type: 'chombo', seat: event.action.seat }]
        : [{ type: 'mistake', rule: event.price.rule, seat: event.action.seat }];
    default:
      return [];
  }
}

function kongOf(table: Table, seat: Seat, kind: 'promoted' | 'concealed', tile: Kind): ToldEvent {
  const pung = table.seats[seat].melds.find((meld) => meld.kind !== 'chow' && meld.tile === plainKind(tile));
  return kind === 'promoted' && pung && 'from' in pung && pung.from !== null
    ? { type: 'kong', kind, seat, from: pung.from }
    : { type: 'kong', kind, seat };
}

/** How the deal ended, as it is told. */
function endToldOf(ruleset: Ruleset, table: Table, outcome: Outcome): readonly ToldEvent[] {
  if (outcome.is === 'won') {
    const losers = SEATS.flatMap((seat) => {
      const score = outcome.loserScores[seat];
      return score === null ? [] : [[String(seat), score.total]];
    });
    const winners = outcome.winners.map(({ seat, score }) => ({ seat, ...stated(score) }));
    return [
      {
        type: 'win',
        winners,
        from: outcome.from,
        ...(losers.length > 0 && { losers: Object.fromEntries(losers) }),
      },
    ];
  }
  // A chombo is told as what it is, and ends the deal.
  if (outcome.rule === 'chombo') return [];
  if (!ruleset.ready) return [{ type: 'drawn' }];
  if (outcome.rule !== ruleset.wallOut) return [{ type: 'drawn', rule: outcome.rule }];
  const rivers = SEATS.filter((seat) => {
    const { river, discards } = table.seats[seat];
    return ruleset.rivers !== undefined && discards === river.length && river.every(isOuter);
  });
  return [{ type: 'drawn', ready: table.revealed, ...(rivers.length > 0 && { rivers }) }];
}

/** Plays a deal; in games that price a false win, somebody insists on one now and then. */
function playTold(id: string, n: number): Told {
  const game = games.get(id) as Game;
  const options: Chosen = n % 2 === 1 ? (game.presets?.['online'] ?? {}) : {};
  const ruleset = rulesetOf(game, options, 'ordinary');
  const start = startFrom(ruleset, seedOf(`told-${id}`, n));
  const falseWin = ruleset.mistakes.find(({ rule }) => rule === 'false-win');
  let errsAt = falseWin && n % 5 === 0 ? 12 : -1;
  const events: ToldEvent[] = [];
  // A bot that plays at random seldom wins, and one that thinks takes its time.
  const bot = n % 6 === 0 ? sensible : naive;
  let table = begin(ruleset, start);
  while (table.stage.phase !== 'ended') {
    const [seat] = awaitedSeats(table);
    const move: Move = seat === undefined ? 'referee' : botAction(bot, ruleset, table, seat);
    let played = playMove(ruleset, table, move);
    if (errsAt > 0 && table.stage.phase === 'deciding' && seat !== undefined && --errsAt === 0) {
      const wrong = playMove(ruleset, table, { do: 'win', seat });
      if (wrong.is === 'mistake')
        played = playMove(ruleset, table, { do: 'win', seat, despite: wrong.reason.rule });
    }
    if (played.is !== 'done') throw new Error(`${JSON.stringify(move)} is refused`);
    events.push(...eventToldOf(ruleset, table, played.event));
    table = played.table;
  }
  const { outcome } = table.stage;
  return {
    id,
    options,
    ruleset,
    table,
    outcome,
    events: [...events, ...endToldOf(ruleset, table, outcome)],
  };
}

/** A told deal broken in one way: its events, the field of the refusal, and the rule where the refusal names one. */
interface Broken {
  readonly events: readonly ToldEvent[];
  readonly field: string;
  readonly rule?: string;
  readonly more?: object;
}

const next = (seat: Seat): Seat => ((seat + 1) % 4) as Seat;

/** The deal with other events in place of its last one. */
const endedBy = ({ events }: Told, field: string, rule: string | undefined, ...end: ToldEvent[]): Broken => ({
  events: [...events.slice(0, -1), ...end],
  field: `events[${events.length - 1}]${field}`,
  ...(rule !== undefined && { rule }),
});

/** The deal with more events before its end; `wrong` of them is the one that cannot be. */
function before(
  { events }: Told,
  added: readonly ToldEvent[],
  wrong: number,
  field: string,
  rule?: string,
): Broken {
  const at = events.length - 1;
  return {
    events: [...events.slice(0, at), ...added, ...events.slice(at)],
    field: `events[${at + wrong}].${field}`,
    ...(rule !== undefined && { rule }),
  };
}

/** The deal with the counts of its first winner changed. */
function counted(told: Told, field: string, counts: object, more: object = {}, rule?: string): Broken | null {
  const { outcome } = told;
  if (outcome.is !== 'won') return null;
  const [{ seat }] = outcome.winners;
  const end = { type: 'win', winners: [{ seat, ...counts }], from: outcome.from, ...more };
  return endedBy(told, `.winners[0].${field}`, rule, end);
}

/** How many sets a seat has laid by what was told, and whether it has declared. */
const setsTold = ({ events }: Told, seat: Seat): number =>
  events.filter(
    (each) =>
      each.seat === seat && (each.type === 'claim' || (each.type === 'kong' && each.kind !== 'promoted')),
  ).length;
const declarersIn = ({ events }: Told): readonly Seat[] =>
  SEATS.filter((seat) => events.some((each) => each.type === 'riichi' && each.seat === seat));
/** A discard with a declaration may end the deal, and then nothing else is told before its end. */
const endsOpen = ({ events }: Told): boolean => events.at(-2)?.type !== 'riichi';

/** Every way to break a told deal; null where this deal cannot be broken so. */
const BREAKS: Readonly<Record<string, (told: Told) => Broken | null>> = {
  'the deal ends twice': ({ events }) => ({
    events: [...events, { type: 'drawn' }],
    field: `events[${events.length}].type`,
  }),
  'dice twice': ({ events }) =>
    events[0]?.type !== 'dice'
      ? null
      : { events: [events[0], ...events], field: 'events[1].type', rule: 'dice' },
  'dice after the first discard': ({ events }) =>
    events[0]?.type !== 'dice' || events[1]?.type !== 'discard'
      ? null
      : { events: [events[1], events[0], ...events.slice(2)], field: 'events[1].type', rule: 'dice' },
  'dice of seven': ({ events }) =>
    events[0]?.type !== 'dice'
      ? null
      : { events: [{ type: 'dice', values: [7, 1, 1] }, ...events.slice(1)], field: 'events[0].values' },
  'a winner from himself': (told) => {
    if (told.outcome.is !== 'won') return null;
    const [{ seat, score }] = told.outcome.winners;
    return endedBy(told, '.winners[0].seat', undefined, {
      type: 'win',
      winners: [{ seat, ...stated(score) }],
      from: seat,
    });
  },
  'the same winner twice': (told) => {
    if (told.outcome.is !== 'won') return null;
    const [{ seat, score }] = told.outcome.winners;
    const winner = { seat, ...stated(score) };
    const end = { type: 'win', winners: [winner, winner], from: told.outcome.from };
    return endedBy(told, '.winners', undefined, end);
  },
  'two who win by their own draw': (told) => {
    if (told.outcome.is !== 'won' || told.outcome.from !== null) return null;
    const [{ seat, score }] = told.outcome.winners;
    const winners = [seat, next(seat)].map((each) => ({ seat: each, ...stated(score) }));
    // Twenty fu and concealed self-draw are of the first alone; who has called may not have them.
    if (told.ruleset.ready) return null;
    return endedBy(told, '.winners', undefined, { type: 'win', winners, from: null });
  },
  'two who win off different discards': ({ events, outcome }) => {
    const end = events.at(-1);
    if (outcome.is !== 'won' || outcome.from === null || end === undefined) return null;
    const other = SEATS.find(
      (seat) => seat !== outcome.from && outcome.winners.every((win) => win.seat !== seat),
    );
    return { events: [...events, { ...end, from: other }], field: `events[${events.length}].type` };
  },
  'a score above the cap': (told) => {
    const { scoring } = told.ruleset;
    return scoring?.most === undefined ? null : counted(told, 'score', { score: scoring.most + 1 });
  },
  'a loser who has won': (told) => {
    if (told.outcome.is !== 'won' || !told.ruleset.scoring?.loserScore) return null;
    const [{ seat, score }] = told.outcome.winners;
    const winners = [{ seat, ...stated(score) }];
    const losers = { [seat]: 20 };
    return endedBy(told, `.losers.${seat}`, undefined, { type: 'win', winners, from: null, losers });
  },
  'a loser with a score, where only a winner has one': (told) => {
    if (told.outcome.is !== 'won' || told.ruleset.scoring?.loserScore) return null;
    const [{ seat, score }] = told.outcome.winners;
    const winners = [{ seat, ...stated(score) }];
    return endedBy(told, '.losers', undefined, {
      type: 'win',
      winners,
      from: told.outcome.from,
      losers: { [next(seat)]: 20 },
    });
  },
  'a set more than a hand has': (told) => {
    const { deal, wins, ready } = told.ruleset;
    const seat = SEATS.find((each) => !declarersIn(told).includes(each));
    if (seat === undefined || !endsOpen(told)) return null;
    const room = deal.sets - setsTold(told, seat);
    const claim = { type: 'claim', seat, from: next(seat) };
    // Concealed kongs, where a deal may have as many.
    const kong = { type: 'kong', kind: 'concealed', seat };
    const added = Array.from({ length: room + 1 }, (_, at) => (ready || at % 2 === 0 ? claim : kong));
    return before(told, added, room, 'seat', wins.shapeRule);
  },
  'a fifth kan': (told) => {
    if (!told.ruleset.ready || !endsOpen(told)) return null;
    const made = told.events.filter(({ type }) => type === 'kong').length;
    const free = SEATS.filter((seat) => !declarersIn(told).includes(seat) && setsTold(told, seat) === 0);
    const [one, two] = free;
    if (one === undefined || two === undefined) return null;
    const added = [one, two, one, two, one]
      .slice(made)
      .map((seat) => ({ type: 'kong', kind: 'concealed', seat }));
    return before(told, added, added.length - 1, 'type', 'four-kans-at-most');
  },
  'a claim of one’s own discard': (told) =>
    endsOpen(told) ? before(told, [{ type: 'claim', seat: 1, from: 1 }], 0, 'from') : null,
  'a kong of one’s own discard': (told) => {
    const seat = SEATS.find((each) => !declarersIn(told).includes(each) && setsTold(told, each) === 0);
    if (seat === undefined || !endsOpen(told)) return null;
    return before(told, [{ type: 'kong', kind: 'claimed', seat, from: seat }], 0, 'from');
  },
  'a concealed kong from somebody': (told) => {
    const seat = SEATS.find((each) => !declarersIn(told).includes(each) && setsTold(told, each) === 0);
    if (seat === undefined || !endsOpen(told)) return null;
    return before(told, [{ type: 'kong', kind: 'concealed', seat, from: next(seat) }], 0, 'from');
  },
  'a discard of a kind that is all out': (told) => {
    const discard = told.events.find(({ type }) => type === 'discard');
    if (discard === undefined || !endsOpen(told)) return null;
    const out = told.events.filter(({ type, tile }) => type === 'discard' && tile === discard.tile).length;
    const [kind] = TILE_TEXTS.own.parse(String(discard.tile));
    const copies = told.ruleset.tiles[kind ?? 0] ?? 0;
    const added = Array.from({ length: copies - out + 1 }, () => discard);
    return before(told, added, copies - out, 'tile');
  },
  'a flower that is discarded': (told) => {
    const bonus = told.ruleset.tiles.findIndex((copies, kind) => copies > 0 && isBonus(kind));
    if (bonus < 0) return null;
    const tile = TILE_TEXTS.own.format([bonus]);
    const replacing = told.ruleset.deal.preamble.find(({ step }) => step === 'replacing');
    const rule = replacing?.step === 'replacing' ? replacing.rule : undefined;
    return before(told, [{ type: 'discard', seat: 0, tile }], 0, 'tile', rule);
  },
  'a flower laid twice': (told) => {
    const bonus = told.events.find(({ type }) => type === 'bonus');
    return bonus === undefined ? null : before(told, [bonus], 0, 'tile');
  },
  'a flower where there is none': (told) =>
    told.ruleset.tiles.some((copies, kind) => copies > 0 && isBonus(kind)) || !endsOpen(told)
      ? null
      : before(told, [{ type: 'bonus', seat: 0, tile: '1f' }], 0, 'tile'),
  'a mistake that the game does not price': (told) =>
    endsOpen(told) ? before(told, [{ type: 'mistake', rule: 'no-such-rule', seat: 0 }], 0, 'rule') : null,
  'a mistake against oneself': (told) =>
    told.id !== 'hk-taiwanese'
      ? null
      : before(told, [{ type: 'mistake', rule: 'miscalled-peng', seat: 2, to: 2 }], 0, 'to'),
  'a mistake against somebody that is against everybody': (told) =>
    told.id !== 'hk-taiwanese'
      ? null
      : before(told, [{ type: 'mistake', rule: 'false-win', seat: 2, to: 1 }], 0, 'to'),
  'a chombo where no deal is void': (told) =>
    told.ruleset.ready ? null : before(told, [{ type: 'chombo', seat: 2 }], 0, 'type'),
  'a riichi where there is none': (told) =>
    told.ruleset.ready ? null : before(told, [{ type: 'riichi', seat: 2 }], 0, 'type'),
  'a riichi that is not shown': (told) => {
    const [one] = declarersIn(told);
    if (one === undefined || !endsOpen(told)) return null;
    const ready = SEATS.filter((seat) => seat !== one);
    return endedBy(told, '.ready', 'riichi-shows', { type: 'drawn', ready });
  },
  'a riichi twice by one seat': (told) => {
    const [seat] = declarersIn(told);
    return seat === undefined || !endsOpen(told) ? null : before(told, [{ type: 'riichi', seat }], 0, 'seat');
  },
  'a riichi of somebody who has called': (told) => {
    const { events, ruleset } = told;
    const caller = SEATS.find((seat) => events.some((each) => each.type === 'claim' && each.seat === seat));
    if (!ruleset.ready || caller === undefined || !endsOpen(told)) return null;
    return before(told, [{ type: 'riichi', seat: caller }], 0, 'seat', 'riichi-concealed');
  },
  'a call of somebody in riichi': (told) => {
    const [seat] = declarersIn(told);
    if (seat === undefined || !endsOpen(told)) return null;
    return before(told, [{ type: 'claim', seat, from: next(seat) }], 0, 'seat', 'riichi-concealed');
  },
  'a riichi without the points for it': (told) => {
    const [seat] = declarersIn(told);
    if (seat === undefined) return null;
    const at = told.events.findIndex((each) => each.type === 'riichi' && each.seat === seat);
    const lost = [{ type: 'win', winners: [{ seat: next(seat), yakuman: 1 }], from: seat }];
    return {
      events: told.events,
      field: `hands[1][${at}].seat`,
      rule: 'riichi-bet',
      more: {
        events: undefined,
        hands: [lost, told.events],
        dealer: next(seat),
        options: { ...told.options, 'riichi-points': true, bankruptcy: false },
      },
    };
  },
  'more bets than there are points': (told) =>
    told.ruleset.ready
      ? {
          events: told.events,
          field: 'sticks',
          more: { sticks: 121, options: { ...told.options, 'riichi-points': true, bankruptcy: false } },
        }
      : null,
  'a discard that wins with 20 fu': (told) =>
    told.outcome.is === 'won' && told.ruleset.ready && told.outcome.from !== null
      ? counted(told, 'fu', { han: 3, fu: 20 }, {}, 'fu')
      : null,
  'seven pairs with 1 han': (told) => {
    const { outcome, ruleset } = told;
    if (outcome.is !== 'won' || !ruleset.ready || setsTold(told, outcome.winners[0].seat) > 0) return null;
    return counted(told, 'han', { han: 1, fu: 25 });
  },
  'seven pairs with a set on the table': (told) => {
    const { outcome, ruleset } = told;
    if (outcome.is !== 'won' || !ruleset.ready || setsTold(told, outcome.winners[0].seat) === 0) return null;
    return counted(told, 'fu', { han: 4, fu: 25 }, {}, 'seven-pairs');
  },
  'seven pairs in riichi with 2 han': (told) => {
    const { outcome } = told;
    if (outcome.is !== 'won' || !declarersIn(told).includes(outcome.winners[0].seat)) return null;
    return setsTold(told, outcome.winners[0].seat) > 0
      ? null
      : counted(told, 'han', { han: 2, fu: 25 }, {}, 'riichi');
  },
  'more fu than a hand has': (told) => (told.ruleset.ready ? counted(told, 'fu', { han: 4, fu: 150 }) : null),
  'fu that are not rounded': (told) => (told.ruleset.ready ? counted(told, 'fu', { han: 4, fu: 32 }) : null),
  '130 fu without three kans': (told) =>
    told.ruleset.ready ? counted(told, 'han', { han: 2, fu: 130 }) : null,
  'a yakuman with han': (told) =>
    told.ruleset.ready ? counted(told, 'yakuman', { yakuman: 1, han: 3, fu: 30 }) : null,
  'a yakuman that its winner answers for': (told) =>
    told.outcome.is === 'won' && told.ruleset.scoring?.fed
      ? counted(told, 'liable', { yakuman: 1, liable: told.outcome.winners[0].seat })
      : null,
  'a river that is paid for although it was called from': (told) => {
    const called = told.events.find(({ type }) => type === 'claim');
    if (!called || told.ruleset.rivers === undefined || told.events.at(-1)?.type !== 'drawn') return null;
    if (told.events.at(-1)?.['rule']) return null;
    const end = { type: 'drawn', ready: told.table.revealed, rivers: [called['from']] };
    return endedBy(told, '.rivers', 'river-mangan', end);
  },
  'somebody who does not sit here': ({ events }) => ({
    events: [...events.slice(0, 1), { type: 'discard', seat: 4, tile: '5m' }, ...events.slice(1)],
    field: 'events[1].seat',
  }),
};

const DEALS = 90;

describe('deals that bots play are settled from what is told of them', () => {
  let possible = 0;
  let impossible = 0;
  const seen = new Set<string>();

  test.each(gameIds)('%s', (id) => {
    const kinds = new Set<string>();
    for (let n = 0; n < DEALS; n++) {
      const told = playTold(id, n);
      const { ruleset, table, events, options } = told;
      const settle = (more: object) => ask({ op: 'settle', ruleset: id, options, ...more });
      const asked = JSON.stringify({ n, options, events });
      expect(settle({ events }), asked).toMatchObject({
        ledger: table.cash.seats.map((cash) => cash - ruleset.stake),
        debts: table.debts.map(({ from, to, amount }) => ({ from, to, amount })),
      });
      possible++;
      for (const { type } of events) kinds.add(type);
      for (const [name, breaks] of Object.entries(BREAKS)) {
        const broken = breaks(told);
        if (broken === null) continue;
        const answer = settle({ events: broken.events, ...broken.more });
        expect(answer, `${name}: ${JSON.stringify(broken)}`).toMatchObject({
          error: {
            field: broken.field,
            message: expect.stringContaining(broken.rule === undefined ? '' : `(${broken.rule})`),
          },
        });
        impossible++;
        seen.add(name);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['discard', 'claim', 'win']));
  });

  test('500 of each and more, and every way to break one', () => {
    expect(possible).toBeGreaterThanOrEqual(500);
    expect(impossible).toBeGreaterThanOrEqual(500);
    expect(Object.keys(BREAKS).filter((name) => !seen.has(name))).toEqual([]);
  });
});
