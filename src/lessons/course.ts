/** The course a lesson belongs to: the game's rules, rulebook, question kinds and scenes. */
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { RuleWords } from '../i18n/message-context.ts';
import type { Concept, GeneratorContext } from '../puzzles/question.ts';
import type { ScenePlay } from '../scenes/presentation/scene-play.ts';

/** A rulebook entry, with the fields lessons use. */
export interface RulebookEntry extends RuleWords {
  /** The scene that shows the rule: a file name in this game's scenes/, or "<ruleset>/<name>". */
  readonly scene?: string | undefined;
  /** For a scoring pattern: a hand that scores it. */
  readonly shows?: unknown;
}

/** A played scene with its home. */
export interface PlayedScene extends ScenePlay {
  /** The folder of content/ it comes from: a game, or `common` for scenes every game can play. */
  readonly home: string;
}

export interface LessonCourse {
  /** The game's ruleset with default options. */
  readonly ruleset: Ruleset;
  /** The names of the other kinds of hands this game has (`under="goulash"`). */
  readonly kinds: readonly string[];
  /** Returns the ruleset for a kind of hand; undefined when the game has none of that name. */
  readonly under: (name: string) => Ruleset | undefined;
  /** The question kinds this game has, by folder name. */
  readonly concepts: ReadonlyMap<string, Concept>;
  /** Returns the generator context, for ordinary hands or another kind of hand. */
  readonly generator: (under?: string) => GeneratorContext;
  /** All rules and options that may be named, the common ones included. */
  readonly rules: ReadonlyMap<RuleId, RulebookEntry>;
  /** Returns the rules taught only after this lesson; empty for a file that is not a lesson. */
  readonly later: (file: string) => ReadonlySet<RuleId>;
  /** The names of this game's scenes. */
  readonly scenes: readonly string[];
  /**
   * Plays a scene of this game, or "<ruleset>/<name>". Undefined when it does not exist.
   * @throws LessonError for a false claim in the scene
   */
  readonly play: (scene: string) => Promise<PlayedScene> | undefined;
}
