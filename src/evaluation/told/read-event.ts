/** Reads the events of a deal that is told without its tiles: `{"type":"kong","kind":"claimed","seat":1,"from":0}`. */

import type { RuleId } from '../../engine/action.ts';
import type { Position, Ruleset } from '../../engine/ruleset.ts';
import type { Score } from '../../engine/score.ts';
import type { Scoring } from '../../engine/scoring.ts';
import { bySeat, SEATS, type Seat } from '../../engine/seats.ts';
import type { Json, Table } from '../../engine/table.ts';
import { isBonus, type Kind } from '../../engine/tiles.ts';
import {
  contestOf,
  type HandWithoutTiles,
  priceOf,
  type StatedWinner,
  stopAfterDiscard,
} from '../settle-without-tiles.ts';
import { FieldReader } from './fields.ts';
import { checkDeclarer, checkDiscard, checkLaid, checkRivers, hasDeclared } from './possible-deal.ts';

const TYPES = ['kong', 'bonus', 'dice', 'discard', 'claim', 'mistake', 'win', 'drawn'] as const;
/** Event of games with a ready declaration, in which a false win voids the deal. */
const VOID = 'chombo';

/**
 * Reads one event of a deal.
 * @param table the deal before the event
 * @throws QuestionError for what cannot happen in this game, or not at this table
 */
export function readEvent(event: FieldReader, ruleset: Ruleset, table: Table): HandWithoutTiles {
  const { ready } = ruleset;
  // The declaration is told by its word.
  const tells = event.oneOf('type', ready ? [...TYPES, VOID, ready.word] : TYPES);
  checkNotStopped(event, ruleset, table);
  if (ready && tells === ready.word) return readDeclaration(event, ruleset, table);
  switch (tells) {
    case 'kong':
      return readKong(event, ruleset, table);
    case 'bonus':
      event.only('type', 'seat', 'tile');
      return { tells, seat: event.seat('seat'), tile: readBonus(event, ruleset, table) };
    case 'discard': {
      event.only('type', 'seat', 'tile');
      const tile = readTile(event, ruleset);
      checkDiscard(event, ruleset, table, tile);
      return { tells, seat: event.seat('seat'), tile };
    }
    case 'claim': {
      event.only('type', 'seat', 'from');
      const [seat, from] = [event.seat('seat'), event.seat('from')];
      if (from === seat) throw event.wrong('from', 'nobody claims their own tile');
      checkLaid(event, ruleset, table, seat, 'claim');
      return { tells, seat, from };
    }
    case 'dice':
      return { tells, dice: readDice(event, ruleset) };
    case 'mistake':
      return readMistake(event, ruleset, table);
    case 'win':
      return readWin(event, ruleset, table);
    case VOID:
      event.only('type', 'seat');
      return readVoid(event, ruleset);
    default:
      return readDrawn(event, ruleset, table);
  }
}

function readDeclaration(event: FieldReader, ruleset: Ruleset, table: Table): HandWithoutTiles {
  event.only('type', 'seat');
  const seat = event.seat('seat');
  if (hasDeclared(ruleset, table, seat)) throw event.wrong('seat', `seat ${seat} has declared before`);
  checkDeclarer(event, ruleset, table, seat);
  const { needs } = ruleset.ready ?? {};
  const points = table.cash.seats[seat];
  if (needs && points < needs.points)
    throw event.wrong('seat', `seat ${seat} has ${points} points of ${needs.points} (${needs.rule})`);
  return { tells: 'declaration', seat };
}

/** @throws QuestionError where the last discard has ended the deal unless it is won on, and more is told of it */
function checkNotStopped(event: FieldReader, ruleset: Ruleset, table: Table): void {
  const rule = stopAfterDiscard(ruleset, table);
  const { stage } = table;
  if (rule === null || stage.phase !== 'drawing') return;
  const { type, from } = event.fields;
  if (type === 'win' && from === stage.offer?.from) return;
  if (type === 'drawn' && event.fields['rule'] === rule) return;
  throw event.wrong('type', `the deal has ended without a winner: {"type":"drawn","rule":"${rule}"}`);
}

/** A deal without a winner: because the wall is out, or by a rule that ends deals early at this table. */
function readDrawn(event: FieldReader, ruleset: Ruleset, table: Table): HandWithoutTiles {
  if (!ruleset.ready) {
    event.only('type');
    return { tells: 'drawn' };
  }
  event.only('type', 'rule', 'ready', 'rivers');
  const draws = new Map(ruleset.clauses.flatMap((clause) => Object.entries(clause.draws ?? {})));
  const { wallOut } = ruleset;
  const rule = event.oneOf('rule', [wallOut, ...draws.keys()], wallOut);
  if (event.has('rivers') && ruleset.rivers === undefined)
    throw event.wrong('rivers', 'nothing is paid for a river at this table (river-mangan)');
  if (rule === wallOut) {
    const ready = readSeats(event, 'ready');
    const hidden = SEATS.find((seat) => hasDeclared(ruleset, table, seat) && !ready.includes(seat));
    if (hidden !== undefined)
      throw event.wrong('ready', `seat ${hidden} has declared, and must show it (${ruleset.ready.showRule})`);
    const rivers = readSeats(event, 'rivers');
    checkRivers(event, table, rivers);
    return { tells: 'drawn', ready, rivers };
  }
  for (const field of ['ready', 'rivers'])
    if (event.has(field)) throw event.wrong(field, `"${field}" is for a wall that is out, not for "${rule}"`);
  if (draws.get(rule)?.({ ruleset, table }) !== true)
    throw event.wrong('rule', `what is told of this deal before does not fit "${rule}"`);
  return { tells: 'drawn', rule };
}

function readTile(event: FieldReader, ruleset: Ruleset): Kind {
  const tile = event.tile('tile');
  if ((ruleset.tiles[tile] ?? 0) > 0) return tile;
  throw event.wrong('tile', `${ruleset.title} has no ${event.tileText.format([tile])}`);
}

/** Reads a bonus tile that is not yet on the table; there is one of each. */
function readBonus(event: FieldReader, ruleset: Ruleset, { seats }: Table): Kind {
  const tile = readTile(event, ruleset);
  const name = event.tileText.format([tile]);
  if (!isBonus(tile)) throw event.wrong('tile', `${name} is no bonus tile`);
  if (seats.some((hand) => hand.bonus.includes(tile))) throw event.wrong('tile', `${name} is laid already`);
  return tile;
}

function readKong(event: FieldReader, ruleset: Ruleset, table: Table): HandWithoutTiles {
  event.only('type', 'kind', 'seat', 'from');
  const how = event.oneOf('kind', ['claimed', 'concealed', 'promoted']);
  const seat = event.seat('seat');
  checkLaid(event, ruleset, table, seat, how);
  if (how === 'concealed') {
    if (event.has('from')) throw event.wrong('from', 'a concealed kong comes from nobody');
    return { tells: 'kong', how, seat };
  }
  const from = how === 'claimed' || event.has('from') ? event.seat('from') : null;
  if (from === seat) throw event.wrong('from', 'nobody claims their own tile');
  return from === null ? { tells: 'kong', how: 'promoted', seat, from } : { tells: 'kong', how, seat, from };
}

function readDice(event: FieldReader, ruleset: Ruleset): readonly number[] {
  event.only('type', 'values');
  const { values } = event.fields;
  const step = ruleset.deal.preamble.find((each) => each.step === 'dice');
  if (step?.step !== 'dice') throw event.wrong('type', `${ruleset.title} rolls no dice that matter`);
  const isDie = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6;
  if (!Array.isArray(values) || values.length !== step.count || !values.every(isDie)) {
    throw event.wrong('values', `"values" must be ${step.count} numbers from 1 to 6`);
  }
  return values;
}

function readMistake(event: FieldReader, ruleset: Ruleset, table: Table): HandWithoutTiles {
  event.only('type', 'rule', 'seat', 'to');
  const rule = event.text('rule');
  const rules = ruleset.mistakes.map((each) => each.rule);
  if (!rules.includes(rule)) {
    const known = rules.join(', ') || 'none';
    throw event.wrong('rule', `${ruleset.title} prices no mistake "${rule}"; it prices: ${known}`);
  }
  const seat = event.seat('seat');
  const to = event.has('to') ? event.seat('to') : null;
  if (to === seat) throw event.wrong('to', 'nobody makes a mistake against themselves');
  const [owed, alone] = [to, null].map((other) => priceOf(ruleset, table, { rule, seat, to: other }));
  if (to !== null && alone && JSON.stringify(owed) === JSON.stringify(alone))
    throw event.wrong('to', `"${rule}" is no mistake against somebody: leave out "to"`);
  if (!owed) throw event.wrong('rule', `"${rule}" costs nothing here`);
  return { tells: 'mistake', rule, seat, to };
}

/** The mistake that voids the deal (chombo). */
function readVoid(event: FieldReader, ruleset: Ruleset): HandWithoutTiles {
  const rule = ruleset.mistakes.find(({ later }) => later)?.rule;
  if (rule === undefined) throw event.wrong('type', `${ruleset.title} voids no deal`);
  return { tells: 'mistake', rule, seat: event.seat('seat'), to: null };
}

/** Reads a list of seats without repetition; empty where the field is missing. */
function readSeats(event: FieldReader, field: string): readonly Seat[] {
  const seats = event.fields[field] ?? [];
  const isSeats = (all: Json): all is Seat[] =>
    Array.isArray(all) && all.every((seat: Json) => SEATS.some((each) => each === seat));
  if (!isSeats(seats)) throw event.wrong(field, `"${field}" must be a list of seats from 0 to 3`);
  return [...new Set(seats)];
}

/** Limit of a score in a game without a cap, above any real one. */
const MOST_SCORE = 1_000_000;

function readWin(event: FieldReader, ruleset: Ruleset, table: Table): HandWithoutTiles {
  const { ofRank } = ruleset.scoring ?? {};
  event.only('type', 'winners', 'from', 'losers', ...(ofRank ? LIABLE : []));
  const from = event.fields['from'] === null || !event.has('from') ? null : event.seat('from');
  const readers = event.children('winners');
  const yakuman = readers.filter((each) => each.has('yakuman'));
  if (event.has('liable') && yakuman.length !== 1)
    throw event.wrong(
      'liable',
      yakuman.length === 0
        ? 'somebody else answers for a yakuman only'
        : 'several have a yakuman: say "liable" of the one in "winners"',
    );
  if (event.has('liableFor') && !event.has('liable')) throw event.wrong('liableFor', LIABLE_FIRST);
  const winners = readers.map((each): StatedWinner => {
    each.only('seat', 'score', ...(ofRank ? ['han', 'fu', 'yakuman', ...LIABLE] : []));
    const seat = each.seat('seat');
    if (seat === from) throw each.wrong('seat', 'nobody wins on their own discard');
    const score = ofRank ? readRank(each, event, from, ruleset, table, ofRank) : null;
    return score
      ? { seat, total: score.total, score }
      : { seat, total: each.whole('score', 0, ruleset.scoring?.most ?? MOST_SCORE, 0) };
  });
  if (winners.length === 0) throw event.wrong('winners', 'a win has a winner');
  const seats = winners.map(({ seat }) => seat);
  if (new Set(seats).size < seats.length) throw event.wrong('winners', 'nobody wins twice');
  if (from === null && winners.length > 1) throw event.wrong('winners', 'a self-drawn win has one winner');
  const contest = from === null ? null : contestOf(ruleset, table, seats, from);
  // Where the claims end the deal, all of them lose, and the deal is told rightly.
  const [lost] = contest === null || contest.ends !== undefined ? [] : contest.lost;
  if (lost) throw event.wrong('winners', `seat ${lost.bid.seat} does not get the tile (${lost.rule})`);
  return {
    tells: 'win',
    winners,
    from,
    losers: readLosers(event, seats, ruleset),
  };
}

/** Builds a score from han and fu, or from yakuman; null where the winner has a plain score. */
function readRank(
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
const LIABLE = ['liable', 'liableFor'] as const;
const LIABLE_FIRST = '"liableFor" takes "liable" beside it: who fed it';

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
function leastHan(fu: number, drawn: boolean, declared: RuleId | null): readonly [number, RuleId] {
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

function readLosers(event: FieldReader, winners: readonly Seat[], { scoring, title }: Ruleset) {
  if (event.has('losers') && !scoring?.loserScore)
    throw event.wrong('losers', `in ${title} only the winner's hand is worth something`);
  const most = scoring?.most ?? MOST_SCORE;
  const losers = event.has('losers') ? event.child('losers') : new FieldReader({}, '', event.tileText);
  losers.only(...SEATS.map(String));
  return bySeat((seat) => {
    if (!losers.has(String(seat))) return null;
    if (winners.includes(seat)) throw losers.wrong(String(seat), `seat ${seat} is the winner`);
    return losers.whole(String(seat), 0, most);
  });
}
