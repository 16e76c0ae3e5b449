/** A deal that begins in a special way says so: what it is, and what it changes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { words } from '#i18n/words.ts';
import { startFrom } from '../../src/engine/deal.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Table } from '../../src/engine/table.ts';
import { withFact } from '../../src/evaluation/facts.ts';
import type { RuleWords } from '../../src/i18n/message-context.ts';
import { begin } from '../../src/machines/play.ts';
import { taiwanese } from '../fixtures/rulesets.ts';
import { british } from './british/rules.ts';

const entries = (book: string): ReadonlyMap<string, RuleWords> => {
  const source = readFileSync(new URL(`../../content/${book}/rulebook.yaml`, import.meta.url), 'utf8');
  const { rules }: { rules: RuleWords[] } = parse(source);
  return new Map(rules.map((rule) => [rule.id, rule]));
};

/** All that is told as this deal begins. */
function told(book: string, ruleset: Ruleset, table: Table, reader: Seat): string {
  const messageContext = { reader, dealer: table.dealer, terms: ruleset.terms };
  const reasons = ruleset.begins?.({ ruleset, table }, reader) ?? [];
  return reasons
    .map((reason) => {
      const entry = entries(book).get(reason.rule);
      if (!entry) throw new Error(`${reason.rule} is in no rulebook`);
      return words.opening(reason, entry, messageContext);
    })
    .join(' ');
}

const opened = (ruleset: Ruleset, dealer: Seat = 0): Table =>
  begin(ruleset, startFrom(ruleset, 'begins', { dealer }));

test('a goulash is called one: no Chows, its jokers, and with whom tiles are exchanged, in order', async () => {
  const goulash = await british({}, 'goulash');
  for (const [reader, partners] of [
    [0, 'West, South and North'],
    [1, 'North, East and West'],
    [2, 'East, North and South'],
    [3, 'South, West and East'],
  ] as const) {
    const text = told('british', goulash, opened(goulash), reader);
    expect(text).toMatch(/goulash.*no Chows.*2s of bamboo are jokers/);
    expect(text).toContain(`with ${partners}, in this order`);
  }
});

test('the partners are those of the seats’ winds, whoever deals', async () => {
  const goulash = await british({}, 'goulash');
  expect(told('british', goulash, opened(goulash, 3), 3)).toContain('with West, South and North');
});

test('that East pays and is paid double is said before every British deal', async () => {
  const rules = await british();
  expect(told('british', rules, opened(rules), 2)).toMatch(/East pays double/);
});

test('a dealer’s streak is told, with what another win brings; without one there is nothing to say', async () => {
  const rules = await taiwanese();
  const table = opened(rules);
  expect(told('hk-taiwanese', rules, table, 0)).toBe('');
  const kept = withFact(rules, table, 0, 'streak', 2);
  expect(told('hk-taiwanese', rules, kept, 0)).toMatch(/won two in a row.* five fan/);
});
