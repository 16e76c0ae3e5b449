import { describe, expect, test } from 'vitest';
import { handQuestion, writtenAnswers } from '../../src/lessons/answers.ts';
import { optionalText, ruleOf, textOf } from '../../src/lessons/author.ts';
import { groupsOf, held } from '../../src/lessons/groups.ts';
import { inline, partOf, partsOf, plain } from '../../src/lessons/html.ts';
import { bottomOf, tilesOf } from '../../src/lessons/reel.ts';
import { turnProps } from '../../src/lessons/turn.ts';
import { createFilm } from '../../src/machines/timeline.ts';
import { formatTiles } from '../../src/notation/tiles.ts';
import { LessonError } from '../../src/scenes/error.ts';
import { unreeled } from '../../src/sessions/run.ts';
import { tileMarkup } from '../../src/views/Tile/look.ts';
import { hongKong } from '../fixtures/rulesets.ts';
import { author, place, played, sceneGiven, turnGiven } from '../islands/lesson-fixture.ts';

/** What an author is told. */
function told(action: () => unknown): { readonly message: string; readonly hint: string } {
  try {
    action();
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    expect(error).toMatchObject({ file: place.file });
    return error;
  }
  throw new Error('nothing was wrong');
}

describe('parts of a slot', () => {
  test('a part and its attributes come back as they were written', () => {
    const attributes = { try: 'south discards 5p', at: 'content/a.mdx:3' };
    const html = `<p>before</p>${partOf('wrong-move', attributes, 'say “<b>no</b>” & go')}after`;
    const { parts, rest } = partsOf(html, 'wrong-move');
    expect(parts).toEqual([{ attributes, html: 'say “<b>no</b>” & go' }]);
    expect(rest).toBe('<p>before</p>after');
  });

  test('quotes and angle brackets in an attribute survive', () => {
    const { parts } = partsOf(partOf('check-answer', { at: 'a "b" <c> & d' }, ''), 'check-answer');
    expect(parts[0]?.attributes['at']).toBe('a "b" <c> & d');
  });

  test('one paragraph is a line of text, several stay paragraphs', () => {
    expect(inline('<p>South</p>\n')).toBe('South');
    expect(inline('<p>one</p><p>two</p>')).toBe('<p>one</p><p>two</p>');
  });

  test('plain text names tiles by their names', () => {
    const html = `the ${tileMarkup({ kind: 13, name: '5 of dots', notation: '5p', size: 'text' })} <b>wins</b> &amp; more`;
    expect(plain(html)).toBe('the 5 of dots wins & more');
  });
});

describe('a written hand', () => {
  test('falls into the groups of its author, melds and the winning tile by themselves', () => {
    const groups = groupsOf('234m 55p [EEE^] (8888s) +5p', 'clockwise');
    expect(groups.map((group) => group.is)).toEqual(['tiles', 'tiles', 'meld', 'meld', 'winning']);
    const [, , claimed, concealed] = groups;
    expect(claimed?.is === 'meld' && claimed.laid.map(({ across }) => across)).toEqual([false, true, false]);
    expect(concealed?.is === 'meld' && concealed.laid.map(({ kind }) => kind)).toEqual([-1, 25, 25, -1]);
  });

  test('in a question is sorted and shows no groups', () => {
    const [first, ...rest] = held(groupsOf('777p 123m 67s 22p +8s', 'clockwise'));
    expect(first?.is === 'tiles' && formatTiles(first.tiles)).toBe('123m22777p67s');
    expect(rest.map(({ is }) => is)).toEqual(['winning']);
  });
});

describe('a check', () => {
  const answer = (text: string, why = '', right = false) =>
    partOf(
      'check-answer',
      { at: `${place.file}:20`, ...(right && { right: 'right' }) },
      `${text}${why && partOf('answer-reason', {}, why)}`,
    );

  test('has the answers of its author, each with its reason', () => {
    const answers = writtenAnswers(author, answer('108', '', true) + answer('27', 'Kinds, not tiles.'));
    expect(answers).toEqual([
      { html: '108', text: '108', right: true, why: '' },
      { html: '27', text: '27', right: false, why: '<p>Kinds, not tiles.</p>' },
    ]);
  });

  test('without a right answer, without a reason, or with loose words is a mistake', () => {
    expect(told(() => writtenAnswers(author, answer('27', 'No.'))).message).toContain(
      'no answer of this check is right',
    );
    const silent = told(() => writtenAnswers(author, answer('108', '', true) + answer('27')));
    expect(silent.message).toContain(':20: the wrong answer “27” does not say why');
    expect(told(() => writtenAnswers(author, `${answer('a', '', true)} and more`)).message).toContain(
      'no <Answer>',
    );
  });

  test('of a hand is answered by the rules, with the reading or the rule', () => {
    const good = handQuestion(author, '123m 456m 22p 777p 67s +8s', 'wins');
    expect(good.answers.map(({ right }) => right)).toEqual([true, false]);
    expect(good.answers[0]?.why).toContain('and the pair: two 2s of dots');
    const bad = handQuestion(author, '234m 33m 567p 999p 45s +6s', 'does not win');
    expect(bad.answers.map(({ right, rule }) => [right, rule?.id])).toEqual([
      [false, 'jong-258'],
      [true, 'jong-258'],
    ]);
  });

  test('of a hand that is no four sets and a pair tells its pairs, or its single tiles', async () => {
    const there = { ...author, ruleset: await hongKong({ 'minimum-fan': 0 }) };
    const why = (hand: string): string | undefined => handQuestion(there, hand, 'wins').answers[0]?.why;
    expect(why('1133m 5577p 22s CC 9s +9s')).toMatch(
      /^<p>Nothing but pairs: two 1s of characters; two 3s of characters; .*; two red dragons\.<\/p>$/,
    );
    expect(why('19m 19p 19s ESWN CFP +9p')).toMatch(
      /^<p>The 1 and 9 of characters.*; and the pair: two 9s of dots\.<\/p>$/,
    );
  });

  test('of a hand that is answered wrongly is a mistake, and its hint says what is true', () => {
    expect(told(() => handQuestion(author, '123m 456m 22p 777p 67s +8s', 'does not win')).hint).toContain(
      'It wins',
    );
    expect(told(() => handQuestion(author, '123m 456m 22p 777p 67s +8s', 'maybe')).hint).toContain(
      'does not win',
    );
  });
});

describe('a scene', () => {
  test('travels as its first table and its moves, and comes back frame by frame', () => {
    const travelled: typeof sceneGiven = JSON.parse(JSON.stringify(sceneGiven));
    expect(travelled).toEqual(sceneGiven);
    const frames = unreeled(createFilm(played.ruleset), travelled.reel);
    expect(frames).toEqual(played.compiled.frames);
  });

  test('has whom it is about at the bottom, and every tile of its game in the sprite', () => {
    const { compiled, scene } = played;
    expect(bottomOf(compiled, scene.deal)).toBe(1);
    expect(bottomOf({ ...compiled, seat: 3 }, scene.deal)).toBe(3);
    expect(tilesOf(played.ruleset)).toBe('123456789m123456789p123456789s');
  });

  test('tells each step with its rules, and what was tried in words', () => {
    const { steps } = sceneGiven;
    expect(steps.map(({ frame }) => frame)).toEqual(played.compiled.steps.map(({ to }) => to));
    expect(steps[2]?.rules).toEqual(['call-pung']);
    expect(steps[1]?.tried[0]).toMatchObject({
      head: 'East: you may not call Sheung for a discard.',
      rule: 'no-claimed-sheung',
    });
  });
});

describe('an exercise', () => {
  test('knows its right moves, what is said to them, and what the scene does next', () => {
    expect(turnGiven.goals).toHaveLength(1);
    expect(turnGiven.goals[0]).toMatchObject({ rule: 'call-pung', scripted: true });
    expect(turnGiven.goals[0]?.text).toBe('You call Pung. Everyone has answered; the tile is yours.');
    expect(turnGiven.following[0]?.text).toContain('You discard the 9 of bamboo');
  });

  test('shows its reader no more than a seat may see', () => {
    expect(turnGiven.first.seats.map(({ concealed }) => concealed.every((kind) => kind < 0))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test('with a goal that is forbidden, or for a seat that is not to act, is a mistake', () => {
    const turn = { step: 3, seat: 'south', ask: '?', goal: 'south kongs 5p', wrong: [] };
    expect(told(() => turnProps(author, played, turn)).hint).toContain('soft-kong');
    expect(told(() => turnProps(author, played, { ...turn, seat: 'west' })).hint).toContain('south');
  });
});

describe('properties', () => {
  test('an unknown rule is answered with the nearest one', () => {
    expect(ruleOf(author, 'jong-258').id).toBe('jong-258');
    expect(told(() => ruleOf(author, 'jong-259')).hint).toContain('jong-258');
  });

  test('a text that is missing or none is a mistake', () => {
    expect(textOf(author, 'ask', ' Who? ')).toBe('Who?');
    expect(optionalText(author, 'label', undefined)).toBeUndefined();
    expect(told(() => textOf(author, 'ask', undefined)).message).toContain('ask is missing');
    expect(told(() => textOf(author, 'ask', 3)).message).toContain('ask is no text');
  });
});
