/** What the folder of a game exports: its rulesets and their options. */
import type { RuleId } from './action.ts';
import type { Ruleset } from './ruleset.ts';

/** One option of a game, as data. The judge, links, embeds and fact sheets read it. */
export interface OptionSpec {
  readonly id: string;
  /** Rule id of the option, if it differs from `id`. */
  readonly rule?: RuleId;
  readonly title: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** Conditions under which the option has no effect, whatever its value. */
  readonly idle?: readonly Idle[];
}

/** Another option that makes this one ineffective while it has one of `values`, and the rule that says so. */
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
  /** Named presets: option values of well-known tables. */
  readonly presets?: Readonly<Record<string, Chosen>>;
  /** Rule sets a hand can be played under, by key; `ordinary` always exists. */
  readonly under: Readonly<Record<string, (chosen: Chosen) => Ruleset>> & {
    readonly ordinary: (chosen: Chosen) => Ruleset;
  };
}
