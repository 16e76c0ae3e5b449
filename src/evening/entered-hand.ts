/** Winners and losers whose tiles were entered: their scores by the rules of the deal they were entered for. */

import type { Position } from '../engine/ruleset.ts';
import type { Score } from '../engine/score.ts';
import { type BySeat, bySeat, distance, SEATS, type Seat, seatOfWind, windOf } from '../engine/seats.ts';
import type { HandJudgement, JudgedWhole } from '../evaluation/evaluate.ts';
import { judge } from '../evaluation/evaluate.ts';
import { scoreOfLoser } from '../evaluation/loser-score.ts';
import { othersOf } from '../evaluation/others.ts';
import type { HandWithoutTiles } from '../evaluation/settle-without-tiles.ts';
import type { FieldReader, JsonFields } from '../evaluation/told/fields.ts';
import {
  EMPTY_SCORE,
  formatScoreLink,
  parseScoreLink,
  type ScoreLink,
  ShareError,
  type SpecialWin,
} from '../notation/score-link.ts';

/** The ways of a discard by how many turns after the winner its seat comes. */
const WAY_FROM: Readonly<Record<1 | 2 | 3, SpecialWin>> = { 1: 'right', 2: 'across', 3: 'left' };

/** A hand that won by its tiles. */
export type EnteredWin = JudgedWhole & { readonly is: 'wins' };

/** A deal whose written hands have become scores. */
interface ScoredDeal {
  /** The events as the judge is told them. */
  readonly events: readonly JsonFields[];
  /** The winning hands that were entered by their tiles. */
  readonly hands: ReadonlyMap<Seat, EnteredWin>;
}

/** How the winning tile comes to this seat from that one; null for a draw. */
export const wayFrom = (seat: Seat, from: Seat | null): SpecialWin => {
  const turns = from === null ? 0 : distance(seat, from);
  return turns === 0 ? 'draw' : WAY_FROM[turns];
};

/** The text of a hand for an event: its score link without the frame, and without what the evening knows. */
export const handTextOf = (link: ScoreLink): string =>
  formatScoreLink({
    ...EMPTY_SCORE,
    hand: link.hand,
    way: link.way.startsWith('robbing') ? link.way : 'draw',
    supplement: link.supplement,
    last: link.last,
    first: link.first,
    facts: link.facts,
    indicators: link.indicators,
    beneath: link.beneath,
  })
    .replace(/^v=\d+&/, '')
    .replace(/&?end$/, '');

/**
 * The hand of an event as a score link, with what the evening knows: winds, kind of deal, the losers' hands.
 * @throws ShareError with the place of what cannot be read
 */
export function enteredLink(
  text: string,
  { table }: Pick<Position, 'table'>,
  seat: Seat,
  from: Seat | null,
  others: Readonly<Partial<Record<Seat, string>>> = {},
): ScoreLink {
  const { dealer, round, under } = table;
  const link = parseScoreLink(text === '' ? 'v=1&end' : `v=1&${text}&end`);
  return {
    ...link,
    seat: windOf(seat, dealer),
    round,
    under,
    way: link.way.startsWith('robbing') && from !== null ? link.way : wayFrom(seat, from),
    others: bySeat((wind) => others[seatOfWind(wind, dealer)] ?? ''),
    chosen: {},
  };
}

/**
 * Scores what was entered by its tiles.
 * @throws QuestionError for a hand that cannot be read, is not whole, or does not win in this deal
 */
export function scoreEntered(position: Position, events: readonly FieldReader[]): ScoredDeal {
  const hands = new Map<Seat, EnteredWin>();
  return {
    events: events.map((event) =>
      event.fields['type'] === 'win' ? scoreWin(position, events, event, hands) : event.fields,
    ),
    hands,
  };
}

/** What the judge finds of an event, with the scores of the hands that were entered by their tiles. */
export const withScores =
  (hands: ReadonlyMap<Seat, EnteredWin>, { table }: Pick<Position, 'table'>) =>
  (report: HandWithoutTiles): HandWithoutTiles =>
    report.tells !== 'win'
      ? report
      : {
          ...report,
          winners: report.winners.map((winner) => {
            const hand = hands.get(winner.seat);
            return hand ? { ...winner, score: atTable(hand.score, table.dealer) } : winner;
          }),
        };

/** The score with the liable seat as the table counts seats; a written hand counts them from East. */
function atTable(score: Score, dealer: Seat): Score {
  const { rank } = score;
  if (!rank?.liable) return score;
  return {
    ...score,
    rank: { ...rank, liable: { ...rank.liable, seat: seatOfWind(rank.liable.seat, dealer) } },
  };
}

function scoreWin(
  position: Position,
  events: readonly FieldReader[],
  event: FieldReader,
  hands: Map<Seat, EnteredWin>,
): JsonFields {
  const others = writtenLosers(event);
  const from =
    event.fields['from'] === undefined || event.fields['from'] === null ? null : event.seat('from');
  const winners = event.children('winners');
  const scored = winners.map((winner): JsonFields => {
    if (!winner.has('hand')) return winner.fields;
    const { hand: _, ...rest } = winner.fields;
    const seat = winner.seat('seat');
    const judged = judgeWinner(position, events, winner, from, others);
    hands.set(seat, judged);
    return { ...rest, ...worthOf(judged.score, position.table.dealer) };
  });
  const losers = losersOf(event, others, [...hands.values()][0] ?? null, position);
  return { ...event.fields, ...(winners.length > 0 && { winners: scored }), ...(losers && { losers }) };
}

function judgeWinner(
  position: Position,
  events: readonly FieldReader[],
  winner: FieldReader,
  from: Seat | null,
  others: Readonly<Partial<Record<Seat, string>>>,
): EnteredWin {
  const seat = winner.seat('seat');
  const link = readHand(position, winner, seat, from, others);
  const { ready } = position.ruleset;
  const saysReady = ready?.facts.flat().some((fact) => link.facts.includes(fact)) === true;
  const bet = events.some(({ fields }) => fields['type'] === ready?.word && fields['seat'] === seat);
  if (ready && saysReady !== bet)
    throw winner.wrong(
      'hand',
      `the hand ${saysReady ? 'has' : 'has not'} declared, and seat ${seat} ${bet ? 'has' : 'has not'} (${ready.showRule})`,
    );
  const judged = judge(position.ruleset, link);
  if (judged.is !== 'wins') throw winner.wrong('hand', faultOf(judged));
  const { how } = judged;
  const gave = how.by === 'draw' ? null : seatOfWind(how.from, position.table.dealer);
  if (gave !== from)
    throw winner.wrong('hand', 'the winning tile of the hand comes from elsewhere than the deal says');
  return judged;
}

function readHand(
  position: Position,
  winner: FieldReader,
  seat: Seat,
  from: Seat | null,
  others: Readonly<Partial<Record<Seat, string>>>,
): ScoreLink {
  try {
    return enteredLink(winner.text('hand'), position, seat, from, others);
  } catch (error) {
    if (error instanceof ShareError) throw winner.wrong('hand', error.message, error.column);
    throw error;
  }
}

/** Why a hand cannot be entered as a win, with the rule where there is one. */
const faultOf = (judged: Exclude<HandJudgement, { is: 'wins' }>): string => {
  if (judged.is === 'loses') return `this hand does not win in this deal (${judged.reason.rule})`;
  if (judged.is === 'impossible') return 'this hand cannot have been won like that';
  return 'this hand is not whole';
};

/** The worth of a score, as the judge is told it. */
function worthOf({ rank, total }: Score, dealer: Seat): JsonFields {
  if (!rank) return { score: total };
  if (rank.yakuman > 0)
    return { yakuman: rank.yakuman, ...(rank.liable && { liable: seatOfWind(rank.liable.seat, dealer) }) };
  return { han: rank.han, fu: rank.fu };
}

/** The losers' hands that were entered by their tiles. */
function writtenLosers(event: FieldReader): Readonly<Partial<Record<Seat, string>>> {
  if (!event.has('losers')) return {};
  const { fields } = event.child('losers');
  return Object.fromEntries(
    SEATS.flatMap((seat) => {
      const hand = fields[seat];
      return typeof hand === 'string' ? [[seat, hand]] : [];
    }),
  );
}

/** The losers' scores as numbers; null where none is told. @throws QuestionError for a hand that cannot be scored */
function losersOf(
  event: FieldReader,
  written: Readonly<Partial<Record<Seat, string>>>,
  won: EnteredWin | null,
  { ruleset, table }: Position,
): JsonFields | null {
  if (!event.has('losers')) return null;
  const losers = event.child('losers');
  const scores = won?.loserScores ?? losersAlone({ ruleset, table }, written);
  return Object.fromEntries(
    Object.entries(losers.fields).map(([key, value]) => {
      const seat = SEATS.find((each) => String(each) === key);
      if (seat === undefined || written[seat] === undefined) return [key, value];
      const score = scores[windOf(seat, table.dealer)];
      if (score === null) throw losers.wrong(key, 'this hand cannot be scored beside the others');
      return [key, score.total];
    }),
  );
}

/** The losers' scores by wind where the winner's tiles are not known. */
function losersAlone(
  { ruleset, table }: Position,
  written: Readonly<Partial<Record<Seat, string>>>,
): BySeat<Score | null> {
  const { dealer, round, under } = table;
  const winner = SEATS.find((seat) => written[seat] === undefined) ?? 0;
  const link = enteredLink('', { table }, winner, null, written);
  const read = othersOf(ruleset, link);
  return bySeat((wind) => {
    const other = read[wind];
    return other.is === 'hand' && winner !== seatOfWind(wind, dealer)
      ? scoreOfLoser(ruleset, { hand: other.hand, seat: wind, round, under })
      : null;
  });
}
