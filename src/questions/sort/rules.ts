/** Concept `sort`: lay the hand into sets and a pair in any way, or say that it cannot be done. */
import type { Reading } from '../../engine/score.ts';
import { readingsOf } from '../../engine/win.ts';
import { formatTiles } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { hasRelaxation } from '../../puzzles/answer-balance.ts';
import { dealTightWin } from '../../puzzles/dealt-hands.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import type { Relaxation } from '../../puzzles/misconceptions/relaxation.ts';
import type { Concept, GeneratorContext } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { howOf, rulesInWin, scoringHandOf } from '../../puzzles/whole-hands.ts';
import { dealNearMiss } from '../win/near-miss.ts';
import { acceptsLaid, NONE } from './answer.ts';

/** Sets are the same in every game. Players mix up which hands win, so `win` is asked instead. */
const twoGames: TwoGameForm<ShownHand> = { of: 'other kind', kind: 'win' };

const LAID = 'laid';

/** Writes a reading as its sets, pair last. Example: `123m 456p 777s 55s`. */
function formatReading({ sets, pair, shape }: Reading): string {
  const all = sets.map(({ tiles }) => formatTiles([...tiles].sort((a, b) => a - b)));
  return [...all.sort(), ...(pair === null || shape !== 'standard' ? [] : [formatTiles([pair, pair])])].join(
    ' ',
  );
}

/** Does this rule affect how a hand is laid? The minimum does not. */
const isLaid = ({ ruleset }: GeneratorContext, { rule }: Relaxation): boolean =>
  rule !== ruleset.wins.minimum?.rule;

const sort: Concept<ShownHand> = {
  accepts: ({ key }, [answer = '']) => acceptsLaid(key, answer),
  version: 12,
  order: 2,
  decision: 'sort',
  has: () => true,
  twoGames,
  parts: ['shapes', 'wins', 'strictness'],
  sides: {
    all: [LAID, LAID, NONE],
    decided: (generator, rules) => [
      ...(hasRelaxation(
        generator,
        rules,
        ['shapes', 'wins', 'strictness'],
        (each) => each.fewer === true && isLaid(generator, each),
      )
        ? [LAID]
        : []),
      ...(hasRelaxation(
        generator,
        rules,
        ['shapes', 'wins'],
        (each) => !each.fewer && isLaid(generator, each),
      )
        ? [NONE]
        : []),
    ],
  },
  deal: (generator, random, aim) => {
    const side = aim.side ?? (random.below(3) > 0 ? LAID : NONE);
    if (side === LAID) return dealTightWin(generator, random, aim);
    // Conditions besides the shape are used only if named. Otherwise sets that are there count as sets.
    const isNamed = (idea: Relaxation): boolean =>
      idea.distractor !== undefined || aim.rules.includes(idea.rule);
    return dealNearMiss(generator, random, aim, (idea) => isNamed(idea) && isLaid(generator, idea));
  },
  key: (hand, ruleset) => {
    const scoringHand = scoringHandOf(hand);
    const how = howOf(hand);
    const whole = readingsOf(ruleset, scoringHand, how).filter((reading) =>
      ruleset.wins.constraints.every((constraint) => constraint.holds(reading, scoringHand, how)),
    );
    return whole.length === 0 ? [NONE] : [...new Set(whole.map(formatReading))].sort();
  },
  involves: rulesInWin,
  choices: () => null,
  written: (answer, write) =>
    answer === NONE
      ? NONE
      : answer
          .split(' ')
          .map((set) => write(parseTiles(set)))
          .join(' '),
  describe: (hand, write) => ({
    hand: write([...hand.concealed, hand.winning].sort((a, b) => a - b)),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    seat: hand.seat,
  }),
};

export default sort;
