/** A scene as data, which the rulebook page loads when a rule's scene is opened. */
import type { APIRoute } from 'astro';
import { authorAt } from '../../../../components/lesson/context.ts';
import { scenesOf } from '../../../../components/lesson/scenes.ts';
import { partPaths } from '../../../../components/site/course-paths.ts';
import { sceneOf } from '../../../../lessons/scenes.ts';
import { stagedScene } from '../../../../scenes/presentation/scene.ts';

export const getStaticPaths = () =>
  partPaths(({ ruleset }) => scenesOf(ruleset).map((scene) => ({ params: { scene }, props: {} })));

export const GET: APIRoute = async ({ params: { ruleset = '', scene = '' } }) => {
  const place = { file: `content/${ruleset}/scenes/${scene}.yaml`, line: 1 };
  const author = await authorAt(ruleset, place);
  const played = await sceneOf(scene, { course: author, fault: author.fault });
  return Response.json(stagedScene(author, played, false));
};
