/** Op `standing`: the score of a hand that did not win, in games where losers score too. */
import type { Ruleset } from '../../engine/ruleset.ts';
import { bySeat, seatAfter } from '../../engine/seats.ts';
import type { Json } from '../../engine/table.ts';
import { scoringHandFrom, wholeSize } from '../../evaluation/hand.ts';
import { tableOf } from '../../evaluation/table.ts';
import type { FieldReader } from '../../evaluation/told/fields.ts';
import { checkRemarks } from './exclusions.ts';
import { checkHand, readFacts, readHand } from './hand.ts';
import { GAME_FIELDS, HAND_FIELDS, scoreText } from './hands.ts';

/** Scores the hand. @throws QuestionError for a hand of another size, or a game in which losers do not score */
export function loserScore(fields: FieldReader, ruleset: Ruleset): Json {
  fields.only(...GAME_FIELDS, ...HAND_FIELDS, 'facts');
  const score = ruleset.scoring?.loserScore;
  if (!score) throw fields.wrong('ruleset', `in ${ruleset.title} a hand that does not win is worth nothing`);
  const seat = fields.seat('seat', 0);
  const hand = readHand(fields, seat);
  checkHand(fields, ruleset.tiles, hand, wholeSize(ruleset) - 1);
  const facts = readFacts(fields, ruleset);
  checkRemarks(fields, ruleset, { seat, melds: hand.melds, facts });
  const round = fields.round();
  const { concealed, melds, bonus } = hand;
  const table = tableOf(ruleset, {
    seats: bySeat((each) => (each === seat ? { concealed, melds, bonus, facts } : {})),
    // The winner is another seat.
    stage: { phase: 'deciding', seat: seatAfter(seat), drew: null, claimed: null },
    round,
    under: fields.text('under', 'ordinary'),
  });
  return {
    score: scoreText(score(scoringHandFrom(hand, seat, round), seat, { ruleset, table }), fields.tileText),
  };
}
