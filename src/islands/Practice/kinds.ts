/**
 * The kinds of question that can be asked: every folder of concepts/. A page loads only its own, and of each what it needs:
 * how it looks is there at once, what deals it comes with the first question that is dealt, what proves it with the first
 * answer.
 */
import type { GeneratorContext, Prompt } from '../../puzzles/question.ts';
import { loadConcept } from '../../puzzles/registry.ts';
import { type QuestionKind, type QuestionView, type ShownKind, seenOf } from './question-kind.ts';

const views = import.meta.glob<QuestionView>('./concepts/*/view.tsx', { eager: true });
const previews = import.meta.glob<Required<Pick<ShownKind, 'see'>>>('./concepts/*/see.ts');
const proofs = import.meta.glob<Pick<QuestionKind, 'prove'>>('./concepts/*/prove.ts');

/** Their names, in alphabetical order. */
export const kindIds: readonly string[] = Object.keys(views)
  .map((path) => path.split('/')[2] ?? '')
  .sort();

const unknown = (id: string): RangeError =>
  new RangeError(`there is no kind of question "${id}"; there are: ${kindIds.join(', ')}`);

/** @throws RangeError for a name that is no folder */
export function viewOf(id: string): QuestionView {
  const view = views[`./concepts/${id}/view.tsx`];
  if (!view) throw unknown(id);
  return view;
}

/** Loads what the rules tell of a kind of question before it is answered; null where that is nothing. */
export const loadPreview = async (id: string): Promise<ShownKind['see'] | null> =>
  (await previews[`./concepts/${id}/see.ts`]?.())?.see ?? null;

/** Loads a kind of question as it is dealt and looked at. @throws RangeError for a name that is no folder */
export async function loadShownKind(id: string): Promise<ShownKind> {
  const { View, statedRules } = viewOf(id);
  const [concept, see] = await Promise.all([loadConcept(id), loadPreview(id)]);
  return { concept, View, statedRules, ...(see && { see }) };
}

/** The same, with what proves its answers. @throws RangeError for a name that is no folder */
export async function loadKind(id: string): Promise<QuestionKind> {
  const load = proofs[`./concepts/${id}/prove.ts`];
  if (!load) throw unknown(id);
  const [kind, { prove }] = await Promise.all([loadShownKind(id), load()]);
  return { ...kind, prove };
}

/** What the rules tell of a question before it is answered, in the game's words; null where that is nothing. */
export function previewOf(kind: Pick<ShownKind, 'see'>, put: Prompt, generator: GeneratorContext): unknown {
  return seenOf(kind, put, { generator });
}
