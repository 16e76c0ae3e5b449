/** Deals that a course has its reader win: each is won from where the reader sits down. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { courseDealsOf } from '../../src/components/practice/course-deals.ts';
import { courseForm } from '../../src/components/site/forms.ts';
import { scoringHandAt, scoringHandWith } from '../../src/engine/hands.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import { tilesLeft } from '../../src/engine/table.ts';
import { waits } from '../../src/engine/win.ts';
import { parseShare } from '../../src/notation/share.ts';
import { LAST_DRAWS, lastDraws, wonFrom } from '../../src/puzzles/deals-to-win.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { frameAt } from '../../src/sessions/hand-history.ts';
import { openLink } from '../../src/sessions/share.ts';

describe.each(gameIds)('the deals to win of %s', async (id) => {
  const game = await loadGame(id);
  const file = readFileSync(new URL(`../../content/${id}/course.yaml`, import.meta.url), 'utf8');
  const { deals } = courseForm.parse(parse(file));
  const { short, last } = courseDealsOf(game, deals);
  const ordinary = rulesetOf(game);

  /** The table of an address, as the play page opens it. */
  const tableAt = (link: string) => {
    const opened = openLink(game, `#${link}`);
    if (!('hand' in opened)) throw new Error(`${link} leads nowhere`);
    return { ruleset: opened.hand.ruleset, table: frameAt(opened.history).table };
  };

  test('the last draws: eight tiles are left, the hand is not complete, and one of several discards leaves a hand that one tile completes', () => {
    for (const seed of deals.last) {
      const table = lastDraws(ordinary, seed, 0)?.table;
      if (!table) throw new Error(`${seed} does not come so far`);
      expect(tilesLeft(table.wall)).toBe(LAST_DRAWS);
      expect(table.stage).toMatchObject({ phase: 'deciding', seat: 0 });
      const hand = scoringHandAt(table, 0);
      expect(judgeAction(ordinary, table, { do: 'win', seat: 0 }).is, `${seed} is won already`).not.toBe(
        'allowed',
      );
      const discards = [...new Set(table.seats[0].concealed)].filter(
        (tile) => judgeAction(ordinary, table, { do: 'discard', seat: 0, tile }).is === 'allowed',
      );
      expect(discards.length, seed).toBeGreaterThan(1);
      const ready = discards.filter((tile) => waits(ordinary, scoringHandWith(hand, tile, -1)).length > 0);
      expect(ready.length).toBeGreaterThan(0);
    }
  });

  test('each has an address of its own, which leads to where the reader sits down and wins', () => {
    const all = [short, ...last];
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { link, tiles } of all) {
      expect(parseShare(link).game).toBe(id);
      const { ruleset, table } = tableAt(link);
      expect(table.stage).toMatchObject({ phase: 'deciding', seat: 0 });
      expect(table.seats[0].concealed).toEqual(tiles);
      expect(wonFrom(ruleset, table, 0)?.at(-1)).toMatchObject({ do: 'win' });
    }
  });

  test('the short deal is won in a few decisions, one of which is a call', () => {
    const { ruleset, table } = tableAt(short.link);
    const played = wonFrom(ruleset, table, 0) ?? [];
    expect(played.length).toBeLessThanOrEqual(7);
    expect(played.some((action) => action.do === 'pung' || action.do === 'chow')).toBe(true);
  });

  test('a deal that others win from there is none', () => {
    const others = Array.from({ length: 12 }, (_, deal) => `last-${deal}`);
    const found = others.filter((seed) => lastDraws(ordinary, seed, 0) !== null);
    expect(found).toEqual(others.filter((seed) => deals.last.includes(seed)));
  });
});

test('a seed that no longer will do is named, and others that do', async () => {
  const game = await loadGame('two-five-eight');
  const deals = { short: { after: 'hooo', seed: 'short-77', rules: {} }, last: ['last-0'] };
  expect(() => courseDealsOf(game, deals)).toThrow(/"last-0".*last-2\b/);
});
