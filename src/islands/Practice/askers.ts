/** The kinds of question that can be made and proved here: every folder of concepts/. A page loads only its own. */
import type { AnyAsker } from './asker.ts';

const folders = import.meta.glob<{ default: AnyAsker }>('./concepts/*/index.tsx');

/** The concepts that can be asked here. */
export const askerIds: readonly string[] = Object.keys(folders)
  .map((path) => path.split('/')[2] ?? '')
  .sort();

/** Loads how one concept is asked, and its generator with it. @throws RangeError for a name that is no folder */
export async function loadAsker(id: string): Promise<AnyAsker> {
  const load = folders[`./concepts/${id}/index.tsx`];
  if (!load) throw new RangeError(`there is no concept "${id}"; there are: ${askerIds.join(', ')}`);
  return (await load()).default;
}
