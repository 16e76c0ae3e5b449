/** The choice on the page that configures an embed, and the attributes that say the same. */
import { describe, expect, it } from 'vitest';
import {
  attributesOf,
  choiceAfter,
  type EmbedChoice,
  firstChoice,
  nameOf,
  settledChoice,
} from '../../src/islands/EmbedConfigurator/choice.ts';
import type { EmbeddableGame } from '../../src/islands/EmbedConfigurator/props.ts';

const game = (ruleset: string, title: string, scores: boolean): EmbeddableGame => ({
  ruleset,
  title,
  listed: {
    scene: [
      [`${ruleset}-pung`, 'A pung'],
      [`${ruleset}-kong`, 'A kong'],
    ],
    question: [['waits', 'What it waits for']],
    drill: [['waits', 'What it waits for']],
    rule: [['HK-1', 'The tiles']],
  },
  scores,
  text: `game: ${ruleset}\ntitle: One`,
});
const games = [game('two-five-eight', 'Two-Five-Eight', false), game('hong-kong', 'Hong Kong', true)];
const offered = {
  ask: ['win', 'waits'],
  grade: ['1', '2', '3'],
  theme: ['auto', 'light', 'dark'],
  words: ['own', 'plain'],
};
const first = firstChoice(games);
const opened = (attributes: Record<string, string>, before: EmbedChoice = first) =>
  choiceAfter(before, new URLSearchParams(attributes), games, offered);

describe('attributes', () => {
  it.each([
    ['a scene', { scene: 'hong-kong/hong-kong-kong', step: '3' }],
    ['a question', { question: 'hong-kong/waits', grade: '2', seed: 'swift', at: '4', rules: 'HK-1' }],
    ['a drill', { drill: 'two-five-eight/waits', count: '7', seed: 'swift', theme: 'dark' }],
    ['a rule', { rule: 'hong-kong/HK-1', words: 'plain' }],
    ['a deal', { play: 'hong-kong', seed: 'swift' }],
    ['a hand', { hand: '11m 22p', game: 'hong-kong', ask: 'waits' }],
    ['a score', { score: 'hong-kong', hand: '11m 22p' }],
    ['a written scene', { text: 'game: hong-kong\ntitle: Mine' }],
  ])('that an address names for %s come out again', (_, attributes) => {
    expect(Object.fromEntries(attributesOf(opened(attributes)))).toEqual(attributes);
  });

  it('say nothing that is so without them', () => {
    expect(attributesOf(first)).toEqual([['scene', 'two-five-eight/two-five-eight-pung']]);
  });

  it('without a field go with their kind', () => {
    const scene = opened({ scene: 'hong-kong/hong-kong-pung', step: '3' });
    expect(attributesOf({ ...scene, kind: 'rule' })).toEqual([['rule', 'hong-kong/HK-1']]);
    expect(attributesOf(scene)).toContainEqual(['step', '3']);
  });
});

describe('an address', () => {
  it('that names what is not there changes nothing else', () => {
    const choice = opened({ question: 'chess/mate', grade: '9', theme: 'blue', words: 'none' });
    expect(choice).toMatchObject({
      kind: 'question',
      game: 'two-five-eight',
      of: { question: 'waits' },
      grade: '1',
      theme: 'auto',
      words: 'own',
    });
  });
});

it('of a deal of a real game is its link', () => {
  const record = 'v=1&game=hong-kong&do=e5m&end';
  const choice = opened({ record });
  expect(choice).toMatchObject({ kind: 'record', record, game: 'hong-kong' });
  expect(attributesOf({ ...choice, record: ` ${record} ` })).toEqual([['record', record]]);
});

describe('what settles', () => {
  it('is a game that scores hands, where one is to be scored', () => {
    expect(settledChoice({ ...first, kind: 'score' }, games).game).toBe('hong-kong');
  });

  it('is the scene of the new game, and its written scene while nobody has written one', () => {
    const other = settledChoice({ ...first, game: 'hong-kong' }, games);
    expect(other.of.scene).toBe('hong-kong-pung');
    expect(other.text).toBe('game: hong-kong\ntitle: One');
    const written = settledChoice({ ...first, text: 'mine', game: 'hong-kong' }, games);
    expect(written.text).toBe('mine');
    // Whoever empties the field writes a scene from its beginning.
    expect(settledChoice({ ...first, text: '' }, games).text).toBe('');
  });
});

it('is called by what is chosen and its game', () => {
  expect(nameOf(opened({ scene: 'hong-kong/hong-kong-kong' }), games)).toBe('A kong · Hong Kong');
  expect(nameOf(opened({ play: 'hong-kong' }), games)).toBe('Hong Kong');
});
