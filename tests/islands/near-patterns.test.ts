/** Patterns that a hand is near to: with the tiles that are named, the rules find the pattern in it. */
import { describe, expect, test } from 'vitest';
import { startFrom } from '../../src/engine/deal.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { bySeat } from '../../src/engine/seats.ts';
import type { Table } from '../../src/engine/table.ts';
import { type Kind, plainKind } from '../../src/engine/tiles.ts';
import { scoringHandIn, seenBy, type View } from '../../src/engine/view.ts';
import { byDraw, judgeHand } from '../../src/engine/win.ts';
import { nearPatterns } from '../../src/islands/Play/near-patterns.ts';
import { begin } from '../../src/machines/play.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import british from '../../src/rulesets/british/index.ts';
import changchun from '../../src/rulesets/changchun/index.ts';
import taiwanese from '../../src/rulesets/hk-taiwanese/index.ts';
import hongKong from '../../src/rulesets/hong-kong/index.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';
import { playedHand } from '../fixtures/hands.ts';
import { SEED } from '../scale.ts';

const COUNTING = { hongKong, taiwanese, british, riichi };

/** Every way to take so many tiles out of a hand. */
function* without(tiles: readonly Kind[], count: number, from = 0): Generator<readonly Kind[]> {
  if (count === 0) yield tiles;
  else
    for (let at = from; at <= tiles.length - count; at++)
      if (at === from || tiles[at] !== tiles[at - 1]) yield* without(tiles.toSpliced(at, 1), count - 1, at);
}

/** Do the rules find the pattern in some hand of these tiles and all but some of the others? */
function isReached(
  ruleset: Ruleset,
  table: Table,
  view: View,
  rule: string,
  tiles: readonly Kind[],
): boolean {
  const { seat } = view;
  if (seat === null) return false;
  const { concealed } = view.seats[seat];
  const own = concealed.map(plainKind).toSorted((a, b) => a - b);
  const over = concealed.length % 3 === 2 ? tiles.length : tiles.length - 1;
  for (const kept of without(own, over)) {
    const hand = scoringHandIn(view, seat, [...kept, ...tiles]);
    const { score } = judgeHand({ ruleset, table }, seat, hand, byDraw(tiles.at(-1) ?? null));
    if (score?.lines.some(({ pattern }) => pattern === rule)) return true;
  }
  return false;
}

describe('what a hand is near to', () => {
  test.each(Object.entries(COUNTING))('%s: with the tiles that are named the pattern is there', (_, game) => {
    const ruleset = rulesetOf(game);
    const rules = new Set<string>();
    let found = 0;
    for (let n = 0; n < 8; n++) {
      for (const { after: table } of playedHand(ruleset, `near-${SEED}-${n}`).moments) {
        const { stage } = table;
        // A hand that is complete before its first discard is worth something of its own.
        if (stage.phase !== 'deciding' || table.seats[stage.seat].discards === 0) continue;
        const view = seenBy(ruleset, table, stage.seat);
        for (const { rule, tiles } of nearPatterns(view, { ruleset, table })) {
          rules.add(rule);
          expect(tiles.length).toBeLessThanOrEqual(3);
          // Every hand that they could be in is looked at, so only some of them are.
          if (found++ % 8 === 0)
            expect(isReached(ruleset, table, view, rule, tiles), `${rule}: ${tiles}`).toBe(true);
        }
      }
    }
    expect(rules.size).toBeGreaterThan(1);
  });

  const riichiRules = rulesetOf(riichi);
  /** What East, with these tiles, is near to: the rule and how many tiles are missing. */
  const nearTo = (tiles: string, river = ''): Record<string, number> => {
    const dealt = begin(riichiRules, startFrom(riichiRules, 'heron-412'));
    const table: Table = {
      ...dealt,
      seats: bySeat((seat) => ({
        ...dealt.seats[seat],
        ...(seat === 0 && { concealed: parseTiles(tiles), river: parseTiles(river) }),
      })),
    };
    const view = seenBy(riichiRules, table, 0);
    const near = nearPatterns(view, { ruleset: riichiRules, table });
    return Object.fromEntries(near.map(({ rule, tiles: missing }) => [rule, missing.length]));
  };

  test('so many tiles are missing as one would count', () => {
    expect(nearTo('234567m345p678s59s')).toMatchObject({ 'all-simples': 1 });
    expect(nearTo('234567m345p678s19s')).toMatchObject({ 'all-simples': 2 });
    expect(nearTo('123456789m12p55sE')).toMatchObject({ straight: 1 });
    expect(nearTo('123m123p12s456m5sEC')).toMatchObject({ 'three-colour-runs': 2 });
    expect(nearTo('113355779m113p5sE')).toMatchObject({ 'seven-pairs': 2 });
  });

  test('what cannot be had any more is not told: all four are in sight', () => {
    const hand = 'CC123m456p789s14m6s';
    expect(nearTo(hand)).toHaveProperty('dragon', 1);
    // Another dragon is three tiles away.
    expect(nearTo(hand, 'CC')).toHaveProperty('dragon', 3);
  });

  test('in a game that counts nothing, and for who has no hand, there is none', () => {
    for (const game of [twoFiveEight, changchun]) {
      const ruleset = rulesetOf(game);
      const table = begin(ruleset, startFrom(ruleset, 'heron-412'));
      expect(nearPatterns(seenBy(ruleset, table, 0), { ruleset, table })).toEqual([]);
    }
  });
});
