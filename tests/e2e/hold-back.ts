/** A network that brings something only when a test lets it. */
import type { Page } from '@playwright/test';

export const SCRIPTS = /\.js(\?|$)/;

/**
 * Holds back what comes after this call, until it is let go, or lost with the network.
 * Each request is answered before the route is taken away: the browser would send on what still waits.
 */
export async function holdBack(page: Page, what: RegExp): Promise<(isLost?: boolean) => Promise<void>> {
  let letGo = (_isLost: boolean) => {};
  const gone = new Promise<boolean>((resolve) => {
    letGo = resolve;
  });
  const answers: Promise<void>[] = [];
  await page.route(what, (route) => {
    const answered = gone.then((isLost) => (isLost ? route.abort('internetdisconnected') : route.continue()));
    answers.push(answered);
    return answered;
  });
  return async (isLost = false) => {
    letGo(isLost);
    await Promise.all(answers);
    await page.unrouteAll({ behavior: 'wait' });
  };
}
