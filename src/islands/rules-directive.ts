/**
 * The client directive `client:rules`: loads an island's script and the rules it asks for, then hydrates it. Astro inlines
 * it in the page, so it imports nothing; the island's own script brings `loadIslandRules` (rules.ts).
 */
import type { ClientDirective } from 'astro';
import type { RulesNeeded } from './rules.ts';

/** Resolves once the window is this near to one of the island's children; the island itself has no box. */
const comesNear = (island: HTMLElement, rootMargin: string): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin },
    );
    for (const child of island.children) observer.observe(child);
  });

const hydrateWithRules: ClientDirective = async (load, { value }, island) => {
  const needs = value as unknown as RulesNeeded;
  // A widget that was pressed already is wanted, even where the page has scrolled on since.
  const isPressed = island.hasAttribute('aria-busy');
  if (needs.near !== undefined && !isPressed) await comesNear(island, needs.near);
  // Where the page has brought it already, both load side by side; what fails here is tried again below.
  globalThis.loadIslandRules?.(needs).catch(() => {});
  const hydrate = await load();
  await globalThis.loadIslandRules?.(needs);
  await hydrate();
};

export default hydrateWithRules;
