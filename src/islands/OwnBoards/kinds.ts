/** The kinds of question that boards ask, each loaded by itself. */
import type { Concept, Question } from '../../puzzles/question.ts';
import { conceptIds, loadConcept } from '../../puzzles/registry.ts';
import { loadSight, type Sight } from '../Practice/sights.ts';
import { loadView, type QuestionView } from '../Practice/views.ts';

/** What is asked where nothing is said, or what the game does not have. */
export const PLAINEST = 'win';

/** A kind of question, as it is made and looked at. */
export interface Kind {
  readonly id: string;
  readonly concept: Concept;
  readonly view: QuestionView;
  readonly sight: Sight | null;
}

/** Loads a kind; null for a name that is none. */
export async function kindCalled(id: string): Promise<Kind | null> {
  if (!conceptIds.includes(id)) return null;
  const [concept, view, sight] = await Promise.all([loadConcept(id), loadView(id), loadSight(id)]);
  return { id, concept, view, sight };
}

/** Questions in a row. */
export interface Row {
  readonly kind: Kind;
  readonly questions: readonly Question[];
  /** What could not be had, and what is there in its place. */
  readonly amended: string | null;
}
