/** How the kinds of question look: every folder of concepts/ has a view. */
import type { AnyAsker } from './asker.ts';

const views = import.meta.glob<QuestionView>('./concepts/*/view.tsx', { eager: true });

/** How a kind of question is looked at and answered: all that the first one needs. */
export type QuestionView = Pick<AnyAsker, 'View' | 'rulesTold'>;

/** It, without what makes and proves questions. @throws RangeError for a name that is no folder */
export function viewOf(id: string): QuestionView {
  const view = views[`./concepts/${id}/view.tsx`];
  if (!view) throw new RangeError(`there is no concept "${id}"; there are: ${Object.keys(views).join(', ')}`);
  return view;
}
