/** What of an address can be put as it is, and what needs the rules before it can. */
import type { BoardReader } from '../../scenes/board-claim.ts';
import type { OwnBoardsProps } from './props.ts';
import { isPrebuilt, rowRequestOf } from './question-row.ts';

/** How each kind of question about a hand is written down that needs no rules for it. A frame loads its own. */
const readers = import.meta.glob<{ readonly read: BoardReader }>('../../scenes/boards/*.ts');

/** What loads how a kind of question is read; undefined where only the rules can tell what is asked. */
export const readerOf = (kind: string): (() => Promise<{ readonly read: BoardReader }>) | undefined =>
  readers[`../../scenes/boards/${kind}.ts`];

/**
 * Whether boards need so much that a cover should ask first: a page around loads nothing of it for readers who pass by.
 * What the game does not ask is told at once.
 */
export function needsMuch(query: URLSearchParams, { kinds }: OwnBoardsProps): boolean {
  const ask = query.get('ask');
  if (query.has('hand') && ask !== null) return kinds.includes(ask) && readerOf(ask) === undefined;
  const wish = rowRequestOf(query);
  return kinds.includes(wish.kind) && !isPrebuilt(wish);
}
