/** The judge as a library: what it answers to values is what the command answers to lines. */
import { expect, expectTypeOf, test } from 'vitest';
import { QuestionError } from '../../src/evaluation/told/fields.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { judgeOf } from '../../src/judge/library.ts';
import { playOperation } from '../../src/judge/play.ts';
import { recordOperation } from '../../src/judge/record.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import type { JudgeQuestions } from '../../src/judge/types.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';

const games = await Promise.all(gameIds.map(loadGame));
const judge = judgeOf(games, { play: playOperation, record: recordOperation });
const command = createJudge(new Map(games.map((game) => [game.id, game])), TILE_TEXTS.own);

const win = { op: 'win', ruleset: 'riichi', hand: '234m345p456s22z678s', win: { by: 'draw' } } as const;
const QUESTIONS: readonly JudgeQuestions[Exclude<keyof JudgeQuestions, 'questions'>][] = [
  { op: 'shape', hand: '123m456p789s111m22s' },
  win,
  { ...win, options: { preset: 'wrc' }, dora: '1m', honba: 1 },
  { op: 'waits', ruleset: 'hong-kong', hand: '123m456p789s111m2s' },
  { op: 'waits', hand: '123m456p789s111m2s', sets: 4 },
  { op: 'standing', ruleset: 'british', hand: '123m456p789s111m2s', seat: 1, round: 'S' },
  {
    op: 'claims',
    ruleset: 'hong-kong',
    discarder: 0,
    discard: '5m',
    seats: [
      { hand: '123m789m111p222s9p' },
      { hand: '34m123s456s789s33p' },
      { hand: '55m123p456p789p99s' },
      { hand: '19m9p19sESWNCFPP' },
    ],
    why: true,
  },
  { op: 'turn', ruleset: 'changchun', hand: '1111m456p789s222p2s', why: true },
  {
    op: 'settle',
    ruleset: 'riichi',
    events: [{ type: 'win', from: 2, winners: [{ seat: 1, han: 3, fu: 30 }] }],
  },
  { op: 'next', ruleset: 'riichi', hands: [[{ type: 'drawn', ready: [0] }]] },
  { op: 'play', ruleset: 'two-five-eight', seed: 1, hands: 2 },
];

test.each(QUESTIONS)('$op is answered as the command answers it', (question) => {
  expect({ id: null, ...judge(question) }).toEqual(command(JSON.stringify(question)).answer);
});

test('an answer has the type of what was asked', () => {
  expectTypeOf(judge(win)).toHaveProperty('wins');
  expectTypeOf(judge({ op: 'waits', hand: '123m456p789s111m2s', sets: 4 }).waits).toEqualTypeOf<
    readonly string[]
  >;
  // @ts-expect-error a judge that was given no records reads none
  expect(() => judgeOf(games)({ op: 'record', record: '' })).toThrow(QuestionError);
});

test('what cannot be answered names its field and its column', () => {
  const failed = () => judge({ ...win, hand: '234x' });
  expect(failed).toThrow(QuestionError);
  expect(failed).toThrow(expect.objectContaining({ field: 'hand', column: 4 }));
});

test('a field that is undefined is not there', () => {
  const question = { ...win, dora: undefined };
  expect(judge(question as typeof win)).toEqual(judge(win));
});
