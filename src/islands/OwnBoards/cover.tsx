/** Cover for boards that must load the rules first; shown until the reader wants them. */
import { cover } from '#i18n/cover.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { Cover } from '../../ui/Cover/Cover.tsx';
import { handToShow } from './HandRow.tsx';
import type { OwnBoardsContent, OwnBoardsProps } from './props.ts';
import { rowRequestOf } from './question-row.ts';

/**
 * Builds the cover.
 * @throws LessonError if the text is not a hand of this game's tiles
 */
export async function coverOf(query: URLSearchParams, props: OwnBoardsProps): Promise<OwnBoardsContent> {
  const [hand, { kind, count }] = [query.get('hand'), rowRequestOf(query)];
  const { ask: title, how } = practiceQuestion.concepts[query.get('ask') ?? kind] ?? {};
  const draw = hand === null ? null : handToShow(hand, props);
  return (onBegin) => (
    <Cover
      title={title}
      lead={draw ? how : cover.row(count)}
      begins="questions"
      faceDown={draw === null}
      onBegin={onBegin}
    >
      {draw?.()}
    </Cover>
  );
}
