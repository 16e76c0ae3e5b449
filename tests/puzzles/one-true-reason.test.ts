/** No true answer is graded wrong: of the reasons that a question offers, one is so, or the question accepts the others. */
import { describe, expect, test } from 'vitest';
import { ALLOWED, type Tried } from '../../src/puzzles/concepts/may/tried.ts';
import { against } from '../../src/puzzles/proof/against.ts';
import { runs } from '../scale.ts';
import { ask, gamesWith, roomFor } from './asking.ts';
import { toldOf } from './slow/agreement.ts';
import { slowGame } from './slow/games.ts';
import { isSo } from './slow/true-reasons.ts';

describe.each(gamesWith('may'))('May I? in %s', (id) => {
  const game = slowGame(id);
  const { ruleset } = roomFor(id);

  test('a reason that is offered and not accepted is not so', () => {
    let known = 0;
    for (let number = 0; number < runs(20_000); number++) {
      const { asked, key } = ask('may', id, number);
      const tried = asked as Tried;
      const told = toldOf('may', asked);
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
    expect(known).toBeGreaterThan(runs(20_000) / 2);
  });

  test('the rule that forbids a move is among those that are true against it', () => {
    for (let number = 0; number < 500; number++) {
      const { asked, key } = ask('may', id, number);
      const { table, action } = asked as Tried;
      const [answer = ''] = key;
      if (answer !== ALLOWED) expect([...against(ruleset, table, action)]).toContain(answer);
    }
  });
});
