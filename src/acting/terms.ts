/** A ruleset's terms as the reader wants them called. */
import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import type { Terms } from '../engine/ruleset.ts';
import { onSettings } from '../store/settings.ts';
import { reworded, switchable } from '../words/terms.ts';

/** The terms in the word set of the page; the ruleset's own where the reader chose none, and on the server. */
export function createTerms(own: Accessor<Terms>): Accessor<Terms> {
  const [set, setSet] = createSignal<string>();
  onMount(() => {
    const read = () => setSet(document.documentElement.dataset.words);
    read();
    onCleanup(onSettings(read));
  });
  return () => {
    const said: Record<string, string> = { ...own() };
    for (const term of switchable) said[term] = reworded(own()[term], term, set());
    return said as unknown as Terms;
  };
}
