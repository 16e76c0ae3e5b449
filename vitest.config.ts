import { playwright } from '@vitest/browser-playwright';
import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';
import { findBrowser, launchArguments } from './src/cli/browser.ts';
// Chooses the seed of the random tests and tells it, once for all of them.
import { LONG, SEED } from './tests/scale.ts';

/** A browser is looked for, and perhaps installed, only where one is wanted. */
const wantsBrowser = !process.argv.some(
  (argument, place, all) => all[place - 1] === '--project' && argument !== 'browser',
);

export default defineConfig({
  test: {
    // Two, as in the browser: left to itself it leaves one core idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/bench/**', 'tests/engines/**', 'tests/**/*.browser.test.*'],
          // Every property is tried as often as the scale says, from its seed.
          setupFiles: ['tests/scale.ts'],
          // The engine, the games and what they remember are loaded once for all files of a worker, which halves the
          // time; that no file lives on what another left behind is seen in the long run, where each is by itself.
          isolate: LONG,
          // Nothing here is timed: only what hangs is cut off.
          testTimeout: LONG ? 1_800_000 : 300_000,
          hookTimeout: LONG ? 600_000 : 120_000,
        },
      },
      {
        test: {
          name: 'webkit',
          environment: 'node',
          include: ['tests/engines/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [solid()],
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.tsx'],
          setupFiles: ['tests/patience.ts'],
          testTimeout: 60_000,
          // There is no environment in a browser: what tests/scale.ts says is handed over.
          provide: { scale: { seed: SEED, long: LONG } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: [...launchArguments],
                ...(wantsBrowser ? { executablePath: findBrowser() } : {}),
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
