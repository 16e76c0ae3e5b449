/** Says of each widget whose script could not be loaded that it could not. */
import { tellFailed, tellPageFailed } from './failed.ts';

/** What the page is for is told at its head. */
function tell(island: HTMLElement): void {
  if (island.getAttribute('client') === 'load') tellPageFailed();
  else tellFailed(island);
}

for (const island of document.querySelectorAll<HTMLElement>('astro-island[data-failed]')) tell(island);

document.addEventListener('astro:hydration-error', (event) => {
  // It is told of here, and nobody else needs to.
  event.preventDefault();
  if (event instanceof CustomEvent) console.warn(event.detail.error);
  if (event.target instanceof HTMLElement) tell(event.target);
});
