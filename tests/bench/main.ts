/**
 * `npm run bench`: how fast the engine is, beside other engines in the same run; how soon pages answer; how soon an edit is
 * seen; what embeds cost their page; what a build costs.
 * `npm run bench -- win waits` measures only those parts; they are: win, waits, score, jokers, hands, judge, questions,
 * answered, edit, embeds, build.
 *
 * The peers are installed into this folder when they are missing. Pages are those of the last `npm run build`.
 * Rounds are interleaved and medians taken, so other work on the machine changes the ratios little; it does lower
 * the rates a second: judge those on a machine at rest. Nothing here fails a build or a test.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { answeredSection } from './answered.ts';
import { buildSection } from './build.ts';
import { editSection } from './edit.ts';
import { embedsSection } from './embeds.ts';
import { handsSection } from './hands.ts';
import { jokersSection } from './jokers.ts';
import { judgeSection } from './judge.ts';
import { questionsSection } from './questions.ts';
import { formatSection, formatTally, type Section } from './report.ts';
import { scoreSection } from './score.ts';
import { waitsSection, winSection } from './win.ts';

const PARTS: Readonly<Record<string, () => Section | Promise<Section>>> = {
  win: winSection,
  waits: waitsSection,
  score: scoreSection,
  jokers: jokersSection,
  hands: handsSection,
  judge: judgeSection,
  questions: questionsSection,
  answered: answeredSection,
  edit: editSection,
  embeds: embedsSection,
  build: buildSection,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}

const [processor] = cpus();
const load = loadavg()[0] ?? 0;
console.log(
  `Node ${process.versions.node}, ${availableParallelism()} × ${processor?.model.trim() ?? 'unknown processor'}, load ${load.toFixed(1)}`,
);

const sections: Section[] = [];
for (const [name, section] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const measured = await section();
  console.log(formatSection(measured));
  sections.push(measured);
}
console.log(formatTally(sections));
