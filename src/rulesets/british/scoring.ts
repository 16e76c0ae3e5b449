/** What a winning hand is worth: points and doubles up to the limit (`score-limit`), or as a special hand. */
import type { Chosen, Scoring, WinToScore } from '../../engine/ruleset.ts';
import { type Reading, type Score, type ScoreLine, totalOf } from '../../engine/score.ts';
import { bonusDoubles, callDouble, handDoubles, setDoubles, wayDoubles } from './doubles.ts';
import { laidHand, placesOf } from './hand.ts';
import { loserScore } from './losers.ts';
import { originalCall } from './original-call.ts';
import { bonusLines, setLines, winnerLines } from './points.ts';
import { isPurity, PURITY, SPECIAL_HANDS } from './special-hands.ts';
import { dearest, limited, purityLine, type Sum, specialLine, standingApart, UNIT } from './worth.ts';

export const scoring = (chosen: Chosen): Scoring => {
  const limit = Number(chosen['limit'] ?? 1000);
  return {
    unit: UNIT,
    score: (win) => winnerScore(win, limit),
    standing: (held, seat, position) => loserScore(held, seat, position, limit),
  };
};

function winnerScore(win: WinToScore, limit: number): Score {
  const called = originalCall(win.position, win.seat);
  const sums: Sum[] = [];
  for (const reading of win.readings)
    for (const placed of placesOf(reading, win.how))
      sums.push(...sumsOf(win, reading, placed, called, limit));
  return dearest(sums);
}

/** The ordinary sum of a reading of sets and a pair, and one for every special hand that it shows. */
function sumsOf(win: WinToScore, reading: Reading, placed: number, called: boolean, limit: number): Sum[] {
  const { held, how, position } = win;
  const hand = laidHand(held, reading, placed, how);
  const bonus = bonusLines(held);
  const ofBonus = bonusDoubles(held);
  const ofWay = wayDoubles(how, called, null);
  const apart = standingApart(bonus, [...ofBonus.lines, ...ofWay.lines]);
  const sums: Sum[] = [];
  const add = (special: string | null, lines: readonly ScoreLine[], uncounted: Sum['uncounted']): void => {
    const within = limited(lines, limit);
    sums.push({ special, lines: within, uncounted, total: totalOf(within), reading, placed });
  };
  const points = [...setLines(hand.sets, held), ...winnerLines(how)];
  if (isPurity(hand)) add(PURITY, [...points, purityLine(hand.tiles), ...apart], ofBonus.uncounted);
  for (const { id, won, is } of SPECIAL_HANDS) {
    if (!is(hand, how, position)) continue;
    add(id, [specialLine(id, won, limit, hand.tiles), ...apart], ofBonus.uncounted);
  }
  if (hand.shape !== 'standard') return sums;
  const ofHand = handDoubles(hand, how, position.ruleset.jokers !== undefined);
  const ofThisWay = wayDoubles(how, called, hand);
  const doubles = [...setDoubles(hand.sets, held), ...callDouble(called), ...ofHand.lines];
  add(
    null,
    [...points, ...bonus, ...doubles, ...ofBonus.lines, ...ofThisWay.lines],
    [...ofHand.uncounted, ...ofBonus.uncounted, ...ofThisWay.uncounted],
  );
  return sums;
}
