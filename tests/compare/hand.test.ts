/** One hand put to every game: what is answered is what the judge says, and what cannot be judged is told by its reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type AllGamesQuery,
  allOf,
  answerOf,
  askOf,
  type ComparedOutcome,
  type HandAnswer,
  winsThere,
} from '../../src/compare/hand/answer.ts';
import { handToGuess, randomHand } from '../../src/compare/hand/deal.ts';
import { linkOf } from '../../src/components/site/examples.ts';
import { handsForm } from '../../src/components/site/forms.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Payment } from '../../src/engine/payment.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { JOKER } from '../../src/engine/tiles.ts';
import { sizeOf, tilesOf, wholeSize } from '../../src/evaluation/hand.ts';
import { circumstancesOf, readWhole } from '../../src/evaluation/parse.ts';
import { EMPTY_HAND, formatHandLink, type HandLink } from '../../src/notation/hand-link.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { randomOf, runs } from '../scale.ts';
import { asking, type JudgeAnswer, type Paid } from './judged-hand.ts';

const games = new Map<string, Game>();
for (const id of gameIds) games.set(id, await loadGame(id));
const rulesets = new Map<string, Ruleset>([...games].map(([id, game]) => [id, rulesetOf(game)]));
const all = allOf([...rulesets.values()]);
const judge = asking(games);

const asked = (hand: string, link: Partial<HandLink> = {}): AllGamesQuery => {
  const read = askOf({ ...EMPTY_HAND, ...link, hand }, all);
  if (read.is !== 'asked') throw new Error(`${hand}: ${read.is}`);
  return read.query;
};
const rulesOf = (game: string): Ruleset => {
  const ruleset = rulesets.get(game);
  if (!ruleset) throw new Error(game);
  return ruleset;
};
const answer = (game: string, hand: string, link: Partial<HandLink> = {}): HandAnswer =>
  answerOf(rulesOf(game), asked(hand, link));
const ruleOf = (outcome: ComparedOutcome): string | null =>
  'reason' in outcome ? outcome.reason.rule : null;

/** The random hand with a circumstance now and then that some games pay for, and some do not have. */
function withLuck(link: HandLink, random: { below: (end: number) => number }): HandLink {
  switch (random.below(8)) {
    case 0:
      return { ...link, last: true };
    case 1:
      return link.hand.includes('+') ? { ...link, supplement: 'kong' } : link;
    case 2:
      return { ...link, hand: link.hand.replace(/ [<^>](?=\S+(?: \d+f)?$)/, ' *') };
    case 3:
      return link.hand.includes('+') ? { ...link, supplement: 'bonus' } : link;
    default:
      return link;
  }
}

/** What no table can bring about, the judge refuses in every game that has the tiles and the size of the hand. */
function refusedByAll(link: HandLink): void {
  const read = readWhole(link, all.tiles, sizeOf);
  if (read.is !== 'whole') throw new Error(`${formatHandLink(link)}: ${read.is}`);
  const played = [...rulesets].filter(
    ([, ruleset]) =>
      wholeSize(ruleset) === sizeOf(read.hand) && tilesOf(read.hand).every((kind) => ruleset.tiles[kind]),
  );
  expect(played.length).toBeGreaterThan(0);
  for (const [id] of played) {
    const told = judge.win(id, read.hand, { ...read, won: circumstancesOf(link), added: [], left: [] });
    expect(told.error, `${id}: ${formatHandLink(link)}`).toBeDefined();
  }
}

/** The answer of a game against the judge's, asked of the hand as it is put to this game. */
function agree(id: string, asked: AllGamesQuery, { outcome, fit, aside }: HandAnswer, where: string): void {
  const ruleset = rulesOf(id);
  const bonus = asked.hand.bonus.filter((kind) => !aside.includes(kind));
  const won =
    asked.won.supplement === 'bonus' && bonus.length === 0
      ? { ...asked.won, supplement: 'none' as const }
      : asked.won;
  const told = judge.win(id, fit?.hand ?? { ...asked.hand, bonus }, { ...asked, won });
  switch (outcome.is) {
    case 'lacks':
      // The judge names the first of them.
      expect(outcome.kinds.map((kind) => `this game has no ${formatTiles([kind])}`)).toContain(
        told.error?.message,
      );
      return;
    case 'unfit':
      expect(told.error?.message, where).toMatch(new RegExp(`it takes ${outcome.need}$`));
      return;
    case 'barred':
      expect(BARRED, where).toContain(outcome.reason.rule);
      // The judge does not ask how a hand came about, but for runs that nobody may call.
      if (outcome.reason.rule === ruleset.calls.chow.rule) expect(told.error?.field, where).toBe('melds');
      return;
    case 'loses': {
      const shape = outcome.score === null && readingless(ruleset, outcome.reason.rule);
      const rules = shape ? ['shape'] : [outcome.reason.rule, ...(outcome.reason.also ?? [])];
      expect({ wins: told.wins, because: told.because, total: told.score?.total ?? null }, where).toEqual({
        wins: false,
        because: rules,
        total: outcome.score?.total ?? null,
      });
      return;
    }
    case 'wins': {
      expect({ wins: told.wins, score: told.score && worth(told.score) }, where).toEqual({
        wins: true,
        score: worth(outcome.score),
      });
      const payments = outcome.paid.flatMap((group) => group.payments);
      expect(payments.map(payment), where).toEqual(judge.paid(id, { outcome, fit, aside }).map(payment));
    }
  }
}

const readingless = ({ wins }: Ruleset, rule: string): boolean => rule === wins.shapeRule;

const worth = ({ unit, total, lines }: NonNullable<JudgeAnswer['score']>) => ({
  unit,
  total,
  lines: lines.map((line) => [line.pattern, line.worth]),
});

const payment = ({ from, to, amount, rule, book = 'cash' }: Paid | Payment) => ({
  from,
  to,
  amount,
  rule,
  book,
});

/** Rules by which a hand cannot have come about, whatever it holds. */
const BARRED = ['no-claimed-sheung', 'no-robbing', 'three-melds'];

describe('of random hands', () => {
  const random = randomOf('one hand under all');
  const parted = new Map<string, number>();
  let mixed = 0;
  let put = 0;

  test('what is answered for each game is what the judge says of the hand as it is put to it', () => {
    const wanted = runs(2000);
    for (let tries = 0; put < wanted && tries < 20 * wanted; tries++) {
      const dealt = randomHand([...rulesets.values()], random);
      if (!dealt) continue;
      const link = withLuck(dealt, random);
      const read = askOf(link, all);
      if (read.is === 'impossible') {
        refusedByAll(link);
        continue;
      }
      if (read.is !== 'asked') throw new Error(`${formatHandLink(link)}: ${read.is}`);
      put++;
      const answers = [...rulesets].map(([id, ruleset]) => {
        const given = answerOf(ruleset, read.query);
        agree(id, read.query, given, formatHandLink(link));
        return given;
      });
      const wins = answers.filter(winsThere).length;
      if (wins > 0 && wins < answers.length) mixed++;
      for (const [i, id] of gameIds.entries()) {
        const key = `${id} ${answers[i] && winsThere(answers[i]) ? 'wins' : 'loses'}`;
        parted.set(key, (parted.get(key) ?? 0) + 1);
      }
    }
    expect(put).toBe(wanted);
  });

  test('a good part wins in one game and fails in another, and each game has enough of both', () => {
    expect(mixed).toBeGreaterThan(put / 2);
    for (const id of gameIds) {
      expect(parted.get(`${id} wins`) ?? 0, id).toBeGreaterThan(put / 10);
      expect(parted.get(`${id} loses`) ?? 0, id).toBeGreaterThan(put / 10);
    }
  });
});

describe('A tile that a game does not have', () => {
  test('is the reason, with every other such tile of the hand', () => {
    const { outcome } = answer('two-five-eight', '123m 456p EEE CCC 5s +5s');
    expect(outcome).toEqual({ is: 'lacks', kinds: parseTiles('EC') });
  });

  test('a joker is in no ordinary hand', () => {
    expect(askOf({ ...EMPTY_HAND, hand: '123m 456p 789s 11sX 5s +5s' }, all)).toMatchObject({
      is: 'strange',
      kind: JOKER,
    });
  });

  test('is left aside where it is a flower, which is no part of the hand', () => {
    const hand = '123m 456p 789s 111s 5s +5s 2f';
    for (const game of ['two-five-eight', 'changchun']) {
      const { aside, outcome } = answer(game, hand, { supplement: 'bonus' });
      expect(aside).toEqual(parseTiles('2f'));
      expect(outcome.is).toBe('wins');
    }
    expect(answer('hong-kong', hand).aside).toEqual([]);
  });
});

describe('A hand of fourteen in the game of sixteen', () => {
  const game = 'hk-taiwanese';

  test('gets a set more: one like its own, with which it wins', () => {
    const { fit, outcome } = answer(game, '123m 456m 678m 99m 22m +2m');
    expect(fit).toMatchObject({ is: 'added', steps: [{ suggested: true }] });
    expect(fit && sizeOf(fit.hand)).toBe(17);
    const [step] = fit?.steps ?? [];
    expect(formatTiles(step?.tiles ?? [])).toMatch(/^\d{3}m$/);
    expect(outcome.is).toBe('wins');
  });

  test.each([
    ['runs', '123p 456p 678p 234s 5s +5s'],
    ['triplets', '111p 444p 777s 999s 5s +5s'],
  ])('of %s gets another such set', (kind, hand) => {
    const [set = []] = answer(game, hand).fit?.steps.map(({ tiles }) => tiles) ?? [];
    expect(new Set(set).size).toBe(kind === 'runs' ? 3 : 1);
    expect(formatTiles(set)).toMatch(/[ps]$/);
  });

  test('gets the set that the reader chose, if its tiles are there', () => {
    const hand = '123m 456p 789s 111s 5s +5s';
    const mine = answer(game, hand, { added: [parseTiles('CCC')] });
    expect(mine.fit?.steps).toMatchObject([{ tiles: parseTiles('CCC'), suggested: false }]);
    // There is one 1 of bamboo left, and three do not make a set of it.
    const none = answer(game, hand, { added: [parseTiles('111s')] });
    expect(none.fit?.steps).toMatchObject([{ suggested: true }]);
  });

  test('is told where it wins with none of them', () => {
    const { fit, outcome } = answer(game, '123m 456p 789s 11s EE +S');
    expect(fit?.steps).toMatchObject([{ suggested: true, mayWin: false }]);
    expect(outcome.is).toBe('loses');
    expect(answer(game, '123m 456p 789s 111s 5s +5s').fit?.steps).toMatchObject([{ mayWin: true }]);
  });

  test('of pairs gets three alike, which is a shape there', () => {
    const { fit, outcome } = answer(game, '1155m 2277p 3366s 9s +9s');
    expect(new Set(fit?.steps[0]?.tiles).size).toBe(1);
    expect(outcome.is).toBe('wins');
  });
});

describe('A hand of seventeen in a game of thirteen', () => {
  const hand = '123p 456p 789p 234s EEE 5p +5p';

  test('loses a set: the one without which it is worth most', () => {
    const { fit, outcome } = answer('hong-kong', hand);
    expect(fit).toMatchObject({ is: 'left', steps: [{ tiles: parseTiles('234s'), suggested: true }] });
    expect(outcome.is).toBe('wins');
  });

  test('loses the one that the reader chose', () => {
    const { fit } = answer('hong-kong', hand, { left: [parseTiles('EEE')] });
    expect(fit).toMatchObject({ is: 'left', steps: [{ tiles: parseTiles('EEE'), suggested: false }] });
    expect(fit?.steps[0]?.choices).toContainEqual(parseTiles('234s'));
  });

  test('may lose a set on the table, and never its winning tile', () => {
    const laid = answer('hong-kong', '[123p<] 456p 789p 234s EEE 5p +5p', { left: [parseTiles('123p')] });
    expect(laid.fit?.hand.melds).toEqual([]);
    for (const { fit } of gameIds.map((game) => answer(game, '123p 456p 789p 234p 99s 55s +5s'))) {
      expect(fit?.hand.winning?.tile ?? parseTiles('5s')[0]).toBe(parseTiles('5s')[0]);
    }
  });

  test('cannot be put to it where it holds no set', () => {
    const { fit, outcome } = answer('hong-kong', '1144m 1144p 1144s EES N +W');
    expect({ fit, outcome }).toEqual({ fit: null, outcome: { is: 'unfit', need: 14 } });
  });
});

describe('A hand that a game never lets come about', () => {
  test.each([
    ['two-five-eight', '[123m<] 456p 789s 111s 5s +5s', 'no-claimed-sheung'],
    ['two-five-eight', '[123m] 456p 789s 111s 5s +5s', 'no-claimed-sheung'],
    ['two-five-eight', '[2222p^+] 123m 456p 789s 5s +5s', 'no-promoted-kong'],
    ['two-five-eight', '12m 456p 789s 111s 55s *3m', 'no-robbing'],
    ['changchun', '12m 456p 789s 111s 55s *3m', 'no-robbing'],
    ['changchun', '[111m<] [456p<] [789s<] [222s^] 5s +5s', 'three-melds'],
  ])('%s: %s', (game, hand, rule) => {
    const { outcome } = answer(game, hand);
    expect(outcome.is).toBe('barred');
    expect(ruleOf(outcome)).toBe(rule);
  });

  test('three sets open and a kong in the hand are allowed, and so is a run that is called from before', () => {
    expect(answer('changchun', '[111m<] [456p<] [789s<] (2222s) 5s +5s').outcome.is).toBe('wins');
    expect(answer('hong-kong', '[123m] 456m 789m 111m 5m +5m').outcome.is).toBe('wins');
  });

  test('a run called from across is nobody’s in any game', () => {
    for (const game of gameIds) {
      const { outcome } = answer(game, '[123m^] 456p 789s 111s 5s +5s');
      expect(outcome.is, game).toBe('barred');
      expect(ruleOf(outcome)).toBe(rulesOf(game).calls.chow.rule);
    }
  });
});

describe('What is the same for every game is told once', () => {
  test.each([
    ['a supplement without its kong', '123m 456p 789s 111s 5s +5s', { supplement: 'kong' }, 'impossible'],
    ['five of a kind', '111m 111m 456p 789s 5s +5s', {}, 'tooMany'],
    ['a tile too few', '123m 456p 789s 11s 5s +5s', {}, 'size'],
    ['no winning tile', '123m 456p 789s 111s 55s', {}, 'noWinning'],
    ['what cannot be read', '123x', {}, 'unreadable'],
    ['no tile', '', {}, 'empty'],
  ] as const)('%s', (_what, hand, link, is) => {
    expect(askOf({ ...EMPTY_HAND, ...link, hand }, all).is).toBe(is);
  });

  test('a hand with too few tiles is told how many it is to have, by the size that the reader chose', () => {
    const short = '123m 456p 789s 11s 5s +5s';
    expect(askOf({ ...EMPTY_HAND, hand: short }, all)).toMatchObject({ have: 13, need: 14 });
    expect(askOf({ ...EMPTY_HAND, hand: short, size: 17 }, all)).toMatchObject({ have: 13, need: 17 });
  });
});

test('a hand is dealt to be guessed over which the games part, four times of five at least', () => {
  const random = randomOf('guess');
  const played = [...rulesets.values()];
  let parts = 0;
  for (let n = 0; n < 50; n++) {
    const link = handToGuess(played, all, random);
    const read = link && askOf(link, all);
    if (read?.is !== 'asked') throw new Error(JSON.stringify(link));
    const wins = played.filter((ruleset) => winsThere(answerOf(ruleset, read.query))).length;
    if (wins > 0 && wins < played.length) parts++;
  }
  expect(parts).toBeGreaterThanOrEqual(30);
});

test('a sixth game answers like the others, and changes none of theirs', () => {
  const sixth = rulesetOf(riichi);
  const more = allOf([...rulesets.values(), sixth]);
  const read = askOf({ ...EMPTY_HAND, hand: '123m 456p 789s 111s 5s +5s 1f' }, more);
  if (read.is !== 'asked') throw new Error(read.is);
  expect(answerOf(sixth, read.query).aside).toEqual(parseTiles('1f'));
  expect(more).toEqual(all);
});

test('the hands that the page begins with are whole, and the games part over all but one of them', () => {
  const { hands } = handsForm.parse(
    parse(readFileSync(new URL('../../content/common/hands.yaml', import.meta.url), 'utf8')),
  );
  const alike = hands.filter(({ title, ...example }) => {
    const read = askOf({ ...EMPTY_HAND, ...linkOf(example) }, all);
    if (read.is !== 'asked') throw new Error(`${title}: ${read.is}`);
    const wins = [...rulesets.values()].map((ruleset) => winsThere(answerOf(ruleset, read.query)));
    return wins.every((each) => each === wins[0]);
  });
  expect(alike.length).toBeLessThanOrEqual(1);
});
