/** HK-style Taiwanese: whole matches by bots, hand after hand, debts and streaks and all. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { botAction } from '../../../src/bots/bot.ts';
import { naive } from '../../../src/bots/naive.ts';
import { sensible } from '../../../src/bots/sensible.ts';
import type { Move } from '../../../src/engine/action.ts';
import { countTiles } from '../../../src/engine/counts.ts';
import { type Start, startFrom } from '../../../src/engine/deal.ts';
import type { TableEvent } from '../../../src/engine/events.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import type { Offer, Table } from '../../../src/engine/table.ts';
import { nextStart } from '../../../src/machines/match.ts';
import { begin, playMove } from '../../../src/machines/play.ts';
import { copies, everyTile } from '../../fixtures/count.ts';
import { careless } from '../../fixtures/hands.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { matches, seedOf } from '../../scale.ts';
import { slowShapes } from './slow.ts';

const rules = await taiwanese();
const MATCHES = matches(200);
/** Two who know what they do, so that hands end, and two who let wins go. */
const BOTS = [sensible, naive, sensible, careless] as const;
/** More hands than any match: four rounds, and every deal kept many times over. */
const TOO_MANY = 400;

/** Who may not win, kept by hand from what happens: `passed-win`. */
class SlowBar {
  /** `own` while the turn lasts that was begun with the very tile that was let go. */
  readonly #bar: ('no' | 'yes' | 'own')[] = ['no', 'no', 'no', 'no'];
  readonly #drew = [false, false, false, false];
  #claims: Seat[] = [];

  may(seat: Seat): boolean {
    return this.#bar[seat] === 'no';
  }

  hears(event: TableEvent, before: Table): void {
    switch (event.type) {
      case 'drew':
        this.#drew[event.seat] = true;
        break;
      case 'answered': {
        const { seat, call } = event.bid;
        const { stage } = before;
        const wins = stage.phase === 'collecting' && whole(before, seat, stage.offer);
        if (call === 'win' || !wins || !this.may(seat)) break;
        this.#bar[seat] = 'yes';
        if (call !== 'pass') this.#claims.push(seat);
        break;
      }
      case 'awarded': {
        const [stand] = event.stand;
        if (stand && this.#claims.includes(stand.seat)) this.#bar[stand.seat] = 'own';
        if (stand) this.#drew[stand.seat] = false;
        this.#claims = [];
        break;
      }
      case 'unclaimed':
        this.#claims = [];
        break;
      case 'discarded': {
        const { seat } = event;
        const could = this.may(seat) && this.#drewNow(before, seat) && whole(before, seat, null);
        this.#bar[seat] = could || this.#bar[seat] === 'own' ? 'yes' : 'no';
        this.#drew[seat] = false;
        break;
      }
    }
  }

  /** The dealer’s first tiles count as drawn. */
  #drewNow({ stage }: Table, seat: Seat): boolean {
    return this.#drew[seat] === true || (stage.phase === 'deciding' && stage.drew?.by === 'deal');
  }
}

function whole(table: Table, seat: Seat, offer: Offer | null): boolean {
  const { concealed, melds } = table.seats[seat];
  return slowShapes(countTiles(offer ? [...concealed, offer.tile] : concealed), melds.length).length > 0;
}

interface Played {
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly end: Table;
}

/** One hand, with what must be true after every event of it. */
function played(start: Start): Played {
  const moves: Move[] = [];
  const bar = new SlowBar();
  let table = begin(rules, start);
  while (table.stage.phase !== 'ended') {
    const [seat] = awaitedSeats(table);
    const move: Move = seat === undefined ? 'referee' : botAction(BOTS[seat], rules, table, seat);
    if (move !== 'referee' && move.do === 'win' && !bar.may(move.seat))
      throw new Error(`seat ${move.seat} wins barred`);
    const done = playMove(rules, table, move);
    if (done.is !== 'done') throw new Error(`${JSON.stringify(move)} is refused: ${done.reason.rule}`);
    if (move !== 'referee' && move.despite !== undefined) throw new Error('a bot makes a mistake');
    bar.hears(done.event, table);
    moves.push(move);
    table = done.table;
    const { cash } = table;
    if (cash.seats[0] + cash.seats[1] + cash.seats[2] + cash.seats[3] + cash.pot !== 0)
      expect(cash).toBeNull();
  }
  return { start, moves, end: table };
}

describe('Whole matches', () => {
  test('match: end, conserve tiles and money, replay alike, and never let a barred player win', () => {
    const set = [...rules.tiles];
    let hands = 0;
    let streaks = 0;
    let deepest = 0;
    for (let n = 0; n < MATCHES; n++) {
      let start: Start | null = startFrom(rules, seedOf('match', n));
      let kept = 0;
      for (let hand = 0; start !== null; hand++) {
        if (hand > TOO_MANY) throw new Error(`match ${n} does not end`);
        const { moves, end } = played(start);
        hands++;
        expect(isDeepStrictEqual(copies(everyTile(end)), set)).toBe(true);
        if (hand % 8 === 0) expect(isDeepStrictEqual(replayed(start, moves), end)).toBe(true);
        kept = Number(end.memory['dealer-stays']);
        deepest = Math.max(deepest, kept);
        const creditors = new Set(end.debts.map(({ to }) => to));
        // Everybody owes the same seat: the streak's winner.
        if (creditors.size > 1) expect([...creditors]).toHaveLength(1);
        if (creditors.size === 1) {
          streaks++;
          expect(creditors.has(Number(end.memory['pull']) as Seat)).toBe(true);
        }
        start = nextStart(rules, end, seedOf(`match ${hand}`, n), () => rules);
        if (start === null) {
          expect(end.debts).toEqual([]);
          expect(end.stage).toMatchObject({ following: { over: true, rule: 'match' } });
        }
      }
    }
    expect(hands).toBeGreaterThan(MATCHES);
    expect(streaks).toBeGreaterThan(MATCHES / 2);
    expect(deepest).toBeGreaterThan(1);
  });
});

function replayed(start: Start, moves: readonly Move[]): Table {
  let table = begin(rules, start);
  for (const move of moves) {
    const done = playMove(rules, table, move);
    if (done.is !== 'done') throw new Error(`${JSON.stringify(move)} is refused the second time`);
    table = done.table;
  }
  return table;
}
