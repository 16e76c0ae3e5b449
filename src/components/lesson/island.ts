/** What islands of a lesson are given: made once here, where the rules are at hand. */

import type { Ruleset } from '../../engine/ruleset.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { seenBy } from '../../engine/view.ts';
import type { Reel, SceneProps } from '../../islands/Scene/props.ts';
import type { Drawing } from '../../machines/drawing.ts';
import { layOut } from '../../machines/layout.ts';
import { pictureOf } from '../../machines/picture.ts';
import { createTableMachine } from '../../machines/table.ts';
import type { Frame } from '../../machines/timeline.ts';
import { formatTiles } from '../../notation/tiles.ts';
import type { CompiledScene } from '../../scenes/compile.ts';
import type { Words } from '../../words/words.ts';
import { type Author, booksOf } from './author.ts';
import type { PlayedScene } from './scenes.ts';
import { stepTexts } from './steps.ts';

/** Everything a scene's island needs. */
export async function sceneProps(
  author: Author,
  played: PlayedScene,
  anchored: boolean,
): Promise<SceneProps> {
  const { scene, compiled, ruleset } = played;
  const [first] = compiled.frames;
  return {
    ...rulesOf(author, played),
    id: scene.id,
    title: scene.title,
    lang: author.locale,
    terms: ruleset.terms,
    reel: reelOf(compiled.frames),
    // What may be done is asked of the rules, once they are there.
    first: { ...seenBy(ruleset, first.table, compiled.seat), legal: [] },
    steps: stepTexts(author, played, compiled.seat),
    you: bottomOf(compiled),
    eyes: compiled.seat,
    drawing: await drawingOf(ruleset, author.words),
    anchored,
  };
}

/** Where the rules of a scene are. */
export const rulesOf = (author: Author, { scene }: PlayedScene) => ({
  game: scene.ruleset,
  options: scene.options,
  under: scene.under,
  ...booksOf({ ...author, game: scene.ruleset }),
});

/** A table's frames in their compact form. */
export const reelOf = ([first, ...later]: CompiledScene['frames']): Reel => ({
  table: first.table,
  moves: later.flatMap(({ move }: Frame) => move ?? []),
});

/** Who sits at the bottom: whose eyes one looks through, else who has the most to do in the scene. */
export function bottomOf({ seat, frames }: CompiledScene): Seat {
  if (seat !== null) return seat;
  const done = SEATS.map((each) => frames.filter(({ move }) => does(move, each)).length);
  return SEATS[done.indexOf(Math.max(...done))] ?? 0;
}

/** A pass is no deed. */
const does = (move: Frame['move'], seat: Seat): boolean =>
  move !== null && move !== 'referee' && move.seat === seat && move.do !== 'pass';

const drawings = new Map<string, Promise<Drawing>>();

/** The chart of these rules, laid out once a build. */
export function drawingOf(ruleset: Ruleset, words: Words): Promise<Drawing> {
  const picture = pictureOf(createTableMachine(ruleset));
  const key = `${words.language} ${JSON.stringify(picture)}`;
  const known = drawings.get(key) ?? layOut(picture, words.phaseName);
  drawings.set(key, known);
  return known;
}

/** Every tile that may come up at a table of these rules, for the page's sprite. */
export const tilesOf = (ruleset: Ruleset): string =>
  formatTiles(ruleset.tiles.flatMap((copies, kind) => (copies > 0 ? [kind] : [])));
