import { describe, expect, test } from 'vitest';
import { sceneForm } from '../../src/components/site/forms.ts';
import { FIELDS, parseScene } from '../../src/scenes/parsing/parse.ts';
import { FILE, faultIn } from './faults.ts';

const scene = `title: A Pung
seat: south
given: { turn: north, money: { east: 10 }, streak: 2 }
deal:
  south: "55p …"
  wall: "5p … 1p"
script:
  - north draws 5p
  - north discards 5p: It is up for everyone.
    refuse: { west pungs 5p: call-pung }
  - south pungs 5p: >-
      South calls.
expect: { turn: south, asked: [east, west] }
`;

describe('a scene is read', () => {
  const read = parseScene(scene, FILE);

  test('with its id and ruleset from where it lies', () => {
    expect(read).toMatchObject({
      id: 'planted',
      ruleset: 'two-five-eight',
      title: 'A Pung',
      seat: 'south',
      under: 'ordinary',
    });
  });
  test('with the line of everything that can be wrong', () => {
    expect(read.deal).toEqual({
      line: 5,
      hands: { south: { text: '55p …', line: 5 } },
      wall: { text: '5p … 1p', line: 6 },
      box: null,
    });
    expect(read.script).toEqual([
      { text: 'north draws 5p', line: 8, caption: null, refuse: [] },
      {
        text: 'north discards 5p',
        line: 9,
        caption: 'It is up for everyone.',
        refuse: [{ text: 'west pungs 5p', line: 10, rule: 'call-pung' }],
      },
      { text: 'south pungs 5p', line: 11, caption: 'South calls.', refuse: [] },
    ]);
  });
  test('as plain data that can travel', () => {
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  });
  test('what given names beside its own keys is a clause’s memory', () => {
    expect(read.position).toMatchObject({ turn: 'north', money: { east: 10 }, memory: { streak: 2 } });
  });
});

describe('a line that is one step with the next', () => {
  const joined = (from: string, to: string): ReturnType<typeof faultIn> =>
    faultIn(() => parseScene(scene.replace('draws 5p', 'draws 5p: …').replace(from, to), FILE));

  test('is told in the caption of the next', () => {
    const { script } = parseScene(scene.replace('draws 5p', 'draws 5p: …'), FILE);
    expect(script.map(({ caption }) => caption)).toEqual(['…', 'It is up for everyone.', 'South calls.']);
  });
  test('has a next one with a caption', () => {
    expect(joined('It is up for everyone.', '…')).toMatchObject({ line: 9 });
    expect(joined(' It is up for everyone.', '')).toMatchObject({ line: 8 });
    expect(joined(' >-\n      South calls.', ' …')).toMatchObject({ line: 11 });
  });
  test('tries nothing, since nobody would see it', () => {
    expect(joined('5p: …', '5p: …\n    refuse: { west pungs 5p: call-pung }')).toMatchObject({ line: 8 });
  });
});

describe('debts', () => {
  test('are given and expected by who owes whom', () => {
    const text = scene
      .replace('streak: 2', 'debts: [south owes east 74, west owes east 36.5]')
      .replace('asked:', 'debts: [], asked:');
    const read = parseScene(text, FILE);
    expect(read.position?.debts).toEqual([
      { from: 'south', to: 'east', amount: 74 },
      { from: 'west', to: 'east', amount: 36.5 },
    ]);
    expect(read.expect?.debts).toEqual([]);
    expect(parseScene(scene, FILE).expect?.debts).toBeNull();
  });
});

describe('a slip of form names its line', () => {
  const said = (from: string, to: string): ReturnType<typeof faultIn> =>
    faultIn(() => parseScene(scene.replace(from, to), FILE));

  test.each([
    ['title: A Pung', 'tilte: A Pung', 1, 'a scene has no “tilte”', /It can have: title, options/],
    ['title: A Pung\n', '', 1, 'the scene has no title', /title/],
    ['seat: south', 'seat: left', 2, '“left” is no seat', /east, south, west, north/],
    ['  south: "55p …"', '  souht: "55p …"', 5, 'deal has no “souht”', /east, south, west, north, wall, box/],
    ['"55p …"', '"55q …"', 5, 'broken notation in “55q …”, column 3', /Expected a suit .* found "q"/],
    ['"55p …"', '"55p …, "', 5, 'broken notation in “55p …,”, column 7', /a fact/],
    ['"5p … 1p"', '"5p … 1"', 6, 'broken notation in “5p … 1”, column 7', /a suit/],
    ['"5p … 1p"', '"5p … 1p …"', 6, 'broken notation in “5p … 1p …”, column 9', /once/],
    ['- north draws 5p', '- north takes 5p', 8, 'broken notation in “north takes 5p”, column 7', /a verb/],
    [
      '- south pungs 5p:',
      '- south pungs 5x:',
      11,
      'broken notation in “south pungs 5x”, column 14',
      /a suit/,
    ],
    ['refuse:', 'refused:', 10, 'a step has two lines: “north discards 5p” and “refused”', /“- ”/],
    ['west pungs 5p: call', 'west draws 5p: call', 10, '“west draws 5p” cannot be refused', /referee’s/],
    ['{ turn: south,', '{ turns: south,', 13, 'expect has no “turns”', /winner, winners, drawn/],
    ['{ east: 10 }', '{ east: ten }', 3, 'an amount is no number', /number/],
    ['It is up', 'It: is up', 9, /^this is no YAML/, /quotes/],
    ['script:', 'script', 7, 'this line has no colon', /colon and a space/],
    ['given: {', 'given {', 3, 'this line has no colon', /colon and a space/],
    ['given: {', 'given:{', 3, 'after “given:” there is no space', /“given: …”/],
    ['turn: north,', 'turn north,', 3, '“turn” has no colon', /“turn: …”/],
    ['turn: north,', 'turn:north,', 3, 'after “turn:” there is no space', /“turn: …”/],
    ['refuse: {', 'refuse {', 10, '“refuse” has no colon', /“refuse: …”/],
    ['- north discards 5p:', '- north discards 5p', 9, 'this line has no colon', /colon and a space/],
    [
      '- north draws 5p',
      '- north draws 5p and keeps it',
      8,
      '“north draws 5p” has no colon',
      /before its caption/i,
    ],
    ['turn: north,', 'turn: north, debts: [south owes 5],', 3, 'this is no debt', /north owes west 20/],
    ['turn: north,', 'turn: north, debts: [south owes south 5],', 3, 'this is no debt', /owes/],
    ['{ turn: south,', '{ debts: [south owes east 0],', 13, 'this is no debt', /owes/],
    ['turn: north,', 'turn: north, dealer: 4,', 3, 'there is no such dealer', /0, 1, 2 and 3/],
    ['turn: north,', 'turn: north, after: kong,', 3, 'nobody discards right after “kong”', /supplement/],
  ])('%j as %j', (from, to, line, what, hint) => {
    const fault = said(from, to);
    expect(fault).toMatchObject({ line });
    expect(fault?.what).toMatch(what);
    expect(fault?.hint).toMatch(hint);
  });
});

test('what a scene may hold is the same for its parser and for the site', () => {
  expect(Object.keys(sceneForm.shape).sort()).toEqual([...FIELDS].sort());
});
