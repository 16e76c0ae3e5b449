/** What an error says beside its field: what would do, where a guess from another program went wrong. */
import { describe, expect, test } from 'vitest';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';

const games = new Map([
  ['riichi', await loadGame('riichi')],
  ['hong-kong', await loadGame('hong-kong')],
]);
const judge = createJudge(games, TILE_TEXTS.own);
const answer = (question: object) =>
  judge(JSON.stringify({ op: 'win', ruleset: 'riichi', ...question })).answer;
const error = (question: object) =>
  (answer(question) as unknown as { error?: { field: string; message: string; column: number | null } })
    .error;

describe('What would do', () => {
  const hand = '123m456m789p234s55s';
  test.each([
    ['a number that is given as a text', { hand, seat: '1' }, 'seat', /"1" is a text/],
    ['true as a text', { hand, win: { lastTile: 'true' } }, 'win.lastTile', /"true" is a text/],
    [
      'an option’s number as a text',
      { hand, options: { 'red-fives': '3' } },
      'options.red-fives',
      /the text "3"/,
    ],
    ['another letter for honours', { hand: '123m777h' }, 'hand', /honours, which are E S W N C F P/],
    ['a set in brackets', { hand: '123m(4444p)' }, 'hand', /"melds"/],
    [
      'brackets around a set of its own',
      { hand, melds: [{ kind: 'pung', tiles: '(444p)' }] },
      'melds[0].tiles',
      /without brackets/,
    ],
  ])('%s', (_what, question, field, message) => {
    expect(error(question)).toMatchObject({ field, message: expect.stringMatching(message) });
  });

  test('honours are read by number too, and written by letter', () => {
    const asked = { hand: '111z222z333z444z55z', seat: 1, win: { by: 'draw', tile: '5z' } };
    expect(answer(asked)).toEqual(
      answer({ ...asked, hand: 'EEESSSWWWNNNPP', win: { by: 'draw', tile: 'P' } }),
    );
    expect(JSON.stringify(answer(asked))).toContain('"EEE"');
  });

  test('in riichi the first turn of a seat comes after those of the seats before it, not of East alone', () => {
    const from = (from: number) =>
      error({ hand, seat: 2, win: { by: 'discard', tile: '1m', from, firstTurn: true } });
    expect(from(3)).toMatchObject({ field: 'win.firstTurn', message: expect.not.stringMatching(/East/) });
    expect(from(1)).toBeUndefined();
  });
});
