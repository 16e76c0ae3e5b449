import { describe, expect, test } from 'vitest';
import { readEmbed } from '../../src/notation/embed.ts';
import { formatQuestionLink } from '../../src/notation/question-link.ts';
import { IN_ADDRESS } from '../../src/notation/routes.ts';

describe('What stands in an address is embedded as it stands', () => {
  test('a scene at its step', () => {
    expect(IN_ADDRESS.scene('robbing-the-kong=3')).toEqual([['step', '3']]);
    expect(IN_ADDRESS.scene('robbing-the-kong')).toEqual([]);
  });

  test('a question: the embed asks the same', () => {
    const fragment = formatQuestionLink({
      seed: 'heron',
      number: 4,
      grade: 2,
      rules: ['three-suits', 'yao-jiu'],
      without: [],
      under: 'ordinary',
      chosen: {},
    });
    const { address, faults } = readEmbed({
      question: 'changchun/win',
      ...Object.fromEntries(IN_ADDRESS.question(fragment)),
    });
    expect(faults).toEqual([]);
    expect(address.split('#')[1]).toBe(fragment);
  });

  test('a hand that is scored', () => {
    expect(IN_ADDRESS.score('v=1&hand=123m.55s.%2B9s&end')).toEqual([['hand', '123m 55s +9s']]);
    expect(IN_ADDRESS.score('hand=%')).toEqual([['hand', '%']]);
  });
});
