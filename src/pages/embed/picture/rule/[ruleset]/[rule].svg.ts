/** A rule as a picture: the table of the scene that shows it, or its sentence where no scene does. */
import type { APIRoute } from 'astro';
import { authorAt } from '../../../../../components/lesson/context.ts';
import { partPaths } from '../../../../../components/site/course-paths.ts';
import { rulesOf } from '../../../../../components/site/courses.ts';
import { sceneOfRule } from '../../../../../components/site/rule-scene.ts';
import { sceneOf } from '../../../../../lessons/scenes.ts';
import { scenePicture } from '../../../../../scenes/presentation/picture.ts';
import { wordsPicture } from '../../../../../ui/Picture/words.ts';

export const getStaticPaths = () =>
  partPaths(async ({ ruleset }) =>
    [...(await rulesOf(ruleset)).values()].map((rule) => ({ params: { rule: rule.id }, props: { rule } })),
  );

export const GET: APIRoute = async ({ props: { course, rule } }) => {
  const title = `${rule.title} · ${course.title}`;
  const shown = sceneOfRule(course.ruleset, rule);
  const picture = shown === null ? wordsPicture(title, rule.sentence) : await pictureOf(shown, title);
  return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
};

async function pictureOf({ ruleset, scene }: NonNullable<ReturnType<typeof sceneOfRule>>, title: string) {
  const place = { file: `content/${ruleset}/scenes/${scene}.yaml`, line: 1 };
  const author = await authorAt(ruleset, place);
  return scenePicture(await sceneOf(scene, { course: author, fault: author.fault }), title);
}
