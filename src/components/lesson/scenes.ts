/** The scenes of content/, played by the engine: each once a build, whoever asks for it. */
import { language } from '#i18n/language.ts';
import type { PlayedScene } from '../../lessons/course.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { compileScene } from '../../scenes/compile.ts';
import { parseScene } from '../../scenes/parse.ts';
import { rulesOf } from '../site/courses.ts';

const files = import.meta.glob<string>(['/content/*/scenes/*.yaml', '/content/*/*/scenes/*.yaml'], {
  query: '?raw',
  import: 'default',
});

/** The folder of what every game has. */
const COMMON = 'common';

const played = new Map<string, Promise<PlayedScene>>();

/**
 * A scene, played and checked; undefined where there is none of that name. It fails with a LessonError when something
 * in it is not true.
 * @param of the game on whose page it stands
 * @param id a file name of this game's scenes/, or "<ruleset>/<name>"; "common/<name>" is played by this game's rules
 */
export function playedScene(of: string, id: string): Promise<PlayedScene> | undefined {
  const [game = of, name = id] = id.includes('/') ? id.split('/') : [of, id];
  const path = [`content/${language.tag}/${game}`, `content/${game}`]
    .map((folder) => `${folder}/scenes/${name}.yaml`)
    .find((file) => `/${file}` in files);
  if (path === undefined) return undefined;
  const player = game === COMMON ? of : game;
  const known = played.get(`${player} ${path}`) ?? play(path, game, player);
  played.set(`${player} ${path}`, known);
  return known;
}

/** The scenes of a game, by the names of their files. */
export function scenesOf(game: string): string[] {
  return Object.keys(files).flatMap(
    (file) => new RegExp(`^/content/${game}/scenes/(.+)\\.yaml$`).exec(file)?.[1] ?? [],
  );
}

/** What the scenes of a game are called, by the names of their files. */
export async function sceneTitles(game: string): Promise<ReadonlyMap<string, string>> {
  const titled = scenesOf(game).map(async (id) => {
    const file = `/content/${game}/scenes/${id}.yaml`;
    const { title } = parseScene((await files[file]?.()) ?? '', file.slice(1));
    return [id, title] as const;
  });
  return new Map(await Promise.all(titled));
}

/** A short scene of a game, as its author wrote it: an example to begin with. */
export async function shortSceneOf(game: string): Promise<string> {
  const sources = await Promise.all(
    scenesOf(game).map((id) => files[`/content/${game}/scenes/${id}.yaml`]?.()),
  );
  const [shortest = ''] = sources
    .flatMap((source) => source ?? [])
    .filter((source) => (source.match(/^ {2}- /gm)?.length ?? 0) > 2)
    .sort((a, b) => a.length - b.length);
  return shortest;
}

async function play(path: string, home: string, player: string): Promise<PlayedScene> {
  const source = await files[`/${path}`]?.();
  const scene = { ...parseScene(source ?? '', path), ruleset: player };
  const [game, rules] = await Promise.all([loadGame(player), rulesOf(player)]);
  const ruleset = rulesetOf(game, scene.options, scene.under);
  return { home, scene, ruleset, compiled: compileScene(scene, ruleset, { rules: new Set(rules.keys()) }) };
}
