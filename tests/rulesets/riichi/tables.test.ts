/** The tables of fu and of points, in the rulebook and in the lessons: they say what the ruleset does. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pointsRows, USUAL_FU } from '../../../src/evaluation/points-table.ts';
import { entriesOf, games } from '../../lessons/content.ts';
import { rulesOf } from './rules.ts';
import { worthOf } from './worth.ts';

type Rows = readonly (readonly string[])[];

/** The tables of a lesson, each without its head. */
function tablesIn(lesson: string): readonly Rows[] {
  const text = readFileSync(`content/riichi/${lesson}.mdx`, 'utf8');
  return [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.replaceAll('*', '').trim()),
      )
      .filter(([first = '']) => !first.startsWith('---')),
  );
}

function rowsOf(rule: string): Rows {
  const content = games.find(({ id }) => id === 'riichi');
  const entry = content && entriesOf(content).find(({ id }) => id === rule);
  expect(entry?.table, rule).toBeDefined();
  return entry?.table?.slice(1) ?? [];
}

const points = (text: string): number => Number(text.replaceAll(',', ''));

const baseOf = (han: number, fu: number): number =>
  rulesOf().scoring?.ofRank?.({ han, fu }).total ?? Number.NaN;

const rounded = (amount: number): number => Math.ceil(amount / 100) * 100;

describe('fu of triplets and kans', () => {
  const SETS = [
    ['[555p<]', '555p'],
    ['[CCC<]', 'CCC'],
    ['[5555p<]', '(5555p)'],
    ['[CCCC<]', '(CCCC)'],
  ] as const;
  const fuOf = (set: string): number | undefined =>
    worthOf(`${set} [FFF^] 234m 66s 78m <9m`).score?.lines.find(
      ({ pattern, tiles }) => pattern === 'fu-set' && !tiles.includes(32),
    )?.worth;
  const told = [rowsOf('fu-set'), tablesIn('18-fu')[0]?.slice(1) ?? []];

  test.each(told)('are those of the table', (...rows) => {
    const [table = []] = [rows];
    expect(table.map(([, open, concealed]) => [open, concealed])).toEqual(
      SETS.map(([open, concealed]) => [String(fuOf(open)), String(fuOf(concealed))]),
    );
  });
});

test('fu: all but those of sets are what the table of the rulebook says, line by line', () => {
  const HANDS = [
    ['fu-base', '[CCC<] 234m 567p 78s 55m <9s'],
    ['fu-concealed-ron', '345m 678m 23p 456s 99s <4p', 'S/E, riichi'],
    ['fu-tsumo', '[CCC<] 234m 567p 78s 55m +9s'],
    ['fu-pair', '345m 678m 23p 456s CC +4p'],
    ['fu-wait', '345m 678m 456s 99s 24p <3p', 'S/E, riichi'],
    ['fu-open-twenty', '[234m<] 567m 345p 67s 88p <8s'],
    ['fu-seven-pairs', '22m 55m 88p 33p 66s 44s 7s <7s', 'S/E'],
  ] as const;
  const worths = HANDS.map(
    ([line, hand, situation]) =>
      worthOf(hand, situation).score?.lines.find(({ pattern }) => pattern === line)?.worth,
  );
  expect(worths).toEqual(rowsOf('fu').map(([, fu = '']) => Number.parseInt(fu, 10)));
});

describe('points for han and fu', () => {
  test.each([
    [4, 'other'],
    [6, 'east'],
  ] as const)('a discarder pays %s times the base value', (times, winner) => {
    const rows = pointsRows(rulesOf(), winner);
    expect(rows).toHaveLength(USUAL_FU.length);
    for (const { fu, han } of rows)
      for (const [i, { discarder }] of han.entries())
        if (discarder !== null)
          expect(discarder, `${i + 1} han, ${fu} fu`).toBe(rounded(times * baseOf(i + 1, fu)));
  });
});

describe('limits', () => {
  const bounds = (han: string): readonly number[] =>
    han
      .split(/ to |–| and more/)
      .filter(Boolean)
      .map(Number);

  test('are those of the rulebook', () => {
    for (const [name = '', han = '', base = ''] of rowsOf('limits')) {
      if (han === '–') expect(rulesOf().scoring?.ofRank?.({ yakuman: 1 }).total).toBe(points(base));
      else {
        for (const each of bounds(han)) {
          const score = rulesOf().scoring?.ofRank?.({ han: each, fu: 30 });
          expect([score?.rank?.limit, score?.total]).toEqual([name.toLowerCase(), points(base)]);
        }
      }
    }
  });

  test('are paid as the lesson says', () => {
    const rows = tablesIn('20-points')[0]?.slice(1) ?? [];
    expect(rows).toHaveLength(4);
    for (const [name = '', han = '', other = '', east = ''] of rows) {
      for (const each of bounds(han)) {
        expect(
          [4, 6].map((times) => times * baseOf(each, 30)),
          name,
        ).toEqual([points(other), points(east)]);
      }
    }
  });
});
