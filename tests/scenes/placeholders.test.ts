/** What a caption or a question takes from the table is what the rules say at that moment. */
import { describe, expect, test } from 'vitest';
import { anyTile } from '#i18n/tiles.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import hkTaiwanese from '../../src/rulesets/hk-taiwanese/index.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { checkTurn } from '../../src/scenes/exercise.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { filledText, momentOfQuestion } from '../../src/scenes/placeholders.ts';
import { FILE, faultIn, played, ruleset } from './faults.ts';

describe('a wait', () => {
  const scene = (first: string, last = 'South discards.'): string => `title: A wait
given: { turn: south }
deal:
  south: "123m 456p 78m 999p 55s"
  wall: "1p 9m …"
script:
  - south draws 1p: ${first}
  - south discards 1p: ${last}
  - west draws 9m: …
  - west discards 9m: West discards a tile that {completes south}.
expect: { asked: south }
`;
  const captions = (text: string) => played(text).steps.map(({ caption }) => caption);

  test('names every tile that completes the hand, without the tile just drawn', () => {
    expect(captions(scene('South waits for {waits south}.', 'South still waits for {waits south}.'))).toEqual(
      [
        'South waits for a 6 or a 9 of characters.',
        'South still waits for a 6 or a 9 of characters.',
        '…',
        'West discards a tile that completes South’s hand.',
      ],
    );
  });

  test('begins its sentence with a capital, and says that a hand is ready', () => {
    expect(captions(scene('"{waits south} is missing."', 'South is {short south}.'))).toMatchObject([
      'A 6 or a 9 of characters is missing.',
      'South is one tile short.',
      ...['…', expect.anything()],
    ]);
  });

  test('by its shape leaves the other conditions of the game out', () => {
    const noJong = `title: No Jong
given: { turn: south }
deal:
  south: "123m 456p 78m 999p 44s"
  wall: "1p 9m …"
script:
  - south draws 1p: By its shape South waits for {shape south}.
  - south discards 1p: South discards.
`;
    expect(captions(noJong)[0]).toBe('By its shape South waits for a 6 or a 9 of characters.');
    const fault = faultIn(() => played(noJong.replace('{shape south}', '{waits south}')));
    expect(fault).toMatchObject({ line: 7, what: expect.stringContaining('no tile completes this hand') });
  });

  test.each([
    [
      'South waits for a 6 or a 9 of characters.',
      'a wait that nobody checks: “waits for a 6”',
      'Write “waits for {waits south}”.',
    ],
    [
      'South is waiting for an east wind.',
      'a wait that nobody checks: “waiting for an east wind”',
      'Write “waits for {waits south}”.',
    ],
    [
      'It {completes south}.',
      '“{completes south}”: the tile that has come last does not',
      'Take it from another line.',
    ],
    [
      'South waits for {wait south}.',
      '“{wait south}”: there is no such placeholder',
      'Did you mean “waits”?',
    ],
    ['South waits for {waits}.', '“{waits}”: a seat is missing', 'Write {waits south}.'],
    ['South gets {worth}.', '“{worth}”: nobody wins here', 'Write it in the line that ends the deal.'],
    [
      'South gets {pays west south}.',
      '“{pays west south}”: nothing is paid here',
      'Take the line that pays.',
    ],
  ])('“%s” stops its scene, with file and line', (caption, what, hint) => {
    expect(faultIn(() => played(scene(caption)))).toEqual({ line: 7, what, hint });
  });

  test('a seat that does not exist is told in notation', () => {
    expect(faultIn(() => played(scene('South waits for {waits up}.')))).toMatchObject({ line: 7 });
  });

  test('a hand after a kong, before its replacement tile, is not ready', () => {
    const kong = `title: A Kong
given: { turn: south }
deal:
  south: "123m 468m 79p 55s 333s"
  wall: "3s … 1p"
script:
  - south draws 3s: …
  - south kongs 3s: South is {short south}.
  - south draws 1p: …
  - south discards 1p: South discards.
`;
    expect(faultIn(() => played(kong))?.what).toContain('no tile completes this hand');
  });
});

describe('a question addresses the reader, and tells nothing of what follows', () => {
  const compiled = played(`title: x
given: { turn: south }
deal: { south: "123m 456p 78m 999p 55s", wall: "9m …" }
script:
  - south draws 9m
  - south wins 9m
`);
  const [, { from } = { from: 1 }] = compiled.steps;
  const { table } = compiled.frames[from - 1] ?? compiled.frames[0];
  const place = { file: FILE, line: 5 };
  const text = (ask: string) => filledText(ask, momentOfQuestion(table, ruleset, 1), place);

  test('in its own words', () => {
    expect(text('It {completes south}. You wait for {waits south}.')).toBe(
      'It completes your hand. You wait for a 6 or a 9 of characters.',
    );
    expect(() => text('It is {worth}.')).toThrow('nobody wins here');
  });

  test('of an exercise is filled where it is checked', () => {
    const claim = { step: 2, seat: 'south', goal: 'south wins 9m', ask: 'You wait for {waits south}.' };
    expect(checkTurn(claim, compiled, ruleset, place).ask).toBe('You wait for a 6 or a 9 of characters.');
    expect(() => checkTurn({ ...claim, ask: 'You wait for a 6.' }, compiled, ruleset, place)).toThrow(
      'nobody checks',
    );
  });
});

test('an amount is what is paid, owed, held and won at that line', () => {
  const text = `title: A price
given: { turn: west, dealer-stays: 1, pull: 0, debts: [south owes east 36] }
deal:
  east: "[CCC<] 456m 78p 234s 55s 678s"
  south: "…"
  west: "…"
  north: "…"
  wall: "9p …"
script:
  - west draws 9p: South owes East {owes south east}, and East has {has east}.
  - west discards 9p: West discards the 9.
  - east wins 9p: East wins {worth}, {worth dragon} of them for the dragons. West owes {owes west east}.
`;
  const scene = parseScene(text, 'content/hk-taiwanese/scenes/planted.yaml');
  const { steps, frames } = compileScene(scene, rulesetOf(hkTaiwanese, scene.options));
  const { debts, stage } = (frames.at(-1) ?? frames[0]).table;
  const owed = debts.find(({ from, to }) => from === 2 && to === 0)?.amount;
  const total =
    stage.phase === 'ended' && stage.outcome.is === 'won' ? stage.outcome.winners[0].score.total : 0;
  expect(owed).toBeGreaterThan(0);
  expect(steps[0]?.caption).toBe('South owes East 36 chips, and East has 0 chips.');
  expect(steps[2]?.caption).toBe(
    `East wins ${total} fan, 2 fan of them for the dragons. West owes ${owed} chips.`,
  );
});

test.each([
  ['3p', 'a 3 of dots'],
  ['36p', 'a 3 or a 6 of dots'],
  ['258p', 'a 2, a 5 or an 8 of dots'],
  ['8p 3s', 'an 8 of dots or a 3 of bamboo'],
  ['9p E', 'a 9 of dots or an east wind'],
  ['46s C', 'a 4 or a 6 of bamboo or a red dragon'],
  ['123456789s', 'any tile of bamboo'],
])('of %s one says “%s”', (tiles, words) => {
  expect(anyTile(parseTiles(tiles))).toBe(words);
});
