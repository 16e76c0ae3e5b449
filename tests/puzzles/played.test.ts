/**
 * Practice asks hands as they are played: the shares of calls, of other shapes than sets and a pair, and of limit hands are those
 * of deals that bots play, where nothing else is asked for. The numbers are printed where they part.
 */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { isExposed, type Meld } from '../../src/engine/melds.ts';
import type { Score } from '../../src/engine/score.ts';
import { playHand } from '../../src/machines/play.ts';
import type { ShownHand } from '../../src/puzzles/hands.ts';
import type { Difficulty } from '../../src/puzzles/question.ts';
import { SETS_LAID } from '../../src/puzzles/sets-laid.ts';
import { scoreOf } from '../../src/puzzles/whole-hands.ts';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import { LONG, seedOf } from '../scale.ts';
import { ask, gamesWith, roomFor } from './concepts.ts';

/** Played wins of each game, and questions about winning hands. */
const MANY = LONG ? 2000 : 80;

/** The kinds of question about a whole winning hand. */
const ABOUT_A_WIN = ['win', 'han', 'fu', 'worth', 'pays'];
/** Those in which a hand is asked about only if it is of several lines are left out of the shares of its worth. */
const ANY_WORTH = ['win', 'fu', 'pays'];

interface Seen {
  readonly melds: readonly Meld[];
  readonly score: Score | null;
}

const isOpen = ({ melds }: Seen): boolean => melds.some(isExposed);
const hasChow = ({ melds }: Seen): boolean => melds.some(({ kind }) => kind === 'chow');
const isSpecial = ({ score }: Seen): boolean => (score?.reading?.shape ?? 'standard') !== 'standard';
const isLimit = ({ score }: Seen): boolean => (score?.rank?.limit ?? null) !== null;
const isYakuman = ({ score }: Seen): boolean => (score?.rank?.yakuman ?? 0) > 0;

const share = (of: readonly Seen[], is: (one: Seen) => boolean): number =>
  of.filter(is).length / Math.max(1, of.length);

/** Wins of deals that no question looks at. */
function played(id: string): Seen[] {
  const { ruleset } = roomFor(id);
  const found: Seen[] = [];
  for (let deal = 0; found.length < MANY; deal++) {
    const table = playHand(ruleset, startFrom(ruleset, seedOf('as played', deal)), (at, seat) =>
      botAction(sensible, ruleset, at, seat),
    );
    if (table.stage.phase !== 'ended' || table.stage.outcome.is !== 'won') continue;
    for (const { seat, score } of table.stage.outcome.winners)
      found.push({ melds: table.seats[seat].melds, score });
  }
  return found;
}

/** Winning hands of questions of these kinds, the grades taking turns as they do for a reader. */
function asked(id: string, kinds: readonly string[], grades: readonly Difficulty[]): Seen[] {
  const { ruleset, table } = roomFor(id);
  const own = kinds.filter((kind) => gamesWith(kind).includes(id));
  const found: Seen[] = [];
  for (let number = 0; found.length < MANY; number++) {
    const kind = own[number % own.length] ?? 'win';
    const grade = grades[Math.floor(number / own.length) % grades.length] ?? 3;
    const { subject, key } = ask(kind, id, number, { grade, seed: seedOf('as played', 0) });
    if (key[0] === 'no') continue;
    const hand = kind === 'win' ? (subject as ShownHand) : (subject as { readonly hand: ShownHand }).hand;
    found.push({ melds: hand.melds, score: scoreOf(hand, ruleset, table) });
  }
  return found;
}

/** How far two shares of so many may lie apart by chance, four times out of the ordinary, and by what grades leave out. */
const apart = (one: number, leftOut: number): number =>
  4 * Math.sqrt((2 * Math.max(0.05, one * (1 - one))) / MANY) + leftOut;

const GRADES: readonly Difficulty[] = [1, 2, 3];

describe.each(gameIds)('%s', (id) => {
  const wins = played(id);
  const plain = wins.filter((each) => !isSpecial(each));

  test('as many winning hands have called as at a table', () => {
    // Special shapes come with the third grade alone, so hands of sets and a pair are held against their like.
    const all = asked(id, ABOUT_A_WIN, GRADES).filter((each) => !isSpecial(each));
    for (const is of [isOpen, hasChow]) {
      const due = share(plain, is);
      const spread = apart(due, 0.1) * Math.sqrt(MANY / Math.max(1, Math.min(all.length, plain.length)));
      expect(Math.abs(share(all, is) - due), `${is.name}: ${share(all, is)}, played ${due}`).toBeLessThan(
        spread,
      );
    }
  });

  test('seven pairs and their like are as frequent in the third grade, and no limit hand is more frequent', () => {
    const all = asked(id, ANY_WORTH, [3]);
    const due = share(wins, isSpecial);
    expect(Math.abs(share(all, isSpecial) - due), `${share(all, isSpecial)}, played ${due}`).toBeLessThan(
      apart(due, 0.05),
    );
    expect(share(all, isLimit)).toBeLessThan(share(wins, isLimit) + apart(share(wins, isLimit), 0.05));
    expect(share(all, isYakuman)).toBeLessThan(0.04 + apart(0, 0));
  });

  test('a made-up hand has as many open sets as a played one', () => {
    const shares = SETS_LAID[id] ?? [];
    const total = shares.reduce((sum, each) => sum + each, 0);
    for (const [laid, each] of shares.entries()) {
      const found = share(plain, ({ melds }) => melds.filter(isExposed).length === laid);
      const spread = apart(each / total, 0.04) * Math.sqrt(MANY / Math.max(1, plain.length));
      expect(Math.abs(found - each / total), `${laid}: ${found}, written ${each / total}`).toBeLessThan(
        spread,
      );
    }
  });
});

test('the first question of each kind is easy: sets and a pair, no limit hand, few lines', () => {
  for (const id of gameIds) {
    const { ruleset, table } = roomFor(id);
    for (const kind of ['win', 'han', 'worth'].filter((each) => gamesWith(each).includes(id)))
      for (let n = 0; n < 12; n++) {
        const { subject, key } = ask(kind, id, 0, { grade: 1, seed: seedOf('first', n) });
        if (key[0] === 'no') continue;
        const hand = kind === 'win' ? (subject as ShownHand) : (subject as { readonly hand: ShownHand }).hand;
        const score = scoreOf(hand, ruleset, table);
        expect(score?.reading?.shape ?? 'standard', `${id} ${kind} ${n}`).toBe('standard');
        if (kind !== 'win') expect(score?.rank?.yakuman ?? 0).toBe(0);
        if (kind === 'han') expect(score?.lines.filter(({ of }) => of === 'han').length).toBeLessThan(3);
      }
  }
});
