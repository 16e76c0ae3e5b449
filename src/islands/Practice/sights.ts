/** What the rules tell of a kind of question before it is answered. */
import type { AnyAsker } from './asker.ts';

const sights = import.meta.glob<{ readonly see: Sight }>('./concepts/*/see.ts');

export type Sight = NonNullable<AnyAsker['see']>;

/** Loads what the rules tell of a kind of question; null where that is nothing. */
export async function loadSight(id: string): Promise<Sight | null> {
  return (await sights[`./concepts/${id}/see.ts`]?.())?.see ?? null;
}
