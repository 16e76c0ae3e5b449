/**
 * What goes by itself at a step of a scene, asked before it happens. The script answers, and with it each answer that
 * somebody would give who has the rule wrong: where that is the right one too, nobody had to know the rule.
 */
import type { RuleId } from '../engine/action.ts';
import { copiesOf } from '../engine/counts.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Flow } from '../engine/procedure-rules.ts';
import { ruleOfReplacement, rulesOf } from '../engine/rules-of-event.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { SEATS, type Seat, seatAfter } from '../engine/seats.ts';
import { left, type Table } from '../engine/table.ts';
import { isBonus, type Kind } from '../engine/tiles.ts';
import { seenBy } from '../engine/view.ts';
import type { Frame } from '../machines/table.ts';
import { BETWEEN, leftBy } from './between-deals.ts';
import type { PlayedScene } from './course.ts';

/** What may be asked of a step beside who acts. */
export const FORESEEN = ['what', 'tile', 'seen', ...BETWEEN] as const;
type PredictionKind = (typeof FORESEEN)[number];

/** One of the answers, as plain data: its words are made where it is shown. */
export type PredictedOutcome =
  | { readonly is: 'draws' | 'replaces' | 'discards' | 'ends' }
  /** The tile that is drawn, and where it lies; null where none is. */
  | { readonly is: 'tile'; readonly tile: Kind; readonly from: DrawSource }
  | { readonly is: 'no tile' }
  /** What the others learn of a kong. */
  | { readonly is: 'its tile' | 'that it is one' | 'nothing' }
  /** What the others learn of a draw. */
  | { readonly is: 'what was drawn' | 'that it was drawn' | 'where it goes' }
  /** How many of a kind are still to come. */
  | { readonly is: 'left'; readonly count: number }
  /** What is left when the deal is over. */
  | { readonly is: 'counters'; readonly count: number }
  | { readonly is: 'amount'; readonly amount: number }
  | { readonly is: 'same dealer' | 'next dealer' | 'next round' | 'match over' };

/** What a seat has done on a turn before it is asked what it does next. */
type SeatTurn = 'nothing' | 'dealt' | 'drawn' | 'called' | 'laid' | 'all';

/** Where a tile is drawn from. */
type DrawSource = 'wall' | 'tail' | 'box' | 'dead-wall';

export interface Foreseen {
  /** Every answer, the right one at `right`. */
  readonly outcomes: readonly PredictedOutcome[];
  readonly right: number;
  /** The rules that decide it. */
  readonly rules: readonly RuleId[];
  /** Of tiles that are counted: how many there are, how many the reader holds, and how many are seen elsewhere. */
  readonly counted?: { readonly copies: number; readonly inHand: number; readonly visible: number };
  /** Of what somebody does: what that seat has done on this turn already. */
  readonly done?: SeatTurn;
}

/** What happened in the frames of a step, and what lies before it. */
export interface Happening {
  readonly ruleset: Ruleset;
  readonly frames: readonly Frame[];
  /** The step's first frame and its last. */
  readonly from: number;
  readonly to: number;
}

/** @param step of the script, from 1 */
export function happeningAt({ compiled, ruleset }: PlayedScene, step: number): Happening | null {
  const at = compiled.steps[step - 1];
  return at ? { ruleset, frames: compiled.frames, from: at.from, to: at.to } : null;
}

/** The step's events, each with the table before it. */
function* eventsIn({ frames, from, to }: Happening): Generator<{
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

/** The answer to one of these questions; null where nothing of the kind happens at the step. */
export function foreseen(kind: PredictionKind, happening: Happening): Foreseen | null {
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
): Foreseen => ({
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

/** Whether a seat draws, and what, or discards, or neither because the deal is over. */
function whatIsDone(happening: Happening): Foreseen | null {
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

/** Nobody has discarded yet: the dealer is about to begin. */
const isOpening = ({ seats }: Table): boolean => seats.every(({ discards }) => discards === 0);

/** What somebody has done who is about to discard. */
function doneBefore({ stage }: Table): SeatTurn {
  if (stage.phase !== 'deciding') return 'drawn';
  if (stage.drew === null) return 'called';
  return stage.drew.by === 'deal' ? 'dealt' : 'drawn';
}

/** By which rule somebody discards who might as well have been about to draw. */
function ruleOfDiscard({ stage }: Table, flow: Flow): RuleId {
  if (stage.phase !== 'deciding') return flow.draws;
  if (stage.drew === null) return flow.called;
  return stage.drew.by === 'deal' ? flow.opens : flow.draws;
}

/** Which tile somebody draws: of those at the ends of the wall, and in the box where there is one. */
function whichTile(happening: Happening): Foreseen | null {
  const { flow, supplement } = happening.ruleset;
  for (const { event, before } of eventsIn(happening)) {
    if (event.type !== 'drew') continue;
    const tiles = drawable(before, supplement.from);
    const source = event.from === 'box' && supplement.from === 'dead-wall' ? 'dead-wall' : event.from;
    const outcomes: PredictedOutcome[] = [...tiles, { is: 'no tile' }];
    const right = tiles.findIndex(({ tile, from }) => tile === event.tile && from === source);
    // Where two of them are alike, knowing where it comes from makes no difference.
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
    ...(left(wall) > 0 ? at('wall', wall.order[wall.next]) : []),
    ...(left(wall) > 1 ? at('tail', wall.order[wall.end - 1]) : []),
    ...(box && left(box) > 0
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

/** What the others learn of a tile that somebody draws, or of a kong that somebody declares from the hand. */
function whatIsSeen(happening: Happening): Foreseen | null {
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

/** As many of a kind as there can be, and one more for whoever thinks so. */
const MOST_LEFT = 4;

/**
 * How many of a kind are still to come, as far as the scene's reader can see.
 * @param table before the step
 */
export function stillToCome(tile: Kind, table: Table, seat: Seat | null, ruleset: Ruleset): Foreseen {
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

/** How often this tile lies where the reader sees it. */
function copiesSeen(tile: Kind, table: Table, seat: Seat | null, ruleset: Ruleset): number {
  const view = seenBy(ruleset, table, seat);
  return SEATS.reduce<number>((sum, each) => {
    const { concealed, melds, bonus, river } = view.seats[each];
    return sum + copiesOf([...concealed, ...melds.flatMap(({ tiles }) => tiles), ...bonus, ...river], tile);
  }, 0);
}
