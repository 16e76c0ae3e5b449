/** Checks package.json and package-lock.json, so that every installation gets the same packages. */
import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Lists the faults, one sentence each. */
export function lockFaults(manifest: Manifest, lock: Lock): string[] {
  return [...unpinnedFaults(manifest), ...missingFaults(lock), ...addressFaults(lock)];
}

/** Versions that are not one exact version. */
function unpinnedFaults({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json: ${name} is "${version}"; one exact version is expected.`);
}

/** Optional packages without an entry in the lock file: npm drops those it could not find without a message. */
function missingFaults({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `package-lock.json: ${path || 'the project'} may use ${name}, which has no entry.`),
  );
}

/** Would Node find the package from this path: in its node_modules, or in one of a parent folder? */
function isLocked(packages: Lock['packages'], path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at ? `${at}/` : ''}node_modules/${name}` in packages) return true;
    if (at === '') return false;
  }
}

/** Entries with a "resolved" address: that host may not be reachable for everyone. */
function addressFaults({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([path]) => `package-lock.json: ${path} has a "resolved" address.`);
}

if (import.meta.main) {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
  const faults = lockFaults(read('package.json'), read('package-lock.json'));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('package.json is pinned, package-lock.json is whole.');
}
