import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { message, readFrameMessage, readHostMessage } from '../../src/embed/protocol.ts';
import { runs } from '../scale.ts';

describe('Messages of a frame', () => {
  test.each([
    { type: 'ready', height: 480 },
    { type: 'size', height: 0 },
    { type: 'step', step: 2, of: 7 },
    { type: 'answered', right: false, rule: 'three-suits' },
    { type: 'answered', right: true, rule: null },
    {
      type: 'answered',
      right: true,
      rule: null,
      question: 'riichi/win/heron/0',
      choices: ['yes'],
      tries: 2,
      seconds: 3.5,
    },
    { type: 'solved' },
    { type: 'solved', score: 0.5, tries: 3, seconds: 20 },
    { type: 'wants' },
    { type: 'open', path: 'rules/british/#fishing' },
  ] as const)('%j is one', (told) => {
    expect(readFrameMessage(message(told))).toEqual({ mahjong: 1, ...told });
  });

  test.each([
    null,
    'ready',
    { type: 'ready', height: 480 },
    { mahjong: 2, type: 'ready', height: 480 },
    { mahjong: 1, type: 'ready', height: -1 },
    { mahjong: 1, type: 'ready', height: Number.NaN },
    { mahjong: 1, type: 'ready', height: 1e9 },
    { mahjong: 1, type: 'ready', height: 480, more: 1 },
    { mahjong: 1, type: 'ready' },
    { mahjong: 1, type: 'toString' },
    { mahjong: 1, type: 'answered', right: true, rule: '<b>' },
    { mahjong: 1, type: 'open', path: 3 },
    { mahjong: 1, type: 'solved', score: 2 },
    { mahjong: 1, type: 'solved', more: 1 },
    { mahjong: 1, type: 'answered', right: true, rule: null, choices: [1] },
    { mahjong: 1, type: 'answered', right: true, rule: null, tries: -1 },
    { mahjong: 1, type: 'step', step: 1, of: 2, seconds: 1 },
  ])('%j is none', (value) => {
    expect(readFrameMessage(value)).toBeNull();
  });

  test('anything at all is read without harm, and hardly anything is a message', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readFrameMessage(value)).toBeNull();
        expect(readHostMessage(value)).toBeNull();
      }),
      { numRuns: runs(10_000) },
    );
  });
});

describe('Messages to a frame', () => {
  test.each([
    { type: 'look', theme: 'dark', size: 18 },
    { type: 'go', step: 3 },
    { type: 'text', text: 'title: x' },
    { type: 'focus' },
  ] as const)('%j is one', (asked) => {
    expect(readHostMessage(message(asked))).toEqual({ mahjong: 1, ...asked });
  });

  test.each([
    { mahjong: 1, type: 'look', theme: 'pink', size: 18 },
    { mahjong: 1, type: 'go', step: 1.5 },
    { mahjong: 1, type: 'go', step: -1 },
    { mahjong: 1, type: 'focus', on: 'me' },
    { mahjong: 1, type: 'text', text: 3 },
    { mahjong: 1, type: 'text', text: 'x'.repeat(20_001) },
  ])('%j is none', (value) => {
    expect(readHostMessage(value)).toBeNull();
  });
});
