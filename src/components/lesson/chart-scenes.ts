/**
 * The state chart of a game: the arrows that its hands and scenes take, each linked to the first scene step (in its
 * lessons, else its rulebook) that takes it.
 */
import type { Ruleset } from '../../engine/ruleset.ts';
import { type ChartDrawing, type DrawnArrow, wayBetween } from '../../machines/graph-drawing.ts';
import { drawingOf } from '../../scenes/presentation/chart.ts';
import { courses, rulebook } from '../site/courses.ts';
import { lookupsOf } from '../site/lookups.ts';
import { at, lessonPath, rulePath } from '../site/paths.ts';
import { readOnce } from '../site/read-once.ts';
import { playedScene, scenesOf } from './scenes.ts';

/** Lists the ids of the scenes that a lesson's text shows, in order. Example: `<Scene id="kong" />` gives "kong". */
const scenesIn = (text: string): string[] =>
  [...text.matchAll(/<(?:Scene|Predict)\b[^>]*?\s(?:id|scene)="([^"]+)"/g)].map(([, id = '']) => id);

/**
 * A step of a scene on a page. `last` is the phase change of its last event, `others` are those of its earlier events.
 */
interface ShownStep {
  readonly address: string;
  readonly under: string;
  readonly last: readonly Pick<DrawnArrow, 'from' | 'to'>[];
  readonly others: readonly Pick<DrawnArrow, 'from' | 'to'>[];
}

/**
 * Compiles a scene under this game's rules and lists its steps; empty where there is no such scene.
 * @param addressAt the address at which a reader finds a step of it, counted from 1
 */
async function stepsIn(
  game: string,
  id: string,
  addressAt: (scene: string, step: number) => string,
): Promise<ShownStep[]> {
  const played = await playedScene(game, id);
  if (!played) return [];
  const { compiled, scene } = played;
  return compiled.steps.map(({ from, to }, i) => {
    const ways = compiled.frames.slice(Math.max(0, from - 1), to + 1).flatMap(({ table }, at, frames) => {
      const next = frames[at + 1];
      return next ? [{ from: table.stage.phase, to: next.table.stage.phase }] : [];
    });
    return {
      address: addressAt(scene.id, i + 1),
      under: scene.under,
      last: ways.slice(-1),
      others: ways.slice(0, -1),
    };
  });
}

/** Lists every scene step of a game: first those of its lessons in course order, then those of its rulebook. */
const stepsOf = readOnce(async (game: string): Promise<readonly ShownStep[]> => {
  const course = (await courses()).find(({ ruleset }) => ruleset === game);
  const inLessons = (course?.lessons ?? []).flatMap(({ slug, entry }) =>
    scenesIn(entry.body ?? '').map((id) =>
      stepsIn(game, id, (scene, step) => `${at(lessonPath(game, slug))}#${scene}=${step}`),
    ),
  );
  const belowRules = (await rulebook(game)).flatMap(({ id: rule, scene }) =>
    scene === undefined ? [] : [stepsIn(game, scene, () => at(rulePath(game, rule)))],
  );
  return (await Promise.all([...inLessons, ...belowRules])).flat();
});

/** Plays every scene of a game's folder. */
const everyScene = readOnce(async (game: string) => {
  const played = await Promise.all(scenesOf(game).map((id) => playedScene(game, id)));
  return played.flatMap((scene) => scene ?? []);
});

/**
 * Returns a game's chart with the address of a scene on each arrow that some scene takes.
 * @param ruleset the game's rules for this kind of hand, without options
 * @param under the kind of hand that the chart draws; scenes of other kinds are linked only on arrows that none of its
 * own shows
 */
export async function chartOf(game: string, ruleset: Ruleset, under: string): Promise<ChartDrawing> {
  const [all, scenes] = await Promise.all([stepsOf(game), everyScene(game)]);
  const alike = scenes.filter(({ scene }) => scene.under === under);
  const drawing = await drawingOf(ruleset, under, alike, lookupsOf(game).arrows?.[under]);
  const steps = [
    ...all.filter((step) => step.under === under),
    ...all.filter((step) => step.under !== under),
  ];
  const takes = (arrow: DrawnArrow, ways: ShownStep['last']) =>
    ways.some(({ from, to }) => wayBetween(drawing.arrows, from, to).includes(arrow));
  return {
    ...drawing,
    arrows: drawing.arrows.map((arrow) => {
      const step =
        steps.find(({ last }) => takes(arrow, last)) ?? steps.find(({ others }) => takes(arrow, others));
      return step ? { ...arrow, scene: step.address } : arrow;
    }),
  };
}
