/** What follows a move that nobody answers, asked of somebody who knows another game: played by both games' rules. */
import { describe, expect, test } from 'vitest';
import { guestAt } from '../../src/compare/guest.ts';
import { answerOf } from '../../src/compare/table.ts';
import {
  FOLLOWS,
  type Sequel,
  sequels,
  sequenceOf,
  type TriedSequel,
} from '../../src/compare/unlearn/follows.ts';
import { rulingOf } from '../../src/compare/unlearn/ruling.ts';
import { scoringHandAt, scoringHandWith } from '../../src/engine/hands.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { waits } from '../../src/engine/win.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { games } from '../lessons/content.ts';
import { roomFor } from '../puzzles/concepts.ts';
import { boardsIn, boardsOf, comparison } from './unlearn-boards.ts';

const { questions } = comparison;
const ids = games.map(({ id }) => id);
const rules = (id: string): Ruleset => roomFor(id).ruleset;

/** The question that each is asked for. */
const ROWS: Readonly<Record<Sequel, string>> = {
  'replacement-from': 'replacement-tile',
  'deals-next': 'next-dealer',
  'dealt-next': 'nobody-wins',
};

const keyOf = (row: string, game: string): string | undefined => {
  const question = questions.find(({ id }) => id === row);
  return question && answerOf(question, game)?.key;
};

/** The moment at which a game's boards ask it. */
function followedAt(game: string, sequel: Sequel): TriedSequel {
  const board = boardsIn(game).find(
    ({ kind, subject }) => kind === FOLLOWS && (subject as TriedSequel).sequel === sequel,
  );
  if (!board) throw new Error(`no ${sequel} in ${game}`);
  return board.subject as TriedSequel;
}

/** What a game answers at its own table. */
const said = (game: string, sequel: Sequel): string | undefined =>
  sequenceOf(followedAt(game, sequel), rules(game))?.answer;

test('replacement-tile: games that say the same draw from the same end, and others from another', () => {
  const ends = ids.map((id) => [keyOf('replacement-tile', id), said(id, 'replacement-from')]);
  expect(new Set(ends.map(([key]) => key)).size).toBe(new Set(ends.map(([, end]) => end)).size);
  expect(new Set(ends.map((each) => each.join())).size).toBe(new Set(ends.map(([key]) => key)).size);
});

test('next-dealer: after a drawn deal East deals again just where the comparison says so', () => {
  for (const id of ids) {
    const again = keyOf('next-dealer', id) === 'win-or-draw';
    expect(said(id, 'deals-next'), id).toBe(again ? '0' : '1');
  }
});

test('next-dealer: where ready hands decide, East is asked, and has no ready hand to hide', () => {
  const deciding = ids.filter((id) => rules(id).deal.closing.some(({ step }) => step === 'declare'));
  expect(deciding).toContain('riichi');
  for (const id of deciding) {
    const { table, action } = followedAt(id, 'deals-next');
    expect(action.seat, 'the hand that decides is seen').toBe(table.dealer);
    if (action.do !== 'discard') throw new Error('the last move is a discard');
    const kept = scoringHandWith(scoringHandAt(table, action.seat), action.tile, -1);
    expect(waits(rules(id), kept)).toEqual([]);
  }
});

test('nobody-wins: a deal of another kind follows just where the comparison says so', () => {
  for (const id of ids) {
    const other = said(id, 'dealt-next');
    expect(other === 'ordinary' ? null : other, id).toBe(
      keyOf('nobody-wins', id) === other ? (other ?? null) : null,
    );
  }
  expect(ids.filter((id) => said(id, 'dealt-next') !== 'ordinary')).not.toEqual([]);
});

describe.each(sequels)('%s', (sequel) => {
  test('is asked wherever the rules of the table and the habit say something else there', () => {
    for (const to of ids) {
      for (const from of ids.filter((id) => id !== to)) {
        const [habit, own] = [from, to].map((game) =>
          rulingOf(FOLLOWS, followedAt(to, sequel), rules(game), rules(to)),
        );
        const kept = boardsOf(from, to)[ROWS[sequel]];
        const differs = habit?.answer !== own?.answer;
        // A row that asks something else too may differ by that alone.
        expect(kept !== undefined, `${from} → ${to}`).toBe(differs);
        expect(kept?.[0]?.kind ?? FOLLOWS).toBe(FOLLOWS);
      }
    }
  });
});

test('from a box that is not there nobody draws: the habit of a game with a box is the table’s own there', () => {
  const withBox = ids.filter((id) => rules(id).deal.box > 0);
  expect(withBox).not.toEqual([]);
  for (const from of withBox) {
    for (const to of ids.filter((id) => rules(id).deal.box === 0)) {
      expect(guestAt(rules(from), rules(to)).supplement).toEqual(rules(to).supplement);
      expect(guestAt(rules(to), rules(from)).supplement).toEqual(rules(to).supplement);
    }
  }
});

test('a switch of the table is followed: where the deal passes, the next player deals', () => {
  const game = games.find(({ id }) => id === 'hong-kong')?.game;
  const followed = followedAt('hong-kong', 'deals-next');
  if (!game) throw new Error('there is no such game');
  const passing = rulesetOf(game, { 'drawn-deal': 'passes' });
  expect(sequenceOf(followed, passing)).toEqual({ answer: '1', rule: 'match' });
});

test('what does not come to that has no answer: a kong that may not be made, a discard while tiles are left', () => {
  const generator = roomFor('changchun');
  const kong = followedAt('changchun', 'replacement-from');
  const last = followedAt('changchun', 'deals-next');
  const forbidding: Ruleset = {
    ...generator.ruleset,
    kongs: {
      ...generator.ruleset.kongs,
      concealed: { rule: 'an-gang', none: true, untimely: () => null },
    },
  };
  expect(sequenceOf(kong, forbidding)).toBeNull();
  expect(
    sequenceOf({ ...last, table: { ...last.table, wall: kong.table.wall } }, generator.ruleset),
  ).toBeNull();
});
