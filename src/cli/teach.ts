/** `npm run teach` prints what every lesson asks of its reader, as a table; with `-- --json` as one JSON line each. */
import { parseArgs } from 'node:util';
import { games } from '../lessons/lint/content.ts';
import { taughtBy } from '../lessons/lint/courses.ts';
import { jsonOf, reportOf } from '../lessons/lint/report.ts';

try {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.find((id) => !games.some((game) => game.id === id));
  if (unknown !== undefined) {
    throw new Error(`there is no course “${unknown}”; there are: ${games.map(({ id }) => id).join(', ')}`);
  }
  for (const content of games) {
    if (positionals.length > 0 && !positionals.includes(content.id)) continue;
    const course = await taughtBy(content);
    console.log(values.json ? jsonOf(course) : reportOf(course));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
