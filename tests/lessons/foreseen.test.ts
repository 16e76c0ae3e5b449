/** What goes by itself is asked of scenes: the rules answer, and with a rule exchanged they would answer otherwise. */
import { describe, expect, test } from 'vitest';
import { predictions } from '#i18n/predictions.ts';
import { lessonFaults } from '../../src/lessons/check-lesson.ts';
import { type CheckedPrediction, checkPredictions } from '../../src/lessons/predictions.ts';
import { rulesOfLine } from '../../src/scenes/action-lines.ts';
import { courseOf, games } from './content.ts';

const courseFor = (game: string) => {
  const content = games.find(({ id }) => id === game);
  if (!content) throw new Error(`there is no game “${game}”`);
  return courseOf(content);
};

async function asked(
  game: string,
  scene: string,
  given: Readonly<Record<string, unknown>>,
): Promise<CheckedPrediction> {
  const played = await courseFor(game).play(scene);
  if (!played) throw new Error(`there is no scene “${scene}”`);
  const [checked] = checkPredictions(played, [
    {
      component: 'Predict',
      values: { ask: 'What happens?', ...given },
      place: { file: 'content/x/01-x.mdx', line: 1 },
      text: '',
      parts: [],
    },
  ]);
  if (!checked) throw new Error('nothing was asked');
  return checked;
}

const answerOf = ({ foreseen }: CheckedPrediction) => foreseen?.outcomes[foreseen.right];

describe('what somebody does next', () => {
  test.each([
    ['two-five-eight', 'east-opens', 1, 'discards', 'east-first'],
    ['two-five-eight', 'east-opens', 2, 'draws', 'draw-discard'],
    ['two-five-eight', 'calling-a-pung', 4, 'discards', 'call-pung'],
    ['two-five-eight', 'hard-kong', 3, 'replaces', 'supplement-tail'],
    ['two-five-eight', 'wall-out', 4, 'ends', 'wall-out'],
    ['hong-kong', 'pong-from-anyone', 4, 'discards', 'claim-then-discard'],
    ['hong-kong', 'east-draws-first', 1, 'draws', 'deal'],
    ['hong-kong', 'flowers-first', 2, 'replaces', 'flowers-first'],
    ['hong-kong', 'a-flower-and-its-tile', 2, 'replaces', 'flower-replaced'],
  ])('in %s, %s, at step %i: %s, by %s', async (game, scene, step, is, rule) => {
    const checked = await asked(game, scene, { step, what: true });
    expect(answerOf(checked)).toEqual({ is });
    expect(checked.rules).toEqual([rule]);
  });
});

test('East who begins has drawn nothing, and is not told of a draw', async () => {
  const checked = await asked('two-five-eight', 'east-opens', { step: 1, what: true });
  expect(checked.foreseen?.done).toBe('dealt');
  expect(predictions.whyNot('draws', 'dealt', 'Kong')).toMatch(/without a draw/);
});

test('a flower of the deal is replaced by another rule than one that is drawn later', async () => {
  for (const [scene, step, rule] of [
    ['please', 5, 'flowers-please'],
    ['flower-drawn', 2, 'flower-drawn'],
  ] as const) {
    const played = await courseFor('hk-taiwanese').play(scene);
    if (!played) throw new Error(`there is no scene “${scene}”`);
    expect(rulesOfLine(played, step), scene).toEqual([rule]);
  }
});

test('a replacement comes from the end of the wall, and the tile at the front is another answer', async () => {
  const checked = await asked('two-five-eight', 'a-kong-and-its-tile', { step: 3, tile: true });
  expect(answerOf(checked)).toMatchObject({ is: 'tile', from: 'tail' });
  expect(checked.foreseen?.outcomes.map(({ is }) => is)).toEqual(['tile', 'tile', 'no tile']);
  expect(checked.rules).toEqual(['supplement-tail']);
});

test('a replacement comes from the end of a dead wall, where there is one', async () => {
  const checked = await asked('riichi', 'dead-wall-both-ends', { step: 3, tile: true });
  expect(answerOf(checked)).toMatchObject({ is: 'tile', from: 'dead-wall' });
  expect(checked.rules).toEqual(['replacement']);
});

test.each([
  ['two-five-eight', 'a-kong-and-its-tile', 2, 'its tile', 'kong-shown'],
  ['hk-taiwanese', 'concealed-kong', 2, 'that it is one', 'concealed-kong-hidden'],
])('a concealed kong lies open or not, as its game has it: %s', async (game, scene, step, is, rule) => {
  const checked = await asked(game, scene, { step, seen: true });
  expect(answerOf(checked)).toEqual({ is });
  expect(checked.rules).toEqual([rule]);
});

test('of a tile that somebody draws the others learn that it was drawn', async () => {
  const checked = await asked('hong-kong', 'nearest-wins', { step: 1, seen: true });
  expect(answerOf(checked)).toEqual({ is: 'that it was drawn' });
  expect(checked.rules).toEqual(['one-source']);
});

test('what is still to come is what the reader does not see', async () => {
  const checked = await asked('two-five-eight', 'sevens-in-sight', { step: 1, left: '7s' });
  // Two in the hand, one among the discards.
  expect(answerOf(checked)).toEqual({ is: 'left', count: 1 });
  expect(checked.rules).toEqual(['tiles']);
});

describe('what a deal leaves', () => {
  test.each([
    [
      'the counters: East is among the winners',
      'east-among-the-winners',
      4,
      { counters: true },
      2,
      'counters-kept',
    ],
    ['none of them: another has won', 'the-counters-go', 3, { counters: true }, 0, 'counters-kept'],
    ['one more: nobody has won', 'bets-wait-for-a-winner', 6, { counters: true }, 1, 'counters-kept'],
    ['nothing of the pot: it was won', 'one-winner-takes-the-bets', 3, { pot: true }, 0, 'pot'],
    ['all of the pot: nobody has won', 'bets-wait-for-a-winner', 6, { pot: true }, 2000, 'bets-stay'],
    ['nothing of the pot: the match is over', 'bets-left-at-the-end', 6, { pot: true }, 0, 'leftover-pot'],
    ['to the first', 'the-last-win-of-the-match', 3, { final: 'south' }, 26_300, 'final-score'],
    ['to another', 'bets-left-at-the-end', 6, { final: 'east' }, -31_000, 'final-score'],
  ] as const)('%s', async (_what, scene, step, kind, number, rule) => {
    const checked = await asked('riichi', scene, { step, ...kind });
    const is = 'counters' in kind ? { is: 'counters', count: number } : { is: 'amount', amount: number };
    expect(answerOf(checked)).toEqual(is);
    expect(checked.foreseen?.outcomes.length).toBeGreaterThanOrEqual(3);
    expect(checked.rules).toEqual([rule]);
  });

  test.each([
    ['east-among-the-winners', 4, 'same dealer', 'east-stays'],
    ['the-counters-go', 3, 'next dealer', 'east-stays'],
    ['the-east-round-ends', 3, 'next round', 'rounds'],
    ['bets-left-at-the-end', 6, 'match over', 'match-ends'],
  ])('in %s, after step %i: %s', async (scene, step, is, rule) => {
    const checked = await asked('riichi', scene, { step, follows: true });
    expect(answerOf(checked)).toEqual({ is });
    expect(checked.rules).toEqual([rule]);
  });

  test('it is asked of the step that ends the deal, and of the match of the one that ends it', async () => {
    for (const kind of [{ counters: true }, { pot: true }, { follows: true }])
      await expect(asked('riichi', 'the-counters-go', { step: 2, ...kind })).rejects.toThrow(/does not end/);
    await expect(asked('riichi', 'the-counters-go', { step: 3, final: 'north' })).rejects.toThrow(/no match/);
  });
});

describe('who acts', () => {
  test.each([
    ['after a discard, by the order of turns', 'two-five-eight', 'east-opens', 2, [1], ['turn-order']],
    [
      'after a call, by where play goes on too',
      'two-five-eight',
      'calling-a-pung',
      5,
      [2],
      ['after-call', 'turn-order'],
    ],
    [
      'where two win, by the rule that they may',
      'two-five-eight',
      'two-winners',
      4,
      [3, 1],
      ['all-winners', 'claims-together', 'call-hooo'],
    ],
  ])('%s', async (_why, game, scene, step, seats, rules) => {
    const checked = await asked(game, scene, { step, who: true });
    expect([...(checked.seats ?? [])].sort()).toEqual([...seats].sort());
    expect(checked.rules).toEqual(rules);
  });

  test('where the first to call does not get the tile, being quick decides nothing', async () => {
    const { seats, rules } = await asked('changchun', 'nearest-hu', { step: 4, who: true });
    expect(seats).toEqual([1]);
    expect(rules).toEqual(['claims-together', 'dian-pao', 'nearest-hu']);
  });
});

const faultsOf = async (text: string): Promise<string> =>
  (await lessonFaults(text, 'content/x/01-x.mdx', courseFor('two-five-eight')))
    .map(({ message }) => message)
    .join('\n');

describe('what cannot be answered is a fault', () => {
  test.each([
    ['hooo-before-pung', '<Predict step={3} ask="What now?" what />', /nobody draws or discards/],
    ['east-opens', '<Predict step={1} ask="Which tile?" tile />', /no tile is drawn/],
    [
      'east-opens',
      '<Predict step={1} ask="What do they learn?" seen />',
      /nobody draws, or declares a concealed kong/,
    ],
    ['east-opens', '<Predict step={1} ask="How many?" left="78s" />', /is not one tile/],
    ['east-opens', '<Predict step={1} ask="What now?" what seen />', /has seen and what/],
  ])('%s: %s', async (scene, predict, fault) => {
    expect(await faultsOf(`<Scene id="${scene}">${predict}</Scene>`)).toMatch(fault);
  });
});

describe('a hand right after the deal', () => {
  const short = '13m 5m 2478p 9p 1s 68s 9s';
  test('is short, right or long, as the deal has it', async () => {
    expect(await faultsOf(`<Check ask="All of them?" hand="${short}" dealt="south" answer="short" />`)).toBe(
      '',
    );
    expect(
      await faultsOf(`<Check ask="All of them?" hand="${short} 9s" dealt="south" answer="right" />`),
    ).toBe('');
    expect(
      await faultsOf(`<Check ask="All of them?" hand="${short} 9s" dealt="east" answer="short" />`),
    ).toBe('');
    expect(
      await faultsOf(`<Check ask="All of them?" hand="${short} 99s" dealt="south" answer="long" />`),
    ).toBe('');
  });

  test('is no other than it is', async () => {
    expect(
      await faultsOf(`<Check ask="All of them?" hand="${short}" dealt="south" answer="right" />`),
    ).toMatch(/is not right\n.*It is short/);
  });
});

test.each([
  ['nothing', 'draws'],
  ['drawn', 'discards'],
  ['called', 'discards'],
  ['laid', 'replaces'],
  ['all', 'ends'],
] as const)('whoever is wrong about what follows a turn with %s done is told why', (done, right) => {
  for (const does of ['draws', 'replaces', 'discards', 'ends']) {
    if (does === right) expect(predictions.whyNot(does, done, 'Kong')).toBeNull();
    else expect(predictions.whyNot(does, done, 'Kong')).toMatch(/^[A-Z][^{}]+\.$/);
  }
});

test('tiles that were counted are told by where they lie', () => {
  expect(predictions.countedLeft({ copies: 4, inHand: 1, visible: 1 }, true)).toBe(
    'There are four: you hold one, and one lies on the table. That leaves two.',
  );
  expect(predictions.countedLeft({ copies: 4, inHand: 0, visible: 0 }, true)).toBe(
    'There are four, and you have seen none of them.',
  );
  expect(predictions.countedLeft({ copies: 1, inHand: 1, visible: 0 }, true)).toBe(
    'There is only one, and you hold it.',
  );
});
