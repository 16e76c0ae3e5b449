/** The state chart of a kind of hand as data, which a scene loads when its reader opens it. */
import type { APIRoute } from 'astro';
import { chartOf } from '../../../../components/lesson/chart-scenes.ts';
import { partPaths } from '../../../../components/site/course-paths.ts';
import { rulesetOf } from '../../../../rulesets/instantiate.ts';
import { loadGame } from '../../../../rulesets/registry.ts';

export const getStaticPaths = () =>
  partPaths(async ({ ruleset }) =>
    Object.keys((await loadGame(ruleset)).under).map((under) => ({ params: { under }, props: {} })),
  );

export const GET: APIRoute = async ({ params: { ruleset = '', under = '' } }) => {
  const game = await loadGame(ruleset);
  return Response.json(await chartOf(ruleset, rulesetOf(game, {}, under), under));
};
