/** What a game says that a hand may be built towards is true: a hand that is built so wins. */
import { describe, expect, test } from 'vitest';
import { type Plan, plansOf } from '../../src/bots/plans.ts';
import { type Counts, countTiles, tilesOf } from '../../src/engine/counts.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { createRandom, type Random } from '../../src/engine/random.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { ScoringHand } from '../../src/engine/scoring-hand.ts';
import type { WinSource } from '../../src/engine/table.ts';
import type { Need } from '../../src/engine/targets.ts';
import { type Kind, kindsFrom, PLAYED, SUITED } from '../../src/engine/tiles.ts';
import { byDraw, judgeHand } from '../../src/engine/win.ts';
import { withFact } from '../../src/evaluation/facts.ts';
import { begin } from '../../src/machines/play.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { everyRuleset, isOfTiles } from '../fixtures/rulesets.ts';
import { SEED } from '../scale.ts';

const WINDS = { seatWind: 1, roundWind: 0 } as const;
const RULESETS = await everyRuleset();
const CHOWS = kindsFrom(0, SUITED).flatMap((kind) => (kind % 9 < 7 ? [[kind, kind + 1, kind + 2]] : []));
const PUNGS = kindsFrom(0, PLAYED).map((kind) => [kind, kind, kind]);

const anyOf = <T>(random: Random, all: readonly T[]): T | null => all[random.below(all.length)] ?? null;

const meets = ({ tile = [], pung = [], pair = [] }: Need, block: readonly Kind[]): boolean =>
  block.some((kind) => tile.includes(kind)) ||
  (block[0] === block[1] && (block.length === 3 ? pung : pair).includes(block[0] ?? -1));

/** The tiles of a hand that is all that the plan says; null where chance did not make one. */
function carriedOut(random: Random, plan: Plan, wanted: number): Kind[] | null {
  const may = (block: readonly Kind[]): boolean => block.every((kind) => plan.may[kind]);
  const sets = [
    ...(plan.mostChows > 0 ? CHOWS.filter(may) : []),
    ...(plan.mostPungs > 0 ? PUNGS.filter(may) : []),
  ];
  const pairs = (plan.pairs ?? kindsFrom(0, PLAYED)).map((kind) => [kind, kind]).filter(may);
  const laid: Kind[][] = [];
  for (const need of plan.needs) {
    if (laid.some((block) => meets(need, block))) continue;
    const block = anyOf(
      random,
      [...sets, ...pairs].filter((each) => meets(need, each)),
    );
    if (block) laid.push(block);
  }
  const has = (size: number): Kind[][] => laid.filter((block) => block.length === size);
  while (has(3).length < wanted) laid.push(anyOf(random, sets) ?? []);
  if (has(2).length === 0) laid.push(anyOf(random, pairs) ?? []);
  const chows = has(3).filter(([a, b]) => a !== b).length;
  if (has(2).length !== 1 || has(3).length !== wanted || chows > plan.mostChows) return null;
  if (!plan.needs.every((need) => laid.some((block) => meets(need, block)))) return null;
  const tiles = laid.flat();
  return Math.max(...countTiles(tiles)) > 4 ? null : tiles;
}

/** It is drawn, or comes from a discard where the plan does not ask for a draw. */
const howOf = (plan: Plan, tile: Kind): WinSource =>
  plan.drawn ? byDraw(tile) : { by: 'discard', tile, from: 0, last: false, opening: false };

/** Unless another pattern is there that stands alone, and takes the place of all that was planned. */
function wins(ruleset: Ruleset, plan: Plan, tiles: readonly Kind[], last: Kind): boolean {
  const begun = begin(ruleset, startFrom(ruleset, 'plans'));
  // What is declared with a discard has been declared.
  const word = plan.aims.find(({ rule }) => rule === ruleset.ready?.word)?.rule;
  const position = { ruleset, table: word === undefined ? begun : withFact(ruleset, begun, 1, word, true) };
  const scoringHand: ScoringHand = { counts: countTiles(tiles), melds: [], bonus: [], ...WINDS };
  const { wins, score } = judgeHand(position, 1, scoringHand, howOf(plan, last));
  return wins || score?.uncounted.some(({ because }) => because === 'excluded') === true;
}

describe.each(RULESETS)('$name', ({ ruleset, name }) => {
  const plans = plansOf(ruleset, WINDS);

  test('has a plan for sets and a pair, and one for every other shape that a hand’s own tiles make', () => {
    const shapes = new Set(plans.map(({ shape }) => shape?.id ?? 'standard'));
    for (const { id, short } of ruleset.wins.shapes.filter(isOfTiles)) {
      expect(id === 'standard' || short !== undefined, `${id} says how much a hand lacks of it`).toBe(true);
      if (name !== 'hong-kong, minimum-fan=13') expect(shapes).toContain(id);
    }
  });

  test('a hand that is all that a plan says wins', () => {
    const random = createRandom(SEED, 'plans', name);
    const wrong: string[] = [];
    let tried = 0;
    for (const plan of plans) {
      if (plan.shape) continue;
      for (let n = 0; n < 12; n++) {
        const tiles = carriedOut(random, plan, ruleset.deal.sets);
        const last = tiles && anyOf(random, tiles);
        if (!tiles || last === null) continue;
        tried++;
        if (!wins(ruleset, plan, tiles, last)) {
          wrong.push(`${plan.aims.map(({ rule }) => rule).join(' + ')}: ${formatTiles(tiles)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  });

  test('how much a hand lacks of another shape is how many tiles make it one, and no fewer do', () => {
    const random = createRandom(SEED, 'short', name);
    const { sets } = ruleset.deal;
    // With what the game asks of such a hand besides, where it asks that of any.
    const asked = new Map(
      plans.flatMap(({ shape, needs, aims }) => (shape && aims.length === 0 ? [[shape.id, needs]] : [])),
    );
    for (const { id, short: shortOf, fits } of ruleset.wins.shapes) {
      if (!shortOf) continue;
      const needs = asked.get(id) ?? [];
      const short = (counts: Counts) => shortOf(counts, needs);
      for (let n = 0; n < 10; n++) {
        const counts = dealtOf(ruleset, random);
        const label = () => `${id}: ${formatTiles(tilesOf(counts))}`;
        const meets = () => needs.every(({ tile = [] }) => tile.some((kind) => counts[kind] !== 0));
        const complete = () =>
          fits({ counts, melds: [], bonus: [], ...WINDS }, sets, byDraw(null)) && meets();
        /** With a tile of this kind more, or less. */
        const shortWith = (kind: Kind, change: 1 | -1): number => {
          const copies = counts[kind] as number;
          counts[kind] = copies + change;
          const found = short(counts);
          counts[kind] = copies;
          return found;
        };
        for (let left = short(counts); left > 0; left--) {
          expect(complete(), label()).toBe(false);
          const more = kindsFrom(0, PLAYED).filter((kind) => (counts[kind] as number) < 4);
          const after = more.map((kind) => shortWith(kind, 1));
          expect(Math.min(...after), label()).toBe(left - 1);
          expect(Math.max(...after), label()).toBeLessThanOrEqual(left);
          const next = anyOf(
            random,
            more.filter((_, i) => after[i] === left - 1),
          ) as Kind;
          counts[next] = (counts[next] as number) + 1;
        }
        // What is not needed goes: then it is a hand of this shape.
        while (tilesOf(counts).length > 3 * sets + 2) {
          const idle = tilesOf(counts).find((kind) => shortWith(kind, -1) === 0);
          if (idle === undefined) throw new Error(`${label()} has more than it needs`);
          counts[idle] = (counts[idle] as number) - 1;
        }
        expect(complete(), label()).toBe(true);
      }
    }
  });
});

function dealtOf({ tiles }: Ruleset, random: Random) {
  const kinds: Kind[] = [];
  while (kinds.length < 13) {
    const kind = random.below(PLAYED);
    if (tiles[kind] !== 0 && kinds.filter((each) => each === kind).length < 4) kinds.push(kind);
  }
  return countTiles(kinds);
}
