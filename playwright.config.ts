import { defineConfig, devices } from '@playwright/test';
import { findBrowser, launchArguments } from './src/cli/browser.ts';
import { LONG } from './tests/scale.ts';

const port = Number(process.env.PORT ?? 4327);
/** A server that runs already, by its address; without one the site is built and served for the tests. */
const running = process.env.SITE_ADDRESS;
const address = running ?? `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than there are cores: what waits for a network, a timer or a worker leaves its own to another.
  // One more than the cores of a small machine: a page that is being looked at often waits.
  workers: 3,
  retries: 0,
  // Nothing here is a figure: a busy machine may take its time.
  timeout: LONG ? 1_800_000 : 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    serviceWorkers: 'block',
    // What can never be pressed is told by its name, not by a test that takes for ever.
    actionTimeout: 60_000,
    // Pages of one context share a process, which reads the site's scripts, sheets and fonts once, not once a test;
    // and a page that is still blank starts none of its own.
    launchOptions: {
      executablePath: findBrowser(),
      args: [...launchArguments, '--process-per-site', '--renderer-process-limit=1'],
    },
  },
  ...(running === undefined && {
    webServer: {
      command: 'npm start',
      url: address,
      env: { PORT: String(port), SITE_BASE: '' },
      reuseExistingServer: false,
      timeout: 900_000,
    },
  }),
});
