/** The table of points in the rulebook, which is printed on the sheet, is what the engine pays. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createJudge } from '../../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../../src/judge/tile-text.ts';
import { loadGame } from '../../../src/rulesets/registry.node.ts';

interface Entry {
  readonly id: string;
  readonly table?: readonly (readonly string[])[];
}

const judge = createJudge(new Map([['riichi', await loadGame('riichi')]]), TILE_TEXTS.own);
const book: { readonly rules: readonly Entry[] } = parse(
  readFileSync('content/riichi/rulebook.yaml', 'utf8'),
);
const [head = [], ...rows] = book.rules.find(({ id }) => id === 'ron-pays')?.table ?? [];

/** What West pays for a hand of this many han and fu, by a discard. */
function paid(seat: 0 | 1, han: number, fu: number): number {
  const events = [{ type: 'win', winners: [{ seat, han, fu }], from: 2 }];
  const { answer } = judge(JSON.stringify({ op: 'settle', ruleset: 'riichi', events }));
  const { ledger } = answer as { readonly ledger: readonly number[] };
  return -(ledger[2] ?? 0);
}

const cells = rows.flatMap(([fu = '', ...amounts]) =>
  amounts.flatMap((text, i) =>
    text === '–' ? [] : [{ fu: Number(fu), han: Number.parseInt(head[i + 1] ?? '', 10), text }],
  ),
);

test.each(cells)('$han han and $fu fu: $text', ({ han, fu, text }) => {
  const written = text.split(' / ').map((amount) => Number(amount.replace(',', '')));
  expect([paid(1, han, fu), paid(0, han, fu)]).toEqual(written);
});

test('it has a row for each of the usual numbers of fu', () => {
  expect(rows.map(([fu]) => fu)).toEqual(['25', '30', '40', '50']);
  expect(cells).toHaveLength(15);
});
