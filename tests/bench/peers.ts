/** The packages that ours is measured against: pinned in this folder's own lock, never part of the site. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);

/** agari 1.1.0: a hand is four arrays of counts, three suits and the honours. */
export type AgariHand = readonly (readonly number[])[];

export interface Agari {
  readonly check: (hand: AgariHand) => boolean;
}

/** What is used of @kobalab/majiang-core 1.4.1. */
export interface Majiang {
  readonly Game: new (
    players: readonly MajiangPlayer[],
    callback: null,
    rule: object,
    title: string,
  ) => { readonly do_sync: () => unknown; jieju: () => void };
  readonly Player: new () => MajiangPlayer;
  readonly rule: (chosen: object) => object;
}

export interface MajiangPlayer {
  readonly shoupai: object;
  _callback: (reply?: object) => void;
  _menfeng: number;
  allow_hule: (shoupai: object, tile: string | null, worth?: boolean) => boolean;
  get_dapai: (shoupai: object) => string[];
  get_chi_mianzi: (shoupai: object, tile: string) => string[];
  get_peng_mianzi: (shoupai: object, tile: string) => string[];
  get_gang_mianzi: (shoupai: object, tile?: string) => string[];
}

/** Installs the peers where they are missing, and says so. @throws Error when that fails */
function installPeers(): void {
  if (['agari', '@kobalab/majiang-core'].every((name) => existsSync(`${folder}node_modules/${name}`))) return;
  console.log('The peers are missing: npm ci --prefix tests/bench');
  const { status } = spawnSync('npm', ['ci', '--prefix', folder], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('the peers could not be installed');
}

export function agari(): Agari {
  installPeers();
  return require('agari');
}

export function majiang(): Majiang {
  installPeers();
  return require('@kobalab/majiang-core');
}
