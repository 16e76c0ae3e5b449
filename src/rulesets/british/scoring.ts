/** The value of a winning hand: points and doubles up to the limit (rule `score-limit`), or a special hand. */
import type { Chosen } from '../../engine/game.ts';
import {
  type Reading,
  type Score,
  type ScoreLine,
  totalOf,
  type UncountedPattern,
} from '../../engine/score.ts';
import type { Scoring, WinToScore } from '../../engine/scoring.ts';
import { everyWay } from '../parts/best-reading.ts';
import { readHand } from '../parts/read-hand.ts';
import { bonusDoubles, callDouble, handDoubles, setDoubles, wayDoubles } from './doubles.ts';
import { placesOf } from './exchange-seats.ts';
import { loserScore } from './losers.ts';
import { objectionsOf } from './objections.ts';
import { originalCall } from './original-call.ts';
import { bonusLines, POINTS, setLines, winnerLines } from './points.ts';
import { readingsFreely } from './shapes.ts';
import { agreedScoring, isPurity, isSpecial, PURITY, type ScoringAgreement } from './special-hands.ts';
import {
  bestOf,
  type HandSum,
  isTied,
  linesApart,
  purityLine,
  scoreOf,
  specialLine,
  UNIT,
  withLimit,
} from './total.ts';

export const scoringOf = (chosen: Chosen): Scoring => {
  const agreed = agreedScoring(chosen);
  return {
    unit: UNIT,
    most: agreed.limit,
    facts: { originalCall: 'original-call' },
    score: (win) => winnerScore(win, agreed, readingsFreely(chosen)),
    tied: (win) => isTied(waysOf(win, win.readings, agreed)),
    objections: objectionsOf(agreed),
    loserScore: (hand, seat, position) => loserScore(hand, seat, position, agreed),
  };
};

type Freely = ReturnType<typeof readingsFreely>;

/** Every way to count the hand under these readings. */
function waysOf(win: WinToScore, readings: readonly Reading[], agreed: ScoringAgreement): HandSum[] {
  const called = originalCall(win.position, win.seat);
  return everyWay(
    readings,
    (reading) => placesOf(reading, win.how),
    (reading, placed) => sumsOf(win, reading, placed, called, agreed),
  ).flat();
}

function winnerScore(win: WinToScore, agreed: ScoringAgreement, freely: Freely): Score {
  const score = scoreOf(waysOf(win, win.readings, agreed));
  const sets = win.position.ruleset.deal.sets - win.scoringHand.melds.length;
  const dearer = bestOf(waysOf(win, freely(win.scoringHand, sets), agreed));
  if (!dearer || dearer.total <= score.total) return score;
  // A better score that the joker limits prevent: a special hand or more points.
  const stopped: UncountedPattern = {
    ...(dearer.special === null ? { pattern: POINTS, whole: true } : { pattern: dearer.special }),
    because: 'forbidden',
    by: 'jokers',
  };
  return { ...score, uncounted: [...score.uncounted, stopped] };
}

/** The ordinary sum of a reading of sets and a pair, and one sum per special hand it shows. */
function sumsOf(
  win: WinToScore,
  reading: Reading,
  placed: number,
  called: boolean,
  agreed: ScoringAgreement,
): HandSum[] {
  const { limit, specials } = agreed;
  const { scoringHand, how, position } = win;
  const hand = readHand(scoringHand, reading, placed, how.by !== 'draw');
  const bonus = bonusLines(scoringHand);
  const ofBonus = bonusDoubles(scoringHand);
  const ofWay = wayDoubles(how, called, null);
  const apart = linesApart(bonus, [...ofBonus.lines, ...ofWay.lines]);
  const sums: HandSum[] = [];
  const add = (
    special: string | null,
    lines: readonly ScoreLine[],
    uncounted: HandSum['uncounted'],
  ): void => {
    const within = withLimit(lines, limit);
    sums.push({ special, lines: within, uncounted, total: totalOf(within), reading, placed });
  };
  const points = [...setLines(hand.groups, scoringHand), ...winnerLines(how)];
  if (isPurity(hand, win)) add(PURITY, [...points, purityLine(hand.tiles), ...apart], ofBonus.uncounted);
  for (const special of specials) {
    if (!isSpecial(special, hand, win)) continue;
    add(special.id, [specialLine(special.id, special.won, limit, hand.tiles), ...apart], ofBonus.uncounted);
  }
  if (reading.shape !== 'standard') return sums;
  const ofHand = handDoubles(hand, how, position.ruleset.jokers !== undefined);
  const ofThisWay = wayDoubles(how, called, hand);
  const doubles = [...setDoubles(hand.groups, scoringHand), ...callDouble(called), ...ofHand.lines];
  add(
    null,
    [...points, ...bonus, ...doubles, ...ofBonus.lines, ...ofThisWay.lines],
    [...ofHand.uncounted, ...ofBonus.uncounted, ...ofThisWay.uncounted],
  );
  return sums;
}
