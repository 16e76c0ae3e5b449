/** What a won hand is worth, with its whole receipt: readings, lines, what did not count, the minimum. */
import type { Counts } from '../../src/engine/counts.ts';
import { deal, startFrom } from '../../src/engine/deal.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { ScoringHand } from '../../src/engine/scoring-hand.ts';
import { byDraw, judgeHand } from '../../src/engine/win.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { readCorpus } from './corpora.ts';
import { type Figure, rateText, type Section } from './report.ts';
import { type Contender, measure } from './rounds.ts';

const ROUNDS = 120;
const WARM_UP = 30;
const WANTED = 200_000;

/** Every hand of the corpus, drawn by South in the East round; found is all the fan together. */
function scored(ruleset: Ruleset): Contender {
  const position = { ruleset, table: deal(ruleset, startFrom(ruleset, 1)) };
  const hands = readCorpus('won').map((counts: Counts) => {
    const scoringHand: ScoringHand = { counts, melds: [], bonus: [], seatWind: 1, roundWind: 0 };
    return { held: scoringHand, how: byDraw(counts.findLastIndex((copies) => copies > 0)) };
  });
  return {
    name: ruleset.title,
    size: hands.length,
    run: () => {
      let fan = 0;
      for (const { held: scoringHand, how } of hands)
        fan += judgeHand(position, 1, scoringHand, how).score?.total ?? 0;
      return fan;
    },
  };
}

export async function scoreSection(): Promise<Section> {
  const rulesets = (await Promise.all(gameIds.map(loadGame))).map((game) => rulesetOf(game));
  const contenders = rulesets.filter(({ scoring }) => scoring?.unit === 'fan').map(scored);
  const figures = measure(contenders, ROUNDS, WARM_UP).map(
    ({ name, rate }): Figure => ({
      figure: `${name} score with receipt`,
      ours: rateText(rate),
      wanted: rateText(WANTED),
      met: rate >= WANTED,
    }),
  );
  return {
    title: 'Scores: hands a second, each with its receipt',
    notes: ['The won hands of the corpus, self-drawn: readings, patterns, what did not count, the minimum.'],
    figures,
  };
}
