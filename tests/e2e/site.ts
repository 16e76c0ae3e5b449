/** A test that also watches its page: what the policy blocks, what breaks, and what leaves for another origin. */
import { test as plain } from '@playwright/test';

export { expect } from '@playwright/test';

interface Watched {
  /** Everything that must not happen on any page; checked by itself at the end of each test. */
  faults: string[];
}

export const test = plain.extend<Watched>({
  faults: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:') {
          faults.push(`request to ${url.href}`);
        }
      });
      await use(faults);
      plain.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
