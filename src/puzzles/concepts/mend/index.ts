/** Mend it: one tile exchanged makes it a win. Which goes, which comes? */
import { countTiles } from '../../../engine/counts.ts';
import type { Random } from '../../../engine/random.ts';
import type { Kind } from '../../../engine/tiles.ts';
import { byDraw, isWin } from '../../../engine/win.ts';
import { formatTiles } from '../../../notation/tile-text.ts';
import { parseTiles } from '../../../notation/tiles.ts';
import { playedIn } from '../../hands.ts';
import { exchangesOf, type NonWinningHand } from '../../proof/exchanges.ts';
import {
  type Answering,
  answeredBy,
  type Concept,
  type DealAim,
  type GeneratorContext,
} from '../../question.ts';
import type { TwoGameForm } from '../../two-games.ts';
import { aWin, firstOf, scoringHandOfTiles } from '../../whole-hands.ts';

/** Ways to mend a hand are too many to give twice; what is mixed up is which hands win. */
const twoGames: TwoGameForm<NonWinningHand> = { of: 'other kind', kind: 'win' };

/** Every exchange by which the hand wins: `5m>6m` lets the 5 go for the 6. */
const mends: Answering<NonWinningHand> = (hand, table) => {
  const exchanges = exchangesOf(hand, table);
  return function* (ruleset) {
    for (const { out, come } of exchanges(ruleset)) yield `${formatTiles(out)}>${formatTiles(come)}`;
  };
};

/** In how many ways it can be mended, from plain to hard. */
const MOST: Readonly<Record<DealAim['grade'], number>> = { 1: 12, 2: 6, 3: 2 };

const mend: Concept<NonWinningHand> = {
  // Any of the right ones will do.
  accepts: ({ key }, [answer = '']) => key.includes(answer),
  has: () => true,
  twoGames,
  parts: ['wins'],
  deal: (generator, random, aim) => firstOf(() => spoilt(generator, random, aim)),
  ...answeredBy(mends),
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

/** A win with one tile exchanged for another, so that it is none. */
function spoilt(generator: GeneratorContext, random: Random, aim: DealAim): NonWinningHand | null {
  const { ruleset, table } = generator;
  const win = aWin(generator, random, aim);
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
