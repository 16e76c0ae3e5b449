/** The words of the pages where a table sets its own rules. */
import type { ChangeKind } from '../engine/change-kind.ts';
import { houseRules as english } from './en/house-rules.ts';
import { inLanguage } from './in-language.ts';

export interface HouseRulesWords {
  readonly title: string;
  readonly lead: string;
  /** Of the door on the page of differences. */
  readonly door: string;
  /** Of a game's own page. */
  readonly titleOf: (game: string) => string;
  readonly leadOf: string;
  /** Of a game among the others: how many switches, and how many rulings without one. */
  readonly counted: (switches: number, rulings: number) => string;
  readonly set: (game: string) => string;
  /** The same on its button. */
  readonly setIt: string;
  /** "here: 3 fan" */
  readonly here: (label: string) => string;
  readonly yours: string;
  readonly asHere: string;
  /** How many switches stand otherwise. */
  readonly differing: (count: string, one: boolean) => string;
  readonly play: string;
  readonly score: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly print: string;
  readonly reset: string;
  readonly noScript: string;
  /** Of a switch for the values of which no better word is known. */
  readonly worth: (value: number, money: string) => string;
  readonly usual: string;
  readonly changes: string;
  readonly rules: string;
  readonly scenes: string;
  readonly lessons: string;
  readonly nothing: string;
  /** The values by which something changes: single ones, and rows of them by their ends. */
  readonly when: (values: readonly (string | readonly [from: string, to: string])[]) => string;
  /** How a scene changes by a switch. */
  readonly kinds: Readonly<Record<ChangeKind, string>>;
  /** Of an option that decides nothing while another has this value. */
  readonly idle: (option: string, value: string) => string;
  readonly broken: string;
  readonly brokenText: (why: string) => string;
  readonly rulings: string;
  readonly rulingsLead: string;
  readonly sheetTitle: (game: string) => string;
  readonly sheetOwn: string;
  readonly sheetUsual: string;
  readonly sheetOpen: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const houseRulesWordsIn = inLanguage<HouseRulesWords>({ en: english });
