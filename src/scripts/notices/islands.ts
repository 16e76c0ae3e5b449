/** Shows a notice for each island whose script failed to load. */
import { tellFailed, tellPageFailed } from './failed.ts';

/** A failure of the page's main island is shown at the top of the page. */
function tell(island: HTMLElement): void {
  if (island.getAttribute('client') === 'load') tellPageFailed();
  else tellFailed(island);
}

for (const island of document.querySelectorAll<HTMLElement>('astro-island[data-failed]')) tell(island);

document.addEventListener('astro:hydration-error', (event) => {
  // It is handled here; Astro must not log it as an error.
  event.preventDefault();
  if (event instanceof CustomEvent) console.warn(event.detail.error);
  if (event.target instanceof HTMLElement) tell(event.target);
});
