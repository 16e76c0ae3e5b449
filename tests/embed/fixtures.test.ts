/** Lines that were pasted once work for ever: what stands here is only added to. */
import { describe, expect, test } from 'vitest';
import { wanted } from '../../src/notation/embed.ts';

/** Version 1, as the site wrote them when it was new: attributes, and the frame they lead to. */
const PASTED: readonly (readonly [attributes: Readonly<Record<string, string>>, address: string])[] = [
  [{ scene: 'british/robbing-the-kong' }, 'scene/british/robbing-the-kong/'],
  [
    { scene: 'british/robbing-the-kong', step: '3', theme: 'dark' },
    'scene/british/robbing-the-kong/#robbing-the-kong=3',
  ],
  [
    { rule: 'two-five-eight/jong-258', words: 'chi', tiles: 'plain' },
    'rule/two-five-eight/jong-258/?tiles=plain&words=chi',
  ],
  [
    { question: 'changchun/win', seed: 'heron', at: '4', grade: '2', rules: 'three-suits yao-jiu' },
    'question/changchun/win/#v=1&seed=heron&at=4&grade=2&rules=three-suits,yao-jiu&end',
  ],
  [{ question: 'changchun/win' }, 'question/changchun/win/#v=1&seed=a&end'],
  [{ play: 'hong-kong' }, 'play/hong-kong/'],
  [{ play: 'hong-kong', seed: 'heron-412' }, 'play/hong-kong/#v=1&game=hong-kong&seed=heron-412&end'],
  [{ score: 'hong-kong', hand: '123m 55s +9s' }, 'score/hong-kong/#v=1&hand=123m.55s.%2B9s&end'],
  [{ text: 'game: british\ntitle: x', step: '2' }, 'text/british/#scene=2'],
  [{ text: 'title: x', game: 'changchun' }, 'text/changchun/'],
  [
    { hand: '123m 55s +9s', game: 'hong-kong', ask: 'win' },
    'hand/hong-kong/#hand=123m%2055s%20%2B9s&ask=win',
  ],
  [
    { drill: 'hong-kong/waits', seed: 'heron', grade: '2', rules: 'a b', count: '5' },
    'drill/hong-kong/#of=waits&seed=heron&grade=2&rules=a,b&count=5',
  ],
];

describe('Version 1', () => {
  test.each(PASTED)('%j leads to %s', (attributes, address) => {
    const found = wanted(attributes);
    expect(found.faults).toEqual([]);
    expect(found.address).toBe(address);
  });

  test('says so of an attribute that a later version may have', () => {
    for (const [attributes, address] of PASTED) {
      const later = wanted({ ...attributes, panorama: 'wide' });
      expect(later.faults).toEqual([`“panorama” is nothing that version 1 of ${later.kind} knows`]);
      expect(later.address).toBe(address);
    }
  });
});
