/** How the kinds of question look: every folder of concepts/ has a view. A page loads only its own. */
import type { AnyAsker } from './asker.ts';

const views = import.meta.glob<QuestionView>('./concepts/*/view.tsx');

/** How a kind of question is looked at and answered: all that the first one needs. */
export type QuestionView = Pick<AnyAsker, 'View' | 'rulesTold'>;

/** Loads it without what makes and proves questions. @throws RangeError for a name that is no folder */
export async function loadView(id: string): Promise<QuestionView> {
  const load = views[`./concepts/${id}/view.tsx`];
  if (!load) throw new RangeError(`there is no concept "${id}"; there are: ${Object.keys(views).join(', ')}`);
  return load();
}
