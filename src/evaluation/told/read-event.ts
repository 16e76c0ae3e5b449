/** Reads the events of a deal that is told without its tiles: `{"type":"kong","kind":"claimed","seat":1,"from":0}`. */

import type { Ruleset } from '../../engine/ruleset.ts';
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
import { LIABLE, LIABLE_FIRST, readRank } from './read-rank.ts';

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
