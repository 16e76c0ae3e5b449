/**
 * Finds what each switch of a game changes by replaying every scene and judging every example under each of its values.
 */
import type { RuleId } from '../engine/action.ts';
import type { Chosen, Game, OptionSpec, OptionValue } from '../engine/game.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { rulesetOf, withDefaults } from '../rulesets/instantiate.ts';
import type { CompiledScene } from '../scenes/compile.ts';
import { LessonError } from '../scenes/error.ts';
import { type HandExample, judgeExample } from '../scenes/example.ts';
import { isSame, type OtherRules, playedElsewhere } from '../scenes/replay-under.ts';
import type { Scene } from '../scenes/scene.ts';
import { type Change, changeOf, isAlike, rulesBetween } from './changes.ts';

/** A change in one scene. `values` are indexes into the option's values that cause it. */
interface SceneChange extends Change {
  readonly scene: string;
  readonly values: readonly number[];
}

export interface RuleChange {
  readonly rule: RuleId;
  readonly values: readonly number[];
}

/** What a switch changes on its own, with all other options at their defaults. */
export interface SwitchChanges {
  readonly scenes: readonly SceneChange[];
  /** Rules affected: the switch's own entry first, then rules that start or stop applying. */
  readonly rules: readonly RuleChange[];
}

export interface Switch extends SwitchChanges {
  readonly option: OptionSpec;
  /** The switch's entry in the rulebook. */
  readonly entry: RuleId;
}

export interface SwitchScene {
  readonly scene: Scene;
  readonly compiled: CompiledScene;
}

/** A rule with an example hand in which it counts. */
interface RuleWithHand {
  readonly id: RuleId;
  readonly shows?: HandExample | undefined;
}

/** The rulebook entry that explains an option: its `rule`, else its own id. */
export const entryOf = ({ id, rule }: OptionSpec): RuleId => rule ?? id;

/**
 * Computes every switch of a game, in the order of its options.
 * @param found changes by option id that are known already; those of other options are searched for
 */
export const switchesOf = (
  game: Game,
  scenes: readonly SwitchScene[],
  rules: readonly RuleWithHand[],
  found: Readonly<Record<string, SwitchChanges>> = {},
): readonly Switch[] =>
  game.options.map((option) => ({
    option,
    entry: entryOf(option),
    ...(found[option.id] ?? changesOf(game, option, scenes, rules)),
  }));

function changesOf(
  game: Game,
  option: OptionSpec,
  scenes: readonly SwitchScene[],
  rules: readonly RuleWithHand[],
): SwitchChanges {
  const changes: (Change & { scene: string; values: number[] })[] = [];
  const entry = entryOf(option);
  const touched = new Map<RuleId, Set<number>>([[entry, new Set()]]);
  for (const [at, value] of option.values.entries()) {
    if (value === option.default) continue;
    const touch = (rule: RuleId): unknown => touched.set(rule, (touched.get(rule) ?? new Set()).add(at));
    touch(entry);
    for (const played of scenes) {
      const { before, after } = playedUnder(game, option, value, played);
      if (isAlike(before, after)) continue;
      const change = changeOf(before, after, played.scene.options[option.id] === value);
      const { id: scene } = played.scene;
      const known = changes.find(
        (each) => each.scene === scene && isSame(plainChange(each), plainChange(change)),
      );
      if (known) known.values.push(at);
      else changes.push({ scene, ...change, values: [at] });
      for (const rule of rulesBetween(before, after, change)) touch(rule);
    }
    for (const rule of countedOtherwise(game, option, value, rules)) touch(rule);
  }
  const found = [...touched].map(([rule, values]) => ({ rule, values: [...values] }));
  return { scenes: changes, rules: found };
}

const plainChange = ({ kind, rule }: Change): Change => ({ kind, rule });

/** Replays a scene twice: with the option at its default and at `value`. The scene's other options stay. */
export function playedUnder(
  game: Game,
  option: OptionSpec,
  value: OptionValue,
  { scene, compiled }: SwitchScene,
): { readonly before: OtherRules; readonly after: OtherRules } {
  const under = (own: OptionValue): Chosen => withDefaults(game, { ...scene.options, [option.id]: own });
  const play = (chosen: Chosen): OtherRules =>
    playedElsewhere(compiled, rulesetOf(game, chosen, scene.under));
  // Nearly every option is at its default in a scene: then all of them begin with the same course of it.
  const usual = under(option.default);
  const courses = usualCourses.get(compiled) ?? new Map<string, OtherRules>();
  usualCourses.set(compiled, courses);
  const key = JSON.stringify([game.id, scene.under, usual]);
  const before = courses.get(key) ?? play(usual);
  courses.set(key, before);
  return { before, after: play(under(value)) };
}

/** The courses of a scene with an option at its default, by the rules that play it. */
const usualCourses = new WeakMap<CompiledScene, Map<string, OtherRules>>();

/** Lists the patterns that count in their own example under `value` but not by default, or the reverse. */
function countedOtherwise(
  game: Game,
  option: OptionSpec,
  value: OptionValue,
  rules: readonly RuleWithHand[],
): RuleId[] {
  const usual = rulesetOf(game);
  const other = rulesetOf(game, { [option.id]: value });
  return rules.flatMap(({ id, shows }) =>
    shows && countsIn(id, shows, usual) !== countsIn(id, shows, other) ? [id] : [],
  );
}

function countsIn(rule: RuleId, shows: HandExample, ruleset: Ruleset): boolean {
  const place = { file: `content/${ruleset.id}/rulebook.yaml`, line: 1 };
  try {
    const { score } = judgeExample(rule, shows, ruleset, place);
    return score.lines.some(({ pattern }) => pattern === rule);
  } catch (error) {
    // A hand with no winning shape under these rules counts nothing.
    if (error instanceof LessonError) return false;
    throw error;
  }
}
