import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';
import { type CompiledScene, compileScene, type SceneChecks } from '../../src/scenes/compile.ts';
import { LessonError } from '../../src/scenes/error.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';

export const ruleset = rulesetOf(twoFiveEight);
export const FILE = 'content/two-five-eight/scenes/planted.yaml';

/** The scene of a text, played. */
export function played(text: string, checks: SceneChecks = {}): CompiledScene {
  const scene = parseScene(text, FILE);
  return compileScene(scene, rulesetOf(twoFiveEight, scene.options, scene.under), checks);
}

export interface Fault {
  readonly line: number;
  readonly what: string;
  readonly hint: string;
}

/** What is wrong with it, and where; null when nothing is. The file is always named. */
export function faultIn(run: () => unknown): Fault | null {
  try {
    run();
    return null;
  } catch (error) {
    if (!(error instanceof LessonError)) throw error;
    const { file, line, hint, message } = error;
    const [what = ''] = message.slice(`${file}:${line}: `.length).split('\n');
    if (!message.startsWith(`${file}:${line}: `) || !file.startsWith('content/'))
      throw new Error(`no place: ${message}`);
    return { line, what, hint };
  }
}
