/** What is found once for many rulesets is what each of them finds by itself, tile by tile. */
import { describe, expect, test } from 'vitest';
import { copiesHeld, scoringHandWith } from '../../src/engine/hands.ts';
import { createRandom } from '../../src/engine/random.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { ScoringHand } from '../../src/engine/scoring-hand.ts';
import { kindsFrom, PLAYED } from '../../src/engine/tiles.ts';
import { byDraw, judgeHand } from '../../src/engine/win.ts';
import { chooseDealing } from '../../src/puzzles/dealt-hands.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeHand, playedIn, shownHand } from '../../src/puzzles/hands.ts';
import type { GeneratorContext } from '../../src/puzzles/question.ts';
import { findWaits } from '../../src/puzzles/wait-search.ts';
import { scoringHandOfTiles } from '../../src/puzzles/whole-hands.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { runs, SEED } from '../scale.ts';

const HANDS = runs(3000);

/** Sets, blocks that somebody takes for sets, pairs, other shapes: a tile is missing, and another may have gone astray. */
function almost(generator: GeneratorContext, number: number): ScoringHand | null {
  const random = createRandom('almost', SEED, generator.ruleset.id, number);
  if (random.below(4) === 0) {
    const hand = chooseDealing(generator, random, { grade: 2, rules: [] })();
    return hand && scoringHandOfTiles(hand, hand.concealed);
  }
  const ideas = generator.relaxations.filter(({ distractor }) => distractor !== undefined);
  const idea = random.below(3) > 0 ? ideas[random.below(ideas.length)] : undefined;
  const distractor = idea?.distractor?.(generator.ruleset, random) ?? null;
  const kinds = playedIn(generator.ruleset);
  const blocks = distractor && 'block' in distractor ? { block: distractor.block } : {};
  const sample = makeHand(generator.ruleset, random, { kinds, chows: random.below(11), ...blocks });
  if (!sample) return null;
  const hand = shownHand(random, sample, random.below(3), true);
  const tiles =
    distractor && 'tiles' in distractor
      ? distractor.tiles.slice(1)
      : hand.concealed.map((kind) => stray(kind, random.below(20)));
  const scoringHand = scoringHandOfTiles(
    { ...hand, melds: distractor && 'tiles' in distractor ? [] : hand.melds },
    tiles,
  );
  return kinds.some((kind) => copiesHeld(scoringHand, kind) > (generator.ruleset.tiles[kind] ?? 0))
    ? null
    : scoringHand;

  function stray(kind: number, chance: number): number {
    return chance === 0 ? (kinds[random.below(kinds.length)] ?? kind) : kind;
  }
}

function triedOut(ruleset: Ruleset, generator: GeneratorContext, scoringHand: ScoringHand): number[] {
  return kindsFrom(0, PLAYED).filter(
    (kind) =>
      copiesHeld(scoringHand, kind) < (ruleset.tiles[kind] ?? 0) &&
      judgeHand({ ruleset, table: generator.table }, 0, scoringHandWith(scoringHand, kind), byDraw(kind))
        .wins,
  );
}

describe.each(gameIds)('%s', async (id) => {
  const generator = createGeneratorContext(await loadGame(id));
  const rulesets = [
    generator.ruleset,
    ...generator.relaxations.flatMap(({ part, ruleset }) => (part === 'wins' ? [ruleset] : [])),
  ];

  test('the tiles that complete a hand are those that win when each is tried, whatever rule is forgotten', () => {
    const met = new Set<Ruleset>();
    for (let number = 0; number < HANDS; number++) {
      const held = almost(generator, number);
      if (!held) continue;
      const found = findWaits(0, held, byDraw, () => generator.table);
      for (const ruleset of rulesets) {
        const tried = triedOut(ruleset, generator, held);
        if (tried.length > 0) met.add(ruleset);
        expect(
          found.winning(ruleset),
          `${generator.relaxations.find((each) => each.ruleset === ruleset)?.id} hand ${number}: ${[...held.counts]}`,
        ).toEqual(tried);
        expect(found.fitting(ruleset)).toEqual(expect.arrayContaining(tried));
      }
    }
    // Where a shape is left out, the others are too rare to come up by chance.
    const rare = new Set(generator.relaxations.flatMap(({ fewer, ruleset }) => (fewer ? [ruleset] : [])));
    expect(rulesets.filter((ruleset) => !rare.has(ruleset) && !met.has(ruleset))).toEqual([]);
  });
});
