import { describe, expect, test } from 'vitest';
import { handQuestion, writtenAnswers } from '../../src/lessons/answers.ts';
import check from '../../src/lessons/Check/spec.ts';
import { collect, leave, type RenderedPart } from '../../src/lessons/children.ts';
import { inline, plain } from '../../src/lessons/html.ts';
import { readValues } from '../../src/lessons/props.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { groupsOf, inHandOrder } from '../../src/scenes/presentation/groups.ts';
import { bottomOf } from '../../src/scenes/presentation/reel.ts';
import { settingOf } from '../../src/sessions/hand.ts';
import { replayRecording } from '../../src/sessions/replay.ts';
import { tileMarkup } from '../../src/ui/Tile/look.ts';
import { hongKong } from '../fixtures/rulesets.ts';
import { author, place, played, sceneGiven, turnGiven, turnWith } from '../islands/lesson-fixture.ts';

const partOf = (
  component: string,
  html: string,
  values: RenderedPart['values'] = {},
  parts: readonly RenderedPart[] = [],
): RenderedPart => ({ component, values, place, html, text: plain(html), parts });

describe('parts of a slot', () => {
  test('come back as they were left, in their order, and leave nothing behind', () => {
    const first = partOf('Wrong', 'say “<b>no</b>” & go', { try: 'south passes "<x>"' });
    const second = partOf('Wrong', leave(partOf('Why', 'inner')));
    const html = `<p>before</p>${leave(first)}and ${leave(second)}after`;
    expect(collect(html)).toEqual({ parts: [first, second], rest: '<p>before</p>and after' });
    expect(collect(html).parts).toEqual([]);
    expect(collect(second.html).parts.map(({ html }) => html)).toEqual(['inner']);
  });
});

describe('what a slot was rendered to', () => {
  test('one paragraph is a line of text, several stay paragraphs', () => {
    expect(inline('<p>South</p>\n')).toBe('South');
    expect(inline('<p>one</p><p>two</p>')).toBe('<p>one</p><p>two</p>');
  });

  test('plain text names tiles by their names', () => {
    const html = `the ${tileMarkup({ kind: 13, name: '5 of dots', tip: '5 of dots', size: 'text' })} <b>wins</b> &amp; more`;
    expect(plain(html)).toBe('the 5 of dots wins & more');
  });

  test('tiles side by side are told apart, however they are written', () => {
    const tile = (rank: number) =>
      tileMarkup({ kind: 8 + rank, name: `${rank} of dots`, tip: `${rank} of dots`, size: 'text' });
    const row = (...ranks: readonly number[]) =>
      `<span class="inline-tiles">${ranks.map(tile).join('')}</span>`;
    expect(plain(`${row(8)}${row(9)}${row(1)}`)).toBe('8 of dots, 9 of dots and 1 of dots');
    expect(plain(`${row(8, 9)} <em>${row(1)}</em>`)).toBe('8 of dots, 9 of dots and 1 of dots');
    expect(plain(`a ${row(8)} and a ${row(9)}`)).toBe('a 8 of dots and a 9 of dots');
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
    const [first, ...rest] = inHandOrder(groupsOf('777p 123m 67s 22p +8s', 'clockwise'));
    expect(first?.is === 'tiles' && formatTiles(first.tiles)).toBe('123m22777p67s');
    expect(rest.map(({ is }) => is)).toEqual(['winning']);
  });
});

describe('a check', () => {
  const why = (html: string): RenderedPart[] => [partOf('Why', html)];

  test('has the answers of its author, each with its reason', () => {
    const answers = writtenAnswers([
      partOf('Answer', '<p>108</p>', { right: true }),
      partOf('Answer', '27', {}, why('Kinds, not tiles.')),
      partOf('Answer', '4', {}, why('<p>One.</p>')),
    ]);
    expect(answers).toEqual([
      { html: '108', text: '108', right: true, why: '' },
      { html: '27', text: '27', right: false, why: '<p>Kinds, not tiles.</p>' },
      { html: '4', text: '4', right: false, why: '<p>One.</p>' },
    ]);
  });

  /** A check of a hand, as its page has it. */
  const asked = async (hand: string, answer: string, course = author) => {
    const written = new Map(
      Object.entries({ ask: '?', hand, answer }).map(([name, value]) => [name, { value, place }]),
    );
    const { values } = readValues(check, written, place);
    const checked =
      values && (await check.check?.(values, { course, place, text: '', parts: [], fault: author.fault }));
    if (!checked) throw new Error('a hand is judged');
    return handQuestion({ ...author, ...course }, checked);
  };

  test('of a hand is answered by the rules, with the reading or the rule', async () => {
    const good = await asked('123m 456m 22p 777p 67s +8s', 'wins');
    expect(good.answers.map(({ right }) => right)).toEqual([true, false]);
    expect(good.answers[0]?.why).toContain('and the pair: two 2s of dots');
    const bad = await asked('234m 33m 567p 999p 45s +6s', 'does not win');
    expect(bad.answers.map(({ right, rule }) => [right, rule?.id])).toEqual([
      [false, 'jong-258'],
      [true, 'jong-258'],
    ]);
  });

  test('of a hand that is no four sets and a pair tells its pairs, or its single tiles', async () => {
    const there = { ...author, ruleset: await hongKong({ 'minimum-fan': 0 }) };
    const why = async (hand: string) => (await asked(hand, 'wins', there)).answers[0]?.why;
    expect(await why('1133m 5577p 22s CC 9s +9s')).toMatch(
      /^<p>Nothing but pairs: two 1s of characters; two 3s of characters; .*; two red dragons\.<\/p>$/,
    );
    expect(await why('19m 19p 19s ESWN CFP +9p')).toMatch(
      /^<p>The 1 and 9 of characters.*; and the pair: two 9s of dots\.<\/p>$/,
    );
  });
});

describe('a scene', () => {
  test('travels as its first table and its moves, and comes back frame by frame', () => {
    const travelled: typeof sceneGiven = JSON.parse(JSON.stringify(sceneGiven));
    expect(travelled).toEqual(sceneGiven);
    const { frames } = replayRecording(settingOf(played.ruleset), travelled.recording);
    expect(frames.map(({ context: { table, event, move } }) => ({ table, event, move }))).toEqual(
      played.compiled.frames,
    );
  });

  test('has whom it is about at the bottom', () => {
    const { compiled, scene } = played;
    expect(bottomOf(compiled, scene.deal)).toBe(1);
    expect(bottomOf({ ...compiled, seat: 3 }, scene.deal)).toBe(3);
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

  test('has the author’s answers to the moves they wrote down', () => {
    expect(turnGiven.wrong).toEqual([
      { action: { do: 'pass', seat: 1 }, html: '<p>Allowed, but <b>look</b>.</p>' },
    ]);
  });

  test('with a goal that is forbidden, or for a seat that is not to act, is a mistake', async () => {
    await expect(turnWith({ goal: 'south kongs 5p' })).rejects.toThrow('soft-kong');
    await expect(turnWith({ seat: 'west' })).rejects.toThrow('south');
  });
});
