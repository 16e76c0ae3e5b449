import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEmbed, WORD_SETS } from '../../src/notation/embed.ts';
import { PLAIN_LINK } from '../../src/notation/plain-seed.ts';
import { parseQuestionLink } from '../../src/notation/question-link.ts';
import { parseScoreLink } from '../../src/notation/score-link.ts';
import { parseShare } from '../../src/notation/share.ts';
import { wordSets } from '../../src/storage/settings.ts';
import { runs } from '../scale.ts';

const fragmentOf = (address: string): string => address.split('#')[1] ?? '';

describe('What an element asks for', () => {
  test('a scene, at one of its steps', () => {
    expect(readEmbed({ scene: 'british/robbing-the-kong', step: '3' })).toEqual({
      kind: 'scene',
      address: 'scene/british/robbing-the-kong/#robbing-the-kong=3',
      text: null,
      drawn: null,
      faults: [],
    });
  });

  test('a rule', () => {
    expect(readEmbed({ rule: 'two-five-eight/jong-258' }).address).toBe('rule/two-five-eight/jong-258/');
  });

  test('a question of a series, in the form of its own address', () => {
    const { address, faults } = readEmbed({
      question: 'changchun/win',
      seed: 'heron',
      at: '4',
      grade: '2',
      rules: 'three-suits yao-jiu',
    });
    expect(faults).toEqual([]);
    expect(parseQuestionLink(fragmentOf(address))).toMatchObject({
      seed: 'heron',
      number: 4,
      grade: 2,
      rules: ['three-suits', 'yao-jiu'],
    });
  });

  test('a hand to play, from a seed', () => {
    const { address } = readEmbed({ play: 'hong-kong', seed: 'heron-412' });
    expect(parseShare(fragmentOf(address))).toMatchObject({
      game: 'hong-kong',
      start: { seed: 'heron-412' },
    });
  });

  test('a hand to score, in the notation of hands', () => {
    const { address } = readEmbed({ score: 'hong-kong', hand: '123m 456p 55s [CCC^] 789s +9s' });
    expect(parseScoreLink(fragmentOf(address)).hand).toBe('123m 456p 55s [CCC^] 789s +9s');
  });

  test('a scene that the page’s author wrote, of the game that its text names, or an attribute, or neither', () => {
    const text = 'game: british\ntitle: x';
    expect(readEmbed({ text, step: '2' })).toEqual({
      kind: 'text',
      address: 'text/british/#scene=2',
      text,
      drawn: null,
      faults: [],
    });
    expect(readEmbed({ text, game: 'changchun' }).address).toBe('text/changchun/');
    expect(readEmbed({ text: 'title: x' }).address).toBe('text/two-five-eight/');
  });

  test('a hand, alone or as a question, in a game of one’s choice', () => {
    const hand = '123m 567p 888p 34s 55s +2s';
    const address = (more: object) => readEmbed({ hand, ...more }).address;
    expect(address({})).toBe(`hand/two-five-eight/#hand=${encodeURIComponent(hand)}`);
    expect(address({ game: 'hong-kong', ask: 'win' })).toBe(
      `hand/hong-kong/#hand=${encodeURIComponent(hand)}&ask=win`,
    );
    expect(readEmbed({ hand: '5p!' })).toMatchObject({
      address: `hand/two-five-eight/#hand=${encodeURIComponent(hand)}`,
      faults: [expect.stringMatching(/a hand such as .*“!”, its character 3/)],
    });
    expect(readEmbed({ score: 'hong-kong', hand }).kind).toBe('score');
  });

  test('questions in a row', () => {
    expect(
      readEmbed({ drill: 'british/waits', seed: 'a', grade: '2', rules: 'x y', count: '10' }).address,
    ).toBe('drill/british/#of=waits&seed=a&grade=2&rules=x,y&count=10');
    expect(readEmbed({ drill: 'british/waits', count: '21' }).faults).toEqual([
      'count="21": a number up to 20 is expected',
    ]);
    for (const count of ['1', '9', '10', '19', '20'])
      expect(readEmbed({ drill: 'a/b', count }).faults).toEqual([]);
  });

  test('the style of its tiles and its words stand in the query', () => {
    expect(readEmbed({ rule: 'british/fishing', tiles: 'plain', words: 'chi' }).address).toBe(
      'rule/british/fishing/?tiles=plain&words=chi',
    );
  });

  test('the words are those that a reader can choose', () => {
    expect([...WORD_SETS]).toEqual([...wordSets]);
  });
});

test('a hand to score is told as at the table: seat, round, riichi, indicators, and the table’s rules by name', () => {
  const { address, faults } = readEmbed({
    score: 'riichi',
    hand: '345m 55z',
    seat: 'south',
    round: 'east',
    riichi: '',
    dora: '3m 5z',
    ura: 'E',
    preset: 'wrc',
  });
  expect(faults).toEqual([]);
  const link = parseScoreLink(address.slice(address.indexOf('#')));
  expect(link).toMatchObject({
    hand: '345m 55z',
    seat: 1,
    round: 0,
    facts: ['riichi'],
    indicators: [2, 33],
    beneath: [27],
    chosen: { preset: 'wrc' },
  });
  expect(readEmbed({ score: 'riichi', riichi: 'double' }).address).toContain('facts=double-riichi');
  expect(readEmbed({ score: 'riichi', dora: '東' }).faults).toEqual([
    expect.stringMatching(/E S W N C F P or 1z to 7z.*“東”, its character 1/),
  ]);
  expect(readEmbed({ score: 'riichi', seat: 'dealer' }).faults).toHaveLength(1);
});

test('a hand that nothing is asked about is drawn by its page, in a style of tiles', () => {
  expect(readEmbed({ hand: ' 123m 55z ' }).drawn).toEqual({ hand: '123m 55z', tiles: 'index' });
  expect(readEmbed({ hand: '340p', game: 'riichi', tiles: 'plain' }).drawn).toEqual({
    hand: '340p',
    tiles: 'plain',
  });
  expect(readEmbed({ hand: '123m 55z', ask: 'waits' }).drawn).toBeNull();
  expect(readEmbed({ score: 'riichi', hand: '123m 55z' }).drawn).toBeNull();
  // What cannot be read is named, with how honours are written, and a hand stands there all the same.
  const { drawn, faults } = readEmbed({ hand: '123m 東東' });
  expect(drawn?.hand).toMatch(/^123m 567p/);
  expect(faults).toEqual([
    expect.stringMatching(/honours as E S W N C F P or 1z to 7z.*“東”, its character 6/),
  ]);
});

describe('What is wrong in an element', () => {
  test.each([
    [{}, 'one of scene, rule, question, play, record, text, hand, drill, card, score is expected'],
    [
      { scene: 'british/a', rule: 'british/b' },
      'one of scene, rule, question, play, record, text, hand, drill, card, score is expected',
    ],
    [
      { scene: 'robbing' },
      'scene="robbing": a game and a name, such as “two-five-eight/calling-a-pung” is expected',
    ],
    [{ scene: 'british/a', step: '-1' }, 'step="-1": a whole number is expected'],
    [{ rule: 'british/a', colour: 'red' }, '“colour” is nothing that version 1 of rule knows'],
    [{ rule: 'british/a', theme: 'pink' }, 'theme="pink": one of auto, light, dark is expected'],
  ] as const)('%j', (given, fault) => {
    expect(readEmbed(given as Record<string, string>).faults).toEqual([fault]);
  });

  test('a text that is none, or too long, has a scene in its place', () => {
    for (const text of ['', ' \n', 'title: x'.repeat(3000)]) {
      const { kind, address, faults } = readEmbed({ text });
      expect({ kind, address }).toEqual({ kind: 'scene', address: 'scene/two-five-eight/calling-a-pung/' });
      expect(faults).toEqual([expect.stringContaining('the text of a scene')]);
    }
  });

  test('what the site does not have has another in its place, and is named', () => {
    expect(readEmbed({ scene: 'british/nowhere', step: '2' }, false)).toEqual({
      kind: 'scene',
      address: 'scene/two-five-eight/calling-a-pung/',
      text: null,
      drawn: null,
      faults: ['nothing here is called “british/nowhere”'],
    });
    expect(readEmbed({ text: 'game: go' }, false)).toEqual({
      kind: 'text',
      address: 'text/two-five-eight/',
      text: 'game: go',
      drawn: null,
      faults: ['nothing here is called “go”'],
    });
  });

  test('a deal of a real game is the link of its table, with or without the address of a site', () => {
    const link = 'v=1&game=riichi&with=uma-values:%20-10%&tiles=1m&do=e5m.s-&record=eyJ9&end'.replaceAll(
      '%',
      "'",
    );
    for (const record of [link, `#${link}`, `https://school.example/play/riichi/#${link}`]) {
      const { address, faults } = readEmbed({ record });
      expect([address, faults]).toEqual([`play/riichi/#${link}`, []]);
    }
    const wrong = readEmbed({ record: 'javascript:alert(1)' });
    expect(wrong.address).toMatch(/^scene\//);
    expect(wrong.faults).toHaveLength(1);
    expect(readEmbed({ record: `${link.slice(0, -4)}&x="><b>&end` }).address).toMatch(/^scene\//);
  });

  test('what every element may carry is nothing wrong', () => {
    expect(
      readEmbed({ rule: 'british/a', id: 'x', class: 'y', 'data-z': '', 'aria-label': 'w' }).faults,
    ).toEqual([]);
  });

  test('whatever stands in it, a frame of this site is asked for, and nothing that could be markup', () => {
    const names = fc.oneof(
      fc.constantFrom(
        'scene',
        'rule',
        'question',
        'play',
        'score',
        'record',
        'seed',
        'at',
        'hand',
        'theme',
        'words',
        'step',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.dictionary(names, fc.oneof(fc.string(), fc.string({ minLength: 2000 }))), (given) => {
        const { kind, address, faults } = readEmbed(given);
        expect(address).toMatch(/^[a-z]+\/[a-z0-9-]+(\/[a-z0-9-]+)?\/(\?[\w=&-]*)?(#[\w=&.,%()-]*)?$/);
        expect(address.startsWith(`${kind}/`)).toBe(true);
        for (const fault of faults) expect(fault.length).toBeLessThan(200);
      }),
      { numRuns: runs(10_000) },
    );
  });
});

test('a question without a seed leads to the one that its frame was built with', () => {
  expect(readEmbed({ question: 'changchun/win' }).address).toBe(`question/changchun/win/#${PLAIN_LINK}`);
});
