/** Finds other browsers where Debian packages install them; `npm run test:long` tests the site in them too. */
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isProgram } from './browser.ts';

/** The path of Firefox; null where there is none. `apt-get install firefox-esr` installs it. */
export const findFirefox = (): string | null => onPath('firefox-esr') ?? onPath('firefox');

/** Paths of WebKit's driver, its MiniBrowser and a virtual display (Xvfb). */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Finds WebKit; null where a part is missing. `apt-get install webkit2gtk-driver xvfb` installs them. */
export function findWebKit(): WebKit | null {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = libraries()
    .map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find(isProgram);
  return driver !== null && display !== null && browser !== undefined ? { driver, display, browser } : null;
}

/** Library folders: /usr/lib, and its folder for each architecture. */
function libraries(): string[] {
  try {
    return ['/usr/lib', ...readdirSync('/usr/lib').map((name) => join('/usr/lib', name))];
  } catch {
    return [];
  }
}

function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}
