/** A typed hand is settled with what the other three hold, and with how often the dealer has won before. */
import { expect, test } from 'vitest';
import { emptyBook, payInto } from '../../src/engine/payment.ts';
import { judge } from '../../src/evaluation/evaluate.ts';
import { othersOf } from '../../src/evaluation/others.ts';
import { EMPTY_SCORE, type ScoreLink } from '../../src/notation/score-link.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';

const british = rulesetOf(await loadGame('british'));
const taiwanese = await loadGame('hk-taiwanese');

const link = (change: Partial<ScoreLink>): ScoreLink => ({ ...EMPTY_SCORE, ...change });

function purses(ruleset: typeof british, change: Partial<ScoreLink>): readonly number[] {
  const judged = judge(ruleset, link(change));
  if (judged.is !== 'wins') throw new Error(`does not win: ${judged.is}`);
  return payInto(
    emptyBook,
    judged.paid.flatMap(({ payments }) => payments),
  ).seats;
}

const WON: Partial<ScoreLink> = { hand: '234p 222s 333s 777m 9m <9m', seat: 0 };

test('losers pay each other what lies between their hands, East twofold, and all of it comes to nothing', () => {
  const south = '888m 1469p 68s E S W N';
  const alone = purses(british, WON);
  const settled = purses(british, { ...WON, others: ['', south, '', ''] });
  expect(alone.reduce((sum, each) => sum + each, 0)).toBe(0);
  expect(settled.reduce((sum, each) => sum + each, 0)).toBe(0);
  expect(settled[0]).toBe(alone[0]);
  // A concealed triplet of 8s is worth 4, and two others pay that.
  expect((settled[1] ?? 0) - (alone[1] ?? 0)).toBe(8);
});

test('a hand of another size, or of tiles that lie elsewhere, is told and is worth nothing', () => {
  const others = othersOf(british, link({ ...WON, others: ['', '888m', '2222s 147p 69m E S W N', 'x'] }));
  expect(others.map(({ is }) => is)).toEqual(['none', 'size', 'tooMany', 'unreadable']);
});

test('a dealer who has won three deals in a row pays for seven fan more', () => {
  const ruleset = rulesetOf(taiwanese, {});
  const won = { hand: '123m 456m 789m 123p 456p 5s +5s', seat: 1 } as const;
  const [east = 0, , west = 0] = purses(ruleset, { ...won, dealerWins: 3 });
  expect(east - west).toBe(-7);
  const [before = 0, , other = 0] = purses(ruleset, won);
  expect(before).toBe(other);
});
