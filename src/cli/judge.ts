/** `npm run judge` reads JSON lines and writes JSON lines, in order; see README. It writes nothing else to stdout. */
import { parseArgs } from 'node:util';
import type { Game } from '../engine/game.ts';
import { createJudge } from '../judge/answer.ts';
import { TILE_TEXTS } from '../judge/tile-text.ts';
import type { Concept } from '../puzzles/question.ts';
import { conceptIds, loadConcept } from '../questions/registry.node.ts';
import { gameIds, loadGame } from '../rulesets/registry.node.ts';

/** In the project it is run by npm, which passes on what stands after two dashes. */
const COMMAND = process.argv[1]?.endsWith('judge.ts') ? 'npm run -s judge --' : 'sparrow-mahjong';
const USAGE = `usage: ${COMMAND} [--notation own|referee] < questions.jsonl > answers.jsonl`;

async function main(): Promise<number> {
  const notation = notationOption();
  if (notation === null) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const games = new Map<string, Game>();
  for (const id of gameIds) games.set(id, await loadGame(id));
  const concepts = new Map<string, Concept>();
  for (const id of conceptIds) concepts.set(id, await loadConcept(id));
  const judge = createJudge(games, TILE_TEXTS[notation], concepts);
  let allRead = true;
  for await (const lines of linesOf(process.stdin)) {
    let answers = '';
    for (const line of lines) {
      if (line.trim() === '') continue;
      const { answer, lines: several = [answer], ok } = judge(line);
      if (!ok) allRead = false;
      for (const each of several) answers += `${JSON.stringify(each)}\n`;
    }
    await writeOut(answers);
  }
  return allRead ? 0 : 1;
}

function notationOption(): keyof typeof TILE_TEXTS | null {
  try {
    const { values } = parseArgs({ options: { notation: { type: 'string', default: 'own' } } });
    return values.notation === 'own' || values.notation === 'referee' ? values.notation : null;
  } catch {
    return null;
  }
}

/** Yields the complete lines of each chunk, so that answers go out as questions come in. */
async function* linesOf(input: AsyncIterable<Buffer | string>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  // A line may span many chunks; they are joined only at its end, so each is searched once.
  let begun: string[] = [];
  for await (const piece of input) {
    const text = typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    const [end = '', ...lines] = text.split('\n');
    begun.push(end);
    if (lines.length === 0) continue;
    const rest = lines.pop() ?? '';
    yield [begun.join(''), ...lines];
    begun = [rest];
  }
  const last = begun.join('') + decoder.decode();
  if (last !== '') yield [last];
}

/** Resolves when the output is flushed, so that a slow reader is not overrun. Errors are handled below. */
function writeOut(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, (error) => {
      if (!error) resolve();
    });
  });
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader closed the pipe.
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`nothing can be printed (${error.message})\n`);
  process.exit(1);
});
process.exitCode = await main();
