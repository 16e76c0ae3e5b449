/** Boards out of a frame's address: a question about a written hand, or so many dealt in a row. */
import { ownBoards } from '#i18n/own-boards.ts';
import { dataAt } from '../../storage/data.ts';
import { Drill } from '../Drill/Drill.tsx';
import type { DrillRules } from '../Drill/props.ts';
import { NOTHING, type PracticeBook } from '../Practice/props.ts';
import type { OwnBoardsContent, OwnBoardsProps } from './props.ts';
import { isPrebuilt, PLAINEST, type QuestionRow, type RowRequest, rowRequestOf } from './question-row.ts';

/**
 * @param query `hand=123m…&ask=waits`, or what dealt questions are wished for by
 * @throws LessonError where the hand cannot be asked about
 * @throws where the game's rules cannot be fetched
 */
export async function boardsOf(query: URLSearchParams, props: OwnBoardsProps): Promise<OwnBoardsContent> {
  const [hand, ask] = [query.get('hand'), query.get('ask')];
  if (hand === null || ask === null) return shown(await inARow(query, props), props);
  const { writtenRow } = await import('./written-question.ts');
  return shown(await writtenRow(hand, ask, props), props);
}

/** Questions of a kind; of what the game does not have another one. */
async function inARow(query: URLSearchParams, props: OwnBoardsProps): Promise<QuestionRow> {
  const { kinds, title } = props;
  const wished = rowRequestOf(query);
  const has = kinds.includes(wished.kind);
  const wish = has ? wished : { ...wished, kind: kinds.includes(PLAINEST) ? PLAINEST : (kinds[0] ?? '') };
  const amended = has ? null : ownBoards.noKind(wished.kind, title, kinds);
  // A file that holds this frame has not all that the build has dealt, but can deal it.
  const brought = isPrebuilt(wish) ? await broughtBy(wish, amended, props) : null;
  return brought ?? (await import('./deal-questions.ts')).dealtRow(wish, amended, props);
}

/** @returns null where what the build has dealt cannot be had */
async function broughtBy(
  wish: RowRequest,
  amended: string | null,
  props: OwnBoardsProps,
): Promise<QuestionRow | null> {
  try {
    return await (await import('./dealt-by-build.ts')).broughtRow(wish, amended, props);
  } catch {
    return null;
  }
}

/** Everything that must be there before the first of them is drawn. */
async function shown(row: QuestionRow, { rules, words: brought }: OwnBoardsProps): Promise<OwnBoardsContent> {
  const { kind, view, questions, facts, seen, words = brought, amended, judged } = row;
  const ruleIds = questions.flatMap(({ subject }) => view.statedRules?.(subject, facts) ?? []);
  const book = ruleIds.every((id) => id in words.book) ? words : await bookAt(rules);
  const loaded: DrillRules = {
    facts: () => facts,
    views: new Map([[kind, view.View]]),
    seen,
    desk: null,
    loadDesk: async () => {
      const desk = [import('../Drill/grading.ts'), bookAt(rules), judged()] as const;
      const [{ deskOf }, all, judging] = await Promise.all(desk);
      return deskOf([kind], all, judging);
    },
  };
  const boards = questions.map((question) => ({ question, ask: null, remark: '' }));
  return { is: 'boards', Drill, boards, loaded, book, kind, amended };
}

/** Rules whose words cannot be had are called by their ids. */
const bookAt = (address: string): Promise<PracticeBook> =>
  (dataAt(address) as Promise<PracticeBook>).catch(() => NOTHING);
