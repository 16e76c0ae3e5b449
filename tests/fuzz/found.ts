/** Inputs that once went wrong: each is tried again in every run. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const fileOf = (target: string): string =>
  fileURLToPath(new URL(`found/${target.replaceAll(' ', '-')}.json`, import.meta.url));

export function foundFor(target: string): readonly unknown[] {
  const file = fileOf(target);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown[]) : [];
}

/** Keeps an input for ever. @returns the file that it stands in */
export function keepFound(target: string, input: unknown): string {
  const file = fileOf(target);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...foundFor(target), input], null, 2)}\n`);
  return file;
}
