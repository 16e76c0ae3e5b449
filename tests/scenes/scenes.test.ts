import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { begin } from '../../src/machines/play.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { LessonError } from '../../src/scenes/error.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { layScene } from '../../src/scenes/setup/place-tiles.ts';
import { copies, everyTile } from '../fixtures/count.ts';
import { FILE, faultIn, played, ruleset } from './faults.ts';

const pung = `title: A Pung
given: { turn: north }
deal:
  east: "46p …"
  south: "123m 678m 55p 22s 46s 9s"
  wall: "5p 1m …"
script:
  - north draws 5p
  - north discards 5p: It is up for everyone.
    refuse:
      east chows 46p: no-claimed-sheung
      west pungs 5p: call-pung
  - south pungs 5p: South calls.
    refuse: { south wins: self-pick, north pungs 5p: in-turn }
  - south discards 9s
  - west draws 1m
expect: { turn: west, wall: 51, hands: { south: "123m 678m 22s 46s [555p^]" } }
`;

describe('a scene that is true', () => {
  const { frames, steps, start, seat } = played(pung);

  test('has a frame for everything that happens, and a step for every line', () => {
    expect(frames.map(({ event }) => event?.type ?? 'start')).toEqual([
      'start',
      'drew',
      'discarded',
      'answered',
      'awarded',
      'discarded',
      'drew',
    ]);
    expect(steps.map(({ line, from, to }) => `${from}-${to} ${line}`)).toEqual([
      '1-1 north draws 5p',
      '2-2 north discards 5p',
      '3-4 south pungs 5p',
      '5-5 south discards 9s',
      '6-6 west draws 1m',
    ]);
  });

  test('gives every refusal with its reason and its moment', () => {
    expect(steps[1]?.refusals.map(({ reason }) => reason)).toEqual([
      { rule: 'no-claimed-sheung', tiles: [13] },
      { rule: 'call-pung', tiles: [13], have: 0, need: 2 },
    ]);
    expect(steps[2]?.refusals.map(({ frame }) => frame)).toEqual([4, 4]);
  });

  test('begins in the middle of a hand without a start, at an open table', () => {
    expect(start).toBeNull();
    expect(seat).toBeNull();
  });

  test('is the same every time', () => {
    expect(played(pung)).toEqual(played(pung));
  });
});

describe('the first table', () => {
  const opening = (text: string) => layScene(parseScene(text, FILE), ruleset, 0);
  const scene = (given: string, deal: string): string => `title: x\n${given}\ndeal: ${deal}\nscript: []\n`;

  test('of a deal has the written hands, and is what its start deals', () => {
    const { table, start } = opening(scene('', '{ east: "123m …", west: "99s …", wall: "1p … 9m" }'));
    expect(start && begin(ruleset, start)).toEqual(table);
    expect(table.seats.map(({ concealed }) => concealed.length)).toEqual([14, 13, 13, 13]);
    expect(table.seats[2].concealed.slice(-2)).toEqual([26, 26]);
    expect([table.wall.order[table.wall.next], table.wall.order[table.wall.end - 1]]).toEqual([9, 8]);
  });

  test('of a later hand has its dealer, round and money, and seats by their winds', () => {
    const { table } = opening(
      scene('given: { dealer: 2, round: south, money: { east: 5, west: -5 } }', '{ east: "123m …" }'),
    );
    expect(table).toMatchObject({ dealer: 2, round: 1, cash: { seats: [-5, 0, 5, 0], pot: 0 } });
    expect(table.seats[2].concealed).toHaveLength(14);
  });

  test('in the middle of a hand waits for the draw, or for a discard where the hand has a tile more', () => {
    const given = 'given: { turn: south }';
    expect(opening(scene(given, '{ south: "123m …" }')).table.stage).toMatchObject({
      phase: 'drawing',
      seat: 1,
    });
    expect(opening(scene(given, '{ south: "… +5p" }')).table.stage).toMatchObject({
      phase: 'deciding',
      drew: { tile: 13 },
    });
    expect(opening(scene(given, '{ south: "1111222233334m 5p" }')).table.stage).toMatchObject({
      phase: 'deciding',
      drew: { tile: null },
    });
    const after = opening(
      scene(
        'given: { turn: south, after: pung }',
        '{ south: "[EEE^] …".'.replace('EEE', '555m').replace('.', ' }'),
      ),
    );
    expect(after.table.stage).toEqual({ phase: 'deciding', seat: 1, drew: null, claimed: 'pung' });
    expect(after.table.seats[1].concealed).toHaveLength(11);
  });

  test('puts what is left into the rivers where the wall is written out, the last discard before the turn', () => {
    const { table } = opening(scene('given: { turn: south, rivers: { west: "9m … 1p" } }', '{ wall: "2p" }'));
    expect(table.wall.end - table.wall.next).toBe(1);
    const rivers = table.seats.map(({ river }) => river.length);
    expect(rivers.reduce((sum, length) => sum + length)).toBe(108 - 4 * 13 - 1);
    expect(Math.max(...rivers) - Math.min(...rivers)).toBeLessThanOrEqual(3);
    expect(table.seats[2].river.at(0)).toBe(8);
    expect(table.seats[2].river.at(-1)).toBe(9);
    expect(table.seats[0].discards).toBe(table.seats[0].river.length);
  });

  test('counts a tile that was called among its giver’s discards', () => {
    const { table } = opening(scene('given: { turn: south }', '{ south: "[555m^] …" }'));
    expect(table.seats[3].discards).toBe(1);
    expect(table.claims).toBe(1);
  });

  test('is no opening, even if nobody has called', () => {
    expect(opening(scene('given: { turn: east }', '{ }')).table.claims).toBe(1);
  });
});

describe('every tile of the set is on the table, always', () => {
  const folder = 'content/two-five-eight/scenes';
  test.each(readdirSync(folder))('%s', (name) => {
    const file = `${folder}/${name}`;
    const scene = parseScene(readFileSync(file, 'utf8'), file);
    const rules = rulesetOf(twoFiveEight, scene.options, scene.under);
    const { frames } = compileScene(scene, rules);
    const whole = [...rules.tiles];
    for (const { table } of frames) expect(copies(everyTile(table))).toEqual(whole);
  });
});

describe('a planted fault is found, with its line and what is true', () => {
  const rules = new Set(['call-pung', 'in-turn', 'self-pick', 'no-claimed-sheung', 'jong-258', 'wall-out']);
  const planted = (from: string, to: string): ReturnType<typeof faultIn> => {
    expect(pung).toContain(from);
    return faultIn(() => played(pung.replace(from, to), { rules }));
  };

  test('nothing is wrong before', () => {
    expect(faultIn(() => played(pung, { rules }))).toBeNull();
  });

  test.each([
    [
      'five of a kind',
      '46p …',
      '4655p …',
      6,
      'the wall has a 5p too many',
      /There are 4 of 5p; they are in .*east \(line 4\)/,
    ],
    ['a tile of another set', '46p …', '46p E …', 4, 'Two-Five-Eight has no E', /set/],
    ['a tile without a face', '46p …', '46p _ …', 4, 'the hand of east has a tile without a face', /seat:/],
    [
      'a tile too few',
      '55p 22s',
      '55p 2s',
      5,
      'the hand of south has 12 tiles beside its sets; 13 are needed',
      /Write 1 more/,
    ],
    [
      'two tiles too many',
      '55p 22s',
      '55p 2222s',
      5,
      'the hand of south has 15 tiles beside its sets; 13 are needed',
      /Take 2 away/,
    ],
    [
      'a set from nobody',
      '123m 678m',
      '[678m] 123m',
      5,
      'the hand of south has a set that nobody gave a tile to',
      /\[EEE<\]/,
    ],
    [
      'a winning tile too early',
      '22s 46s 9s',
      '22s 46s +9s',
      5,
      'the hand of south has a winning tile',
      /by the script/,
    ],
    [
      'a fact that no clause knows',
      '46p …',
      '46p …, fishing',
      4,
      'the hand of east cannot be “fishing”',
      /no such facts/,
    ],
    [
      'a memory of no clause',
      'turn: north',
      'turn: north, streak: 2',
      2,
      'given has no “streak”',
      /turn, after, rivers/,
    ],
    [
      'a wrong draw',
      'north draws 5p',
      'north draws 6p',
      8,
      'the wall’s next tile is 5p, not 6p',
      /in the order/,
    ],
    [
      'a draw out of turn',
      'north draws 5p',
      'south draws 5p',
      8,
      'it is north who draws here',
      /Turns go on/,
    ],
    [
      'a draw by somebody who must discard',
      '- south discards 9s',
      '- west draws 1m',
      15,
      'nobody draws here: it is for south to act',
      /first what they do/,
    ],
    [
      'a tile not held',
      'south discards 9s',
      'south discards 9p',
      15,
      '“south discards 9p” is refused: own-tiles',
      /It is about 9p/,
    ],
    [
      'a call that is not allowed',
      'south pungs 5p',
      'south kongs 5p',
      13,
      '“south kongs 5p” is refused: soft-kong',
      /2 there, 3 needed/,
    ],
    [
      'a call of another tile',
      'south pungs 5p',
      'south pungs 6p',
      13,
      'the tile is 5p, not 6p',
      /names the tile/,
    ],
    [
      'a seat that is left out',
      'south pungs 5p: South',
      'east discards 4p: South',
      9,
      'after this, south could answer (pung)',
      /“south passes”/,
    ],
    [
      'a refusal by another rule',
      'west pungs 5p: call-pung',
      'west pungs 5p: in-turn',
      12,
      /cannot be kept quiet in 1000 fillings: “west pungs 5p” is answered with refused by call-pung/,
      /Write more/,
    ],
    [
      'a refusal of what is allowed',
      'south wins: self-pick',
      'south discards 9s: self-pick',
      14,
      '“south discards 9s” should be refused by self-pick, but is allowed',
      /forbid/,
    ],
    [
      'a rule that is none',
      'call-pung',
      'calling-pung',
      12,
      'there is no rule “calling-pung”',
      /Did you mean “call-pung”\?/,
    ],
    ['a wrong end', 'turn: west', 'turn: south', 17, 'expect says turn: south', /^It is west\.$/],
    [
      'a winner who is none',
      'turn: west',
      'winner: west',
      17,
      'expect says winner: west',
      /^It is nobody\.$/,
    ],
    [
      'a drawn hand that is none',
      'turn: west',
      'drawn: wall-out',
      17,
      'expect says drawn: wall-out',
      /no drawn hand/,
    ],
    ['a wrong wall', 'wall: 51', 'wall: 50', 17, 'expect says wall: 50', /^It is 51\.$/],
    [
      'a wrong hand',
      '46s [555p^]',
      '46s [555p<]',
      17,
      /expect says the hand of south: .*\[555p<\]/,
      /\[555p\^\]/,
    ],
    [
      'a rule that had no part',
      'turn: west',
      'rule: in-turn',
      17,
      'expect says rule: in-turn',
      /played a part/,
    ],
    [
      'a win to pass that is none',
      'south pungs 5p: South',
      'south passes a win: South',
      13,
      'south has no win to pass here',
      /“south passes”/,
    ],
  ])('%s', (_what, from, to, line, what, hint) => {
    const fault = planted(from, to);
    expect(fault?.what).toMatch(what);
    expect(fault).toMatchObject({ line });
    expect(fault?.hint).toMatch(hint);
  });

  test('tiles that are nowhere', () => {
    const fault = faultIn(() => played('title: x\ndeal:\n  wall: "1p"\nscript: []\n'));
    expect(fault).toEqual({
      line: 3,
      what: '54 tiles of the set are nowhere',
      hint: 'Write “…” in the wall, or begin in the middle of a hand, where the rivers take them.',
    });
  });

  test('a win that is let go without a word', () => {
    const waits = `title: x
given: { turn: west }
deal:
  south: "345m 666p 789p 55s 88s"
  wall: "8s …"
script:
  - west discards 8s
  - south passes
`;
    expect(faultIn(() => played(waits))).toEqual({
      line: 8,
      what: 'south could win here',
      hint: 'Say that the win is passed: “south passes a win”.',
    });
    expect(faultIn(() => played(waits.replace('passes', 'passes a win')))).toBeNull();
  });

  test('a win on one’s own turn that is let go without a word', () => {
    const complete = `title: x
given: { turn: south }
deal:
  south: "345m 666p 789p 55s 88s"
  wall: "8s …"
script:
  - south draws 8s
  - south discards 8s
`;
    expect(faultIn(() => played(complete))?.hint).toBe(
      'Say that the win is passed: “south discards 8s and passes a win”.',
    );
    expect(faultIn(() => played(complete.replace('discards 8s', 'discards 8s and passes a win')))).toBeNull();
  });

  test('a scene that stops at a question does not say so', () => {
    const open = pung.slice(0, pung.indexOf('  - south pungs'));
    expect(faultIn(() => played(open))?.what).toBe('after this, south could answer (pung)');
    expect(faultIn(() => played(`${open}expect: { asked: south }\n`))).toBeNull();
  });
});

describe('filler is quiet', () => {
  const loud = `title: x
given: { turn: west }
deal:
  east: "11m …"
  south: "2m …"
  wall: "1m …"
script:
  - west draws 1m
  - west discards 1m
  - north draws
`;
  test('or says which line it could not keep quiet', () => {
    const fault = faultIn(() => played(loud, { attempts: 20 }));
    expect(fault).toMatchObject({
      line: 9,
      hint: 'Write more of that hand down, or script what that seat does.',
    });
    expect(fault?.what).toMatch(/^this line cannot be kept quiet in 20 fillings: .*could answer \(pung\)/);
  });

  test('nobody but the script’s seats has anything to answer, in a hundred scenes', () => {
    for (let tile = 0; tile < 27; tile++) {
      const name = `${(tile % 9) + 1}${'mps'.charAt(Math.floor(tile / 9))}`;
      const { frames } = played(
        `title: x\ngiven: { turn: south }\ndeal: { wall: "${name} ${name} …" }\nscript:\n  - south discards ${name}\n  - west discards ${name}\n`,
      );
      expect(frames.map(({ event }) => event?.type)).toEqual([
        undefined,
        'drew',
        'discarded',
        'drew',
        'discarded',
      ]);
    }
  });

  test('a mistake of its author is no LessonError', () => {
    expect(() => parseScene('title: x', FILE)).toThrow(LessonError);
    expect(parseTiles('')).toEqual([]);
  });
});
