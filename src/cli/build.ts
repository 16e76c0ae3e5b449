/** `npm run build`: the site into dist/, or into the folder that is named. A warning is a fault. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFiles } from '../build/built-pages.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the site in this process; says what it does in two lines.
 * @param folder where it is built
 * @throws whatever the build fails with; a build that only warned leaves the exit code 1
 */
async function build(folder: string): Promise<void> {
  // Nothing of this project speaks to anybody else, a build included.
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const { build: buildWith } = await import('astro');
  console.log('Building the site. Every scene is played and every claim of a lesson is checked on the way.');
  // What an earlier build kept of lessons knows nothing of the components and rules they were rendered with.
  rmSync(join(project, 'node_modules/.astro'), { recursive: true, force: true });
  const began = performance.now();
  await buildWith({
    root: project,
    outDir: folder,
    logger: { entrypoint: new URL('build-log.ts', import.meta.url) },
  });
  if (process.exitCode === 1) {
    // Nobody shall take it for a sound one.
    rmSync(join(folder, 'index.html'), { force: true });
    throw new Error('The build warned, and a warning is a fault.');
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`Built ${pageFiles(folder).length} pages in ${seconds} seconds.`);
}

try {
  await build(resolve(process.argv[2] ?? join(project, 'dist')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
