/** Checks a lesson component while Astro renders it: its props, its place in the file and the claim that it makes. */

import type { AstroGlobal } from 'astro';
import type { Game } from '../../engine/game.ts';
import { memo } from '../../engine/memo.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Author } from '../../lessons/author.ts';
import { collect, type RenderedPart } from '../../lessons/children.ts';
import { plain } from '../../lessons/html.ts';
import { courseUnder, readValues, unknownIn } from '../../lessons/props.ts';
import type { Properties, PropValues, Spec } from '../../lessons/spec.ts';
import { taughtAt } from '../../lessons/taught-rules.ts';
import { generatorContexts } from '../../puzzles/generator-context.ts';
import { conceptsOf } from '../../questions/registry.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { LessonError, placeAt, type SourcePlace } from '../../scenes/error.ts';
import { definitionsOf, rulesOf, taughtIn } from '../site/courses.ts';
import { at, rulebookDataPath, rulebookPath } from '../site/paths.ts';
import { chartOf } from './chart-scenes.ts';
import { playedScene, scenesOf } from './scenes.ts';

/** A component whose props fit its specification and whose claim is true. */
interface CheckedComponent<P extends Properties, Checked> {
  readonly author: Author;
  readonly values: PropValues<P>;
  /** The value that the check of its claim returned. */
  readonly checked: Checked;
  /** The HTML of its children without the nested parts. */
  readonly html: string;
  readonly text: string;
  readonly parts: readonly RenderedPart[];
}

/**
 * Reads a component's props by its specification, and runs the check of what it claims.
 * @throws LessonError for an unknown prop, a wrong value, a false claim, or a component outside a course
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

/** Checks a component that is a part of the one around it, and returns it as data for that component. */
export async function checkedPart<P extends Properties, Checked>(
  astro: Parameters<typeof checkedComponent<P, Checked>>[0],
  spec: Spec<P, Checked>,
): Promise<RenderedPart> {
  const { author, values, html, text, parts } = await checkedComponent(astro, spec);
  return { component: spec.name, values, place: author.place, html, text, parts };
}

/** Builds the author context of a game for a place in a lesson: its rules, scenes, concepts, terms and taught rules. */
export async function authorAt(game: string, place: SourcePlace): Promise<Author> {
  const [loaded, rules] = await Promise.all([loadGame(game), rulesOf(game)]);
  const ruleset = ordinary(loaded);
  const lessons = await taughtIn(game);
  const { teaches, taught } = taughtAt(lessons, place.file);
  return {
    place,
    game,
    ruleset,
    kinds: Object.keys(loaded.under),
    under: (name) => (name in loaded.under ? rulesetOf(loaded, {}, name) : undefined),
    concepts: await conceptsOf(ruleset),
    generator: contextsOf(loaded),
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
    chart: (rules, under) => chartOf(game, rules, under),
    fault: (what, hint) => new LessonError(place, what, hint),
  };
}

/** The ruleset of a game with every option at its default; one object per game, so that caches keyed by it hold. */
const ordinary = memo((game: Game): Ruleset => rulesetOf(game));
const contextsOf = memo(generatorContexts);
