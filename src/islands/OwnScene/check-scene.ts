/** Checks an author's own scene against the rules, with the same code as the site's own scenes. */
import type { RuleWords } from '../../i18n/message-context.ts';
import { asWritten } from '../../notation/scene-text.ts';
import { OptionError, rulesetOf } from '../../rulesets/instantiate.ts';
import { compileScene } from '../../scenes/compile.ts';
import { LessonError } from '../../scenes/error.ts';
import { parseScene } from '../../scenes/parsing/parse.ts';
import { stagedScene } from '../../scenes/presentation/scene.ts';
import { ruleBook } from '../../ui/input/rulebook.ts';
import { gameNow, loadRules } from '../rules.ts';
import type { OwnSceneProps, SceneCheck } from './props.ts';

/**
 * Compiles a scene's text and returns it ready to play, or its first fault.
 * @throws if the game's rules cannot be fetched
 */
export async function checkScene(text: string, props: OwnSceneProps): Promise<SceneCheck> {
  const [book] = await Promise.all([ruleBook(props.book), loadRules({ games: [props.game] })]);
  const game = gameNow(props.game);
  const rules = new Map<string, RuleWords>(Object.entries(book).map(([id, entry]) => [id, { ...entry, id }]));
  const source = asWritten(text);
  try {
    const scene = { ...parseScene(source, ''), ruleset: props.game, id: 'scene' };
    const ruleset = rulesetOf(game, scene.options, scene.under);
    const compiled = compileScene(scene, ruleset, rules.size > 0 ? { rules: new Set(rules.keys()) } : {});
    const chart = (_: string, under: string) => props.charts[under] ?? '';
    return { scene: stagedScene({ rules, books: () => props, chart }, { scene, ruleset, compiled }, true) };
  } catch (error) {
    return { fault: faultOf(error, source) };
  }
}

/**
 * Converts an error to the author's mistake.
 * @throws the error itself if it is not the author's mistake
 */
function faultOf(error: unknown, source: string) {
  const lines = source.split('\n');
  const at = (line: number) => ({ line, written: lines[line - 1]?.trim() ?? '' });
  if (error instanceof LessonError)
    return { ...at(error.line), column: error.column, what: error.what, hint: error.hint };
  if (!(error instanceof OptionError)) throw error;
  const key = error.option === 'under' ? 'under' : 'options';
  return {
    ...at(lines.findIndex((line) => line.startsWith(`${key}:`)) + 1),
    what: `“${error.option}” is none of this game’s`,
    hint: error.message,
  };
}
