/** The address bar as a place to keep things: what stands there is shared, and comes back with a reload. */

/** How often it is tried again, once a second: Safari takes a hundred changes in half a minute, and no more. */
const TRIES = 30;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Puts this into the address bar, without a place in the history; later where the browser refuses it now. */
export function keepAddress(address: string, tries = TRIES): void {
  clearTimeout(waiting);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    if (tries > 0) waiting = setTimeout(() => keepAddress(address, tries - 1), 1000);
  }
}
