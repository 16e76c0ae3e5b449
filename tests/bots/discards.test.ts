/**
 * What the bots throw away, and hints advise, beside what a strong player would: tables of hands that were written by
 * reading each game, not its code. A line has a hand, who holds it with what is known of the table (`gone`: tiles among
 * the discards, `left`: tiles in the wall), and every discard that such a player would accept.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { thoughtOf } from '../../src/bots/sensible.ts';
import type { Action } from '../../src/engine/action.ts';
import { seenBy } from '../../src/engine/view.ts';
import { formatAction } from '../../src/notation/lines.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { seated } from '../fixtures/tables.ts';

const folder = new URL('./discards/', import.meta.url);
/** Of ten hands the bots agree with a strong player on nine. */
const LEAST = 0.9;

interface Line {
  readonly text: string;
  readonly hand: string;
  readonly seat: 'east' | 'south';
  readonly gone: string;
  readonly left: number | null;
  readonly accepted: string;
}

const linesOf = (game: string): Line[] =>
  readFileSync(new URL(`${game}.txt`, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((text) => {
      const [hand = '', known = '', accepted = ''] = text.split('|').map((part) => part.trim());
      const [seat = '', ...facts] = known.split(';').map((part) => part.trim());
      if (seat !== 'east' && seat !== 'south') throw new Error(`${game}: ${text}`);
      const fact = (name: string) =>
        facts.find((each) => each.startsWith(`${name} `))?.slice(name.length + 1);
      const left = fact('left');
      return { text, hand, seat, gone: fact('gone') ?? '', left: left ? Number(left) : null, accepted };
    });

test('there is a table of sixty hands for every game', () => {
  expect(readdirSync(folder).sort()).toEqual(gameIds.map((id) => `${id}.txt`).sort());
  for (const id of gameIds)
    expect(new Set(linesOf(id).map(({ hand }) => hand)).size).toBeGreaterThanOrEqual(60);
});

describe.each(gameIds)('in %s', async (id) => {
  const ruleset = rulesetOf(await loadGame(id));

  test('nine of ten discards are a strong player’s', () => {
    const lines = linesOf(id);
    const misses = lines.flatMap(({ text, hand, seat, gone, left, accepted }) => {
      const { table } = seated(ruleset, {
        turn: seat,
        [seat]: hand,
        rivers: { west: gone },
        ...(left === null ? {} : { left }),
      });
      const action = thoughtOf(seenBy(ruleset, table, seat === 'east' ? 0 : 1), ruleset)?.action;
      return action && isAccepted(action, accepted)
        ? []
        : [`${text}   →   ${action ? formatAction(action, table.dealer) : 'nothing'}`];
    });
    console.info(`${id}: ${lines.length - misses.length} of ${lines.length}\n${misses.join('\n')}`);
    expect(lines.length - misses.length).toBeGreaterThanOrEqual(LEAST * lines.length);
  });
});

function isAccepted(action: Action, accepted: string): boolean {
  if (action.do !== 'discard') return accepted.split(' ').includes(action.do);
  return parseTiles(accepted).includes(action.tile);
}
