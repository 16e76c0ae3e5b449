/** What a winning hand is worth: points and doubles up to the limit (`score-limit`), or as a special hand. */
import type { Chosen, Scoring, WinToScore } from '../../engine/ruleset.ts';
import { type Reading, type Score, type ScoreLine, totalOf, type Uncounted } from '../../engine/score.ts';
import { everyWay } from '../parts/dearest.ts';
import { readHand } from '../parts/read-hand.ts';
import { bonusDoubles, callDouble, handDoubles, setDoubles, wayDoubles } from './doubles.ts';
import { loserScore } from './losers.ts';
import { originalCall } from './original-call.ts';
import { placesOf } from './places.ts';
import { bonusLines, setLines, winnerLines } from './points.ts';
import { readingsFreely } from './shapes.ts';
import { isPurity, PURITY, SPECIAL_HANDS } from './special-hands.ts';
import {
  bestOf,
  isTied,
  limited,
  purityLine,
  type Sum,
  scoreOf,
  specialLine,
  standingApart,
  UNIT,
} from './worth.ts';

export const scoring = (chosen: Chosen): Scoring => {
  const limit = Number(chosen['limit'] ?? 1000);
  return {
    unit: UNIT,
    facts: ['originalCall'],
    score: (win) => winnerScore(win, limit, readingsFreely(chosen)),
    tied: (win) => isTied(waysOf(win, win.readings, limit)),
    standing: (held, seat, position) => loserScore(held, seat, position, limit),
  };
};

type Freely = ReturnType<typeof readingsFreely>;

/** Every way to count the hand, seen as any of these. */
function waysOf(win: WinToScore, readings: readonly Reading[], limit: number): Sum[] {
  const called = originalCall(win.position, win.seat);
  return everyWay(
    readings,
    (reading) => placesOf(reading, win.how),
    (reading, placed) => sumsOf(win, reading, placed, called, limit),
  ).flat();
}

function winnerScore(win: WinToScore, limit: number, freely: Freely): Score {
  const score = scoreOf(waysOf(win, win.readings, limit));
  const sets = win.position.ruleset.deal.sets - win.held.melds.length;
  const dearer = bestOf(waysOf(win, freely(win.held, sets), limit));
  if (!dearer || dearer.total <= score.total) return score;
  // What the limits of jokers stopped: a special hand, or more points.
  const stopped: Uncounted = { pattern: dearer.special ?? 'points', because: 'forbidden', by: 'jokers' };
  return { ...score, uncounted: [...score.uncounted, stopped] };
}

/** The ordinary sum of a reading of sets and a pair, and one for every special hand that it shows. */
function sumsOf(win: WinToScore, reading: Reading, placed: number, called: boolean, limit: number): Sum[] {
  const { held, how, position } = win;
  const hand = readHand(held, reading, placed, how.by !== 'draw');
  const bonus = bonusLines(held);
  const ofBonus = bonusDoubles(held);
  const ofWay = wayDoubles(how, called, null);
  const apart = standingApart(bonus, [...ofBonus.lines, ...ofWay.lines]);
  const sums: Sum[] = [];
  const add = (special: string | null, lines: readonly ScoreLine[], uncounted: Sum['uncounted']): void => {
    const within = limited(lines, limit);
    sums.push({ special, lines: within, uncounted, total: totalOf(within), reading, placed });
  };
  const points = [...setLines(hand.groups, held), ...winnerLines(how)];
  if (isPurity(hand)) add(PURITY, [...points, purityLine(hand.tiles), ...apart], ofBonus.uncounted);
  for (const { id, won, is } of SPECIAL_HANDS) {
    if (!is(hand, how, position)) continue;
    add(id, [specialLine(id, won, limit, hand.tiles), ...apart], ofBonus.uncounted);
  }
  if (reading.shape !== 'standard') return sums;
  const ofHand = handDoubles(hand, how, position.ruleset.jokers !== undefined);
  const ofThisWay = wayDoubles(how, called, hand);
  const doubles = [...setDoubles(hand.groups, held), ...callDouble(called), ...ofHand.lines];
  add(
    null,
    [...points, ...bonus, ...doubles, ...ofBonus.lines, ...ofThisWay.lines],
    [...ofHand.uncounted, ...ofBonus.uncounted, ...ofThisWay.uncounted],
  );
  return sums;
}
