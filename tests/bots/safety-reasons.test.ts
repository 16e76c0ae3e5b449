/** What is said of a tile against a hand in riichi is so: every tile that could be discarded is tried, and the hands lie open. */
import { expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { type SafetyReason, type ThreatReason, threatReasons } from '../../src/bots/hint.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { scoringHandAt } from '../../src/engine/hands.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import type { Table } from '../../src/engine/table.ts';
import type { Kind } from '../../src/engine/tiles.ts';
import { seenBy } from '../../src/engine/view.ts';
import { waits } from '../../src/engine/win.ts';
import { playHand, playMove } from '../../src/machines/play.ts';
import { rulesOf } from '../rulesets/riichi/rules.ts';
import { LONG, seedOf } from '../scale.ts';

/** Discards against a riichi that are looked at. */
const DISCARDS = LONG ? 5000 : 600;

const ruleset = rulesOf({});

interface TriedTile {
  readonly table: Table;
  readonly tile: Kind;
  readonly reason: ThreatReason;
  /** Would the hand in riichi win on it? */
  readonly wins: boolean;
}

/** Every tile that the seat could discard, against every hand in riichi. */
function triedTiles(table: Table, seat: Seat): TriedTile[] {
  const view = seenBy(ruleset, table, seat);
  return [...new Set(table.seats[seat].concealed)].flatMap((tile) => {
    const action = { do: 'discard', seat, tile } as const;
    const done = playMove(ruleset, table, action);
    if (done.is !== 'done') return [];
    return threatReasons(view, ruleset, action).map((reason) => ({
      table,
      tile,
      reason,
      wins: judgeAction(ruleset, done.table, { do: 'win', seat: reason.seat }).is === 'allowed',
    }));
  });
}

/** Tiles of so many discards that bots made against a riichi. */
function playedTiles(): TriedTile[] {
  const tried: TriedTile[] = [];
  let discards = 0;
  for (let n = 0; discards < DISCARDS; n++) {
    const start = startFrom(ruleset, seedOf('safety', n), { dealer: SEATS[n % 4] as Seat });
    playHand(ruleset, start, (table, seat) => {
      const action = botAction(sensible, ruleset, table, seat);
      if (action.do === 'discard' && seenBy(ruleset, table, seat).threats.length > 0 && discards < DISCARDS) {
        discards++;
        tried.push(...triedTiles(table, seat));
      }
      return action;
    });
  }
  return tried;
}

const tried = playedTiles();
const told = (why: SafetyReason | null): TriedTile[] => tried.filter(({ reason }) => reason.why === why);
const handOf = ({ table, reason }: TriedTile): readonly Kind[] => table.seats[reason.seat].concealed;
const waitsOf = ({ table, reason }: TriedTile): readonly Kind[] =>
  waits(ruleset, scoringHandAt(table, reason.seat));
/** Thirteen orphans wait for tiles of which they hold none; what is said of waits is said of sets and pairs. */
const isOrphans = (each: TriedTile): boolean =>
  handOf(each).every((kind) => kind >= 27 || (kind % 9) % 8 === 0);

test.each(['discarded', 'let-go'] as const)('nobody wins on a tile that is told to be safe: %s', (why) => {
  expect(told(why).length).toBeGreaterThan(DISCARDS / 10);
  expect(told(why).filter(({ wins }) => wins)).toEqual([]);
});

test('no hand wins on what its seat has discarded, whatever it holds', () => {
  // Four triplets of tiles that were not asked about, and the tile itself: such a hand waits for nothing else.
  const others = (tile: Kind): readonly Kind[] =>
    [0, 8, 9, 17, 18].filter((kind) => kind !== tile).slice(0, 4);
  const closed = told('discarded').filter(({ table, reason }) => table.seats[reason.seat].melds.length === 0);
  expect(closed.length).toBeGreaterThan(DISCARDS / 20);
  const rules = closed.map(({ table, tile, reason: { seat } }) => {
    const concealed = [tile, ...others(tile).flatMap((kind) => [kind, kind, kind])];
    const seats = table.seats.map((own, i) => (i === seat ? { ...own, concealed } : own));
    const from = table.stage.phase === 'deciding' ? table.stage.seat : 0;
    const done = playMove(
      ruleset,
      { ...table, seats: seats as unknown as Table['seats'] },
      {
        do: 'discard',
        seat: from,
        tile,
      },
    );
    if (done.is !== 'done') return 'not discarded';
    const verdict = judgeAction(ruleset, done.table, { do: 'win', seat });
    return verdict.is === 'allowed' ? 'allowed' : (verdict.reason.also?.[0] ?? verdict.reason.rule);
  });
  expect(new Set(rules)).toEqual(new Set(['furiten-own']));
});

test('a tile that no wait is left for is won on by nobody, and is told with the tiles that are in sight', () => {
  expect(told('no-way').filter(({ tile, reason }) => !reason.gone?.includes(tile))).toEqual([]);
  expect(told('no-way').filter((each) => each.wins && !isOrphans(each))).toEqual([]);
});

test('where a single tile is left to wait with, a winner holds that one', () => {
  const wrong = told('pair').filter(
    (each) => each.wins && !isOrphans(each) && handOf(each).filter((kind) => kind === each.tile).length !== 1,
  );
  expect(wrong).toEqual([]);
});

test('a hand that wins does not wait for the other end, where that is said', () => {
  const sided = [...told('sides'), ...told('wall')].filter(({ reason }) => reason.sides.length > 0);
  expect(sided.length).toBeGreaterThan(DISCARDS / 10);
  expect(
    sided.filter((each) => each.wins && each.reason.sides.some((side) => waitsOf(each).includes(side))),
  ).toEqual([]);
});

test('tiles that are told to be in sight are not in the hand in riichi', () => {
  const walled = [...told('wall'), ...told('no-way')];
  expect(walled.length).toBeGreaterThan(0);
  expect(
    walled.filter((each) => (each.reason.gone ?? []).some((kind) => handOf(each).includes(kind))),
  ).toEqual([]);
});

test('what is told to be less safe is won on more often', () => {
  const share = (all: readonly TriedTile[]): number => all.filter(({ wins }) => wins).length / all.length;
  const open = share(told(null));
  expect(open).toBeGreaterThan(0);
  // So few are tried in the short run that chance could turn it round.
  if (LONG) expect(share([...told('sides'), ...told('wall'), ...told('pair')])).toBeLessThan(open);
});
