/** Boards out of a frame's address: a question about a written hand, or so many dealt in a row. */
import { bareRoom } from '../../puzzles/blank.ts';
import type { Room } from '../../puzzles/question.ts';
import { rulesetOf } from '../../rulesets/choose.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { askedBoard, unwritable } from '../../scenes/asked-board.ts';
import type { Reader } from '../../scenes/board-claim.ts';
import { NOWHERE } from '../../scenes/error.ts';
import { dataAt } from '../../store/data.ts';
import { wholeSheet } from '../../store/sheet.ts';
import { bonusDrawingsFor } from '../../views/Tile/drawn.ts';
import { Drill } from '../Drill/Drill.tsx';
import type { Judged } from '../Drill/desk.ts';
import type { Loaded } from '../Drill/props.ts';
import { factsOf } from '../Practice/facts.ts';
import { numbersListed } from '../Practice/listed.ts';
import { NOTHING, type PracticeBook } from '../Practice/props.ts';
import { kindCalled, PLAINEST, type Row } from './kinds.ts';
import type { Made, OwnBoardsProps } from './props.ts';

/** How each kind of question is written down. A frame loads its own. */
const readers = import.meta.glob<{ readonly read: Reader }>('../../scenes/boards/*.ts');
const readerPath = (kind: string): string => `../../scenes/boards/${kind}.ts`;
const writable = Object.keys(readers).map((path) => /([\w-]+)\.ts$/.exec(path)?.[1] ?? '');

/**
 * @param asked `hand=123m…&ask=waits`, or `of=waits&seed=heron&grade=2&rules=a,b&count=5`
 * @throws LessonError where the hand cannot be asked about
 * @throws where the game's rules cannot be fetched
 */
export function boardsOf(asked: URLSearchParams, props: OwnBoardsProps): Promise<Made> {
  const [hand, ask] = [asked.get('hand'), asked.get('ask')];
  return hand === null || ask === null ? dealt(asked, props) : written(hand, ask, props);
}

/** A question about a hand: which rules decide it is found with its answer. */
async function written(hand: string, ask: string, props: OwnBoardsProps): Promise<Made> {
  const [game, kind, reader] = await Promise.all([
    loadGame(props.game),
    kindCalled(ask),
    readers[readerPath(ask)]?.(),
  ]);
  const room = bareRoom(rulesetOf(game));
  if (!reader || !kind?.concept.has(room.ruleset)) throw unwritable(ask, writable, NOWHERE);
  const { concept } = kind;
  const question = askedBoard({ kind: ask, hand }, { concept, read: reader.read, room }, NOWHERE);
  const judged = async () => (await import('./dealing.ts')).judgedWhole(question, concept, game);
  return shown({ kind, questions: [question], amended: null }, { room, judged }, props);
}

async function dealt(asked: URLSearchParams, props: OwnBoardsProps): Promise<Made> {
  const wished = asked.get('of') || PLAINEST;
  const parts = [loadGame(props.game), kindCalled(wished), import('./dealing.ts')] as const;
  const [game, kind, { dealtRow, judgedIn }] = await Promise.all(parts);
  const judged = judgedIn(game);
  const room = judged.rooms();
  return shown(await dealtRow(asked, wished, kind, room, props), { room, judged: () => judged }, props);
}

/** What questions are made with, and what their answers will be judged with. */
interface Judging {
  readonly room: Room;
  readonly judged: () => Judged | Promise<Judged>;
}

/** Everything that must be there before the first of them is drawn. */
async function shown(
  { kind: { id, view, sight }, questions, amended }: Row,
  { room, judged }: Judging,
  { lang, rules }: OwnBoardsProps,
): Promise<Made> {
  const { ruleset } = room;
  const facts = factsOf(ruleset);
  const told = questions.flatMap(({ asked }) => view.rulesTold?.(asked, facts) ?? []);
  const [book, seen] = await Promise.all([
    told.length > 0 ? bookAt(rules) : NOTHING,
    sight ? import('./seeing.ts').then(({ seeing }) => seeing(sight, room, lang)) : () => null,
    sight?.drawing && Promise.all([sight.drawing(), wholeSheet()]),
    bonusDrawingsFor(numbersListed(questions.map(({ asked }) => asked))),
  ]);
  const loaded: Loaded = {
    rules: () => ruleset,
    views: new Map([[id, view.View]]),
    seen,
    desk: null,
    loadDesk: async () => {
      const desk = [import('../Drill/desk.ts'), bookAt(rules), judged(), wholeSheet()] as const;
      const [{ deskOf }, all, judging] = await Promise.all(desk);
      return deskOf([id], lang, all, judging);
    },
  };
  const boards = questions.map((question) => ({ question, ask: null, remark: '' }));
  return { is: 'boards', Drill, boards, loaded, book, kind: id, amended };
}

/** Rules whose words cannot be had are called by their ids. */
const bookAt = (address: string): Promise<PracticeBook> =>
  (dataAt(address) as Promise<PracticeBook>).catch(() => NOTHING);
