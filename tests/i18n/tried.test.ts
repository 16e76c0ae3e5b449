/** What a refusal says was tried. */
import { expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import type { Action } from '../../src/engine/action.ts';
import type { Reason } from '../../src/engine/reason.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { triedText } from '../../src/ui/input/refusal.ts';
import { terms } from './sentences.ts';

const [nine = 0, eight = 0, five = 0] = parseTiles('98p5s');
const chow: Action = { do: 'chow', seat: 1, using: [nine, nine] };
const kong: Action = { do: 'kong', seat: 1, tile: nine };
const tried = (reason: Reason, action: Action = chow): string => triedText({ action, reason }, terms);

test('tiles that make no run are named; whoever has no two that make one is told the call alone', () => {
  expect(tried({ rule: 'no-wrap', tiles: [eight, nine, nine] })).toContain('9s of dots');
  expect(tried({ rule: 'no-wrap', tiles: [five], have: 0, need: 2 })).toBe(words.callName('chow', terms));
  expect(tried({ rule: 'in-turn' })).toBe(words.callName('chow', terms));
});

test('at the wrong moment no tile of a kong is named, since nobody has chosen one', () => {
  expect(tried({ rule: 'in-turn' }, kong)).toBe(words.callName('kong', terms));
  expect(tried({ rule: 'concealed-kong', tiles: [nine], have: 2, need: 4 }, kong)).toContain('9 of dots');
});
