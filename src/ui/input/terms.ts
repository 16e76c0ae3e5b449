/** A ruleset's terms as the reader wants them called. */
import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import type { Terms } from '../../engine/ruleset.ts';
import { type CallWords, callsIn, reworded, rewordedText, switchable } from '../../i18n/terms.ts';
import { onSettings } from '../../storage/settings.ts';

/** The name of the word set of the page; undefined where the reader chose none, and on the server. */
function createSet(): Accessor<string | undefined> {
  const [set, setSet] = createSignal<string>();
  onMount(() => {
    const read = () => setSet(document.documentElement.dataset.words);
    read();
    onCleanup(onSettings(read));
  });
  return set;
}

/** The terms in the word set of the page; the ruleset's own where the reader chose none. */
export function createTerms(own: Accessor<Terms>): Accessor<Terms> {
  const set = createSet();
  return () => {
    const words: Record<string, string> = { ...own() };
    for (const term of switchable) words[term] = reworded(own()[term], term, set());
    // Other tables have one word for every win.
    if (words['win'] !== own().win) {
      delete words['drawnCall'];
      delete words['claimedCall'];
    }
    return words as unknown as Terms;
  };
}

/** Says what an author wrote of a game in the word set of the page. */
export function createWording(own: Accessor<CallWords>): (text: string) => string {
  const set = createSet();
  return (text) => rewordedText(text, own(), set());
}

/** What the rulebook of the page's game says, in the word set of the page. */
export function inPageWords(text: string): string {
  const { terms, words } = document.documentElement.dataset;
  const calls = callsIn(terms);
  return calls ? rewordedText(text, calls, words) : text;
}
