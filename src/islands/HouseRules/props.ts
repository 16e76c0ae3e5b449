import type { RuleLink } from '../../compare/table.ts';
import type { OptionSpec } from '../../engine/game.ts';
import type { RuleDetails } from '../../ui/RuleDetail/RuleDetail.tsx';

/** Something that changes by some of the values of a switch, given by their places. */
export interface Changing {
  readonly title: string;
  readonly href?: string;
  readonly values: readonly number[];
}

export interface ChangedScene extends Changing {
  readonly says: string;
  readonly rule: RuleLink | null;
}

/** A switch of a game: what it can be, and what changes by each of its values. */
export interface HouseSwitch {
  /** The id of its option. */
  readonly id: string;
  readonly title: string;
  /** Its entry in the rulebook. */
  readonly entry: RuleDetails & { readonly id: string; readonly sentence: string; readonly lang: string };
  readonly href: string;
  readonly labels: readonly string[];
  /** The place of the value that the game has by itself. */
  readonly usual: number;
  readonly rules: readonly (Changing & RuleLink & { readonly rule: string })[];
  readonly scenes: readonly ChangedScene[];
  readonly lessons: readonly (Changing & RuleLink)[];
  /** When it decides nothing: the other option, the places of its values, and why. */
  readonly idle: readonly {
    readonly option: string;
    readonly values: readonly number[];
    readonly says: string;
    readonly rule: RuleLink;
  }[];
}

/** A rule that the source leaves open, as this school plays it; an option may decide it otherwise. */
export interface HouseRuling {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The places of the values that decide it otherwise, by option. */
  readonly unless: readonly { readonly option: string; readonly values: readonly number[] }[];
}

export interface HouseRulesProps {
  /** The game's name, and its options as the rules know them. */
  readonly title: string;
  readonly options: readonly OptionSpec[];
  readonly switches: readonly HouseSwitch[];
  readonly rulings: readonly HouseRuling[];
  /** How closely the sheet is set. */
  readonly density: number;
  /** Addresses: of the play table, of the score desk where the game has one, and of this page. */
  readonly play: string;
  readonly score: string | null;
  readonly here: string;
}
