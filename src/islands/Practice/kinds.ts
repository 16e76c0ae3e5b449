/** Kinds of question as they are made and looked at, each loaded by itself: what proves their answers comes later. */
import { loadConcept } from '../../puzzles/registry.ts';
import type { AnyAsker } from './asker.ts';
import { type Drawing, loadDrawing, loadSight } from './sights.ts';
import { loadView } from './views.ts';

/** A kind of question, as it is made and looked at. */
export interface AnyKind extends Pick<AnyAsker, 'ask' | 'concept' | 'View' | 'rulesTold' | 'see'> {
  /** Loads what draws it where no page has drawn it before. */
  readonly drawing?: Drawing;
}

/** Loads a kind of question. @throws RangeError for a name that is none */
export async function loadKind(id: string): Promise<AnyKind> {
  const [concept, { View, rulesTold }, see, drawing] = await Promise.all([
    loadConcept(id),
    loadView(id),
    loadSight(id),
    loadDrawing(id),
  ]);
  return {
    concept,
    View,
    ...(rulesTold && { rulesTold }),
    ...(see && { see }),
    ...(drawing && { drawing }),
  };
}
