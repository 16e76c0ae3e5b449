/** `npm run build` builds the site into dist/ or the given folder. A warning counts as an error. */
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFiles } from '../build/built-pages.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the site in this process and prints two lines.
 * @param folder the output folder
 * @throws Error with which the build fails, or where it warned; the exit code is then 1
 */
async function build(folder: string): Promise<void> {
  // The project sends no telemetry.
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const { build: buildWith } = await import('astro');
  console.log('Building the site. Every scene is played and every claim of a lesson is checked on the way.');
  // Astro caches rendered lessons, but does not know which components and rules they used.
  rmSync(join(project, 'node_modules/.astro'), { recursive: true, force: true });
  const began = performance.now();
  await buildWith({
    root: project,
    outDir: folder,
    logger: { entrypoint: new URL('build-log.ts', import.meta.url) },
  });
  if (process.exitCode === 1) {
    // Without index.html nobody takes it for a valid build.
    rmSync(join(folder, 'index.html'), { force: true });
    throw new Error('The build warned, and a warning is a fault.');
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`Built ${pageFiles(folder).length} pages in ${seconds} seconds.`);
}

try {
  await build(resolve(process.argv[2] ?? join(project, 'dist')));
} catch (error) {
  // Other pages are still being rendered, and may fail by the same fault.
  process.on('unhandledRejection', () => {});
  // Reads all of content/, so a build that succeeds does without it.
  const { withAllFaults } = await import('../lessons/lint/all-faults.ts');
  const read = (file: string): string => readFileSync(join(project, file), 'utf8');
  console.error(error instanceof Error ? await withAllFaults(error.message, read) : error);
  process.exit(1);
}
