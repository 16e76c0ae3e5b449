/** The table of a scene as a picture, for whoever does not run the embed: print, feeds, mail, pages without scripts. */
import type { APIRoute } from 'astro';
import { authorAt } from '../../../../../components/lesson/context.ts';
import { sceneTitles } from '../../../../../components/lesson/scenes.ts';
import { partPaths } from '../../../../../components/site/course-paths.ts';
import { sceneOf } from '../../../../../lessons/scenes.ts';
import { scenePicture } from '../../../../../scenes/presentation/picture.ts';

export const getStaticPaths = () =>
  partPaths(async ({ ruleset }) =>
    [...(await sceneTitles(ruleset))].map(([scene, title]) => ({ params: { scene }, props: { title } })),
  );

export const GET: APIRoute = async ({ params: { ruleset = '', scene = '' }, props: { title } }) => {
  const place = { file: `content/${ruleset}/scenes/${scene}.yaml`, line: 1 };
  const author = await authorAt(ruleset, place);
  const played = await sceneOf(scene, { course: author, fault: author.fault });
  return new Response(scenePicture(played, title), { headers: { 'content-type': 'image/svg+xml' } });
};
