/** Solid as this site has it: drawn by the server, and drawn anew by a widget's `wake.ts`. Nothing is hydrated. */
import type { AstroIntegration, AstroRenderer } from 'astro';
import solidVite from 'vite-plugin-solid';

/** Without the script of Astro's own integration that hydrates: it would be built into what every page loads. */
const SERVER = '@astrojs/solid-js/server.js';
const renderer: AstroRenderer = { name: '@astrojs/solid-js', serverEntrypoint: SERVER };

export function solid(): AstroIntegration {
  return {
    name: 'sparrow-solid',
    hooks: {
      'astro:config:setup': ({ addRenderer, updateConfig }) => {
        addRenderer(renderer);
        // Marks that only hydration reads would be a tenth of the markup and of the scripts.
        const plugins = [solidVite({ ssr: true, solid: { hydratable: false } })];
        const optimizeDeps = { exclude: [SERVER] };
        updateConfig({ vite: { plugins, environments: { ssr: { optimizeDeps } } } });
      },
    },
  };
}
