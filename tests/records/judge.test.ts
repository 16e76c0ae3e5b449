/** The judge is given a record, and tells where it and the rules part. */
import { expect, test } from 'vitest';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { seedOf } from '../scale.ts';
import { botsMatch, rulesAt, TABLES } from './bots-match.ts';
import { writeTenhouXml } from './writers/tenhou-xml.ts';

const judge = createJudge(new Map([[riichi.id, riichi]]), TILE_TEXTS.own);
const ask = (question: object) =>
  judge(JSON.stringify({ op: 'record', ...question })).answer as unknown as {
    readonly format?: string;
    readonly fault?: { readonly place: string } | null;
    readonly deals?: readonly {
      readonly agrees: boolean;
      readonly by: object | null;
      readonly differences: readonly { readonly is: string }[];
      readonly link: string;
    }[];
    readonly error?: { readonly message: string; readonly field: string };
  };

const chosen = rulesAt(TABLES.tenhou);

test('every deal of a record that was played by its own rules agrees, and has a link', () => {
  const { format, fault, deals } = ask({
    record: writeTenhouXml(botsMatch(chosen, String(seedOf('judged', 1)))),
  });
  expect([format, fault]).toEqual(['tenhou-xml', null]);
  expect(deals?.length).toBeGreaterThan(3);
  for (const deal of deals ?? []) {
    expect([deal.agrees, deal.by, deal.differences]).toEqual([true, null, []]);
    expect(deal.link).toMatch(/^v=1&game=riichi&.*&end$/);
  }
});

test('a table that plays one rule otherwise is told by that option', () => {
  const counters = { ...chosen, 'counter-value': 1500 };
  const found: unknown[] = [];
  for (let n = 0; found.length === 0 && n < 20; n++) {
    const { deals = [] } = ask({
      record: writeTenhouXml(botsMatch(counters, String(seedOf('counters', n)))),
    });
    expect(deals.every((deal) => deal.agrees)).toBe(true);
    found.push(...deals.flatMap(({ by }) => by ?? []));
  }
  expect(found[0]).toEqual({ option: 'counter-value', value: 1500 });
});

test('options that the question gives hold for every deal', () => {
  const counters = { ...chosen, 'counter-value': 1500 };
  const record = writeTenhouXml(botsMatch(counters, String(seedOf('counters', 0))));
  const { deals = [] } = ask({ record, options: { 'counter-value': 1500 } });
  expect(deals.map(({ agrees, by }) => [agrees, by])).toEqual(deals.map(() => [true, null]));
});

test('a text that is no record is refused with its place', () => {
  expect(ask({ record: 'nothing of the sort' }).error).toMatchObject({ field: 'record' });
  expect(ask({ record: 'nothing of the sort' }).error?.message).toContain('line 1, column 1');
  expect(ask({}).error?.field).toBe('record');
  expect(ask({ record: '{}', options: { nothing: 1 } }).error).toBeDefined();
});
