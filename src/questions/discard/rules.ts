/** Concept `discard`: which discard leaves the most winning tiles? Conditions and the minimum count. */
import { countTiles } from '../../engine/counts.ts';
import { withoutTile } from '../../engine/hands.ts';
import type { Random } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { seatAfter } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import { copiesIn, type Kind } from '../../engine/tiles.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { likelyHand } from '../../puzzles/dealt-hands.ts';
import { playedIn, type ShownHand } from '../../puzzles/hands.ts';
import { rulesLaid } from '../../puzzles/involved-rules.ts';
import { withoutMinimum } from '../../puzzles/misconceptions/minimum.ts';
import { answeredBy, type Concept, type DealAim, type GeneratorContext } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { firstOf, winsUnder } from '../../puzzles/whole-hands.ts';
import { winningKinds } from '../waits/winning-kinds.ts';

/**
 * The best discard depends on everything each discard leaves. Players mix up which hands win, so `win` is asked
 * instead.
 */
const twoGames: TwoGameForm<FullHand> = { of: 'other kind', kind: 'win' };

/** A hand with one tile too many. */
export type FullHand = Pick<ShownHand, 'seat' | 'concealed' | 'melds'>;

/** The waits after one discard. */
export interface Leaves {
  readonly out: Kind;
  /** The kinds that win after the discard. */
  readonly kinds: readonly Kind[];
  /** Number of winning tiles left, without the copies in the hand. */
  readonly tiles: number;
}

/** The waits after each possible discard, under any rules. */
export function leavesOf(hand: FullHand, table: Table): (ruleset: Ruleset) => Leaves[] {
  const each = discardsOf(hand, table);
  return (ruleset) => each.map(({ leaves }) => leaves(ruleset));
}

interface Discard {
  readonly out: Kind;
  readonly leaves: (ruleset: Ruleset) => Leaves;
  /** Upper limit of `tiles`: tiles that complete a shape, whether or not the hand then wins. Faster to compute. */
  readonly most: (ruleset: Ruleset) => number;
}

/** Prepares the search for the waits after each discard, one entry for each kind in the concealed hand. */
function discardsOf(hand: FullHand, table: Table): Discard[] {
  const seen = countTiles([...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)]);
  const unseen = (kinds: readonly Kind[], { tiles }: Ruleset): number => {
    let sum = 0;
    for (const kind of kinds) sum += Math.max(0, copiesIn(tiles, kind) - (seen[kind] as number));
    return sum;
  };
  return kindsIn(hand).map((out) => {
    const concealed = withoutTile(hand.concealed, out);
    const { winning, fitting } = winningKinds({ ...hand, concealed, from: seatAfter(hand.seat) }, table);
    return {
      out,
      leaves: (ruleset) => {
        const kinds = winning(ruleset);
        return { out, kinds, tiles: unseen(kinds, ruleset) };
      },
      most: (ruleset) => unseen(fitting(ruleset), ruleset),
    };
  });
}

const kindsIn = (hand: FullHand): Kind[] => [...new Set(hand.concealed)];

/** The discards that leave the most winning tiles. Empty if no discard leaves any. */
function best(leaves: readonly Leaves[]): readonly Leaves[] {
  const most = Math.max(...leaves.map(({ tiles }) => tiles));
  return most === 0 ? [] : leaves.filter(({ tiles }) => tiles === most);
}

/** Are exactly these discards best under this ruleset? Other discards are counted only until one is as good. */
function areBest(each: readonly Discard[], best: readonly string[], ruleset: Ruleset): boolean {
  const tiles = ({ leaves }: Discard): number => leaves(ruleset).tiles;
  const isBest = ({ out }: Discard): boolean => best.includes(formatTile(out));
  const [most, ...others] = each.filter(isBest).map(tiles);
  if (most === 0 || others.some((other) => other !== most)) return false;
  const least = most ?? 1;
  return each.every((one) => isBest(one) || one.most(ruleset) < least || tiles(one) < least);
}

const discard: Concept<FullHand> = {
  // Any best discard is right.
  accepts: ({ key }, [answer = '']) => key.includes(answer),
  version: 12,
  order: 6,
  decision: 'discard',
  has: () => true,
  twoGames,
  parts: ['shapes', 'wins'],
  deal: (generator, random, aim) => firstOf(() => dealChoice(generator, random, aim)),
  ...answeredBy((hand, table) => {
    const each = discardsOf(hand, table);
    return (ruleset, key) =>
      key
        ? areBest(each, key, ruleset)
          ? key
          : []
        : best(each.map(({ leaves }) => leaves(ruleset))).map(({ out }) => formatTile(out));
  }),
  involves: (hand, { ruleset }) => rulesLaid(ruleset, hand),
  choices: (hand) => kindsIn(hand).map(formatTile),
  written: (answer, write) => write(parseTiles(answer)),
  describe: (hand, write) => ({
    hand: write(hand.concealed),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    seat: hand.seat,
  }),
};

/** Deals a hand that several discards make ready, with waits of different sizes. */
function dealChoice(generator: GeneratorContext, random: Random, aim: DealAim): FullHand | null {
  const { ruleset, table } = generator;
  // If the game has a minimum, most hands come from few suits, so that more discards leave enough value.
  const few = ruleset.wins.minimum !== null && random.below(4) > 0;
  const whole = likelyHand(generator, random, few ? { ...aim, grade: 3 } : aim);
  if (!whole || !winsUnder(whole, ruleset, table)) return null;
  // Replaces the winning tile by one near it or near another tile of the hand, so that there is a real choice.
  const { winning } = whole;
  const near =
    random.below(4) > 0 ? winning : (whole.concealed[random.below(whole.concealed.length)] as Kind);
  const kinds = playedIn(ruleset).filter((kind) => kind !== winning && Math.abs(kind - near) <= 2);
  const added = kinds[random.below(kinds.length)] as Kind;
  const concealed = [...whole.concealed, added].sort((a, b) => a - b);
  const hand: FullHand = { seat: whole.seat, concealed, melds: whole.melds };
  const all = countTiles([...concealed, ...whole.melds.flatMap((meld) => meld.tiles)]);
  if ((all[added] as number) > (ruleset.tiles[added] ?? 0)) return null;
  const under = leavesOf(hand, table);
  // Most hands give no choice, whatever the minimum. This quick check without it runs first.
  const complete = under(withoutMinimum(ruleset)).filter(({ tiles }) => tiles > 0);
  if (complete.length < 2) return null;
  const leaves = under(ruleset);
  const ready = leaves.filter(({ tiles }) => tiles > 0);
  const good = best(leaves);
  return ready.length > good.length && good.length <= 4 - aim.grade ? hand : null;
}

export default discard;
