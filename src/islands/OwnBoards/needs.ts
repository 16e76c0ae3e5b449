/** Decides whether a link can be shown at once or needs the rules first. */
import type { BoardReader } from '../../scenes/boards/board-claim.ts';
import type { OwnBoardsProps } from './props.ts';
import { isPrebuilt, rowRequestOf } from './question-row.ts';

/** Readers of written hands that need no rules, by question kind. A frame loads only its own. */
const readers = import.meta.glob<{ readonly read: BoardReader }>('../../scenes/boards/*.ts');

/** Loader of a kind's reader; undefined if that kind needs the rules. */
export const readerOf = (kind: string): (() => Promise<{ readonly read: BoardReader }>) | undefined =>
  readers[`../../scenes/boards/${kind}.ts`];

/**
 * True if boards need so much code that a cover should ask first, which spares readers who pass by. False for kinds the
 * game lacks: that is reported at once.
 */
export function needsMuch(query: URLSearchParams, { kinds }: OwnBoardsProps): boolean {
  const ask = query.get('ask');
  if (query.has('hand') && ask !== null) return kinds.includes(ask) && readerOf(ask) === undefined;
  const wish = rowRequestOf(query);
  return kinds.includes(wish.kind) && !isPrebuilt(wish);
}
