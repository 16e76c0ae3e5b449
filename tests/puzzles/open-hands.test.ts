/**
 * What is said of a tile against a hand whose sets lie on the table is so. The hands that the seat really holds are tried, and hands that
 * are drawn from the tiles nobody sees, so that the discard gives them a set or a pair. The engine alone says who wins.
 */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import { memo } from '../../src/engine/memo.ts';
import { type Random, shuffle } from '../../src/engine/random.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { withHand } from '../../src/engine/selectors.ts';
import type { Table } from '../../src/engine/table.ts';
import type { Kind } from '../../src/engine/tiles.ts';
import { unseenOf } from '../../src/engine/unseen-tiles.ts';
import { seenBy } from '../../src/engine/view.ts';
import { playHand, playMove } from '../../src/machines/play.ts';
import { openSeats, waysToWin } from '../../src/puzzles/proof/open-hands.ts';
import { openThreatsOf } from '../../src/puzzles/proof/tile-safety.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { LONG, randomOf, seedOf } from '../scale.ts';

/** Discards against such a hand that are looked at, and deals among which they are looked for at most. */
const DISCARDS = LONG ? 5000 : 150;
const DEALS = LONG ? 6000 : 150;
/** Hands that are drawn for each of their tiles. */
const DRAWN = LONG ? 3 : 8;

/** What only the seat itself knows: that it has let a win go. */
const OWN_SECRET = 'passed-win';

/** Tiles with which this one makes a set, and whatever else is drawn. */
function drawnHand(pool: readonly Kind[], tile: Kind, size: number, random: Random): readonly Kind[] {
  const [one = 0, other = 0] = shuffle(pool, random);
  const parts = [
    [tile - 2, tile - 1],
    [tile - 1, tile + 1],
    [tile + 1, tile + 2],
    [tile, tile],
  ];
  const rest = [
    [...(parts[random.below(parts.length)] ?? []), one, one],
    [tile, one, one, one],
    [tile, one, one + 1, one + 2],
    [tile, tile, one, one],
    [one, one, other, other],
  ][random.below(5)] as readonly Kind[];
  const hand = size === 1 ? [tile] : rest;
  const left = [...pool];
  const isThere = hand.every((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return isThere ? hand : shuffle(pool, random).slice(0, size);
}

interface PlayedTurn {
  readonly table: Table;
  readonly seat: Seat;
}

const games = await Promise.all(
  gameIds.filter((id) => id !== 'riichi').map(async (id) => ({ id, ruleset: rulesetOf(await loadGame(id)) })),
);

/** Turns of played deals at which somebody has to discard against such a hand; the deals of a game are played once. */
const turnsOf = memo((ruleset: Ruleset): readonly PlayedTurn[] => {
  const turns: PlayedTurn[] = [];
  for (let n = 0; n < DEALS && turns.length < DISCARDS; n++) {
    const seed = seedOf(`open hands of ${ruleset.id}`, n);
    playHand(ruleset, startFrom(ruleset, seed, { dealer: SEATS[n % 4] as Seat }), (table, seat) => {
      const action = botAction(sensible, ruleset, table, seat);
      if (action.do === 'discard' && openSeats(ruleset, table, seat).length > 0) turns.push({ table, seat });
      return action;
    });
  }
  return turns.slice(0, DISCARDS);
});

describe.each(games)('against hands whose sets lie on the table, in $id', ({ id, ruleset }) => {
  /** Does that seat win on the discard with these tiles? */
  function wins({ table, seat }: PlayedTurn, tile: Kind, by: Seat, concealed: readonly Kind[]): boolean {
    const at = withHand(table, by, { ...table.seats[by], concealed: concealed.toSorted((a, b) => a - b) });
    const done = playMove(
      ruleset,
      { ...at, memory: withoutSecret(at.memory) },
      { do: 'discard', seat, tile },
    );
    return done.is === 'done' && judgeAction(ruleset, done.table, { do: 'win', seat: by }).is === 'allowed';
  }
  const withoutSecret = ({ [OWN_SECRET]: _, ...memory }: Table['memory']): Table['memory'] => memory;

  test('nobody wins on a tile that is told to be safe, with the tiles held or any others', () => {
    const turns = turnsOf(ruleset);
    const random = randomOf(`drawn hands of ${id}`);
    let safe = 0;
    for (const turn of turns) {
      const { table, seat } = turn;
      const threatsOf = openThreatsOf(ruleset, table, seat);
      const unseen = unseenOf(seenBy(ruleset, table, seat), ruleset);
      const pool = unseen.flatMap((left, kind) => Array<Kind>(kind < 34 ? left : 0).fill(kind));
      for (const tile of new Set(table.seats[seat].concealed)) {
        for (const threat of threatsOf(tile)) {
          if (waysToWin([threat]) > 0) continue;
          safe++;
          const { concealed } = table.seats[threat.seat];
          const drawn = Array.from({ length: DRAWN }, () => drawnHand(pool, tile, concealed.length, random));
          const winning = [concealed, ...drawn].filter((tiles) => wins(turn, tile, threat.seat, tiles));
          expect(winning, `${id}: ${tile} at ${JSON.stringify(table.seats)}`).toEqual([]);
        }
      }
    }
    // In some games all sets but one hardly ever lie on the table.
    if (turns.length > 100) expect(safe).toBeGreaterThan(turns.length / 10);
    console.info(`${id}: ${safe} tiles told to be safe at ${turns.length} discards`);
  });

  test('whoever is told to win with some tiles does, and with others that are told to be refused does not', () => {
    const turns = turnsOf(ruleset);
    let won = 0;
    for (const turn of turns.slice(0, DISCARDS / 3)) {
      const { table, seat } = turn;
      const threatsOf = openThreatsOf(ruleset, table, seat);
      for (const tile of new Set(table.seats[seat].concealed)) {
        for (const threat of threatsOf(tile)) {
          // The likeliest of each kind: a reader is told of no other.
          const win = threat.hands.find(({ by }) => by.length === 0);
          const refused = threat.hands.find(({ by }) => by.length > 0);
          if (win) won++;
          if (win) expect(wins(turn, tile, threat.seat, win.tiles), `${id}: ${win.tiles}`).toBe(true);
          if (refused)
            expect(wins(turn, tile, threat.seat, refused.tiles), `${id}: ${refused.tiles}`).toBe(false);
        }
      }
    }
    if (turns.length > 100) expect(won).toBeGreaterThan(0);
  });
});
