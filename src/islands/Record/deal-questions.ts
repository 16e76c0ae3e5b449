/**
 * Questions about the decisions of one seat in a deal of a real game: what it might have done, how many han the hand
 * counted that won, and who paid. They are asked by the rules of the record's table.
 */
import type { Action } from '../../engine/action.ts';
import { copiesOf } from '../../engine/counts.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Game } from '../../engine/game.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { emptyBook, type PaymentGroup, payInto } from '../../engine/payment.ts';
import { createRandom, type Random } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { bySeat, SEATS, type Seat, seatAfter } from '../../engine/seats.ts';
import { awaitedSeats, offerOf } from '../../engine/selectors.ts';
import type { Table } from '../../engine/table.ts';
import { FACE_DOWN } from '../../engine/tiles.ts';
import { begin, playMove } from '../../machines/play.ts';
import { createGeneratorContext } from '../../puzzles/generator-context.ts';
import { questionOf } from '../../puzzles/make.ts';
import { type Concept, type GeneratorContext, type Question, questionSpec } from '../../puzzles/question.ts';
import { scoreOf } from '../../puzzles/whole-hands.ts';
import { wonHand } from '../../puzzles/won-hand.ts';
import han from '../../questions/han/rules.ts';
import { ALLOWED, type TriedAction } from '../../questions/may/attempt.ts';
import { isNear, triesAt } from '../../questions/may/plausible-actions.ts';
import may, { answerOf, tryAt } from '../../questions/may/rules.ts';
import pays, { groupsOf, type WonHand } from '../../questions/pays/rules.ts';
import type { ReplayedDeal } from '../../records/agreement.ts';

/** Most questions about moves, and of them most that are answered alike. */
const MOST_MOVES = 6;
const MOST_ALIKE = 2;

/** Recent events that are told beside a table. */
const EVENTS_TOLD = 5;

/** Kinds of question that are asked about a deal. */
export const DEAL_KINDS = ['may', 'han', 'pays'] as const;

type Tried = Omit<TriedAction, 'rules'>;

/** The questions about a deal, in the order of play. */
export function dealQuestions(game: Game, replayed: ReplayedDeal, seat: Seat): readonly Question[] {
  const generator = createGeneratorContext(game, replayed.chosen);
  const random = createRandom('practise', seat, String(replayed.start.order));
  const ask = <Subject>(concept: Concept<Subject>, kind: string, subject: Subject): Question =>
    questionOf(
      concept,
      generator,
      questionSpec(kind, game.id, { seed: `deal-${seat}`, chosen: replayed.chosen }),
      subject,
    ) as Question;
  const moves = chosenTries(generator.ruleset, random, [...triesIn(generator.ruleset, replayed, seat)]);
  const won = wonHandIn(generator, replayed);
  return [
    ...moves.flatMap((tried) => {
      const subject = tryAt(generator, random, tried);
      return subject ? [ask(may, 'may', subject)] : [];
    }),
    ...(won?.isCounted ? [ask(han, 'han', { hand: won.hand.hand })] : []),
    ...(won?.isPaid ? [ask(pays, 'pays', won.hand)] : []),
  ];
}

/** What the seat might have tried at each moment of the deal. */
function* triesIn(ruleset: Ruleset, { start, played }: ReplayedDeal, seat: Seat): Generator<Tried> {
  const events: TableEvent[] = [];
  let table = begin(ruleset, start);
  let next = 0;
  for (;;) {
    const [awaited] = awaitedSeats(table);
    const action = awaited === undefined ? 'referee' : played.actions[next];
    if (table.stage.phase === 'ended' || action === undefined) return;
    const since = events.slice(-EVENTS_TOLD);
    // A discard is asked about once: when the first of the seats is asked.
    const isFirst = events.at(-1)?.type === 'discarded' || events.at(-1)?.type === 'drew';
    if (isFirst && awaited !== undefined)
      for (const tried of actionsAt(ruleset, table, seat)) yield { table, since, action: tried };
    const done = playMove(ruleset, table, action);
    if (done.is !== 'done') return;
    if (action !== 'referee') next++;
    table = done.table;
    events.push(done.event);
  }
}

/** Claims, kans and wins that the seat has tiles for, and riichi with the tile that it drew. */
function actionsAt(ruleset: Ruleset, table: Table, seat: Seat): readonly Action[] {
  const { stage } = table;
  const word = ruleset.ready?.word;
  const drew = stage.phase === 'deciding' && stage.seat === seat ? stage.drew?.tile : undefined;
  const ready: Action[] =
    word !== undefined && typeof drew === 'number' && table.seats[seat].concealed.includes(drew)
      ? [{ do: 'discard', seat, tile: drew, says: word }]
      : [];
  return [
    ...triesAt(ruleset, table).filter(
      (action) =>
        action.seat === seat &&
        offerOf(table)?.from !== seat &&
        isNear(ruleset, table, action) &&
        holdsUsed(table, action),
    ),
    ...ready,
  ];
}

/** Does the seat have as many copies of each tile as a chow uses? One red five is not two. */
function holdsUsed({ seats }: Table, action: Action): boolean {
  if (action.do !== 'chow') return true;
  const { concealed } = seats[action.seat];
  return action.using.every((tile) => copiesOf(concealed, tile) >= copiesOf(action.using, tile));
}

/** Is the hand a whole one, whatever else keeps it from winning? */
function isWhole(ruleset: Ruleset, table: Table, action: Action): boolean {
  const verdict = judgeAction(ruleset, table, action);
  const { shapeRule } = ruleset.wins;
  return (
    verdict.is === 'allowed' ||
    ![verdict.reason.rule, ...(verdict.reason.also ?? [])].some((rule) => rule === shapeRule)
  );
}

/** A few of them, with different answers; a hand that is not complete is no question. */
function chosenTries(ruleset: Ruleset, random: Random, tried: readonly Tried[]): readonly Tried[] {
  const by = new Map<string, number[]>();
  for (const [place, { table, action }] of tried.entries()) {
    if (action.do === 'win' && !isWhole(ruleset, table, action)) continue;
    const answer = answerOf(ruleset, table, action);
    by.set(answer, [...(by.get(answer) ?? []), place]);
  }
  const places = [...by].flatMap(([answer, all]) => {
    const most = answer === ALLOWED ? MOST_ALIKE + 1 : MOST_ALIKE;
    return Array.from({ length: Math.min(most, all.length) }, () =>
      all.splice(random.below(all.length), 1),
    ).flat();
  });
  while (places.length > MOST_MOVES) places.splice(random.below(places.length), 1);
  return places.sort((a, b) => a - b).flatMap((place) => tried[place] ?? []);
}

/** The hand that won, if one did and nothing of it has to be made up. */
function wonHandIn(
  { ruleset, table: blank }: GeneratorContext,
  { start, played, wall }: ReplayedDeal,
): { readonly hand: WonHand; readonly isCounted: boolean; readonly isPaid: boolean } | null {
  const { table, events } = played;
  if (table.stage.phase !== 'ended' || table.stage.outcome.is !== 'won') return null;
  const { winners } = table.stage.outcome;
  const [win] = winners;
  if (winners.length > 1 || win.how.by === 'robbery') return null;
  const under = ruleset.indicators?.under({ ruleset, table }) ?? [];
  if (under.some((place) => !wall.known[place])) return null;
  const shown = wonHand(ruleset, table, win);
  const { dealer } = table;
  const bets = events.filter((event) => event.type === 'discarded' && event.says === ruleset.ready?.word);
  const hand: WonHand = {
    hand: shown,
    others: bySeat((seat) =>
      seat === shown.seat
        ? []
        : table.seats[seatAfter(seat, dealer)].concealed.filter((t) => t !== FACE_DOWN),
    ),
    counters: Number(start.memory['counters'] ?? 0),
    pot: start.cash.pot + (ruleset.ready?.bet ?? 0) * bets.length,
  };
  const rank = scoreOf(shown, ruleset, blank)?.rank;
  const isCounted =
    rank !== undefined && rank.yakuman === 0 && rank.han === win.score.rank?.han && rank.han !== null;
  return { hand, isCounted, isPaid: isCounted && isSettledAlike(ruleset, hand, played) };
}

/** Does the question come to what was paid? */
function isSettledAlike(ruleset: Ruleset, hand: WonHand, { table, events }: ReplayedDeal['played']): boolean {
  // A bet is laid long before.
  const paid = events
    .flatMap((event) => (event.type === 'paid' ? [event.group] : []))
    .map((group) => ({ ...group, payments: group.payments.filter(({ to }) => to !== 'pot') }));
  const sums = (groups: readonly PaymentGroup[]) =>
    payInto(
      emptyBook,
      groups.flatMap(({ payments }) => payments),
    ).seats;
  const [question, real] = [sums(groupsOf(hand, ruleset)), sums(paid)];
  return SEATS.every((seat) => question[seatAfter(seat, 4 - table.dealer)] === real[seat]);
}
