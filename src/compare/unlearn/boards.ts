/** Reads content/<game>/boards.yaml: hands and tables of a game on which a habit of another game may be wrong. */
import { createRandom } from '../../engine/random.ts';
import { bySeat, distance, type Seat } from '../../engine/seats.ts';
import { type Kind, sortTiles } from '../../engine/tiles.ts';
import { parseSeat } from '../../notation/seats.ts';
import { parseTiles } from '../../notation/tiles.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { type ReadByRules, wholeHand } from '../../questions/boards/board-claim.ts';
import { BOARD_FORMS } from '../../questions/boards/forms.ts';
import type { TriedAction } from '../../questions/may/attempt.ts';
import type { WinOffer } from '../../questions/pass/rules.ts';
import { amongOthers, type WonHand } from '../../questions/pays/rules.ts';
import { compileScene } from '../../scenes/compile.ts';
import { sceneOf } from '../../scenes/parsing/parse.ts';
import {
  fail,
  fieldsOf,
  isList,
  itemsOf,
  placeOf,
  readYaml,
  type Source,
  textOf,
} from '../../scenes/parsing/source.ts';
import { parseAt } from '../../scenes/read-hand.ts';
import { FOLLOWS, sequels, type TriedSequel } from './follows.ts';
import { PAYS_KIND, type SettledHand, settlementQuestions } from './settlement.ts';

/** A board of a game, whatever game its reader knows already. */
export interface UnlearnBoard {
  /** Ids of the questions in compare.yaml that the board may be asked for. */
  readonly rows: readonly string[];
  /** The kind of question: one of practice, `pays` or `follows`. */
  readonly kind: string;
  /** The board's text, the seed by which its choices are shuffled. */
  readonly id: string;
  readonly subject: unknown;
}

const FIELDS = [
  'rows',
  'kind',
  'about',
  'hand',
  'seat',
  'river',
  'passed',
  'others',
  'given',
  'deal',
  'script',
  'expect',
  'try',
] as const;

type Fields = Partial<Record<(typeof FIELDS)[number], Source>>;

/** Number of recent events told beside a table. */
const EVENTS_SHOWN = 5;

/**
 * Reads the boards of a game. The rules of each table are played up to its moment.
 * @param generator the game
 * @throws LessonError with the line of the board that cannot be read or played
 */
export const parseBoards = (text: string, file: string, generator: GeneratorContext): UnlearnBoard[] =>
  itemsOf(readYaml(text, file), 'a list of boards').map((source) => parseBoard(source, generator));

function parseBoard(source: Source, generator: GeneratorContext): UnlearnBoard {
  const fields = fieldsOf(source, 'a board', FIELDS);
  const { rows, kind: kindField } = fields;
  if (!rows || !kindField)
    throw fail(source, 'the board has no rows or no kind', 'Write “rows:” and “kind:”.');
  const kind = textOf(kindField, 'the kind');
  const text = (field: Source | undefined): string | undefined => field && textOf(field, 'a field');
  const [hand, tried, river] = [fields.hand, fields.try, fields.river].map(text);
  const board: ReadByRules = {
    kind,
    hand,
    seat: fields.seat && seatOf(fields.seat),
    river,
    try: tried,
    moment: fields.script && momentOf(source, fields, generator),
    generator,
    set: generator.ruleset,
    place: placeOf(source),
  };
  return {
    rows: isList(rows) ? itemsOf(rows, 'rows').map((row) => textOf(row, 'a row')) : [textOf(rows, 'a row')],
    kind,
    id: [kind, hand ?? tried, text(fields.about)].join(' '),
    subject: subjectOf(source, fields, board),
  };
}

const seatOf = (source: Source): Seat =>
  parseAt(placeOf(source), () => parseSeat(textOf(source, 'a seat'), 0));

/** Plays the script. Its last table is the moment of the board. */
function momentOf(source: Source, fields: Fields, { ruleset }: GeneratorContext) {
  const { frames } = compileScene(sceneOf(source, fields, ruleset.id, ''), ruleset);
  const since = frames.flatMap(({ event }) => event ?? []).slice(-EVENTS_SHOWN);
  return { table: (frames.at(-1) ?? frames[0]).table, since };
}

function subjectOf(source: Source, fields: Fields, board: ReadByRules): unknown {
  const { kind } = board;
  if (kind === PAYS_KIND) return settledOf(source, fields, board);
  const form = BOARD_FORMS[kind === FOLLOWS ? 'may' : kind];
  if (!form)
    throw fail(source, `no board is of “${kind}”`, 'It can be: win, pass, may, claim, pays, follows.');
  const subject = form.read(board);
  if (kind === FOLLOWS) {
    return { ...(subject as TriedAction), sequel: aboutOf(source, fields, sequels) } satisfies TriedSequel;
  }
  const { passed } = fields;
  return passed
    ? ({ ...(subject as WinOffer), passed: tilesOf(passed)[0] ?? 0 } satisfies WinOffer)
    : subject;
}

function settledOf(source: Source, fields: Fields, board: ReadByRules): SettledHand {
  const { ruleset } = board.generator;
  const hand = wholeHand(board);
  const { others } = fields;
  const won: WonHand = others
    ? { hand, others: othersOf(others, hand.seat) }
    : amongOthers(hand, ruleset, createRandom('others', board.hand ?? ''));
  return { ...won, matter: aboutOf(source, fields, settlementQuestions), home: ruleset };
}

/** The hands of the three who lost, in the order in which they play after the winner. */
function othersOf(source: Source, winner: Seat): WonHand['others'] {
  const hands = itemsOf(source, 'others').map(tilesOf);
  return bySeat((seat) => (seat === winner ? [] : sortTiles(hands[distance(winner, seat) - 1] ?? [])));
}

const tilesOf = (source: Source): readonly Kind[] =>
  parseAt(placeOf(source), () => parseTiles(textOf(source, 'tiles')));

function aboutOf<T extends string>(source: Source, { about }: Fields, known: readonly T[]): T {
  const text = about && textOf(about, 'about');
  const found = known.find((each) => each === text);
  if (found !== undefined) return found;
  throw fail(
    about ?? source,
    'the board does not say what it is about',
    `Write “about:” and one of: ${known.join(', ')}.`,
  );
}
