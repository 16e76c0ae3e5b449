/** Won hands: the score of each winner, and the outcome. */
import { applyEvent, settlingStage, type TableStep } from './after-event.ts';
import { scoringHandAt } from './hands.ts';
import type { Ruleset } from './ruleset.ts';
import { bySeat, type Seat } from './seats.ts';
import { countDecision, howDrawn } from './selectors.ts';
import type { Outcome, Table, Win, WinSource } from './table.ts';
import type { Kind } from './tiles.ts';
import { judgeHand } from './win.ts';

/**
 * Win with the dealt tiles, before the first turn.
 * @throws Error if the hand was not judged first
 */
export function wonByDeal(ruleset: Ruleset, table: Table, seat: Seat): TableStep {
  const drew = { by: 'deal', tile: null, chain: 0, afterClaim: false, last: false } as const;
  return selfDrawn(ruleset, table, seat, howDrawn(table, seat, drew));
}

/**
 * Win with the drawn tile.
 * @throws Error if the hand was not judged first
 */
export function selfDrawn(ruleset: Ruleset, table: Table, seat: Seat, how: WinSource): TableStep {
  const win = scoreWin(ruleset, table, seat, how, null);
  const outcome = wonBy(ruleset, table, [win], null);
  return applyEvent(
    ruleset,
    { ...countDecision(table, seat), stage: settlingStage(outcome) },
    { type: 'won', win },
  );
}

/**
 * Scores a win.
 * @throws Error if the hand was not judged first
 */
export function scoreWin(ruleset: Ruleset, table: Table, seat: Seat, how: WinSource, tile: Kind | null): Win {
  const verdict = judgeHand({ ruleset, table }, seat, scoringHandAt(table, seat, tile), how, true);
  if (!verdict.wins) throw new Error(`the hand of seat ${seat} does not win: ${verdict.reason.rule}`);
  return { seat, how, score: verdict.score };
}

/** Builds the outcome of these wins, with the scores of the losing hands if losers score. */
export function wonBy(
  ruleset: Ruleset,
  table: Table,
  winners: readonly [Win, ...Win[]],
  from: Seat | null,
): Outcome {
  const loserScore = ruleset.scoring?.loserScore ?? null;
  const position = { ruleset, table };
  return {
    is: 'won',
    winners,
    from,
    loserScores: bySeat((seat) =>
      loserScore === null || winners.some((win) => win.seat === seat)
        ? null
        : loserScore(scoringHandAt(table, seat), seat, position),
    ),
  };
}
