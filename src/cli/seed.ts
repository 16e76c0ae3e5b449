/** The seed of all random tests: it changes with the commit, and is printed so that a run can be repeated. */
import { execFileSync } from 'node:child_process';

/** The first twelve digits of the commit's hash; "sparrow" where the sources have no git history. */
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
