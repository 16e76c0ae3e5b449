/** One key an action. */
import type { Call } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { winCall } from '../../i18n/terms.ts';

/** Calls in the order of the bar. */
export const CALLS: readonly Call[] = ['win', 'kong', 'pung', 'chow'];

/** What a call's key is where its word has no letter of its own: a word in Chinese, or two that begin alike. */
const USUAL: Readonly<Record<Call, string>> = { win: 'W', kong: 'G', pung: 'P', chow: 'C' };

/** Keys of the controls around a table. They are kept free where these do not stand, so that a word has one key everywhere. */
export const CONTROLS = { back: 'U', forward: 'F', step: 'N', hint: 'T', pace: 'V', pass: 'X' } as const;

export type CallKeys = Readonly<Record<Call | 'pass', string>>;

/** A key for every call: the first letter of its word that no other call and no control has. */
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

/** The word that names the key: of two words for a win, the letters that both have. */
function wordFor(call: Call, terms: Terms): string {
  if (call !== 'win') return terms[call];
  const drawn = winCall(terms, 'draw');
  return [...winCall(terms, 'discard')].filter((letter) => drawn.includes(letter)).join('') || terms.win;
}

/** A key for every word: a letter of it that nothing else has. @param taken keys of everything around */
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

/** Enter on a tile of the own hand that is chosen: on any other it chooses that one. */
export const entersChosen = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest('.hand [aria-pressed="true"]') !== null;

/** The attribute of what holds tiles that are picked by Space: Enter checks the answer, as its button says. */
export const ENTER_CHECKS = 'data-enter-checks';

/**
 * Whether a key belongs to what has the focus: text is typed there, or the key already presses it.
 */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, [contenteditable], dialog, :popover-open')) return true;
  if (event.key === 'Enter' && target.closest(`[${ENTER_CHECKS}]`)) return false;
  return (event.key === 'Enter' || event.key === ' ') && target.closest('button, a, summary') !== null;
}
