/** Shows a notice for each island whose script failed to load. */
import { showLoadFailure, showPageFailure } from './load-failure.ts';

/** A failure of the page's main island is shown at the top of the page. */
function tell(island: HTMLElement): void {
  if (island.getAttribute('client') === 'load') showPageFailure();
  else showLoadFailure(island);
}

for (const island of document.querySelectorAll<HTMLElement>('astro-island[data-failed]')) tell(island);

document.addEventListener('astro:hydration-error', (event) => {
  // It is handled here; Astro must not log it as an error.
  event.preventDefault();
  if (event instanceof CustomEvent) console.warn(event.detail.error);
  if (event.target instanceof HTMLElement) tell(event.target);
});
