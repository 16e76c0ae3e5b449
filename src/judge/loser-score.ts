/** Op `standing`: the score of a hand that did not win, in games where losers score too. */
import type { Ruleset } from '../engine/ruleset.ts';
import { wholeSize } from '../evaluation/hand.ts';
import { scoreOfLoser } from '../evaluation/loser-score.ts';
import type { FieldReader } from '../evaluation/told/fields.ts';
import { checkRemarks } from './exclusions.ts';
import { checkHand, readFacts, readHand } from './hand.ts';
import { GAME_FIELDS, HAND_FIELDS, scoreText } from './hands.ts';
import type { JudgeAnswers } from './types.ts';

/** Scores the hand. @throws QuestionError for a hand of another size, or a game in which losers do not score */
export function loserScore(fields: FieldReader, ruleset: Ruleset): JudgeAnswers['standing'] {
  fields.only(...GAME_FIELDS, ...HAND_FIELDS, 'facts');
  const worthless = fields.wrong('ruleset', `in ${ruleset.title} a hand that does not win is worth nothing`);
  if (!ruleset.scoring?.loserScore) throw worthless;
  const seat = fields.seat('seat', 0);
  const hand = readHand(fields, seat);
  checkHand(fields, ruleset.tiles, hand, wholeSize(ruleset) - 1);
  const facts = readFacts(fields, ruleset);
  checkRemarks(fields, ruleset, { seat, melds: hand.melds, facts });
  const round = fields.round();
  const under = fields.text('under', 'ordinary');
  const score = scoreOfLoser(ruleset, { hand, seat, round, under, facts });
  if (!score) throw worthless;
  return { score: scoreText(score, fields.tileText) };
}
