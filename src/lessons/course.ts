/** What a lesson may speak of: a game's rules, and its scenes, played. */
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { RuleWords } from '../i18n/message-context.ts';
import type { Concept, GeneratorContext } from '../puzzles/question.ts';
import type { Played } from '../scenes/presentation/played.ts';

/** An entry of a rulebook, as far as lessons need it. */
export interface RulebookEntry extends RuleWords {
  /** The scene that shows it: a file name of this game's scenes/, or "<ruleset>/<name>". */
  readonly scene?: string | undefined;
  /** Of a scoring pattern: a hand in which it counts. */
  readonly shows?: unknown;
}

/** A scene and everything that happens in it. */
export interface PlayedScene extends Played {
  /** The folder of content/ it stands in: its game's, or `common` for a scene that every game can play. */
  readonly home: string;
}

export interface LessonCourse {
  /** The rules that hold where nothing else is said. */
  readonly ruleset: Ruleset;
  /** The other kinds of hands that this game has (`under="goulash"`), by name. */
  readonly kinds: readonly string[];
  /** The rules of a kind of hand; undefined where the game has none of that name. */
  readonly under: (name: string) => Ruleset | undefined;
  /** The kinds of question that this game can be asked, by the names of their folders. */
  readonly concepts: ReadonlyMap<string, Concept>;
  /** What questions are made with, under the ordinary rules or those of a kind of hand. */
  readonly generator: (under?: string) => GeneratorContext;
  /** Every rule and option one may name, the common ones too. */
  readonly rules: ReadonlyMap<RuleId, RulebookEntry>;
  /** The rules that only lessons after this file teach; none where it is no lesson. */
  readonly later: (file: string) => ReadonlySet<RuleId>;
  /** The names of this game's scenes. */
  readonly scenes: readonly string[];
  /**
   * A scene of this game, or "<ruleset>/<name>"; undefined where there is none of that name.
   * Throws a LessonError when something in the scene is not so.
   */
  readonly play: (scene: string) => Promise<PlayedScene> | undefined;
}
