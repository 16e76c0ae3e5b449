/** Builds boards from a frame's link: one question about a written hand, or a row of dealt questions. */
import { Show } from 'solid-js';
import { ownBoards } from '#i18n/own-boards.ts';
import { dataAt } from '../../storage/fetch-json.ts';
import { Slip } from '../../ui/Slip.tsx';
import { Drill } from '../Drill/Drill.tsx';
import type { DrillRules } from '../Drill/props.ts';
import { NOTHING, type PracticeBook } from '../Practice/practice-book.ts';
import type { OwnBoardsContent, OwnBoardsProps } from './props.ts';
import { isPrebuilt, PLAINEST, type QuestionRow, type RowRequest, rowRequestOf } from './question-row.ts';

/**
 * Builds the boards a link asks for.
 * @param query `hand=123m…&ask=waits`, or the settings of dealt questions (see `rowRequestOf`)
 * @throws LessonError if the question cannot be asked about the hand
 * @throws if the game's rules cannot be fetched
 */
export async function boardsOf(query: URLSearchParams, props: OwnBoardsProps): Promise<OwnBoardsContent> {
  const [hand, ask] = [query.get('hand'), query.get('ask')];
  if (hand === null || ask === null) return loadBoard(await inARow(query, props), props);
  const { writtenRow } = await import('./written-question.ts');
  return loadBoard(await writtenRow(hand, ask, props), props);
}

/** Deals a row of questions. If the game lacks the requested kind, uses another and says so. */
async function inARow(query: URLSearchParams, props: OwnBoardsProps): Promise<QuestionRow> {
  const { kinds, title } = props;
  const wished = rowRequestOf(query);
  const has = kinds.includes(wished.kind);
  const wish = has ? wished : { ...wished, kind: kinds.includes(PLAINEST) ? PLAINEST : (kinds[0] ?? '') };
  const amended = has ? null : ownBoards.noKind(wished.kind, title, kinds);
  // A downloaded frame file lacks some prebuilt questions, but can deal them itself.
  const brought = isPrebuilt(wish) ? await broughtBy(wish, amended, props) : null;
  return brought ?? (await import('./deal-questions.ts')).dealtRow(wish, amended, props);
}

/**
 * Loads prebuilt questions.
 * @returns null if they cannot be fetched
 */
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

/** Loads everything needed to draw the first board. */
async function loadBoard(row: QuestionRow, props: OwnBoardsProps): Promise<OwnBoardsContent> {
  const { rules } = props;
  const { kind, view, questions, facts, seen, words = props.words, amended, judged } = row;
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
  return () => (
    <>
      <Show when={amended}>{(text) => <Slip kind="note" head={text()} />}</Show>
      <Drill
        {...book}
        ruleset={props.game}
        name={null}
        alone
        rulebook={props.rulebook}
        more={`${props.practice}${kind}/`}
        boards={boards}
        loaded={loaded}
      />
    </>
  );
}

/** Fetches the rule texts; on failure rules are named by their ids. */
const bookAt = (address: string): Promise<PracticeBook> =>
  (dataAt(address) as Promise<PracticeBook>).catch(() => NOTHING);
