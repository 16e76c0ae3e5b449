/** Keeps state in the address bar: the fragment can be shared, and survives a reload. */

/** Retries, one second apart. Safari allows a hundred changes per 30 seconds. */
const TRIES = 30;

let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Replaces the address without a history entry; retries later where the browser refuses. */
export function keepAddress(address: string, tries = TRIES): void {
  clearTimeout(retryTimer);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    if (tries > 0) retryTimer = setTimeout(() => keepAddress(address, tries - 1), 1000);
  }
}
