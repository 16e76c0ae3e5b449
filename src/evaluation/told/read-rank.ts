/** Reads what a winner's hand is worth in games that count in two: han and fu, or yakuman, and who answers for it. */
import type { RuleId } from '../../engine/action.ts';
import type { Position, Ruleset } from '../../engine/ruleset.ts';
import type { Score } from '../../engine/score.ts';
import type { Scoring } from '../../engine/scoring.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import type { FieldReader } from './fields.ts';
import { hasDeclared } from './possible-deal.ts';

/** Builds a score from han and fu, or from yakuman; null where the winner has a plain score. */
export function readRank(
  winner: FieldReader,
  event: FieldReader,
  from: Seat | null,
  ruleset: Ruleset,
  table: Table,
  ofRank: NonNullable<Scoring['ofRank']>,
): Score | null {
  const isYakuman = winner.has('yakuman');
  if (isYakuman && (winner.has('han') || winner.has('fu')))
    throw winner.wrong('yakuman', 'give "han" and "fu", or "yakuman", not both');
  if (!winner.has('han') && !isYakuman) {
    if (winner.has('score')) return null;
    throw winner.wrong('han', 'give "han" and "fu", or "yakuman"');
  }
  if (winner.has('score')) throw winner.wrong('score', 'the score is that of "han" and "fu" or "yakuman"');
  const score = isYakuman
    ? ofRank({ yakuman: winner.whole('yakuman', 1, MOST_YAKUMAN) })
    : ofRank(readHanAndFu(winner, from, { ruleset, table }));
  if (winner.has('liableFor') && !winner.has('liable')) throw winner.wrong('liableFor', LIABLE_FIRST);
  if (!isYakuman) {
    if (winner.has('liable')) throw winner.wrong('liable', 'somebody else answers for a yakuman only');
    return score;
  }
  if (winner.has('liable') && event.has('liable'))
    throw event.wrong('liable', 'say it of the event or of the winner, not of both');
  const says = winner.has('liable') ? winner : event;
  if (!says.has('liable') || !score.rank) return score;
  const seat = says.seat('liable');
  if (seat === winner.seat('seat')) throw says.wrong('liable', 'nobody answers for their own hand');
  const part = liablePart(says, ruleset.scoring?.fed, winner.whole('yakuman', 1, MOST_YAKUMAN));
  return { ...score, rank: { ...score.rank, liable: { seat, total: score.total * part } } };
}

/** Fields that say who answers for a winner's hand, and for which of its patterns. */
export const LIABLE = ['liable', 'liableFor'] as const;
export const LIABLE_FIRST = '"liableFor" takes "liable" beside it: who fed it';

/**
 * The part of a hand of so many yakuman that the liable seat answers for: all of it, or the pattern that it fed.
 * @throws QuestionError where nobody is liable at this table, where it cannot be that pattern, and where it is not said
 * which of several it is, and that decides what is paid
 */
function liablePart(says: FieldReader, fed: Scoring['fed'], yakuman: number): number {
  if (fed === undefined)
    throw says.wrong('liable', 'nobody answers for another’s hand at this table (liability-for)');
  const { patterns, alone } = fed;
  const known = Object.keys(patterns);
  if (!says.has('liableFor')) {
    if (!alone || yakuman === 1) return 1;
    throw says.wrong(
      'liableFor',
      `the hand is ${yakuman} yakuman, and who is liable answers for one pattern: say which, ${known.join(' or ')}`,
    );
  }
  const pattern = says.oneOf('liableFor', known);
  const worth = patterns[pattern] ?? 1;
  if (worth > yakuman)
    throw says.wrong('liableFor', `"${pattern}" is ${worth} yakuman, and the hand is ${yakuman}`);
  return alone ? worth / yakuman : 1;
}

/**
 * Reads counts that some hand has. Fu are rounded up to tens, but for the 25 of seven pairs; 20 are a pinfu by self-draw
 * alone (`fu`), and more than 110 take three kans of concealed triplets.
 */
function readHanAndFu(
  winner: FieldReader,
  from: Seat | null,
  { ruleset, table }: Position,
): { readonly han: number; readonly fu: number } {
  const han = winner.whole('han', 1, MOST_HAN);
  const fu = winner.whole('fu', PINFU_FU, MOST_FU);
  if (fu % 10 !== 0 && fu !== SEVEN_PAIRS_FU)
    throw winner.wrong('fu', `"fu" is ${fu}; it is rounded up to tens, or ${SEVEN_PAIRS_FU}`);
  if (fu === PINFU_FU && from !== null)
    throw winner.wrong('fu', `only a self-drawn pinfu has ${PINFU_FU} fu; a win on a discard has 30 (fu)`);
  const seat = winner.seat('seat');
  const without = fu === PINFU_FU ? 'pinfu' : fu === SEVEN_PAIRS_FU ? 'seven-pairs' : null;
  if (without !== null && table.seats[seat].melds.length > 0)
    throw winner.wrong('fu', `a hand of ${fu} fu has no set on the table (${without})`);
  const [least, rule] = leastHan(
    fu,
    from === null,
    hasDeclared(ruleset, table, seat) ? (ruleset.ready?.word ?? null) : null,
  );
  if (han < least) throw winner.wrong('han', `a hand of ${fu} fu has ${least} han or more (${rule})`);
  return { han, fu };
}

/**
 * The fewest han of a hand with these fu, and a rule that gives them.
 * @param declared the word of its declaration, a rule that is worth a han; null if it has declared nothing
 */
export function leastHan(fu: number, drawn: boolean, declared: RuleId | null): readonly [number, RuleId] {
  // A declared hand is concealed, so that it also has a han for drawing the tile.
  const word = declared === null ? 0 : 1;
  const tsumo = declared !== null && drawn ? 1 : 0;
  if (fu === PINFU_FU) return [2 + word, declared ?? 'concealed-tsumo'];
  if (fu === SEVEN_PAIRS_FU)
    return drawn ? [3 + word, declared ?? 'concealed-tsumo'] : [2 + word, declared ?? 'seven-pairs'];
  if (fu > 110) return [4 + word + tsumo, declared ?? 'three-kans'];
  return tsumo > 0 ? [2, 'concealed-tsumo'] : [1, 'fu'];
}

const PINFU_FU = 20;
const SEVEN_PAIRS_FU = 25;

const MOST_YAKUMAN = 10;
const MOST_HAN = 200;
/** Three concealed kans of honours, a ron that completes a triplet of them, and a pair of a double wind. */
const MOST_FU = 140;
