/** A ruleset's terms in the words the reader has chosen. */
import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import type { Terms } from '../../engine/ruleset.ts';
import { type CallWords, callsIn, rewordedText, switchable, termIn } from '../../i18n/terms.ts';
import { onSettings } from '../../storage/settings.ts';

/** Name of the page's word set; undefined if none is chosen, and on the server. */
function createSet(): Accessor<string | undefined> {
  const [set, setSet] = createSignal<string>();
  onMount(() => {
    const read = () => setSet(document.documentElement.dataset.words);
    read();
    onCleanup(onSettings(read));
  });
  return set;
}

/** The terms in the page's word set; the ruleset's own if none is chosen. */
export function createTerms(own: Accessor<Terms>): Accessor<Terms> {
  const set = createSet();
  return () => {
    const words: Record<string, string> = { ...own() };
    for (const term of switchable) words[term] = termIn(own()[term], term, set());
    // Other word sets have one word for every win.
    if (words['win'] !== own().win) {
      delete words['drawnCall'];
      delete words['claimedCall'];
    }
    return words as unknown as Terms;
  };
}

/** Returns a function that rewrites authored text in the page's word set. */
export function createWording(own: Accessor<CallWords>): (text: string) => string {
  const set = createSet();
  return (text) => rewordedText(text, own(), set());
}

/** Rewrites rulebook text of the page's game in the page's word set. */
export function inPageWords(text: string): string {
  const { terms, words } = document.documentElement.dataset;
  const calls = callsIn(terms);
  return calls ? rewordedText(text, calls, words) : text;
}
