/** Questions dealt in a row, and which rules decide one: what a written hand needs only with its first answer. */
import type { Game } from '../../engine/game.ts';
import { questionOf } from '../../puzzles/make.ts';
import type { Concept, Grade, Question, Room } from '../../puzzles/question.ts';
import { conceptsOf } from '../../puzzles/registry.ts';
import { roomsOf } from '../../puzzles/room.ts';
import { series } from '../../puzzles/series.ts';
import { ownBoardsWordsIn } from '../../words/own-boards.ts';
import type { Judged } from '../Drill/desk.ts';
import { type Kind, kindCalled, PLAINEST, type Row } from './kinds.ts';
import type { OwnBoardsProps } from './props.ts';

/** How many questions a drill has where nothing is said, and at most. */
const COUNT = 5;
const MOST = 20;

/** What questions that were dealt are judged with. */
export const judgedIn = (game: Game): Judged => ({ rooms: roomsOf(game), whole: (question) => question });

/** What a question is judged with of which it is not known yet which rules decide it. */
export function judgedWhole(asked: Question, concept: Concept, game: Game): Judged {
  const rooms = roomsOf(game);
  const whole = questionOf(concept, rooms(), asked.asking, asked.asked);
  return { rooms, whole: () => whole };
}

/** Questions of a kind; of what the game does not have another one. */
export async function dealtRow(
  asked: URLSearchParams,
  wished: string,
  kind: Kind | null,
  room: Room,
  props: OwnBoardsProps,
): Promise<Row> {
  return kind?.concept.has(room.ruleset)
    ? dealt(asked, kind, room, props)
    : another(asked, wished, room, props);
}

/** Questions of another kind, where the game does not have what was wished for. */
async function another(
  asked: URLSearchParams,
  wished: string,
  room: Room,
  props: OwnBoardsProps,
): Promise<Row> {
  const has = [...(await conceptsOf(room.ruleset)).keys()];
  const kind = await kindCalled(has.includes(PLAINEST) ? PLAINEST : (has[0] ?? ''));
  if (!kind) throw new Error(`nothing can be asked of ${props.game}`);
  const row = dealt(asked, kind, room, props);
  return { ...row, amended: ownBoardsWordsIn(props.lang).noKind(wished, props.title, has) };
}

/** Questions dealt in a row; where none turns on these rules, on any. */
function dealt(asked: URLSearchParams, kind: Kind, room: Room, { lang }: OwnBoardsProps): Row {
  const rules = (asked.get('rules') ?? '').split(',').filter(Boolean);
  const grade = (Number(asked.get('grade')) || 1) as Grade;
  const count = Math.min(MOST, Math.max(1, Number(asked.get('count')) || COUNT));
  const asking = {
    concept: kind.id,
    ruleset: room.ruleset.id,
    chosen: {},
    under: 'ordinary',
    seed: asked.get('seed') ?? 'a',
    number: 0,
    grade,
    without: [],
  };
  const take = (by: readonly string[]): Question[] => {
    const next = series(kind.concept, room, { ...asking, rules: by });
    return Array.from({ length: count }, () => next.next().value);
  };
  try {
    return { kind, questions: take(rules), amended: null };
  } catch (error) {
    // No question of this kind turns on these rules.
    if (!(error instanceof RangeError) || rules.length === 0) throw error;
    return { kind, questions: take([]), amended: ownBoardsWordsIn(lang).noRules(rules) };
  }
}
