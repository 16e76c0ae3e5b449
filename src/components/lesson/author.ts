/** What a component of a lesson knows: where it stands, the rules it speaks of, and the words to say it in. */
import type { Ruleset, Terms } from '../../engine/ruleset.ts';
import { rulesetOf } from '../../rulesets/choose.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { LessonError, type Place, placeAt } from '../../scenes/error.ts';
import { nearest } from '../../scenes/spelling.ts';
import { wordsIn } from '../../words/index.ts';
import { type LessonWords, lessonWordsIn } from '../../words/lesson.ts';
import type { Words } from '../../words/words.ts';
import { type Rule, rulesOf } from '../site/courses.ts';
import { pageAt, rulebookDataPath, rulebookPath, rulePath } from '../site/paths.ts';

export interface Author {
  readonly locale: string;
  readonly place: Place;
  /** The id of the game whose course this is. */
  readonly game: string;
  readonly ruleset: Ruleset;
  readonly terms: Terms;
  readonly words: Words;
  readonly say: LessonWords;
  /** Every rule one may name here. */
  readonly rules: ReadonlyMap<string, Rule>;
  /** A mistake of the author, at this place. */
  readonly fault: (what: string, hint: string) => LessonError;
}

interface Component {
  readonly locals: App.Locals;
  readonly props: Readonly<Record<string, unknown>>;
}

/**
 * @param name of the component, as its author writes it
 * @param known the properties it can have; `at` is the position plugin's
 * @throws LessonError for any other property, and outside of a game's pages
 */
export async function authorOf(
  { locals, props }: Component,
  name: string,
  known: readonly string[],
): Promise<Author> {
  const at = typeof props['at'] === 'string' ? props['at'] : locals.course?.file;
  const place = placeAt(at);
  const fault = (what: string, hint: string) => new LessonError(place, what, hint);
  const stranger = Object.keys(props).find((key) => !['at', 'class', ...known].includes(key));
  if (stranger !== undefined) throw fault(`<${name}> has no ${stranger}`, hintFor(stranger, known));
  if (!locals.course)
    throw fault(`<${name}> stands on no game’s page`, 'It belongs into content/<ruleset>/NN-….mdx.');
  return authorAt(locals.course.locale, locals.course.ruleset, place);
}

/** Whoever speaks of a game at this place. */
export async function authorAt(locale: string, game: string, place: Place): Promise<Author> {
  const [ruleset, rules] = await Promise.all([ordinary(game), rulesOf(locale, game)]);
  return {
    locale,
    place,
    game,
    ruleset,
    terms: ruleset.terms,
    words: wordsIn(locale),
    say: lessonWordsIn(locale),
    rules,
    fault: (what, hint) => new LessonError(place, what, hint),
  };
}

const hintFor = (stranger: string, known: readonly string[]): string =>
  known.length === 0
    ? 'It has no properties.'
    : `${nearest(stranger, known)} It can have: ${known.join(', ')}.`;

const rulesets = new Map<string, Promise<Ruleset>>();

/** The rules of a game without any option chosen. */
function ordinary(game: string): Promise<Ruleset> {
  const known = rulesets.get(game) ?? loadGame(game).then((loaded) => rulesetOf(loaded));
  rulesets.set(game, known);
  return known;
}

/** The rule of this id. @throws LessonError when there is none */
export function ruleOf({ rules, fault }: Author, id: string): Rule {
  const rule = rules.get(id);
  if (rule) return rule;
  throw fault(`there is no rule “${id}”`, nearest(id, rules.keys()));
}

/** A property that has to be a text. @throws LessonError */
export function textOf({ fault }: Author, name: string, value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw fault(value === undefined ? `${name} is missing` : `${name} is no text`, `Write ${name}="…".`);
}

/** A property that may be missing, and else has to be a text. @throws LessonError */
export const optionalText = (author: Author, name: string, value: unknown): string | undefined =>
  value === undefined ? undefined : textOf(author, name, value);

/** The address of a rule on its rulebook page. */
export const addressOf = ({ locale, game }: Author, rule: string): string =>
  pageAt(locale, rulePath(game, rule));

/** Where the game's rulebook is read, and where it lies as data. */
export const booksOf = ({ locale, game }: Author): { readonly rulebook: string; readonly book: string } => ({
  rulebook: pageAt(locale, rulebookPath(game)),
  book: pageAt(locale, rulebookDataPath(game)),
});
