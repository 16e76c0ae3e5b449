/** Where a component of a lesson stands: on the page of a game, at a line of its file. */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Author } from '../../lessons/author.ts';
import { rulesetOf } from '../../rulesets/choose.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { LessonError, type Place, placeAt } from '../../scenes/error.ts';
import { nearest } from '../../scenes/spelling.ts';
import { wordsIn } from '../../words/index.ts';
import { lessonWordsIn } from '../../words/lesson.ts';
import { rulesOf } from '../site/courses.ts';
import { pageAt, rulebookDataPath, rulebookPath } from '../site/paths.ts';

interface Component {
  readonly locals: App.Locals;
  readonly props: object;
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
  const at = 'at' in props && typeof props.at === 'string' ? props.at : locals.course?.file;
  const place = placeAt(at);
  const fault = (what: string, hint: string) => new LessonError(place, what, hint);
  const stranger = Object.keys(props).find((key) => !['at', 'class', ...known].includes(key));
  if (stranger !== undefined) throw fault(`<${name}> has no ${stranger}`, hintFor(stranger, known));
  if (!locals.course)
    throw fault(`<${name}> stands on no game’s page`, 'It belongs into content/<ruleset>/NN-….mdx.');
  const author = await authorAt(locals.course.locale, locals.course.ruleset, place);
  return 'under' in props ? { ...author, ruleset: await under(author, props.under) } : author;
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
    books: (of) => ({
      rulebook: pageAt(locale, rulebookPath(of)),
      book: pageAt(locale, rulebookDataPath(of)),
    }),
    fault: (what, hint) => new LessonError(place, what, hint),
  };
}

/** The rules of another kind of hand: `under="goulash"`. @throws LessonError when the game has none of that name */
async function under({ game, fault }: Author, name: unknown): Promise<Ruleset> {
  const loaded = await loadGame(game);
  if (typeof name === 'string' && name in loaded.under) return rulesetOf(loaded, {}, name);
  throw fault(
    `${loaded.title} has no hands under “${String(name)}”`,
    `It can be: ${Object.keys(loaded.under).join(', ')}.`,
  );
}

const hintFor = (stranger: string, known: readonly string[]): string =>
  known.length === 0 ? 'It has no properties.' : nearest(stranger, known);

const rulesets = new Map<string, Promise<Ruleset>>();

/** The rules of a game without any option chosen. */
function ordinary(game: string): Promise<Ruleset> {
  const known = rulesets.get(game) ?? loadGame(game).then((loaded) => rulesetOf(loaded));
  rulesets.set(game, known);
  return known;
}
