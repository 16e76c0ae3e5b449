/**
 * Loads the rules of the page's main islands while their own scripts are still coming. The islands wait for the same
 * rules (`client:rules`), and say so where they do not come.
 */
import { loadRules, type RulesNeeded } from '../islands/rules.ts';

for (const island of document.querySelectorAll('astro-island[client="rules"]')) {
  const { value } = JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: RulesNeeded };
  if (value && value.near === undefined) loadRules(value).catch(() => {});
}
