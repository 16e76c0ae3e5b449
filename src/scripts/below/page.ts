/**
 * Lays out what is below a lesson's first board piece by piece in idle time, so that the first decision does not wait
 * for it. See early/below.ts.
 */

function layBelow(root: HTMLElement, pieces: HTMLElement[]): void {
  const piece = pieces.shift();
  if (!piece) {
    delete root.dataset['below'];
    return;
  }
  piece.style.contentVisibility = 'visible';
  requestIdleCallback(() => layBelow(root, pieces));
}

if (document.documentElement.dataset['below'] !== undefined) {
  const pieces = document.querySelectorAll<HTMLElement>('.step > .breakout');
  requestIdleCallback(() => layBelow(document.documentElement, [...pieces]));
}
