/** Boards out of a frame's address: a question about a written hand, or so many dealt in a row. */
import type { Game } from '../../engine/ruleset.ts';
import type { Concept, Grade, Question, Room } from '../../puzzles/question.ts';
import { conceptsOf } from '../../puzzles/registry.ts';
import { roomOf } from '../../puzzles/room.ts';
import { series } from '../../puzzles/series.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { writtenBoard } from '../../scenes/board.ts';
import { LessonError } from '../../scenes/error.ts';
import { readHand } from '../../scenes/judged.ts';
import { groupsOf } from '../../staging/groups.ts';
import { dataAt } from '../../store/data.ts';
import { ownBoardsWordsIn } from '../../words/own-boards.ts';
import { loadAsker } from '../Practice/askers.ts';
import type { PracticeBook } from '../Practice/props.ts';
import type { Made, OwnBoardsProps } from './props.ts';

/** How many questions a drill has where nothing is said, and at most. */
const COUNT = 5;
const MOST = 20;
/** Where a hand is written, for its author. */
const PLACE = { file: '', line: 1 };
const NO_BOOK: PracticeBook = { book: {}, lessons: {} };

/**
 * @param fragment `hand=123m…&ask=waits`, or `of=waits&seed=heron&grade=2&rules=a,b&count=5`
 * @throws where the game's rules cannot be fetched
 */
export async function madeOf(fragment: string, props: OwnBoardsProps): Promise<Made> {
  const asked = new URLSearchParams(fragment);
  const [game, book] = await Promise.all([
    loadGame(props.game),
    (dataAt(props.rules) as Promise<PracticeBook>).catch(() => NO_BOOK),
  ]);
  const room = roomOf(game);
  const hand = asked.get('hand');
  const ask = asked.get('ask');
  try {
    if (hand !== null && ask === null) {
      readHand({ tiles: hand }, room.ruleset, PLACE);
      return { is: 'hand', groups: groupsOf(hand, room.ruleset.direction) };
    }
    const concepts = await conceptsOf(room.ruleset);
    const made =
      hand === null || ask === null
        ? dealt(asked, concepts, room, props)
        : { questions: [writtenBoard({ kind: ask, hand }, { concepts, room }, PLACE)], amended: null };
    return { is: 'boards', ...(await boardsOf(made, game)), book };
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    return { is: 'fault', what: error.what, hint: error.hint };
  }
}

interface Questions {
  readonly questions: readonly Question[];
  readonly amended: string | null;
}

/** Questions in a row; of what cannot be had another kind, or any rule. */
function dealt(
  asked: URLSearchParams,
  concepts: ReadonlyMap<string, Concept>,
  room: Room,
  { lang, title }: OwnBoardsProps,
): Questions {
  const say = ownBoardsWordsIn(lang);
  const of = asked.get('of') ?? '';
  const kind = concepts.has(of) ? of : concepts.has('win') ? 'win' : ([...concepts.keys()][0] ?? '');
  const concept = concepts.get(kind);
  if (!concept) return { questions: [], amended: null };
  const rules = (asked.get('rules') ?? '').split(',').filter(Boolean);
  const grade = (Number(asked.get('grade')) || 1) as Grade;
  const count = Math.min(MOST, Math.max(1, Number(asked.get('count')) || COUNT));
  const asking = {
    concept: kind,
    ruleset: room.ruleset.id,
    chosen: {},
    under: 'ordinary',
    seed: asked.get('seed') ?? 'a',
    number: 0,
    grade,
    without: [],
  };
  const take = (by: readonly string[]): Question[] => {
    const next = series(concept, room, { ...asking, rules: by });
    return Array.from({ length: count }, () => next.next().value);
  };
  const noKind = of === kind || of === '' ? null : say.noKind(of, title, [...concepts.keys()]);
  try {
    return { questions: take(rules), amended: noKind };
  } catch (error) {
    // No question of this kind turns on these rules.
    if (!(error instanceof RangeError) || rules.length === 0) throw error;
    return { questions: take([]), amended: say.noRules(rules) };
  }
}

async function boardsOf({ questions, amended }: Questions, game: Game) {
  const [first] = questions;
  const kind = first?.asking.concept ?? '';
  const asker = await loadAsker(kind);
  return {
    boards: questions.map((question) => ({ question, ask: null, remark: '' })),
    loaded: { game, askers: new Map([[kind, asker]]) },
    kind,
    amended,
  };
}
