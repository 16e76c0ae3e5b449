/** What do you discard? Whatever leaves the most tiles that win, the conditions and the minimum counted. */
import { countTiles } from '../../../engine/counts.ts';
import { withoutTile } from '../../../engine/hands.ts';
import type { Random } from '../../../engine/random.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import { seatAfter } from '../../../engine/seats.ts';
import type { Table } from '../../../engine/table.ts';
import { copiesIn, type Kind } from '../../../engine/tiles.ts';
import { formatTile } from '../../../notation/tile-text.ts';
import { parseTiles } from '../../../notation/tiles.ts';
import { playedIn, type ShownHand } from '../../hands.ts';
import { withoutMinimum } from '../../misconceptions/minimum.ts';
import { answeredBy, type Concept, type DealAim, type GeneratorContext } from '../../question.ts';
import type { TwoGameForm } from '../../two-games.ts';
import { firstOf, handOf, winsUnder } from '../../whole-hands.ts';
import { winningKinds } from '../waits/winning.ts';

/** What is best hangs on all that each discard leaves; what is mixed up is which hands win. */
const twoGames: TwoGameForm<Full> = { of: 'other kind', kind: 'win' };

/** A hand with one tile too many. */
export type Full = Pick<ShownHand, 'seat' | 'concealed' | 'melds'>;

/** What a discard leaves. */
export interface Leaves {
  readonly out: Kind;
  /** The kinds that win once it is gone. */
  readonly kinds: readonly Kind[];
  /** How many there are of them, those in the hand itself not counted. */
  readonly tiles: number;
}

/** What each discard leaves, under any rules. */
export function leavesOf(hand: Full, table: Table): (ruleset: Ruleset) => Leaves[] {
  const each = discardsOf(hand, table);
  return (ruleset) => each.map(({ leaves }) => leaves(ruleset));
}

interface Discard {
  readonly out: Kind;
  readonly leaves: (ruleset: Ruleset) => Leaves;
  /** How many tiles it leaves at the most: those that make a whole hand. */
  readonly most: (ruleset: Ruleset) => number;
}

function discardsOf(hand: Full, table: Table): Discard[] {
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

const kindsIn = (hand: Full): Kind[] => [...new Set(hand.concealed)];

/** Those after which the most tiles win; none where none does after any. */
function best(leaves: readonly Leaves[]): readonly Leaves[] {
  const most = Math.max(...leaves.map(({ tiles }) => tiles));
  return most === 0 ? [] : leaves.filter(({ tiles }) => tiles === most);
}

/** Whether just these are best: the others need only be looked at until one is as good. */
function areBest(each: readonly Discard[], best: readonly string[], ruleset: Ruleset): boolean {
  const tiles = ({ leaves }: Discard): number => leaves(ruleset).tiles;
  const isBest = ({ out }: Discard): boolean => best.includes(formatTile(out));
  const [most, ...others] = each.filter(isBest).map(tiles);
  if (most === 0 || others.some((other) => other !== most)) return false;
  const least = most ?? 1;
  return each.every((one) => isBest(one) || one.most(ruleset) < least || tiles(one) < least);
}

const discard: Concept<Full> = {
  // Any of the right ones will do.
  accepts: ({ key }, [answer = '']) => key.includes(answer),
  has: () => true,
  twoGames,
  parts: ['wins'],
  deal: (generator, random, aim) => firstOf(() => aChoice(generator, random, aim)),
  ...answeredBy((hand, table) => {
    const each = discardsOf(hand, table);
    return (ruleset, key) =>
      key
        ? areBest(each, key, ruleset)
          ? key
          : []
        : best(each.map(({ leaves }) => leaves(ruleset))).map(({ out }) => formatTile(out));
  }),
  choices: (hand) => kindsIn(hand).map(formatTile),
  written: (answer, write) => write(parseTiles(answer)),
  describe: (hand, write) => ({
    hand: write(hand.concealed),
    melds: hand.melds.map((meld) => ({ kind: meld.kind, tiles: write(meld.tiles) })),
    seat: hand.seat,
  }),
};

/** A hand that more than one discard makes ready, and not all of them alike. */
function aChoice(generator: GeneratorContext, random: Random, aim: DealAim): Full | null {
  const { ruleset, table } = generator;
  // Where a win must be worth something, most hands are cut from few suits: more of its discards leave enough.
  const few = ruleset.wins.minimum !== null && random.below(4) > 0;
  const whole = handOf(generator, random, few ? { ...aim, grade: 3 } : aim, null, true);
  if (!whole || !winsUnder(whole, ruleset, table)) return null;
  // The winning tile goes, and one comes that stands near it, or near others: a choice, not a stray.
  const { winning } = whole;
  const near =
    random.below(4) > 0 ? winning : (whole.concealed[random.below(whole.concealed.length)] as Kind);
  const kinds = playedIn(ruleset).filter((kind) => kind !== winning && Math.abs(kind - near) <= 2);
  const added = kinds[random.below(kinds.length)] as Kind;
  const concealed = [...whole.concealed, added].sort((a, b) => a - b);
  const hand: Full = { seat: whole.seat, concealed, melds: whole.melds };
  const all = countTiles([...concealed, ...whole.melds.flatMap((meld) => meld.tiles)]);
  if ((all[added] as number) > (ruleset.tiles[added] ?? 0)) return null;
  const under = leavesOf(hand, table);
  // Most hands have no choice to make, whatever a win must be worth: that is seen before anything is counted.
  const complete = under(withoutMinimum(ruleset)).filter(({ tiles }) => tiles > 0);
  if (complete.length < 2) return null;
  const leaves = under(ruleset);
  const ready = leaves.filter(({ tiles }) => tiles > 0);
  const good = best(leaves);
  return ready.length > good.length && good.length <= 4 - aim.grade ? hand : null;
}

export default discard;
