/**
 * `npm run packages` builds the packages into `packages/`, installs them elsewhere and uses them there; `-- --build` only
 * builds them. Nothing is published.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EMBED, RULES } from '../packages/list.ts';
import { writePython } from '../packages/python.ts';
import { tryPackages } from '../packages/trial.ts';
import { writePackage } from '../packages/write.ts';

const FOLDER = 'packages';

const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
const folders = [EMBED, RULES].map((plan) => ({ plan, folder: join(FOLDER, plan.name) }));
for (const { plan, folder } of folders) await writePackage(plan, folder);
writePython(join(FOLDER, 'sparrow-markdown'));
console.log(`Built into ${FOLDER}/.`);
if (!values.build) for (const line of tryPackages(folders.map(({ folder }) => folder))) console.log(line);
