/** The boards about safe tiles, and about riichi or folding, advise what a bot does that looks at the same. */
import { expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { dangersOf } from '../../src/bots/danger.ts';
import { sensible, thoughtOf } from '../../src/bots/sensible.ts';
import { seatAfter } from '../../src/engine/seats.ts';
import { unseenOf } from '../../src/engine/unseen-tiles.ts';
import { seenBy } from '../../src/engine/view.ts';
import { tagsIn } from '../../src/lessons/tags.ts';
import { formatAction } from '../../src/notation/lines.ts';
import { SEAT_NAMES } from '../../src/notation/seats.ts';
import { games, playFile } from './content.ts';

/** Boards that turn on the standing of the match, which a bot does not look at. */
const STANDING = ['quiet-in-the-lead'];

const content = games.find(({ id }) => id === 'riichi');
if (!content) throw new Error('there is no course of Riichi');

const boards = ['safe-tiles', 'riichi-or-fold'].flatMap((slug) => {
  const lesson = content.lessons.find(({ name }) => name.endsWith(slug));
  return tagsIn(lesson?.text ?? '')
    .filter(({ name }) => name === 'YourTurn')
    .map(({ attributes }) => {
      const said = (attribute: string): string => String(attributes.get(attribute)?.value);
      return { scene: said('scene'), step: Number(said('step')), seat: said('seat'), goal: said('goal') };
    });
});

/** The table before the step of a board, for the seat that acts there. */
function momentOf({ scene, step, seat: wind }: (typeof boards)[number]) {
  const file = content?.scenes.find(({ name }) => name === scene);
  if (!content || !file) throw new Error(`there is no scene ${scene}`);
  const { compiled, ruleset } = playFile(content, file);
  const before = compiled.frames[compiled.steps[step - 2]?.to ?? -1];
  if (!before) throw new Error(`${scene} has no step ${step}`);
  return {
    ruleset,
    table: before.table,
    seat: seatAfter(before.table.dealer, (SEAT_NAMES as readonly string[]).indexOf(wind)),
  };
}

test('there are boards of both lessons', () => {
  expect(boards.length).toBeGreaterThanOrEqual(10);
});

test.each(boards.filter(({ scene }) => !STANDING.includes(scene)))('$scene', (board) => {
  const { ruleset, table, seat } = momentOf(board);
  expect(formatAction(botAction(sensible, ruleset, table, seat), table.dealer)).toBe(board.goal);
  const view = seenBy(ruleset, table, seat);
  if (!thoughtOf(view, ruleset)?.folds) return;
  // Where the hand is given up, no other tile of it is as safe.
  const dangers = dangersOf({ view, unseen: unseenOf(view, ruleset) });
  const kinds = [...new Set(table.seats[seat].concealed)];
  const least = Math.min(...kinds.map((kind) => dangers[kind] ?? 1));
  expect(kinds.filter((kind) => dangers[kind] === least)).toHaveLength(1);
});
