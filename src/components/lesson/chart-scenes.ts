/** Where each arrow of a game's chart is seen: the first scene of its course, or of its book, in which a hand goes that way. */
import { type ChartDrawing, type DrawnArrow, wayBetween } from '../../machines/graph-drawing.ts';
import { courses, rulebook } from '../site/courses.ts';
import { at, lessonPath, rulePath } from '../site/paths.ts';
import { readOnce } from '../site/read-once.ts';
import { playedScene } from './scenes.ts';

/** The scenes that a lesson's text shows, by their ids, in its order. */
const scenesIn = (text: string): string[] =>
  [...text.matchAll(/<(?:Scene|Predict)\b[^>]*?\s(?:id|scene)="([^"]+)"/g)].map(([, id = '']) => id);

/** A step of a scene that stands on a page: the way that the hand goes with its last event, or with one before. */
interface ShownStep {
  readonly address: string;
  readonly under: string;
  readonly last: readonly Pick<DrawnArrow, 'from' | 'to'>[];
  readonly others: readonly Pick<DrawnArrow, 'from' | 'to'>[];
}

/** The steps of a scene as it is played in this game. @param addressAt where a reader finds it, after so many steps */
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

/** Every step that is shown: in the lessons, in their order, and then below the rules of the book. */
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

/**
 * The chart of a game with a scene at each of its arrows that some scene takes.
 * @param under the kind of hand that the chart is of: what no scene of it shows is shown by one of another kind
 */
export async function withScenes(drawing: ChartDrawing, game: string, under: string): Promise<ChartDrawing> {
  const all = await stepsOf(game);
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
