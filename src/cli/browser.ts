/** Finds a Chromium for the tests, and installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell takes two thirds of the time of a whole Chromium; Debian packages it separately. */
const HEADLESS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const candidates = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Launch options for tests: Chromium makes no network requests of its own, and only root runs without a sandbox. */
export const launchArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, else the system's, else Playwright's. Installs one where there is
 * none, and says so.
 * @throws Error when CHROMIUM_PATH is not a program, or when nothing could be installed
 */
export function findBrowser(): string {
  return present() ?? installBrowser();
}

/**
 * The path of a whole Chromium, which has a back/forward cache unlike the headless shell; undefined where there is
 * none.
 */
export const findWholeBrowser = (): string | undefined => namedBrowser() ?? whole();

const present = (): string | undefined => namedBrowser() ?? onSystem([HEADLESS]) ?? whole();

function namedBrowser(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !isProgram(path)) throw new Error(`CHROMIUM_PATH is ${path}, and there is no program.`);
  return path || undefined;
}

const whole = (): string | undefined =>
  onSystem(WHOLE) ?? [...candidates, chromium.executablePath()].find(isProgram);

function onSystem(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

function installBrowser(): string {
  const playwright = ['npx', 'playwright', 'install', 'chromium'];
  const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const ways: string[][][] = [
    [playwright],
    [
      [...rights, 'apt-get', 'update'],
      [...rights, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  ];
  for (const way of ways) {
    console.error(
      `There is no Chromium here. Trying: ${way.map((command) => command.join(' ')).join(' && ')}`,
    );
    if (!way.every(runProgram)) continue;
    const found = present();
    if (found) return found;
  }
  throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
}

function runProgram([program = '', ...rest]: string[]): boolean {
  return spawnSync(program, rest, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}

if (import.meta.main) console.log(findBrowser());
