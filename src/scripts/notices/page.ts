/** Tells a reader whose notes were written by a newer version of the site; they are left as they are. */
import { hasNewer } from '../../storage/storage.ts';

const tell = (): void => {
  document.documentElement.toggleAttribute('data-newer', hasNewer());
};

tell();
// Another window may be the newer one.
addEventListener('storage', tell);
