/** Furiten: the question May I? is answered by it. The rest is played in plays.txt. */

import { expect, test } from 'vitest';
import may from '../../../src/questions/may/rules.ts';
import { goes } from '../../fixtures/tables.ts';
import { READY, table } from './table.ts';

test('May I? is answered by what makes a win false, and not by that it is one', () => {
  const { ruleset, table: at } = goes(
    table({ turn: 'east', east: '4p', south: READY, rivers: { south: '1p' } }),
    'east discards 4p',
  );
  const win = { do: 'win', seat: 1 } as const;
  expect(may.key({ table: at, action: win, since: [], rules: [] }, ruleset, at)).toEqual(['furiten-own']);
});
