/** Marks the page where a newer version of the site has written notes; these are left as they are. */
import { hasNewer } from '../../storage/storage.ts';

const tell = (): void => {
  document.documentElement.toggleAttribute('data-newer', hasNewer());
};

tell();
// Another window may run the newer version.
addEventListener('storage', tell);
