/** No true answer is graded wrong: of the reasons that a question offers, one is so, or the question accepts the others. */
import { describe, expect, test } from 'vitest';
import { against } from '../../src/puzzles/proof/true-refusals.ts';
import { STANDS } from '../../src/questions/claim/claim-outcome.ts';
import type { ClaimedTile } from '../../src/questions/claim/claimed-tile.ts';
import { againstCall } from '../../src/questions/claim/rules.ts';
import { ALLOWED, type TriedAction } from '../../src/questions/may/attempt.ts';
import { fewest, LONG } from '../scale.ts';
import { ask, gamesWith, roomFor } from './concepts.ts';
import { toldOf } from './slow/agreement.ts';
import { slowGame } from './slow/games.ts';
import { type Hand, whyNoWin } from './slow/hands.ts';
import { handAt, positionTold } from './slow/positions.ts';
import { isSo } from './slow/true-reasons.ts';

/** Each is put to the slow count as well, for each reason that it offers. */
const MANY = LONG ? 20_000 : 120;

describe.each(gamesWith('may'))('May I? in %s', (id) => {
  const game = slowGame(id);
  const { ruleset } = roomFor(id);

  test('a reason that is offered and not accepted is not so', () => {
    let known = 0;
    for (let number = 0; number < MANY; number++) {
      const { subject, key } = ask('may', id, number);
      const tried = subject as TriedAction;
      const told = toldOf('may', subject);
      const said = against(ruleset, tried.table, tried.action);
      for (const rule of tried.rules) {
        if (key.includes(rule)) continue;
        const is = isSo(game, told, rule);
        if (is === true || said.has(rule)) {
          expect.fail(
            `question ${number}: “${rule}” is so as well\n${JSON.stringify(told)}\nkey ${key.join()}`,
          );
        }
        if (is === false) known++;
      }
    }
    // Much of what is offered is put to the rules pages, and not to the engine alone.
    expect(known).toBeGreaterThan(MANY / 2);
  });

  test('the rule that forbids a move is among those that are true against it', () => {
    for (let number = 0; number < fewest(500); number++) {
      const { subject, key } = ask('may', id, number);
      const { table, action } = subject as TriedAction;
      const [answer = ''] = key;
      if (answer !== ALLOWED) expect([...against(ruleset, table, action)]).toContain(answer);
    }
  });
});

/** What a call goes before, by the rules pages. */
const RANKS = { win: 3, kong: 2, pung: 2, chow: 1 } as const;

describe.each(gamesWith('claim'))('Who gets the tile? in %s', (id) => {
  const game = slowGame(id);
  const { ruleset } = roomFor(id);

  test('a reason that is offered of a call and not accepted is not so of it', () => {
    for (let number = 0; number < MANY; number++) {
      const { subject, key, choices } = ask('claim', id, number);
      const called = subject as ClaimedTile;
      const { calls, offer } = called;
      const standing = calls.filter(({ seat }) => key.includes(`${seat}:${STANDS}`));
      for (const call of calls) {
        const offered = (choices ?? []).flatMap((each) => {
          const [seat, fate = ''] = each.split(':');
          return seat === String(call.seat) && fate !== STANDS ? [fate] : [];
        });
        expect(offered.length, `${id} ${number}`).toBeGreaterThan(1);
        const so = againstCall(ruleset, called, call);
        for (const rule of offered) {
          if (key.includes(`${call.seat}:${rule}`)) continue;
          const what = `question ${number}: “${rule}” is so of seat ${call.seat} as well, key ${key.join()}`;
          expect(so.has(rule), what).toBe(false);
          // The commonest ones, from the rules pages alone.
          const { concealed } = called.table.seats[call.seat];
          const copies = concealed.filter((tile) => tile === offer.tile).length;
          const isSo: Readonly<Record<string, boolean>> = {
            'own-tiles':
              call.do === 'chow' ? !call.using.every((tile) => concealed.includes(tile)) : copies === 0,
            priority: standing.some((other) => RANKS[other.do] > RANKS[call.do]),
            [ruleset.calls.chow.rule]:
              call.do === 'chow' && (id === 'two-five-eight' || (call.seat - offer.from + 4) % 4 !== 1),
            [ruleset.wins.shapeRule]: whyNoWin(game, handOf(called, call.seat)) === ruleset.wins.shapeRule,
          };
          if (rule !== 'own-tiles' || call.do !== 'win') expect(isSo[rule] ?? false, what).toBe(false);
        }
      }
    }
  });
});

/** The hand of a caller with the tile, for the rules pages. */
function handOf({ table }: ClaimedTile, seat: number): Hand {
  const position = positionTold({ table: JSON.parse(JSON.stringify(table)) });
  return handAt(position, seat, position.offer?.tile ?? null);
}
