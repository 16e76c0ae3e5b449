/** Page tests in stock Firefox: those of what is different from engine to engine. */
import { defineConfig } from '@playwright/test';
import pages from '../../playwright.config.ts';
import { findFirefox } from '../../src/cli/engines.ts';

const firefox = findFirefox();
if (firefox === null) throw new Error('There is no Firefox here.');

export default defineConfig({
  ...pages,
  testDir: '../e2e',
  outputDir: '../../test-results/firefox',
  testMatch: [
    'warm-up.spec.ts',
    'play.spec.ts',
    'shell.spec.ts',
    'waking.spec.ts',
    'failing.spec.ts',
    'embed.spec.ts',
  ],
  // What this way of driving it cannot do: take scripts away, print, withhold a file
  // without a word of it.
  grepInvert: /without JavaScript|on paper|whichever script|does not come at a press/,
  use: {
    ...(pages.use?.baseURL !== undefined && { baseURL: pages.use.baseURL }),
    viewport: { width: 1280, height: 800 },
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: firefox,
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        // Headless it has no pointer, and would hide the keys of the buttons.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // As on a phone: a scrollbar takes no room.
        'ui.useOverlayScrollbars': 1,
      },
    },
  },
});
