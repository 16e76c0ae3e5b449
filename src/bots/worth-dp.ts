/**
 * Dynamic programme for one group (a suit, or the honours): the best sets and pair that its tiles can give to a hand
 * of sets and a pair.
 */
import { Blocks, type GroupRules } from './blocks.ts';
import { type Places, STEP } from './suits.ts';
import { remember, tableOf, type WorthTable } from './worth-table.ts';

const groups = new Map<string, Group>();

/** Returns the group for these rules. Equal rules share one group and its cache. */
export function groupUnder(rules: GroupRules): Group {
  const key = JSON.stringify(rules);
  const group = groups.get(key) ?? new Group(rules);
  groups.set(key, group);
  return group;
}

/** A group with fixed rules and a cache of its tables. */
export class Group {
  readonly rules: GroupRules;
  private readonly remembered = new Map<number, GroupHand>();
  private readonly blocks: Blocks;

  constructor(rules: GroupRules) {
    this.rules = rules;
    this.blocks = new Blocks(rules);
  }

  /**
   * Finds the tiles of these counts.
   * @param number the counts as base-5 digits (see `numbersOf`)
   */
  hand(number: number): GroupHand {
    return (
      this.remembered.get(number) ??
      remember(this.remembered, number, new GroupHand(this, number, tableOf(this.blocks.valuesOf(number))))
    );
  }
}

/** The tiles of a hand that are of one group. */
export class GroupHand {
  readonly worth: WorthTable;
  private readonly group: Group;
  private readonly number: number;
  /** Index = place: the table with one tile more, as far as it was asked for. */
  private readonly more: (WorthTable | undefined)[] = [];
  /** The last question and its answer: discards of the same hand mostly leave the same rest. */
  private last: { rest: WorthTable; wanted: number; sets: number; among: Places; places: Places } | null =
    null;

  constructor(group: Group, number: number, worth: WorthTable) {
    this.group = group;
    this.number = number;
    this.worth = worth;
  }

  /** The same with one tile more or less. */
  beside(place: number, change: 1 | -1): GroupHand {
    return this.group.hand(this.number + change * (STEP[place] as number));
  }

  /** Of these places, those of which one more tile makes it worth at least `wanted` beside the rest, in so many sets. */
  raisedTo(wanted: number, rest: WorthTable, sets: number, among: Places): Places {
    const { last } = this;
    if (last?.rest === rest && last.wanted === wanted && last.sets === sets && last.among === among)
      return last.places;
    let places = among;
    if (rest.bestWith(this.worth, sets) < wanted) {
      for (let left = among; left !== 0; left &= left - 1) {
        const place = 31 - Math.clz32(left & -left);
        const table = this.more[place] ?? this.beside(place, 1).worth;
        this.more[place] = table;
        if (table === this.worth || rest.bestWith(table, sets) < wanted) places ^= 1 << place;
      }
    }
    this.last = { rest, wanted, sets, among, places };
    return places;
  }
}
