/** Rulesets that count or pay as somebody would who does not know one of the rules. */
import type { Chosen } from '../../engine/game.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Score, ScoreRank } from '../../engine/score.ts';
import type { Scoring } from '../../engine/scoring.ts';
import { settleBy } from './money.ts';
import { scoringFor, sumOfLines } from './score.ts';

type Mistaken = ReturnType<Required<Ruleset>['mistaken']>;

/**
 * Lists the mistaken rulesets, each with the rule that is ignored.
 * @param under builds the game with other options
 */
export function withMisconception(
  ruleset: Ruleset,
  chosen: Chosen,
  under: (other: Chosen) => Ruleset,
): Mistaken {
  const { scoring } = ruleset;
  const scoredBy = (score: Scoring['score']): Ruleset =>
    scoring ? { ...ruleset, scoring: { ...scoring, score } } : ruleset;
  const rescored = (as: (score: Score) => Score): Ruleset =>
    scoring ? scoredBy((win) => as(scoring.score(win))) : ruleset;
  const valued = (of: (rank: ScoreRank & { han: number; fu: number }, total: number) => number): Ruleset =>
    rescored((score) => {
      const { rank, total } = score;
      return rank && rank.han !== null && rank.fu !== null
        ? { ...score, total: of({ ...rank, han: rank.han, fu: rank.fu }, total) }
        : score;
    });
  return [
    { rule: 'rounding-to-mangan', ruleset: under({ ...chosen, 'mangan-rounding': false }) },
    { rule: 'no-counted-yakuman', ruleset: under({ ...chosen, 'counted-yakuman': true }) },
    { rule: 'yakuman', ruleset: under({ ...chosen, 'yakuman-sum': 'add' }) },
    // The base value keeps doubling past the limits.
    { rule: 'limits', ruleset: valued(({ han, fu }) => fu * 2 ** (2 + han)) },
    // Every han is worth as much as the first.
    {
      rule: 'base-value',
      ruleset: valued(({ han, fu, limit }, total) => (limit === null ? 8 * fu * han : total)),
    },
    { rule: 'rounded-each', ruleset: { ...ruleset, settle: settleBy(chosen, (amount) => amount) } },
    { rule: 'concealed-set', ruleset: scoredBy(scoringFor(chosen, false).score) },
    { rule: 'han', ruleset: rescored((score) => withoutDora(score, chosen)) },
    { rule: 'yaku-exclude', ruleset: rescored((score) => withTheSmaller(score, chosen)) },
  ];
}

/** Twin runs count beside two twin runs. */
function withTheSmaller(score: Score, chosen: Chosen): Score {
  const two = score.lines.find(({ pattern }) => pattern === 'two-twin-runs');
  if (!two) return score;
  const lines = [...score.lines, { ...two, pattern: 'twin-runs', worth: 1 }];
  return { ...score, lines, ...sumOfLines(chosen)(lines) };
}

/** Dora count no han. */
function withoutDora(score: Score, chosen: Chosen): Score {
  const lines = score.lines.filter(({ pattern }) => !pattern.endsWith('dora') && pattern !== 'red-fives');
  return lines.length === score.lines.length ? score : { ...score, lines, ...sumOfLines(chosen)(lines) };
}
