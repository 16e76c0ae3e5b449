/** What scenes of other games need, on a ruleset made up for it: dice, bonus tiles, a box, a clause with facts. */
import { describe, expect, test } from 'vitest';
import { clause } from '../../src/engine/clause.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { FLOWERS, isBonus, JOKER, kindsFrom, PLAYED, tileSet } from '../../src/engine/tiles.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { layScene } from '../../src/scenes/setup/place-tiles.ts';
import { copies, everyTile } from '../fixtures/count.ts';
import { FILE, faultIn, ruleset as plain } from './faults.ts';

const fishing = clause<readonly boolean[]>({
  id: 'fishing-first',
  lasts: 'hand',
  initial: [false, false, false, false],
  facts: {
    fishing: {
      is: 'flag',
      state: (memory, seat) => memory.map((was, each) => was || each === seat),
    },
  },
  forbids: { win: (memory, { seat }) => (memory[seat] ? null : { rule: 'fishing-first' }) },
});

const flowery: Ruleset = {
  ...plain,
  id: 'flowery',
  title: 'Flowery',
  tiles: tileSet([kindsFrom(0, PLAYED), 4], [kindsFrom(FLOWERS, JOKER), 1]),
  supplement: { rule: 'supplement', from: 'box' },
  deal: {
    ...plain.deal,
    box: 14,
    preamble: [
      { step: 'dice', rule: 'dice', count: 2 },
      { step: 'replacing', rule: 'flowers-first', word: null },
    ],
  },
  clauses: [fishing],
};

const play = (text: string) => compileScene(parseScene(text, FILE), flowery);
const told = (text: string): string[] => play(text).frames.map(({ event }) => event?.type ?? 'start');
const whole = [...flowery.tiles];

describe('a scene with a preamble', () => {
  const deal = `title: x
deal:
  east: "1f 234m 678m 22p 567p 9s …"
  south: "…"
  wall: "1m …"
  box: "5s …"
`;
  test('throws the dice it names, lays the flowers and takes supplements from the box', () => {
    const { frames, steps, start } = play(`${deal}script:
  - east throws 3 5
  - east shows 1f
  - east draws 5s
  - east discards 9s
  - south draws 1m
`);
    expect(start?.dice).toEqual([3, 5]);
    expect(steps.map(({ from, to }) => to - from + 1)).toEqual([1, 1, 1, 1, 1]);
    expect(frames.map(({ event }) => event?.type)).toEqual([
      undefined,
      'rolled',
      'laid',
      'drew',
      'discarded',
      'drew',
    ]);
    for (const { table } of frames) expect(copies(everyTile(table))).toEqual(whole);
  });

  test('or leaves all of it to the referee', () => {
    expect(told(`${deal}script:\n  - east discards 9s\n`)).toEqual([
      'start',
      'rolled',
      'laid',
      'drew',
      'discarded',
    ]);
  });

  test('and says so when the dice are not thrown then', () => {
    const fault = faultIn(() => play(`${deal}script:\n  - east discards 9s\n  - east throws 1 2\n`));
    expect(fault).toMatchObject({ line: 9, what: 'no such dice are thrown here' });
  });
});

describe('a scene in the middle of a hand', () => {
  const given = `title: x
given: { turn: south }
deal:
  south: "123m 567p 888p 34s 55s 3f, fishing"
  west: "(9999s) …"
  wall: "2f 1m …"
  box: "2s …"
`;
  test('has bonus tiles laid, and a box shorter by what was taken from it', () => {
    const { frames } = play(`${given}script: []\n`);
    const [{ table }] = frames;
    expect(table.seats[1].bonus).toEqual([36]);
    expect(table.box && table.box.end - table.box.next).toBe(12);
    expect(copies(everyTile(table))).toEqual(whole);
  });

  test('lays a bonus tile that is drawn, and its supplement may win', () => {
    const { frames } = play(
      `${given}script:\n  - south draws 2f\n  - south draws 2s\n  - south wins\nexpect: { winner: south }\n`,
    );
    expect(frames.slice(1, 5).map(({ event }) => event?.type)).toEqual(['drew', 'laid', 'drew', 'won']);
    for (const { table } of frames) expect(copies(everyTile(table))).toEqual(whole);
  });

  test('knows the facts of hands, and what is refused without them', () => {
    const without = given.replace(', fishing', '').replace('2f 1m …', '2s …');
    const refused =
      `${without}script:\n  - south draws 2s\n    refuse: { south wins: fishing-first }\n`.replace(
        '2s\n    refuse',
        '2s:\n    refuse',
      );
    expect(play(refused).steps[0]?.refusals[0]?.reason).toEqual({ rule: 'fishing-first' });
    const fault = faultIn(() => play(given.replace('fishing', 'sleeping').concat('script: []\n')));
    expect(fault).toEqual({
      line: 4,
      what: 'the hand of south cannot be “sleeping”',
      hint: 'Flowery knows: fishing.',
    });
  });

  test('has no bonus tile in filler where it could be drawn', () => {
    const scene = parseScene(`${given.replace('2f 1m …', '…')}script: []\n`, FILE);
    for (let attempt = 0; attempt < 50; attempt++) {
      const { wall, box, seats } = layScene(scene, flowery, attempt).table;
      const row = wall.order.slice(wall.next, wall.end);
      const boxed = box ? box.order.slice(box.next, box.end) : [];
      const near = [
        ...row.slice(0, 25),
        ...row.slice(-25),
        ...boxed,
        ...seats.flatMap((seat) => seat.concealed),
      ];
      expect(near.filter(isBonus)).toEqual([]);
      expect(row.filter(isBonus)).toHaveLength(7);
    }
  });
});
