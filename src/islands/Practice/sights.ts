/** What the rules tell of a kind of question before it is answered, where a page has not brought it. */
import type { AnyAsker } from './asker.ts';

const sights = import.meta.glob<Sight>('./concepts/*/see.ts');

/** What the rules tell of a kind of question before it is answered. */
export interface Sight {
  readonly see: NonNullable<AnyAsker['see']>;
  /** Loads what draws it where no page has drawn it before. */
  readonly drawing?: () => Promise<unknown>;
}

/** Loads what the rules tell of a kind of question; null where that is nothing. */
export async function loadSight(id: string): Promise<Sight | null> {
  return (await sights[`./concepts/${id}/see.ts`]?.()) ?? null;
}
