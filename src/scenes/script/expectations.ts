/** Checks a scene's `expect` block against the table after the last line. */

import type { RuleId } from '../../engine/action.ts';
import type { Debt } from '../../engine/payment.ts';
import { rulesOf } from '../../engine/rules-of-event.ts';
import type { BySeat, Seat } from '../../engine/seats.ts';
import { awaitedSeats } from '../../engine/selectors.ts';
import { type Outcome, tilesLeft } from '../../engine/table.ts';
import { byPlace } from '../../engine/tiles.ts';
import { formatHand, parseHand } from '../../notation/hand.ts';
import { seatName } from '../../notation/seats.ts';
import { formatTiles } from '../../notation/tile-text.ts';
import { LessonError } from '../error.ts';
import type { Expectation, WrittenDebt } from '../scene.ts';
import { seatNamed } from '../setup/written-tiles.ts';
import { isWorth, statedAmounts, worthWritten } from '../stated-amounts.ts';
import { type SceneRun, tableNow } from './scene-run.ts';

/** @throws LessonError for the first false claim; its hint gives the true value */
export function checkExpected(playing: SceneRun, expected: Expectation): void {
  for (const [what, says, is] of checksOf(playing, expected)) {
    if (says === is) continue;
    throw new LessonError(
      { file: playing.scene.file, line: expected.line },
      `expect says ${what}: ${says}`,
      `It is ${is}.`,
    );
  }
}

type ExpectationCheck = readonly [what: string, says: string, is: string];

function checksOf(playing: SceneRun, expected: Expectation): ExpectationCheck[] {
  const table = tableNow(playing);
  const { stage, dealer } = table;
  const outcome = stage.phase === 'ended' || stage.phase === 'settling' ? stage.outcome : null;
  const names = (seats: readonly Seat[]): string =>
    seats
      .map((seat) => seatName(seat, dealer))
      .sort()
      .join(', ') || 'nobody';
  const all: ExpectationCheck[] = [];
  if (expected.winners)
    all.push(['winner', [...expected.winners].sort().join(', '), names(winnersOf(outcome))]);
  if (expected.drawn !== null) {
    const rule = outcome?.is === 'drawn' ? outcome.rule : 'no drawn hand';
    all.push(['drawn', expected.drawn === true ? rule : expected.drawn, rule]);
    if (expected.drawn === true) all.push(['drawn', 'true', String(outcome?.is === 'drawn')]);
  }
  const rules = rulesIn(playing, outcome);
  for (const rule of expected.rules) {
    all.push([
      'rule',
      rule,
      rules.has(rule) ? rule : `another: these played a part: ${[...rules].join(', ') || 'none'}`,
    ]);
  }
  const scored = new Set(linesOf(outcome));
  for (const rule of expected.without) {
    all.push(['without', rule, scored.has(rule) ? `in it: ${[...scored].join(', ')}` : rule]);
  }
  if (expected.total !== null)
    all.push(['total', String(expected.total), totalsOf(playing, expected, outcome)]);
  for (const [name, amount] of Object.entries(expected.cash)) {
    all.push([`cash of ${name}`, String(amount), String(table.cash.seats[seatNamed(name as never, dealer)])]);
  }
  const final = finalOf(playing);
  for (const [name, amount] of Object.entries(expected.final)) {
    const is = final?.[seatNamed(name as never, dealer)];
    all.push([
      `final of ${name}`,
      String(amount),
      is === undefined ? 'nothing: no match is over' : String(is),
    ]);
  }
  if (expected.debts) {
    all.push([
      'debts',
      formatDebts(expected.debts),
      formatDebts(table.debts.map((debt) => debtNamed(debt, dealer))),
    ]);
  }
  if (expected.pending)
    all.push([
      'asked',
      [...expected.pending].sort().join(', '),
      names(stage.phase === 'collecting' ? awaitedSeats(table) : []),
    ]);
  if (expected.turn) {
    const turn =
      stage.phase === 'deciding' || stage.phase === 'drawing'
        ? seatName(stage.seat, dealer)
        : 'nobody’s turn';
    all.push(['turn', expected.turn, turn]);
  }
  if (expected.next) {
    const following =
      stage.phase === 'ended' && !stage.following.over ? seatName(stage.following.dealer, dealer) : 'nobody';
    all.push(['next', expected.next, following]);
  }
  if (expected.wall !== null) all.push(['wall', String(expected.wall), String(tilesLeft(table.wall))]);
  for (const [name, hand] of Object.entries(expected.hands)) {
    const seat = seatNamed(name as never, dealer);
    const { concealed, melds, bonus } = table.seats[seat];
    const says = parseHand(hand.text, seat);
    const plain = { jokers: [], winning: null, filler: false, facts: [] };
    const sorted = [...says.concealed].sort(byPlace);
    all.push([
      `the hand of ${name}`,
      formatHand({ ...says, ...plain, concealed: sorted }, seat),
      formatHand({ ...plain, concealed, melds, bonus }, seat) || formatTiles(concealed),
    ]);
  }
  return all;
}

/**
 * Returns the final result of a match. Null while the match goes on, or when the ruleset has no `final` of its own and
 * everyone's money is the result.
 */
function finalOf(playing: SceneRun): BySeat<number> | null {
  const { ruleset } = playing;
  const table = tableNow(playing);
  const { stage } = table;
  if (stage.phase !== 'ended' || !stage.following.over) return null;
  return ruleset.final?.({ ruleset, table }) ?? null;
}

const debtNamed = ({ from, to, amount }: Debt, dealer: Seat): WrittenDebt => ({
  from: seatName(from, dealer),
  to: seatName(to, dealer),
  amount,
});

const formatDebts = (debts: readonly WrittenDebt[]): string =>
  debts
    .map(({ from, to, amount }) => `${from} owes ${to} ${amount}`)
    .sort()
    .join(', ') || 'none';

const winnersOf = (outcome: Outcome | null): Seat[] =>
  outcome?.is === 'won' ? outcome.winners.map((win) => win.seat) : [];

/** Returns the patterns scored by the winners. */
const linesOf = (outcome: Outcome | null): RuleId[] =>
  outcome?.is === 'won'
    ? outcome.winners.flatMap(({ score }) => score.lines.map(({ pattern }) => pattern))
    : [];

/** Returns the worth of the winning hands in winner order, in the same form as the expected total. */
function totalsOf(
  { scene, ruleset }: SceneRun,
  { total, line }: Expectation,
  outcome: Outcome | null,
): string {
  if (outcome?.is !== 'won') return 'nothing: nobody won';
  const scores = outcome.winners.map(({ score }) => score);
  if (typeof total !== 'string') return scores.map((score) => score.total).join(', ');
  const amounts = statedAmounts(total, ruleset, { file: scene.file, line });
  return scores.every((score) => isWorth(amounts, score)) ? total : scores.map(worthWritten).join(', ');
}

/** Collects every rule id that an event of the scene cites, and every pattern scored at its end. */
function rulesIn({ frames, ruleset }: SceneRun, outcome: Outcome | null): Set<RuleId> {
  return new Set([
    ...frames.flatMap(({ event }) => (event ? rulesOf(event, ruleset) : [])),
    ...linesOf(outcome),
  ]);
}
