/** Loads the scenes of content/ and plays them with the engine. Each is compiled once a build. */
import { language } from '#i18n/language.ts';
import type { PlayedScene } from '../../lessons/course.ts';
import { parseScene } from '../../scenes/parsing/parse.ts';
import { rulesOf } from '../site/courses.ts';
import { playText } from './play-text.ts';

const files = import.meta.glob<string>(['/content/*/scenes/*.yaml', '/content/*/*/scenes/*.yaml'], {
  query: '?raw',
  import: 'default',
});

/** The folder for content that all games share. */
const COMMON = 'common';

const playCache = new Map<string, Promise<PlayedScene>>();

/**
 * Loads, plays and checks a scene. Returns undefined where there is no file of that name; the promise rejects with a
 * LessonError where a statement of the scene is false.
 * @param of the game on whose page the scene stands
 * @param id a file name of this game's scenes/, such as "kong", or "<ruleset>/<name>"; "common/<name>" is played by
 * this game's rules
 */
export function playedScene(of: string, id: string): Promise<PlayedScene> | undefined {
  const [game = of, name = id] = id.includes('/') ? id.split('/') : [of, id];
  const path = [`content/${language.tag}/${game}`, `content/${game}`]
    .map((folder) => `${folder}/scenes/${name}.yaml`)
    .find((file) => `/${file}` in files);
  if (path === undefined) return undefined;
  const player = game === COMMON ? of : game;
  const known = playCache.get(`${player} ${path}`) ?? play(path, game, player);
  playCache.set(`${player} ${path}`, known);
  return known;
}

/** Lists the scene ids of a game, which are the file names in its scenes/ without ".yaml". */
export function scenesOf(game: string): string[] {
  const folder = `/content/${game}/scenes/`;
  return Object.keys(files).flatMap((file) =>
    file.startsWith(folder) ? file.slice(folder.length, -'.yaml'.length) : [],
  );
}

/** Maps the scene ids of a game to the titles of the scenes. */
export async function sceneTitles(game: string): Promise<ReadonlyMap<string, string>> {
  const titled = scenesOf(game).map(async (id) => {
    const file = `/content/${game}/scenes/${id}.yaml`;
    const { title } = parseScene((await files[file]?.()) ?? '', file.slice(1));
    return [id, title] as const;
  });
  return new Map(await Promise.all(titled));
}

/**
 * Returns the YAML of the shortest scene of a game that has more than two list items: an example for readers who write
 * their own.
 */
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
  const [text = '', rules] = await Promise.all([files[`/${path}`]?.(), rulesOf(player)]);
  return playText({ path, text, home, player, rules: [...rules.keys()] });
}
