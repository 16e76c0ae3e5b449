/** A component of a lesson where it is rendered: on the page of a game, at a place of its file, with what it was given. */
import type { AstroGlobal } from 'astro';
import type { Game } from '../../engine/game.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Author } from '../../lessons/author.ts';
import { collect, type RenderedPart } from '../../lessons/children.ts';
import { plain } from '../../lessons/html.ts';
import { courseUnder, readValues, unknownIn } from '../../lessons/props.ts';
import type { Properties, PropValues, Spec } from '../../lessons/spec.ts';
import { taughtAt } from '../../lessons/taught-rules.ts';
import { generatorContexts } from '../../puzzles/generator-context.ts';
import type { GeneratorContext } from '../../puzzles/question.ts';
import { conceptsOf } from '../../puzzles/registry.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { LessonError, placeAt, type SourcePlace } from '../../scenes/error.ts';
import { definitionsOf, rulesOf, taughtIn } from '../site/courses.ts';
import { at, rulebookDataPath, rulebookPath } from '../site/paths.ts';
import { withScenes } from './chart-scenes.ts';
import { playedScene, scenesOf } from './scenes.ts';

/** A component that is as its specification wants it, and whose claim is true. */
interface CheckedComponent<P extends Properties, Checked> {
  readonly author: Author;
  readonly values: PropValues<P>;
  /** What the check of its claim returned. */
  readonly checked: Checked;
  /** What was rendered in it beside its parts. */
  readonly html: string;
  readonly text: string;
  readonly parts: readonly RenderedPart[];
}

/**
 * Reads a component by its specification, and executes what it claims.
 * @throws LessonError for whatever is not as it should be
 */
export async function checkedComponent<P extends Properties, Checked>(
  { locals, props, slots }: Pick<AstroGlobal, 'locals' | 'slots'> & { readonly props: object },
  spec: Spec<P, Checked>,
): Promise<CheckedComponent<P, Checked>> {
  const { at, ...written } = { at: undefined, ...props };
  const place = placeAt(typeof at === 'string' ? at : locals.course?.file);
  const { values, faults } = readValues(
    spec,
    new Map(Object.entries(written).map(([name, value]) => [name, { value, place }])),
    place,
  );
  if (!values) throw faults[0];
  if (!locals.course)
    throw new LessonError(
      place,
      `<${spec.name}> stands on no game’s page`,
      'It belongs into content/<ruleset>/NN-….mdx.',
    );
  const course = await authorAt(locals.course.ruleset, place);
  const [unknown] = unknownIn(spec, values, course, () => place);
  if (unknown) throw unknown;
  const author = courseUnder(course, values);
  const { parts, rest } = collect((await slots.render('default')) ?? '');
  const text = plain(rest);
  // A specification without a check says nothing that could be checked.
  const checked = (await spec.check?.(values, {
    course: author,
    place,
    text,
    parts,
    fault: author.fault,
  })) as Checked;
  return { author, values, checked, html: rest, text, parts };
}

/** A component that belongs to the one around it, as that is told of it. */
export async function checkedPart<P extends Properties, Checked>(
  astro: Parameters<typeof checkedComponent<P, Checked>>[0],
  spec: Spec<P, Checked>,
): Promise<RenderedPart> {
  const { author, values, html, text, parts } = await checkedComponent(astro, spec);
  return { component: spec.name, values, place: author.place, html, text, parts };
}

/** Whoever speaks of a game at this place. */
export async function authorAt(game: string, place: SourcePlace): Promise<Author> {
  const [loaded, rules] = await Promise.all([loadGame(game), rulesOf(game)]);
  const ruleset = ordinary(game, loaded);
  const lessons = await taughtIn(game);
  const { teaches, taught } = taughtAt(lessons, place.file);
  const generator = rooms.get(game) ?? generatorContexts(loaded);
  rooms.set(game, generator);
  return {
    place,
    game,
    ruleset,
    kinds: Object.keys(loaded.under),
    under: (name) => (name in loaded.under ? rulesetOf(loaded, {}, name) : undefined),
    concepts: await conceptsOf(ruleset),
    generator,
    later: (file) => taughtAt(lessons, file).later,
    scenes: scenesOf(game),
    play: (scene) => playedScene(game, scene),
    terms: ruleset.terms,
    rules,
    teaches,
    taught,
    definitions: await definitionsOf(game),
    books: (of) => ({
      rulebook: at(rulebookPath(of)),
      book: at(rulebookDataPath(of)),
    }),
    chart: (drawing, under) => withScenes(drawing, game, under),
    fault: (what, hint) => new LessonError(place, what, hint),
  };
}

const rulesets = new Map<string, Ruleset>();
const rooms = new Map<string, (under?: string) => GeneratorContext>();

/** The rules of a game without any option chosen. */
function ordinary(game: string, loaded: Game): Ruleset {
  const known = rulesets.get(game) ?? rulesetOf(loaded);
  rulesets.set(game, known);
  return known;
}
