/** Browsers besides Chromium, where Debian's packages have put them: the long run tries the site in them too. */
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isProgram } from './browser.ts';

/** The path of stock Firefox; null where there is none. `apt-get install firefox-esr` has it. */
export const findFirefox = (): string | null => onPath('firefox-esr') ?? onPath('firefox');

/** WebKit’s driver, its small browser, and a display that nobody sees. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** WebKit; null where a part of it is missing. `apt-get install webkit2gtk-driver xvfb` has them all. */
export function findWebKit(): WebKit | null {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = libraries()
    .map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find(isProgram);
  return driver !== null && display !== null && browser !== undefined ? { driver, display, browser } : null;
}

/** Where libraries lie: /usr/lib, and a folder in it for each kind of machine. */
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
