/**
 * Paper has no scripts: what is printed is the page as it is without them, every step of a scene told, every answer
 * open, nothing to press.
 */
const root = document.documentElement;
let opened: readonly HTMLDetailsElement[] = [];

addEventListener('beforeprint', () => {
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
