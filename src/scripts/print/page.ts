/**
 * Prints the page as it is without scripts, since paper cannot be pressed: every step of a scene as text, every answer
 * open, no controls.
 */
const root = document.documentElement;
let opened: readonly HTMLDetailsElement[] = [];

/** Does this page print what its reader has entered? That needs its script, and stands there as it is. */
const isOwnSheet = (): boolean => document.querySelector('[data-own-sheet]') !== null;

addEventListener('beforeprint', () => {
  if (isOwnSheet()) return;
  delete root.dataset.js;
  opened = [
    ...document.querySelectorAll<HTMLDetailsElement>(
      'details.unscripted:not([open]), .unscripted details:not([open])',
    ),
  ];
  for (const answer of opened) answer.open = true;
});

addEventListener('afterprint', () => {
  root.dataset.js = '';
  for (const answer of opened) answer.open = false;
});

const button = document.querySelector<HTMLButtonElement>('[data-print]');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
