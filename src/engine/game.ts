/** What a game's folder exports: its rulesets, and the options they are made with. */
import type { RuleId } from './action.ts';
import type { Ruleset } from './ruleset.ts';

/** One switch of a game: data, read by judge, links, embeds and fact sheets. */
export interface OptionSpec {
  readonly id: string;
  /** Its entry in the rulebook, where that is not of the same id. */
  readonly rule?: RuleId;
  readonly title: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** When it changes nothing, whatever it is. */
  readonly idle?: readonly Idle[];
}

/** Another option that leaves a switch nothing to decide while it has one of these values, and the rule that says so. */
export interface Idle {
  readonly option: string;
  readonly values: readonly OptionValue[];
  readonly rule: RuleId;
}
export type OptionValue = string | number | boolean;
export type Chosen = Readonly<Record<string, OptionValue>>;

/** What a game's folder exports as its default. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly options: readonly OptionSpec[];
  /** Tables that are known by a name: values of these options. */
  readonly presets?: Readonly<Record<string, Chosen>>;
  /** The sets of rules a hand may be played under; `ordinary` is always there. */
  readonly under: Readonly<Record<string, (chosen: Chosen) => Ruleset>> & {
    readonly ordinary: (chosen: Chosen) => Ruleset;
  };
}
