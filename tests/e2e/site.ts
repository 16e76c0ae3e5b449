/** A test that also watches its pages: what the policy blocks, what breaks, and what leaves for another origin. */
import { type BrowserContext, test as plain } from '@playwright/test';

export { expect } from '@playwright/test';

interface Watched {
  /** Everything that must not happen on any page; checked by itself at the end of each test. */
  faults: string[];
}

/** Notes every fault of every page that is opened in a context, from its first request on. */
export async function watch(context: BrowserContext, address: string): Promise<string[]> {
  const faults: string[] = [];
  const { origin } = new URL(address);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`script: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:') {
      faults.push(`request to ${url.href}`);
    }
  });
  return faults;
}

export const test = plain.extend<Watched>({
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = await watch(context, baseURL ?? '');
      await use(faults);
      plain.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
