/**
 * Fills what a caption or a question takes from the table: “South waits for {waits south}.” becomes “South waits for a
 * 3 or a 6 of dots.” What a text states of a wait or an amount is computed this way, so it cannot be false.
 */
import { amount, capital } from '#i18n/numbers.ts';
import { scoreTotal } from '#i18n/score.ts';
import { seatName as wordOf } from '#i18n/seats.ts';
import { anyTile } from '#i18n/tiles.ts';
import { scoringHandAt, scoringHandWith } from '../engine/hands.ts';
import type { Payment } from '../engine/payment.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { linesIn, type Score } from '../engine/score.ts';
import type { ScoringHand } from '../engine/scoring-hand.ts';
import type { Seat } from '../engine/seats.ts';
import { offerOf } from '../engine/selectors.ts';
import type { Table } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { waits } from '../engine/win.ts';
import type { Frame } from '../machines/table.ts';
import { parseSeat } from '../notation/seats.ts';
import { LessonError, type SourcePlace } from './error.ts';
import { parseAt } from './read-hand.ts';
import { nearest } from './spelling.ts';

/** The moment a text tells of. */
interface TextMoment {
  /** The table as the text describes it: of a caption the one after its line, of a question the one it is asked at. */
  readonly table: Table;
  /** The table before the line; of a question the same table. */
  readonly before: Table;
  /** The frames of the line, or of the step that is asked about. */
  readonly frames: readonly Frame[];
  readonly ruleset: Ruleset;
  /** The seat a question addresses as “you”; null for a caption, which names the seats. */
  readonly reader: Seat | null;
}

/** What stands in the braces after the name: seats, or a rule id. */
interface Placeholder {
  readonly moment: TextMoment;
  /** The seat at this position of the words (from 0). @throws LessonError when none is written there */
  readonly seat: (position: number) => Seat;
  readonly words: readonly string[];
  readonly fault: (what: string, hint: string) => LessonError;
}

/** What authors can take from the table. Each returns its text, or throws where the table has nothing of it. */
const FILLS: Readonly<Record<string, (placeholder: Placeholder) => string>> = {
  waits: (placeholder) => anyTile(checkedWaits(placeholder, placeholder.moment.ruleset)),
  shape: (placeholder) => anyTile(checkedWaits(placeholder, byShape(placeholder.moment.ruleset))),
  short: (placeholder) => {
    checkedWaits(placeholder, placeholder.moment.ruleset);
    return 'one tile short';
  },
  completes: completedHand,
  worth: worthText,
  pays: paidText,
  owes: ({ moment, seat, fault }) => {
    const [from, to] = [seat(0), seat(1)];
    const debt = moment.table.debts.find((each) => each.from === from && each.to === to);
    if (!debt) throw fault('there is no such debt', 'Take it from a line after which it is open.');
    return money(debt.amount, moment);
  },
  has: ({ moment, seat }) => money(moment.table.cash.seats[seat(0)], moment),
};

/** Matches what stands before the start of a sentence. */
const STARTS = /(?:^|[.?!:]\s+)$/;
const WRITTEN = /\{([^{}]*)\}/g;

/** Matches a wait whose tiles the author has written out: “waits for a 3”, “waiting for the east wind”. */
const WAIT_WRITTEN =
  /\b(?:wait(?:s|ing|ed)? for|fishing for) (?:an?|the|one|any) (?:\w+ )?(?:[1-9]\b|(?:east|south|west|north) wind|(?:red|green|white) dragon)/;

/**
 * Fills all placeholders of a text.
 * @throws LessonError for a placeholder that is unknown or has nothing to tell at this moment, and for a wait that is
 * written out
 */
export function filledText(text: string, moment: TextMoment, place: SourcePlace): string {
  const unchecked = WAIT_WRITTEN.exec(text);
  if (unchecked) {
    throw new LessonError(
      place,
      `a wait that nobody checks: “${unchecked[0]}”`,
      'Write “waits for {waits south}”.',
    );
  }
  return text.replace(WRITTEN, (written, inside: string, at: number) => {
    const [name = '', ...words] = inside.trim().split(/\s+/);
    const fault = (what: string, hint: string) => new LessonError(place, `“${written}”: ${what}`, hint);
    const fill = FILLS[name];
    if (!fill) throw fault('there is no such placeholder', nearest(name, Object.keys(FILLS)));
    const seat = (position: number): Seat => {
      const word = words[position];
      if (word === undefined) throw fault('a seat is missing', `Write {${name} south}.`);
      return parseAt(place, () => parseSeat(word, moment.before.dealer));
    };
    const filled = fill({ moment, seat, words, fault });
    return STARTS.test(text.slice(0, at)) ? capital(filled) : filled;
  });
}

const money = (sum: number, { ruleset }: TextMoment): string => amount(sum, ruleset.terms.money);

/** The seat's waits after the events; before them where the seat holds a tile more that it did not draw. */
function waitsNow({ moment, seat }: Placeholder, ruleset: Ruleset): readonly Kind[] {
  const hands = [moment.table, moment.before].flatMap((table) => waitingHand(table, seat(0)) ?? []);
  return hands[0] ? waits(ruleset, hands[0]) : [];
}

/** The seat's waits. @throws LessonError where no tile completes the hand */
function checkedWaits(placeholder: Placeholder, ruleset: Ruleset): readonly Kind[] {
  const found = waitsNow(placeholder, ruleset);
  if (found.length === 0)
    throw placeholder.fault('no tile completes this hand here', 'Take it from another line.');
  return found;
}

/** The hand without the tile just drawn; null where another tile was added to it, as by a claim. */
function waitingHand(table: Table, seat: Seat): ScoringHand | null {
  const hand = scoringHandAt(table, seat);
  if (table.seats[seat].concealed.length % 3 !== 2) return hand;
  const { stage } = table;
  const drew = stage.phase === 'deciding' && stage.seat === seat ? stage.drew : null;
  return drew && drew.tile !== null ? scoringHandWith(hand, drew.tile, -1) : null;
}

/** “completes South’s hand”: by the shape, the tile that has come last is one that the seat waits for. */
function completedHand(placeholder: Placeholder): string {
  const { moment, seat, fault } = placeholder;
  const tile = latestTile(moment);
  if (tile === null || !waitsNow(placeholder, byShape(moment.ruleset)).includes(tile))
    throw fault('the tile that has come last does not', 'Take it from another line.');
  const messageContext = { reader: moment.reader, dealer: moment.before.dealer, terms: moment.ruleset.terms };
  return `completes ${wordOf(seat(0), messageContext, 'owner')} hand`;
}

/** The latest tile drawn, discarded or added to a set; null when there is none. */
function latestTile({ before, frames }: TextMoment): Kind | null {
  const come = frames.flatMap(({ event }) =>
    event?.type === 'drew' || event?.type === 'discarded' || event?.type === 'konged' ? [event.tile] : [],
  );
  const { stage } = before;
  return (
    come.at(-1) ?? offerOf(before)?.tile ?? (stage.phase === 'deciding' ? (stage.drew?.tile ?? null) : null)
  );
}

/** The ruleset without further winning conditions, so that only the shape of the hand counts. */
const byShape = (ruleset: Ruleset): Ruleset => ({ ...ruleset, wins: { ...ruleset.wins, constraints: [] } });

/** The score of the first winner. */
function scoreIn({ table, frames }: TextMoment): Score | null {
  const { stage } = frames.at(-1)?.table ?? table;
  const outcome = stage.phase === 'ended' || stage.phase === 'settling' ? stage.outcome : null;
  return outcome?.is === 'won' ? outcome.winners[0].score : null;
}

/** What the hand is worth, or what the lines of one rule add up to, with the unit. */
function worthText({ moment, words: [rule], fault }: Placeholder): string {
  const score = scoreIn(moment);
  if (!score) throw fault('nobody wins here', 'Write it in the line that ends the deal.');
  if (rule === undefined) return scoreTotal(score);
  const own = linesIn(score).filter((line) => line.pattern === rule && line.as === undefined);
  const [first] = own;
  if (!first)
    throw fault(
      'this rule does not score here',
      `These do: ${score.lines.map(({ pattern }) => pattern).join(', ')}.`,
    );
  return amount(
    own.reduce((sum, { worth }) => sum + worth, 0),
    first.of ?? score.unit,
  );
}

/** What one seat pays another in cash while the text's line is played. */
function paidText({ moment, seat, fault }: Placeholder): string {
  const [from, to] = [seat(0), seat(1)];
  const paid = moment.frames
    .flatMap(({ event }): readonly Payment[] => (event?.type === 'paid' ? event.group.payments : []))
    .filter((each) => each.book === 'cash' && each.from === from && each.to === to);
  if (paid.length === 0) throw fault('nothing is paid here', 'Take the line that pays.');
  return money(
    paid.reduce((sum, each) => sum + each.amount, 0),
    moment,
  );
}

/** The moment before an action, at which a question is asked: nothing of what follows is in it. */
export const momentOfQuestion = (table: Table, ruleset: Ruleset, reader: Seat | null): TextMoment => ({
  table,
  before: table,
  frames: [],
  ruleset,
  reader,
});
