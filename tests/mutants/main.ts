/**
 * `npm run mutants -- [--sample 60] [--seed word] [path …]`: makes small faults in the rules, one at a time, in a copy
 * of the sources, and tells which of them no test notices. Paths are files or folders, `src/rulesets` unless others
 * are named. Without `--sample` every fault is tried, which takes many hours.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom, shuffle } from '../../src/engine/random.ts';
import { type Mutant, mutantsOf, mutated } from './mutate.ts';
import { copyOfSources } from './tried.ts';

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: 'mutants' } },
  allowPositionals: true,
});
const paths = positionals.length > 0 ? positionals : ['src/rulesets'];
const ids: unknown = JSON.parse(readFileSync('tests/lessons/ids.json', 'utf8'));
const rules = new Set(JSON.stringify(ids).match(/[a-z0-9]+(?:-[a-z0-9]+)*/g));

/** What is said of a hand is not a rule, and neither is a list of files. */
const LEFT_OUT = /\/(words|registry[^/]*)\.ts$/;

const filesIn = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)));

/** What is held against each game in turn. */
const OF_ALL_GAMES = ['which-rule', 'terms', 'options', 'aims', 'named-rules'].map(
  (name) => `tests/rulesets/${name}.test.ts`,
);

/** The tests that are nearest to a file come first; only what they let pass is given to the others. */
function testsOf(file: string): readonly (readonly [tests: readonly string[], titled?: string])[] {
  const game = /^src\/rulesets\/([^/]+)\//.exec(file)?.[1];
  if (game === undefined || game === 'parts') {
    return [[['tests/engine', 'tests/scenes']], [['tests/rulesets', 'tests/lessons', 'tests/judge']]];
  }
  return [
    [[`tests/rulesets/${game}`, 'tests/scenes', ...OF_ALL_GAMES]],
    [['tests/rulesets/contract'], `^${game}`],
    [['tests/lessons', 'tests/judge', 'tests/puzzles', 'tests/sessions', 'tests/bots']],
  ];
}

interface Fault extends Mutant {
  readonly file: string;
}

const all: Fault[] = paths
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
  .flatMap((file) =>
    mutantsOf(readFileSync(file, 'utf8'), (word) => rules.has(word)).map((mutant) => ({ file, ...mutant })),
  );
const faults = shuffle(all, createRandom(values.seed)).slice(0, Number(values.sample ?? all.length));
console.log(`${all.length} faults in ${paths.join(', ')}; ${faults.length} of them are tried`);

const copy = await copyOfSources(values.seed);
const survivors: Fault[] = [];
/** Tests that passed without any fault: what fails anyhow would notice everything. */
const sound = new Set<string>();
try {
  for (const [n, fault] of faults.entries()) {
    const text = readFileSync(fault.file, 'utf8');
    const stages = testsOf(fault.file);
    for (const [tests, titled] of stages) {
      const named = [...tests, titled].join(' ');
      if (sound.has(named)) continue;
      if (await copy.fails(tests, titled)) throw new Error(`fails without any fault: ${named}`);
      sound.add(named);
    }
    await copy.write(fault.file, mutated(text, fault));
    let noticed = false;
    for (const [tests, titled] of stages) {
      noticed = await copy.fails(tests, titled);
      if (noticed) break;
    }
    await copy.write(fault.file, text);
    if (!noticed) survivors.push(fault);
    const { file, line, was, becomes } = fault;
    console.log(`${n + 1} ${noticed ? 'noticed' : 'SURVIVED'}  ${file}:${line}  ${was} → ${becomes}`);
  }
} finally {
  await copy.remove();
}
const share = (100 * (faults.length - survivors.length)) / Math.max(1, faults.length);
console.log(`${faults.length - survivors.length} of ${faults.length} noticed (${share.toFixed(1)} %)`);
