/**
 * Registry of question kinds: one per folder of concepts/. A page loads only the kind it needs, in three parts: the
 * view at once, the generator with the first dealt question, the prover with the first answer.
 */
import type { GeneratorContext, Prompt } from '../../puzzles/question.ts';
import { loadConcept } from '../../puzzles/registry.ts';
import { type QuestionKind, type QuestionView, type ShownKind, seenOf } from './question-kind.ts';

const views = import.meta.glob<QuestionView>('./concepts/*/view.tsx', { eager: true });
const previews = import.meta.glob<Required<Pick<ShownKind, 'see'>>>('./concepts/*/see.ts');
const proofs = import.meta.glob<Pick<QuestionKind, 'prove'>>('./concepts/*/prove.ts');

/** Names of all kinds, sorted. */
export const kindIds: readonly string[] = Object.keys(views)
  .map((path) => path.split('/')[2] ?? '')
  .sort();

const unknown = (id: string): RangeError =>
  new RangeError(`there is no kind of question "${id}"; there are: ${kindIds.join(', ')}`);

/**
 * Returns the view of a kind.
 * @throws RangeError for an unknown kind
 */
export function viewOf(id: string): QuestionView {
  const view = views[`./concepts/${id}/view.tsx`];
  if (!view) throw unknown(id);
  return view;
}

/** Loads a kind's `see` function; null if it has none. */
export const loadPreview = async (id: string): Promise<ShownKind['see'] | null> =>
  (await previews[`./concepts/${id}/see.ts`]?.())?.see ?? null;

/**
 * Loads a kind's generator and view.
 * @throws RangeError for an unknown kind
 */
export async function loadShownKind(id: string): Promise<ShownKind> {
  const { View, statedRules } = viewOf(id);
  const [concept, see] = await Promise.all([loadConcept(id), loadPreview(id)]);
  return { concept, View, statedRules, ...(see && { see }) };
}

/**
 * Loads a kind completely, with its prover.
 * @throws RangeError for an unknown kind
 */
export async function loadKind(id: string): Promise<QuestionKind> {
  const load = proofs[`./concepts/${id}/prove.ts`];
  if (!load) throw unknown(id);
  const [kind, { prove }] = await Promise.all([loadShownKind(id), load()]);
  return { ...kind, prove };
}

/** Computes the rule-dependent data to show with a question; null if its kind needs none. */
export function previewOf(kind: Pick<ShownKind, 'see'>, put: Prompt, generator: GeneratorContext): unknown {
  return seenOf(kind, put, { generator });
}
