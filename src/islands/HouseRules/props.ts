import type { RuleLink } from '../../compare/table.ts';
import type { Chosen, OptionSpec } from '../../engine/game.ts';
import type { RuleDetails } from '../../ui/RuleDetail/RuleDetail.tsx';

/** Something that some values of a switch change; `values` are their indexes. */
export interface SwitchEffect {
  readonly title: string;
  readonly href?: string;
  readonly values: readonly number[];
}

export interface ChangedScene extends SwitchEffect {
  readonly says: string;
  readonly rule: RuleLink | null;
}

/** A switch (option) of a game: its values, and what each changes. */
export interface HouseSwitch {
  /** Id of the option. */
  readonly id: string;
  readonly title: string;
  /** The chapter of the rulebook that it stands in; null in a game with few switches. */
  readonly chapter: string | null;
  /** Its entry in the rulebook. */
  readonly entry: RuleDetails & { readonly id: string; readonly sentence: string; readonly lang: string };
  readonly href: string;
  readonly labels: readonly string[];
  /** Index of the game's default value. */
  readonly usual: number;
  readonly rules: readonly (SwitchEffect & RuleLink & { readonly rule: string })[];
  readonly scenes: readonly ChangedScene[];
  readonly lessons: readonly (SwitchEffect & RuleLink)[];
  /** When the switch has no effect: the other option, the indexes of its values, and why. */
  readonly idle: readonly {
    readonly option: string;
    readonly values: readonly number[];
    readonly says: string;
    readonly rule: RuleLink;
  }[];
}

/** The school's ruling on a point its source leaves open. An option may override it. */
export interface HouseRuling {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Option values that override it, by index. */
  readonly unless: readonly { readonly option: string; readonly values: readonly number[] }[];
}

export interface HouseRulesProps {
  /** Title of the game, and its options as specified in the rules. */
  readonly title: string;
  readonly options: readonly OptionSpec[];
  /** Its tables that are known by a name; left out where there are none. */
  readonly presets?: Readonly<Record<string, Chosen>> | undefined;
  readonly switches: readonly HouseSwitch[];
  readonly rulings: readonly HouseRuling[];
  /** Density of the printed sheet. */
  readonly density: number;
  /** Addresses of the play page, the score desk (null if the game has none) and this page. */
  readonly play: string;
  readonly score: string | null;
  readonly here: string;
  /** Address of the evening at a real table. */
  readonly evening: string;
}
