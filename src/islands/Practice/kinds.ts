/** Kinds of question as they are made and looked at, each loaded by itself: what proves their answers comes later. */
import { loadConcept } from '../../puzzles/registry.ts';
import type { AnyAsker } from './asker.ts';
import { loadSight } from './sights.ts';
import { viewOf } from './views.ts';

/** A kind of question, as it is made and looked at. */
export type AnyKind = Pick<AnyAsker, 'ask' | 'concept' | 'View' | 'rulesTold' | 'see'>;

/** Loads a kind of question. @throws RangeError for a name that is none */
export async function loadKind(id: string): Promise<AnyKind> {
  const { View, rulesTold } = viewOf(id);
  const [concept, see] = await Promise.all([loadConcept(id), loadSight(id)]);
  return { concept, View, ...(rulesTold && { rulesTold }), ...(see && { see }) };
}
