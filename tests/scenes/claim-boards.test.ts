/** Calls at a moment of a scene: what no tile shows of those who call a win is said beside the board. */
import { expect, test } from 'vitest';
import type { Table } from '../../src/engine/table.ts';
import { withFact } from '../../src/evaluation/facts.ts';
import { writtenBoard } from '../../src/questions/boards/board.ts';
import type { ClaimedTile } from '../../src/questions/claim/claimed-tile.ts';
import { courseOf, games, playFile } from '../lessons/content.ts';

const content = games.find(({ id }) => id === 'hk-taiwanese');
const file = content?.scenes.find(({ name }) => name.startsWith('nearest-wu'));
if (!content || !file) throw new Error('the scene is gone');
const course = courseOf(content);
const generator = course.generator(undefined);
const moment = playFile(content, file).compiled.frames.find(
  ({ table }) => table.stage.phase === 'collecting',
);
if (!moment) throw new Error('nothing is called in it');

const factsAt = (table: Table, calls: string): ClaimedTile['facts'] => {
  const claim = { kind: 'claim', moment: { table, since: [] }, try: calls };
  const place = { file: 'content/x/01-x.mdx', line: 1 };
  return (writtenBoard(claim, { concepts: course.concepts, generator }, place).subject as ClaimedTile).facts;
};

test('whether a win was let go is said of those who call one, where it is the same of all', () => {
  const { table } = moment;
  const wins = 'south wins 5p | north wins 5p';
  expect(factsAt(table, wins)).toMatchObject({ passedWin: false });
  const barred = withFact(generator.ruleset, table, 1, 'passedWin', true);
  expect(factsAt(barred, 'south wins 5p | west pungs 5p')).toMatchObject({ passedWin: true });
  expect(factsAt(barred, wins)).not.toHaveProperty('passedWin');
});

test('nothing is said where nobody calls a win', () => {
  expect(factsAt(moment.table, 'west pungs 5p')).toEqual({});
});
