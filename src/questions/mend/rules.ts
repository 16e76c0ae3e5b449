/** Concept `mend`: which tile must be exchanged for which, so that the hand wins? */
import { countTiles } from '../../engine/counts.ts';
import type { Random } from '../../engine/random.ts';
import type { Kind } from '../../engine/tiles.ts';
import { byDraw, isWin } from '../../engine/win.ts';
import { formatTiles } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { dealWin } from '../../puzzles/dealt-hands.ts';
import { playedIn } from '../../puzzles/hands.ts';
import { rulesLaid } from '../../puzzles/involved-rules.ts';
import { exchangesOf, type NonWinningHand } from '../../puzzles/proof/exchanges.ts';
import {
  answeredBy,
  type Concept,
  type DealAim,
  type GeneratorContext,
  type KeysByRules,
} from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { firstOf, scoringHandOfTiles } from '../../puzzles/whole-hands.ts';

/**
 * A hand can be mended in too many ways to compare two games. Players mix up which hands win, so `win` is asked
 * instead.
 */
const twoGames: TwoGameForm<NonWinningHand> = { of: 'other kind', kind: 'win' };

/** Every exchange after which the hand wins. Format: `5m>6m` gives the 5 away and takes the 6. */
const mends: KeysByRules<NonWinningHand> = (hand, table) => {
  const exchanges = exchangesOf(hand, table);
  return function* (ruleset) {
    for (const { out, come } of exchanges(ruleset)) yield `${formatTiles(out)}>${formatTiles(come)}`;
  };
};

/** Most ways to mend the hand, by grade. */
const MOST: Readonly<Record<DealAim['grade'], number>> = { 1: 12, 2: 6, 3: 2 };

const mend: Concept<NonWinningHand> = {
  // Any right exchange will do.
  accepts: ({ key }, [answer = '']) => key.includes(answer),
  version: 12,
  order: 5,
  decision: 'mend',
  has: () => true,
  twoGames,
  parts: ['shapes', 'wins'],
  deal: (generator, random, aim) => firstOf(() => spoilt(generator, random, aim)),
  ...answeredBy(mends),
  involves: (hand, { ruleset }) => rulesLaid(ruleset, hand),
  choices: () => null,
  written: (answer, write) =>
    answer
      .split('>')
      .map((tile) => write(parseTiles(tile)))
      .join('>'),
  describe: (hand, write) => ({
    hand: write(hand.concealed),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    by: 'draw',
    seat: hand.seat,
  }),
};

/** Deals a winning hand and replaces one tile so that it does not win. */
function spoilt(generator: GeneratorContext, random: Random, aim: DealAim): NonWinningHand | null {
  const { ruleset, table } = generator;
  const win = dealWin(generator, random, aim);
  if (!win) return null;
  const tiles = [...win.concealed, win.winning];
  const kinds = playedIn(ruleset);
  tiles[random.below(tiles.length)] = kinds[random.below(kinds.length)] as Kind;
  const all = countTiles([...tiles, ...win.melds.flatMap((meld) => meld.tiles)]);
  if (kinds.some((kind) => (all[kind] as number) > (ruleset.tiles[kind] ?? 0))) return null;
  const hand: NonWinningHand = { seat: win.seat, concealed: tiles.sort((a, b) => a - b), melds: win.melds };
  const scoringHand = scoringHandOfTiles(hand, hand.concealed);
  if (isWin({ ruleset, table }, hand.seat, scoringHand, byDraw(null))) return null;
  let ways = 0;
  for (const _way of exchangesOf(hand, table)(ruleset)) if (++ways > MOST[aim.grade]) return null;
  return hand;
}

export default mend;
