/** Answers questions about one hand: its shape, whether it wins, and its wait. */

import { countTiles } from '../engine/counts.ts';
import { copiesHeld } from '../engine/hands.ts';
import { lookupSets } from '../engine/lookup.ts';
import { isSevenPairs, isThirteenOrphans, standardReadings } from '../engine/readings.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Reading, Score, ScoreRank } from '../engine/score.ts';
import type { Seat, Wind } from '../engine/seats.ts';
import { type Kind, kindsFrom, PLAYED, tileSet } from '../engine/tiles.ts';
import { readingsOf, type WinVerdict, waits } from '../engine/win.ts';
import { contradictionIn } from '../evaluation/contradiction.ts';
import { scoringHandFrom, wholeSize, winningWith } from '../evaluation/hand.ts';
import type { TileNotation } from '../evaluation/told/fields.ts';
import { FieldReader } from '../evaluation/told/fields.ts';
import { judgeWin, type WinToJudge } from '../evaluation/verdict.ts';
import { type Circumstances, defaultGiver, howOf } from '../evaluation/win-context.ts';
import type { MarkedTile } from '../notation/hand.ts';
import { SUPPLEMENTS } from '../notation/win-ways.ts';
import { checkRemarks } from './exclusions.ts';
import { checkHand, impossible, readFacts, readHand } from './hand.ts';
import { handTableFields, paymentsOf, readTable } from './table-fields.ts';
import type { JudgeAnswers, ReadingAnswer, ScoreAnswer } from './types.ts';

/** Fields that describe a hand. */
export const HAND_FIELDS = ['hand', 'melds', 'bonus', 'seat', 'round'] as const;
/** Fields that every question about a game may have. */
export const GAME_FIELDS = ['id', 'op', 'ruleset', 'options', 'under'] as const;

const ANY_TILES = tileSet([kindsFrom(0, PLAYED), 4]);

/** Op `shape`: checks the hand against the standard shapes, without a ruleset. */
export function shape(fields: FieldReader): JudgeAnswers['shape'] {
  fields.only('id', 'op', 'hand', 'melds', 'sets');
  const sets = fields.whole('sets', 4, 5, 4);
  const hand = readHand(fields);
  checkHand(fields, ANY_TILES, hand, 3 * sets + 2);
  const counts = countTiles(hand.concealed);
  const bare = hand.melds.length === 0;
  const concealedSets = sets - hand.melds.length;
  return {
    standard: lookupSets().standardWin(counts, concealedSets),
    readings: standardReadings(counts, concealedSets).length,
    sevenPairs: bare && isSevenPairs(counts, false),
    thirteenOrphans: bare && isThirteenOrphans(counts),
  };
}

/** Op `waits`: the kinds that complete a hand, by a ruleset, or by the standard shape alone where `sets` is given. */
export function waitsOf(fields: FieldReader, ruleset: Ruleset | null): JudgeAnswers['waits'] {
  const { format } = fields.tileText;
  if (ruleset === null) {
    fields.only('id', 'op', 'hand', 'melds', 'bonus', 'sets');
    const hand = readHand(fields);
    const sets = fields.whole('sets', 4, 5);
    checkHand(fields, ANY_TILES, hand, 3 * sets + 1);
    const scoringHand = scoringHandFrom(hand, 0, 0);
    const found = lookupSets()
      .standardWaits(scoringHand.counts, sets - hand.melds.length)
      .filter((kind) => copiesHeld(scoringHand, kind) < 4);
    return { waits: found.map((kind) => format([kind])) };
  }
  fields.only(...GAME_FIELDS, ...HAND_FIELDS, 'facts', ...handTableFields(ruleset));
  const seat = fields.seat('seat', 0);
  const hand = readHand(fields, seat);
  const facts = readFacts(fields, ruleset);
  checkHand(fields, ruleset.tiles, hand, wholeSize(ruleset) - 1);
  checkRemarks(fields, ruleset, { seat, melds: hand.melds, facts });
  readTable(fields, ruleset, [hand]);
  const scoringHand = scoringHandFrom(hand, seat, fields.round());
  const found = waits(ruleset, scoringHand).map((kind) => format([kind]));
  return { waits: found, ...(ruleset.ready && { ready: ruleset.ready.is(scoringHand) }) };
}

/** Op `win`: does this hand win in this way, and what is it worth? */
export function win(fields: FieldReader, ruleset: Ruleset): JudgeAnswers['win'] {
  fields.only(...GAME_FIELDS, ...HAND_FIELDS, 'win', 'facts', ...handTableFields(ruleset));
  const seat = fields.seat('seat', 0);
  const hand = readHand(fields, seat);
  checkHand(fields, ruleset.tiles, hand, wholeSize(ruleset));
  const { around, facts: tableFacts } = readTable(fields, ruleset, [hand]);
  const facts = { ...readFacts(fields, ruleset), ...tableFacts };
  const way = fields.has('win') ? fields.child('win') : new FieldReader({}, 'win', fields.tileText);
  const won = circumstancesOf(way, seat, fields.round());
  const judged = handsToTry(fields, ruleset, way, { hand, won, facts, around }).map((each) => ({
    ...each,
    ...judgeWin(ruleset, each),
  }));
  const {
    verdict,
    position,
    hand: whole,
  } = judged.reduce((best, each) => (worth(each.verdict) > worth(best.verdict) ? each : best));
  const score = verdict.score ? scoreText(verdict.score, fields.tileText) : null;
  if (verdict.wins) {
    const readings = verdict.readings.map((reading) => readingText(reading, fields.tileText));
    const how = howOf(whole.winning, won);
    const paid = paymentsOf(fields, { seat, how, score: verdict.score }, position);
    return { wins: true, readings, score, ...paid };
  }
  // A refused hand may lack a shape even where the ruleset names another reason (`wins.lacks`).
  const bare = ({ hand: one }: WinToJudge): boolean =>
    readingsOf(ruleset, scoringHandFrom(one, seat, won.round), howOf(one.winning, won)).length === 0;
  const shapeless = ruleset.wins.lacks !== undefined && judged.every(bare);
  const { rule, also = [] } = verdict.reason;
  return {
    wins: false,
    because: shapeless || rule === ruleset.wins.shapeRule ? ['shape'] : [rule, ...also],
    score,
  };
}

/** Sort key: a win before none, then the higher score. */
const worth = (verdict: WinVerdict): number => (verdict.wins ? 1e9 : 0) + (verdict.score?.total ?? -1);

function circumstancesOf(way: FieldReader, seat: Seat, round: Wind): Circumstances {
  way.only('by', 'tile', 'from', 'supplement', 'lastTile', 'firstTurn');
  const supplement = way.oneOf('supplement', SUPPLEMENTS, 'none');
  return { seat, round, supplement, last: way.flag('lastTile'), first: way.flag('firstTurn') };
}

/**
 * Lists the hand with its winning tile. Where no tile is named, tries every kind of the hand.
 * @throws QuestionError when none is possible
 */
function handsToTry(
  fields: FieldReader,
  ruleset: Ruleset,
  way: FieldReader,
  { hand, won, facts, ...more }: WinToJudge,
): readonly [WinToJudge, ...WinToJudge[]] {
  const coming = comingOf(way, won);
  const kinds = way.has('tile') ? [way.tile('tile')] : [...new Set(hand.concealed)];
  if (!kinds.every((kind) => hand.concealed.includes(kind)))
    throw way.wrong('tile', 'the winning tile must be among the tiles of the hand');
  const all = kinds.map(
    (kind): WinToJudge => ({ hand: winningWith(hand, coming(kind)), won, facts, ...more }),
  );
  const faults = all.map((each) => contradictionIn(ruleset, each));
  const [first, ...rest] = all.filter((_, i) => faults[i] === null);
  const [fault] = faults;
  if (first) return [first, ...rest];
  throw fault ? impossible(fields, way, fault) : way.wrong('tile', 'the hand has no tile to win with');
}

/** Reads how the winning tile came; returns a function that marks a given tile so. */
function comingOf(way: FieldReader, won: Circumstances): (tile: Kind) => MarkedTile {
  const by = way.oneOf('by', ['draw', 'discard', 'robbery'], 'draw');
  if (by === 'draw') {
    if (way.has('from')) throw way.wrong('from', 'a drawn tile comes from nobody');
    return (tile) => ({ by, tile });
  }
  if (won.supplement !== 'none') throw way.wrong('supplement', 'only a drawn tile can be a supplement');
  const from = way.seat('from', defaultGiver(won));
  return (tile) => ({ by, tile, from });
}

export function scoreText(score: Score, { format }: TileNotation): ScoreAnswer {
  return {
    unit: score.unit,
    total: score.total,
    lines: score.lines.map((line) => ({
      pattern: line.pattern,
      ...(line.part !== undefined && { part: line.part }),
      worth: line.worth,
      ...(line.as !== undefined && { as: line.as }),
      ...(line.of !== undefined && { of: line.of }),
      ...(line.apart && { apart: true }),
      tiles: format(line.tiles),
    })),
    uncounted: score.uncounted.map(({ pattern, part, because, by }) => ({
      pattern,
      ...(part !== undefined && { part }),
      because,
      by,
    })),
    ...(score.rank && { rank: rankText(score.rank) }),
  };
}

const rankText = ({ han, fu, limit, yakuman, liable }: ScoreRank): NonNullable<ScoreAnswer['rank']> => ({
  han,
  fu,
  limit,
  yakuman,
  ...(liable && { liable: liable.seat }),
});

function readingText(reading: Reading, { format }: TileNotation): ReadingAnswer {
  return {
    shape: reading.shape,
    sets: reading.sets.map((set) => format(set.tiles)),
    pair: reading.pair === null ? null : format([reading.pair, reading.pair]),
    ...(reading.jokers && { jokers: reading.jokers.map(({ as }) => format([as])) }),
  };
}
