/** What widgets fetch of this site, in a frame: it may ask for no data, only for scripts. Stands for store/data.ts. */
import type { Modules } from './modules.ts';

declare const sparrow: Modules;

/** @param address of a file of JSON on this site @throws where it cannot be had */
export const dataAt = (address: string): Promise<unknown> =>
  sparrow.dataAt(address.slice((document.documentElement.dataset['base'] ?? '/').length));
