/**
 * `npm run fuzz -- [--minutes 5] [target …]`: tries for as long as one likes, with another seed each time. What goes
 * wrong is made as small as it can be, told, and kept in tests/fuzz/found, where every later run of the tests tries it.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { keepFound } from './found.ts';
import { TARGETS } from './targets.ts';

/** Inputs between two looks at the clock. */
const AT_ONCE = 2000;

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const minutes = Number(values.minutes);
const names = TARGETS.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));

if (!(minutes > 0)) {
  console.error(`--minutes ${values.minutes}: a number above 0 is expected.`);
  process.exitCode = 1;
} else if (unknown !== undefined) {
  console.error(`There is no target "${unknown}". There are ${names.join(', ')}.`);
  process.exitCode = 1;
} else {
  const wanted = TARGETS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const until = Date.now() + minutes * 60_000;
  const tried = new Map(wanted.map(({ name }) => [name, 0]));
  let left = [...wanted];
  while (Date.now() < until && left.length > 0) {
    for (const { name, input, fault } of left) {
      const property = fc.property(input, (given) => {
        const wrong = fault(given);
        if (wrong !== null) throw new Error(wrong);
      });
      const { failed, counterexample, errorInstance, numRuns } = fc.check(property, { numRuns: AT_ONCE });
      tried.set(name, (tried.get(name) ?? 0) + numRuns);
      if (!failed) continue;
      const [given] = counterexample ?? [];
      console.error(`${name}: ${String(errorInstance)}\n  given ${JSON.stringify(given)}`);
      console.error(`  kept in ${keepFound(name, given)}`);
      left = left.filter((each) => each.name !== name);
      process.exitCode = 1;
    }
  }
  for (const [name, count] of tried) console.log(`${name.padEnd(18)} ${count} tried`);
}
