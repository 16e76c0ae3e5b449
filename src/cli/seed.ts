/** The seed of all random tests: it changes with the commit, and is printed so that a run can be had again. */
import { execFileSync } from 'node:child_process';

/** The first twelve digits of the commit's hash; an archive of the sources has no history, and one seed for all. */
export function seedOfCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'sparrow';
  }
}
