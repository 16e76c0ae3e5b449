/** Adds the client directive `client:rules` (src/islands/rules-directive.ts). */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export const rules = (): AstroIntegration => ({
  name: 'rules',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'rules',
        entrypoint: fileURLToPath(new URL('../islands/rules-directive.ts', import.meta.url)),
      });
    },
  },
});
