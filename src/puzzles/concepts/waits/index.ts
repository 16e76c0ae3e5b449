/** What completes it? All the tiles that win when they are discarded, and none else. */
import type { Random } from '../../../engine/random.ts';
import { seatAfter } from '../../../engine/seats.ts';
import { formatTile } from '../../../notation/tile-text.ts';
import { parseTiles } from '../../../notation/tiles.ts';
import { playedIn, type ShownHand } from '../../hands.ts';
import { answeredBy, type Concept, type DealAim, type GeneratorContext } from '../../question.ts';
import type { TwoGameForm } from '../../two-games.ts';
import { dealing, firstOf, handOf } from '../../whole-hands.ts';
import { type Short, winningKinds } from './winning.ts';

/** The same tiles, one short of a hand: which complete it in the one game, and which in the other? */
const twoGames: TwoGameForm<Short> = {
  of: 'hand',
  parts: ['wins'],
  isYesOrNo: false,
  // Any tile that completes it tells which sets it has: one of them may have to go, or another to come.
  whole: (hand, [tile]) => (tile === undefined ? null : { ...hand, winning: parseTiles(tile)[0] ?? 0 }),
  about: ({ concealed, melds }, hand) => ({ ...hand, concealed, melds }),
};

/** How many tiles complete it, from plain to hard. */
const MOST: Readonly<Record<DealAim['grade'], number>> = { 1: 2, 2: 4, 3: 13 };

const waiting: Concept<Short> = {
  has: () => true,
  twoGames,
  parts: ['wins'],
  deal: (generator, random, aim) => {
    // Now and then nothing does: whoever expects an answer to be there is to look twice.
    const none = random.below(10) === 0;
    if (none)
      return firstOf(() =>
        completedBy(generator, random, handOf(generator, random, aim, null), (n) => n === 0),
      );
    const { special, next } = dealing(generator, random, aim);
    // A hand of another shape is hard enough, however many tiles complete it.
    const most = special ? Number.POSITIVE_INFINITY : MOST[aim.grade];
    const fewest = special || aim.grade < 3 ? 1 : 3;
    return firstOf(() => completedBy(generator, random, next(), (n) => n >= fewest && n <= most));
  },
  ...answeredBy((hand, table) => {
    const { winning } = winningKinds(hand, table);
    return (ruleset) => winning(ruleset).map(formatTile);
  }),
  choices: (_hand, { ruleset }) => playedIn(ruleset).map(formatTile),
  written: (answer, write) => write(parseTiles(answer)),
  describe: (hand, write) => ({
    hand: write(hand.concealed),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    by: 'discard',
    from: hand.from,
    seat: hand.seat,
    ...(hand.facts && { facts: hand.facts }),
  }),
};

/** A whole hand without its last tile, where so many tiles complete it; null where they do not. */
function completedBy(
  { ruleset, table }: GeneratorContext,
  random: Random,
  whole: ShownHand | null,
  fits: (found: number) => boolean,
): Short | null {
  if (!whole) return null;
  const { seat, concealed, melds, facts } = whole;
  const from = seatAfter(seat, 1 + random.below(3));
  const hand: Short = { seat, concealed, melds, from, ...(facts && { facts }) };
  return fits(winningKinds(hand, table).winning(ruleset).length) ? hand : null;
}

export default waiting;
