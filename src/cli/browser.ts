/** Finds a Chromium for the tests, and gets one where there is none. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Without windows and all that belongs to them it needs two thirds of the time; Debian has it beside the whole one. */
const HEADLESS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const candidates = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How the tests start it: nothing of its own goes out, and only root lacks a sandbox. */
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
 * The path of a Chromium: CHROMIUM_PATH, else the system's, else Playwright's own. Where there is none it is
 * installed by the first way that works, and said so.
 * @throws when CHROMIUM_PATH names no program, or when nothing could be installed
 */
export function findBrowser(): string {
  return present() ?? installed();
}

/** The path of a Chromium that does what windows need, too: it keeps pages asleep. Undefined where there is none. */
export const findWholeBrowser = (): string | undefined => named() ?? whole();

const present = (): string | undefined => named() ?? onSystem([HEADLESS]) ?? whole();

function named(): string | undefined {
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

function installed(): string {
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
    if (!way.every(run)) continue;
    const found = present();
    if (found) return found;
  }
  throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
}

function run([program = '', ...rest]: string[]): boolean {
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
