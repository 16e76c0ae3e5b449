/** What the rules tell of a kind of question before it is answered, and what draws that, where a page has brought neither. */
import type { AnyAsker } from './asker.ts';

const sights = import.meta.glob<{ readonly see: Sight }>('./concepts/*/see.ts');
const drawings = import.meta.glob<{ readonly drawing: Drawing }>('./concepts/*/drawing.ts');

/** What the rules tell of a kind of question before it is answered. */
export type Sight = NonNullable<AnyAsker['see']>;

/** Loads what draws that. */
export type Drawing = () => Promise<unknown>;

/** Loads what the rules tell of a kind of question; null where that is nothing. */
export async function loadSight(id: string): Promise<Sight | null> {
  return (await sights[`./concepts/${id}/see.ts`]?.())?.see ?? null;
}

/** What loads what draws that; null where its view draws all of it. */
export async function loadDrawing(id: string): Promise<Drawing | null> {
  return (await drawings[`./concepts/${id}/drawing.ts`]?.())?.drawing ?? null;
}
