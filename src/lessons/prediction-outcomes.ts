/**
 * Answers questions about automatic events at a step of a scene, asked before they happen. The wrong answers are those
 * a reader with a wrong idea of the rule would give. Where such an answer would be right too, there is no question,
 * because nobody would need the rule.
 */
import type { RuleId } from '../engine/action.ts';
import { copiesOf } from '../engine/counts.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Flow } from '../engine/procedure-rules.ts';
import { ruleOfReplacement, rulesOf } from '../engine/rules-of-event.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { SEATS, type Seat, seatAfter } from '../engine/seats.ts';
import { type Table, tilesLeft } from '../engine/table.ts';
import { isBonus, type Kind } from '../engine/tiles.ts';
import { seenBy } from '../engine/view.ts';
import type { Frame } from '../machines/table.ts';
import { BETWEEN, leftBy } from './between-deals.ts';
import type { PlayedScene } from './course.ts';
import type {
  DrawSource,
  PlayedStep,
  PredictedOutcome,
  PredictionAnswers,
  SeatTurn,
} from './prediction-answers.ts';

/** The questions about a step, besides who acts. */
export const FORESEEN = ['what', 'tile', 'seen', ...BETWEEN] as const;
type PredictionKind = (typeof FORESEEN)[number];

/** Returns the frames of a script step, or null when it does not exist. @param step from 1 */
export function happeningAt({ compiled, ruleset }: PlayedScene, step: number): PlayedStep | null {
  const at = compiled.steps[step - 1];
  return at ? { ruleset, frames: compiled.frames, from: at.from, to: at.to } : null;
}

/** Yields the step's events, each with the table before it and its frame index. */
function* eventsIn({ frames, from, to }: PlayedStep): Generator<{
  readonly event: TableEvent;
  readonly before: Table;
  readonly at: number;
}> {
  for (let at = from; at <= to; at++) {
    const event = frames[at]?.event;
    const before = frames[at - 1]?.table;
    if (event && before) yield { event, before, at };
  }
}

/** Answers a question of this kind; null when no such event happens at the step. */
export function foreseen(kind: PredictionKind, happening: PlayedStep): PredictionAnswers | null {
  switch (kind) {
    case 'what':
      return whatIsDone(happening);
    case 'tile':
      return whichTile(happening);
    case 'seen':
      return whatIsSeen(happening);
    default:
      return leftBy(kind, happening);
  }
}

const among = (
  outcomes: readonly PredictedOutcome[],
  is: PredictedOutcome['is'],
  rules: readonly RuleId[],
): PredictionAnswers => ({
  outcomes,
  right: outcomes.findIndex((each) => each.is === is),
  rules: [...new Set(rules)],
});

const DOINGS: readonly PredictedOutcome[] = [
  { is: 'draws' },
  { is: 'replaces' },
  { is: 'discards' },
  { is: 'ends' },
];

/** Answers “what does the seat do?”: draws, draws a replacement tile, discards, or nothing because the deal is over. */
function whatIsDone(happening: PlayedStep): PredictionAnswers | null {
  const { flow } = happening.ruleset;
  const events = [...eventsIn(happening)];
  const drawn = events.find(({ event }) => event.type === 'drawn');
  if (drawn) return { ...among(DOINGS, 'ends', rulesOf(drawn.event, happening.ruleset)), done: 'all' };
  for (const { event, before } of events) {
    if (event.type === 'drew') {
      if (event.why === 'turn') {
        return { ...among(DOINGS, 'draws', [isOpening(before) ? flow.opens : flow.draws]), done: 'nothing' };
      }
      const rule = ruleOfReplacement(event.why, before, happening.ruleset);
      return { ...among(DOINGS, 'replaces', [rule]), done: 'laid' };
    }
    if (event.type === 'discarded') {
      return { ...among(DOINGS, 'discards', [ruleOfDiscard(before, flow)]), done: doneBefore(before) };
    }
  }
  return null;
}

/** True while nobody has discarded: the dealer is about to begin. */
const isOpening = ({ seats }: Table): boolean => seats.every(({ discards }) => discards === 0);

/** Returns how the seat got its extra tile before the discard. */
function doneBefore({ stage }: Table): SeatTurn {
  if (stage.phase !== 'deciding') return 'drawn';
  if (stage.drew === null) return 'called';
  return stage.drew.by === 'deal' ? 'dealt' : 'drawn';
}

/** Returns the rule by which the seat discards rather than draws. */
function ruleOfDiscard({ stage }: Table, flow: Flow): RuleId {
  if (stage.phase !== 'deciding') return flow.draws;
  if (stage.drew === null) return flow.called;
  return stage.drew.by === 'deal' ? flow.opens : flow.draws;
}

/**
 * Answers “which tile is drawn?”. The options are the tiles at the ends of the wall, the next tile of the box where
 * there is one, and no tile.
 */
function whichTile(happening: PlayedStep): PredictionAnswers | null {
  const { flow, supplement } = happening.ruleset;
  for (const { event, before } of eventsIn(happening)) {
    if (event.type !== 'drew') continue;
    const tiles = drawable(before, supplement.from);
    const source = event.from === 'box' && supplement.from === 'dead-wall' ? 'dead-wall' : event.from;
    const outcomes: PredictedOutcome[] = [...tiles, { is: 'no tile' }];
    const right = tiles.findIndex(({ tile, from }) => tile === event.tile && from === source);
    // If two options are the same tile, the answer does not show where the reader thinks it comes from.
    if (right < 0 || new Set(tiles.map(({ tile }) => tile)).size < tiles.length) return null;
    return { outcomes, right, rules: [event.why === 'turn' ? flow.draws : flow.pile] };
  }
  return null;
}

function drawable(
  { wall, box }: Table,
  supplements: Ruleset['supplement']['from'],
): (PredictedOutcome & { readonly is: 'tile' })[] {
  const at = (from: DrawSource, tile: Kind | undefined): (PredictedOutcome & { readonly is: 'tile' })[] =>
    tile === undefined ? [] : [{ is: 'tile', tile, from }];
  return [
    ...(tilesLeft(wall) > 0 ? at('wall', wall.order[wall.next]) : []),
    ...(tilesLeft(wall) > 1 ? at('tail', wall.order[wall.end - 1]) : []),
    ...(box && tilesLeft(box) > 0
      ? supplements === 'dead-wall'
        ? at('dead-wall', box.order[box.end - 1])
        : at('box', box.order[box.next])
      : []),
  ];
}

const LESSONS_OF_A_KONG: readonly PredictedOutcome[] = [
  { is: 'its tile' },
  { is: 'that it is one' },
  { is: 'nothing' },
];

const LESSONS_OF_A_DRAW: readonly PredictedOutcome[] = [
  { is: 'what was drawn' },
  { is: 'that it was drawn' },
  { is: 'where it goes' },
];

/** Answers “what do the others learn?” of a draw, or of a concealed kong. */
function whatIsSeen(happening: PlayedStep): PredictionAnswers | null {
  const { ruleset, frames } = happening;
  for (const { event, at } of eventsIn(happening)) {
    if (event.type === 'drew' && !isBonus(event.tile)) {
      const { table } = frames[at] as Frame;
      const { concealed } = seenBy(ruleset, table, seatAfter(event.seat)).seats[event.seat];
      const is = concealed.includes(event.tile) ? 'what was drawn' : 'that it was drawn';
      return among(LESSONS_OF_A_DRAW, is, [ruleset.flow.hidden]);
    }
    if (event.type !== 'konged' || event.how !== 'concealed') continue;
    const { shown } = ruleset.flow;
    return among(LESSONS_OF_A_KONG, event.covered ? 'that it is one' : 'its tile', [shown]);
  }
  return null;
}

/** The highest count offered as an answer (answers are 0 to 4). */
const MOST_LEFT = 4;

/**
 * Answers “how many of this kind are still to come?”, as far as the scene's reader can see.
 * @param table the table before the step
 */
export function stillToCome(
  tile: Kind,
  table: Table,
  seat: Seat | null,
  ruleset: Ruleset,
): PredictionAnswers {
  const copies = ruleset.tiles[tile] ?? 0;
  const inHand = seat === null ? 0 : copiesOf(table.seats[seat].concealed, tile);
  const seen = copiesSeen(tile, table, seat, ruleset);
  const outcomes = Array.from(
    { length: MOST_LEFT + 1 },
    (_, count): PredictedOutcome => ({ is: 'left', count }),
  );
  return {
    outcomes,
    right: copies - seen,
    rules: [ruleset.flow.tiles],
    counted: { copies, inHand, visible: seen - inHand },
  };
}

/** Counts the copies the reader can see. */
function copiesSeen(tile: Kind, table: Table, seat: Seat | null, ruleset: Ruleset): number {
  const view = seenBy(ruleset, table, seat);
  return SEATS.reduce<number>((sum, each) => {
    const { concealed, melds, bonus, river } = view.seats[each];
    return sum + copiesOf([...concealed, ...melds.flatMap(({ tiles }) => tiles), ...bonus, ...river], tile);
  }, 0);
}
