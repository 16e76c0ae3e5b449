/** Checks that the tiles for a plan can still be had, which distances ignore. */

import type { Counts } from '../engine/counts.ts';
import type { Meld } from '../engine/melds.ts';
import { memo } from '../engine/memo.ts';
import type { Need } from '../engine/targets.ts';
import { type Kind, kindsFrom, PLAYED_KINDS, SUITED } from '../engine/tiles.ts';
import { type Hand, shapeShort } from './hand.ts';
import type { Plan } from './plans.ts';
import { meets } from './suit-dp.ts';

type TileBlock = readonly Kind[];

const PUNGS: readonly TileBlock[] = PLAYED_KINDS.map((kind) => [kind, kind, kind]);
const CHOWS: readonly TileBlock[] = kindsFrom(0, SUITED).flatMap((kind) =>
  kind % 9 < 7 ? [[kind, kind + 1, kind + 2]] : [],
);

/** The sets of kinds that a hand may contain. */
const setsWithin = memo((may: Plan['may']) => {
  const isWithin = (block: TileBlock): boolean => block.every((kind) => may[kind]);
  const pungs = PUNGS.filter(isWithin);
  const chows = CHOWS.filter(isWithin);
  return { pungs, chows, all: [...pungs, ...chows] };
});

/** Can this plan still be completed from the hand plus tiles not yet seen? */
export function isOpen(plan: Plan, { counts, melds, sets }: Hand, unseen: readonly number[]): boolean {
  const there: Counts = counts.slice();
  for (let kind = 0; kind < unseen.length; kind++)
    there[kind] = (there[kind] as number) + (unseen[kind] as number);
  if (plan.shape) return shapeShort(plan, there) <= 0;
  return new Search(plan, melds, sets, there).found();
}

const isPung = (block: TileBlock): boolean => block[0] === block[1];

/** Depth-first search that lays one set after another, needed ones first, until the hand is complete. */
class Search {
  private readonly plan: Plan;
  private readonly there: Counts;
  private readonly sets: readonly TileBlock[];
  private readonly needs: readonly Need[];
  private left: number;
  private chows: number;
  private pungs: number;
  private paired = false;

  constructor(plan: Plan, melds: readonly Meld[], sets: number, there: Counts) {
    const chows = melds.filter(({ kind }) => kind === 'chow').length;
    this.plan = plan;
    this.there = there;
    this.left = sets - melds.length;
    this.chows = plan.mostChows - chows;
    this.pungs = plan.mostPungs - (melds.length - chows);
    this.needs = plan.needs.filter((need) => !melds.some((meld) => meets(meld, need)));
    this.sets = setsWithin(plan.may)[this.pungs <= 0 ? 'chows' : this.chows <= 0 ? 'pungs' : 'all'];
  }

  found(): boolean {
    return this.meeting(this.needs);
  }

  /** Meets the needs one by one, each with a set or the pair. */
  private meeting(needs: readonly Need[]): boolean {
    const [need] = needs;
    if (!need) return this.paired ? this.filling(0) : this.pairing();
    const { tile = [], pung = [], pair = [] } = need;
    const rest = (block: TileBlock): Need[] => needs.filter((each) => !isMetBy(each, block));
    for (const set of this.sets) {
      const fits = set.some((kind) => tile.includes(kind)) || (isPung(set) && pung.includes(set[0] as Kind));
      if (fits && this.laid(set, () => this.meeting(rest(set)))) return true;
    }
    if (this.paired) return false;
    return [...pair, ...tile].some((kind) => this.withPair(kind, () => this.meeting(rest([kind, kind]))));
  }

  private pairing(): boolean {
    const pairs = this.plan.pairs ?? PLAYED_KINDS;
    return pairs.some((kind) => this.withPair(kind, () => this.filling(0)));
  }

  /** Fills the remaining sets freely, each combination once. */
  private filling(from: number): boolean {
    if (this.left === 0) return true;
    for (let at = from; at < this.sets.length; at++) {
      if (this.laid(this.sets[at] as TileBlock, () => this.filling(at))) return true;
    }
    return false;
  }

  /** Lays a set, continues with `then`, and takes the set back. */
  private laid(set: TileBlock, then: () => boolean): boolean {
    const as = isPung(set) ? 'pungs' : 'chows';
    if (this.left === 0 || this[as] <= 0 || !this.has(set)) return false;
    this.take(set, -1);
    this.left--;
    this[as]--;
    const found = then();
    this.take(set, 1);
    this.left++;
    this[as]++;
    return found;
  }

  private withPair(kind: Kind, then: () => boolean): boolean {
    const { plan } = this;
    if (!plan.may[kind] || (plan.pairs && !plan.pairs.includes(kind)) || (this.there[kind] as number) < 2) {
      return false;
    }
    const pair = [kind, kind];
    this.take(pair, -1);
    this.paired = true;
    const found = then();
    this.take(pair, 1);
    this.paired = false;
    return found;
  }

  private has(set: TileBlock): boolean {
    return isPung(set)
      ? (this.there[set[0] as Kind] as number) >= 3
      : set.every((kind) => this.there[kind] !== 0);
  }

  private take(block: TileBlock, change: 1 | -1): void {
    for (const kind of block) this.there[kind] = (this.there[kind] as number) + change;
  }
}

const isMetBy = ({ tile = [], pung = [], pair = [] }: Need, block: TileBlock): boolean =>
  block.some((kind) => tile.includes(kind)) ||
  (isPung(block) && (block.length === 3 ? pung : pair).includes(block[0] as Kind));
