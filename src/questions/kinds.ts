/** Loads question kinds, each from its folder. A page loads only the kinds it asks. */

import type { BoardForm } from './boards/board-form.ts';
import type { QuestionKind } from './kind.ts';
import { conceptIds, loadConcept } from './registry.ts';

const views = import.meta.glob<Pick<QuestionKind, 'View'>>('./*/view.tsx');
const proofs = import.meta.glob<Pick<QuestionKind, 'prove'>>('./*/prove.ts');

const boards = import.meta.glob<{ readonly default: BoardForm }>('./*/board.ts');

/**
 * Loads a kind of question.
 * @throws RangeError for an unknown kind
 */
export async function loadKind(id: string): Promise<QuestionKind> {
  const [view, proof] = [views[`./${id}/view.tsx`], proofs[`./${id}/prove.ts`]];
  if (!view || !proof) {
    throw new RangeError(`there is no kind of question "${id}"; there are: ${conceptIds.join(', ')}`);
  }
  const [concept, { View }, { prove }] = await Promise.all([loadConcept(id), view(), proof()]);
  return { concept, View, prove };
}

/** Loads how an author writes a board of this kind; null for a kind that nobody can write. */
export const loadBoard = async (id: string): Promise<BoardForm | null> =>
  (await boards[`./${id}/board.ts`]?.())?.default ?? null;
