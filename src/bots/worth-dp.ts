/**
 * Dynamic programme for one group (a suit, or the honours): the best sets and pair that its tiles can give to a hand
 * of sets and a pair.
 */
import { Blocks, type GroupRules } from './blocks.ts';
import { digitsOf, type Places, STEP } from './suits.ts';
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

const EVERYWHERE: Places = 0b111111111;

/** The tiles of a hand that are of one group. */
export class GroupHand {
  readonly worth: WorthTable;
  private readonly group: Group;
  private readonly number: number;
  /** Index = place: the table with one tile more, or null if it is the same. */
  private more: readonly (WorthTable | null)[] | null = null;
  /** The last question and its answer: discards of the same hand mostly leave the same rest. */
  private last: { rest: WorthTable; wanted: number; sets: number; places: Places } | null = null;

  constructor(group: Group, number: number, worth: WorthTable) {
    this.group = group;
    this.number = number;
    this.worth = worth;
  }

  /** The same with one tile more or less. */
  beside(place: number, change: 1 | -1): GroupHand {
    return this.group.hand(this.number + change * (STEP[place] as number));
  }

  /** Places of which one more tile makes it worth at least `wanted` beside the rest of the hand, in so many sets. */
  raisedTo(wanted: number, rest: WorthTable, sets: number): Places {
    const { last } = this;
    if (last && last.rest === rest && last.wanted === wanted && last.sets === sets) return last.places;
    let places = EVERYWHERE;
    if (rest.bestWith(this.worth, sets) < wanted) {
      places = 0;
      this.more ??= this.withOneMore();
      for (let place = 0; place < this.more.length; place++) {
        const table = this.more[place];
        if (table && rest.bestWith(table, sets) >= wanted) places |= 1 << place;
      }
    }
    this.last = { rest, wanted, sets, places };
    return places;
  }

  private withOneMore(): readonly (WorthTable | null)[] {
    const digits = digitsOf(this.number);
    return STEP.map((_, place) => {
      if (!((this.group.rules.may >> place) & 1) || (digits[place] as number) > 3) return null;
      const { worth } = this.beside(place, 1);
      return worth === this.worth ? null : worth;
    });
  }
}
