/** Checks a lesson component while Astro renders it: its props, its place in the file and the claim that it makes. */

import type { AstroGlobal } from 'astro';
import type { Author } from '../../lessons/author.ts';
import { namesUnknown } from '../../lessons/check-lesson.ts';
import { collect, type RenderedPart } from '../../lessons/children.ts';
import { elementAt } from '../../lessons/elements.ts';
import { plain } from '../../lessons/html.ts';
import { courseUnder } from '../../lessons/props.ts';
import type { PropValues, Spec } from '../../lessons/spec.ts';
import { taughtAt } from '../../lessons/taught-rules.ts';
import { generatorContexts } from '../../puzzles/generator-context.ts';
import { conceptsOf } from '../../questions/registry.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { LessonError, placeAt, type SourcePlace } from '../../scenes/error.ts';
import { definitionsOf, lessonSource, rulesOf, taughtIn } from '../site/courses.ts';
import { at, chartDataPath, rulebookDataPath, rulebookPath } from '../site/paths.ts';
import { playedScene, scenesOf } from './scenes.ts';

/** A component as its lesson has it, whose claim is true. */
interface CheckedComponent<S extends Spec> {
  readonly author: Author;
  readonly values: S extends Spec<infer P> ? PropValues<P> : never;
  /** The value that the check of its claim returned. */
  readonly checked: S extends Spec<infer _, infer Checked> ? Checked : never;
  /** The HTML of its children without the nested parts. */
  readonly html: string;
  readonly text: string;
  readonly parts: readonly RenderedPart[];
}

/** What a lesson's component is given by Astro. The build writes `at`, its place in the lesson. */
type ComponentAstro = Pick<AstroGlobal, 'locals' | 'slots'> & { readonly props: { readonly at?: string } };

/**
 * Takes a component from its lesson, whose properties were read there, and runs the check of what it claims.
 * @param specs the components that this file draws
 * @throws LessonError for an unknown name, a false claim, or a component outside a course
 */
export async function checkedComponent<const Specs extends readonly Spec[]>(
  astro: ComponentAstro,
  ...specs: Specs
): Promise<CheckedComponent<Specs[number]>> {
  const { element, ...rest } = await checkedElement(astro);
  if (!specs.includes(element.spec)) throw new TypeError(`<${element.component}> is drawn by another file`);
  return { ...rest, values: element.values } as CheckedComponent<Specs[number]>;
}

/** Checks a component that is a part of the one around it, and returns it as data for that component. */
export async function checkedPart(astro: ComponentAstro): Promise<RenderedPart> {
  const { element, html, text, parts } = await checkedElement(astro);
  const { component, values, place } = element;
  return { component, values, place, html, text, parts };
}

async function checkedElement({ locals, props, slots }: ComponentAstro) {
  const place = placeAt(props.at ?? locals.course?.file);
  if (!locals.course)
    throw new LessonError(
      place,
      'a component stands on no game’s page',
      'It belongs into content/<ruleset>/NN-….mdx.',
    );
  const element = elementAt(lessonSource(place.file), place);
  const { spec, values } = element;
  const course = await authorAt(locals.course.ruleset, place);
  const [unknown] = namesUnknown(element, course);
  if (unknown) throw unknown;
  const author = courseUnder(course, values);
  const { parts, rest: html } = collect((await slots.render('default')) ?? '');
  const text = plain(html);
  // A specification without a check says nothing that could be checked.
  const checked = await spec.check?.(values, { course: author, place, text, parts, fault: author.fault });
  return { element, author, checked, html, text, parts };
}

/** Builds the author context of a game for a place in a lesson: its rules, scenes, concepts, terms and taught rules. */
export async function authorAt(game: string, place: SourcePlace): Promise<Author> {
  const [loaded, rules] = await Promise.all([loadGame(game), rulesOf(game)]);
  const generator = generatorContexts(loaded);
  const { ruleset } = generator();
  const lessons = await taughtIn(game);
  const { teaches, taught } = taughtAt(lessons, place.file);
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
    chart: (of, under) => at(chartDataPath(of, under)),
    fault: (what, hint) => new LessonError(place, what, hint),
  };
}
