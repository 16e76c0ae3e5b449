/** Keyboard shortcuts, one key per action. */
import type { Call } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { winCall } from '../../i18n/terms.ts';

/** Calls, in the order of the bar. */
export const CALLS: readonly Call[] = ['win', 'kong', 'pung', 'chow'];

/** Fallback keys for calls whose word has no free letter, e.g. a Chinese word. */
const USUAL: Readonly<Record<Call, string>> = { win: 'W', kong: 'G', pung: 'P', chow: 'C' };

/**
 * Keys of the controls around a table. Reserved even where these are absent, so that a word has the same key
 * everywhere.
 */
export const CONTROLS = { back: 'U', forward: 'F', step: 'N', hint: 'T', pace: 'V', pass: 'X' } as const;

export type CallKeys = Readonly<Record<Call | 'pass', string>>;

/**
 * Assigns a key to every call: the first letter of its word that is still free. Example: Win, Kong, Pung, Chow → W, K,
 * P, C.
 */
export function callKeys(terms: Terms): CallKeys {
  const used = new Set<string>(Object.values(CONTROLS));
  const keys = { ...USUAL, pass: CONTROLS.pass };
  for (const call of CALLS) {
    const letters = [...wordFor(call, terms).toUpperCase(), USUAL[call], ...'ABCDEFGHIJKLM'];
    const key = letters.find((letter) => /[A-Z]/.test(letter) && !used.has(letter));
    keys[call] = key ?? USUAL[call];
    used.add(keys[call]);
  }
  return keys;
}

/** The word that gives the key; of two words for a win, only their common letters. */
function wordFor(call: Call, terms: Terms): string {
  if (call !== 'win') return terms[call];
  const drawn = winCall(terms, 'draw');
  return [...winCall(terms, 'discard')].filter((letter) => drawn.includes(letter)).join('') || terms.win;
}

/**
 * Assigns a key to every declaration: a letter of it that is still free; a word without one gets no key.
 * @param taken keys already in use
 */
export function wordKeys(words: readonly string[], taken: string): ReadonlyMap<string, string> {
  const used = new Set(taken);
  const keys = new Map<string, string>();
  for (const word of words) {
    const letters = [...word.toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const key = letters.find((letter) => /[A-Z]/.test(letter) && !used.has(letter));
    if (key === undefined) continue;
    keys.set(word, key);
    used.add(key);
  }
  return keys;
}

/** Is it Enter on a chosen tile of the reader's hand? On any other tile Enter chooses it. */
export const entersChosen = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest('.hand [aria-pressed="true"]') !== null;

/** Attribute of containers whose tiles are picked with Space, so that Enter checks the answer. */
export const ENTER_CHECKS = 'data-enter-checks';

/**
 * Does the focused element already use this key? True for text fields, dialogs, modifier keys, and Enter or Space on a
 * button or link.
 */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, [contenteditable], dialog, :popover-open')) return true;
  if (event.key === 'Enter' && target.closest(`[${ENTER_CHECKS}]`)) return false;
  return (event.key === 'Enter' || event.key === ' ') && target.closest('button, a, summary') !== null;
}
