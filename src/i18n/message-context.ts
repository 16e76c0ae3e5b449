/** Types of the facts from which sentences are made. Every language writes its own sentences. */
import type { Action, RuleId } from '../engine/action.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { BySeat, Seat } from '../engine/seats.ts';
import type { Offer } from '../engine/table.ts';

/** The reader of a sentence, and the game's words. */
export interface MessageContext {
  /** The seat that is "you"; null at an open table. */
  readonly reader: Seat | null;
  /** The dealer; the winds follow it. */
  readonly dealer: Seat;
  /** Names of the players, which stay for the whole match. Where there are none, seats are named by their winds. */
  readonly players?: BySeat<string> | undefined;
  /** The ruleset's terms, or those of the reader's word set. */
  readonly terms: Terms;
}

/**
 * Where players have names: `name`: "Lark", "you" · `start`: "Lark", "You" · `owner`: "Lark's", "your" · `label`, with
 * the wind: "Lark, South", "You, East". Elsewhere the wind is the name, and `label` is `start`.
 */
export type SeatForm = 'name' | 'start' | 'owner' | 'label';

/** A program that decides otherwise than a rule. */
export interface RuleDifference {
  readonly program: string;
  readonly version: string;
  /** Its table, where it has several. */
  readonly table?: string | undefined;
  /** The part of the rule that it is about, where the rule has several lines on a receipt. */
  readonly part?: string | undefined;
  /** What it does, in a sentence. */
  readonly decides: string;
  /** Whether our rules decide as it does once its options are chosen. */
  readonly settled?: true;
}

/** The words of a rule that explanations need, from its rulebook entry. */
export interface RuleWords {
  readonly id: RuleId;
  readonly title: string;
  readonly sentence: string;
  /** How a player at the table would object with this rule. */
  readonly objection?: string | undefined;
  /** Names of the rule's lines, where it has several on one receipt. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
  /** The text at the start of a deal that the rule makes special, with the same placeholders. */
  readonly opening?: string | undefined;
  /** Programs that decide otherwise. */
  readonly elsewhere?: readonly RuleDifference[] | undefined;
  /** The refusal text of the rule; `fill` in `en/explain.ts` lists the placeholders. */
  readonly refusal?: RefusalMessage | undefined;
}

/** A heading and its text. */
export interface HeadAndText {
  readonly head: string;
  readonly text: string;
}

/** The text of a refusal; what it leaves out comes from its rule. */
interface RefusalText {
  readonly head?: string | undefined;
  readonly text?: string | undefined;
}

/** The refusal of a rule. Where the rule has several parts or forbids several things, each case has its own text. */
export interface RefusalMessage extends RefusalText {
  readonly cases?: readonly RefusalCase[] | undefined;
  /** This text covers other rules that forbid the same action. */
  readonly alone?: boolean | undefined;
  /** Where another rule also forbids the action, that rule's refusal is shown as if it were the only one. */
  readonly last?: boolean | undefined;
}

/** A case applies where all of its conditions hold; the first such case is used. */
export interface RefusalCase extends RefusalText {
  readonly when: {
    /** The action is one of these. */
    readonly tried?: readonly Action['do'][] | undefined;
    readonly moment?: readonly RefusalMoment[] | undefined;
    /** The tile that can be claimed is one of these. */
    readonly offer?: readonly Offer['as'][] | undefined;
    /** The kind of hand, by name, is one of these. */
    readonly under?: readonly string[] | undefined;
    /** Is a number of tiles wrong? */
    readonly counted?: boolean | undefined;
    /** The player has declared one of these; null for nothing. */
    readonly declarations?: readonly (string | null)[] | undefined;
    /** The part of the rule that forbids it is one of these. */
    readonly part?: readonly string[] | undefined;
    /** The declaration that was tried, alone or with a discard. */
    readonly word?: readonly string[] | undefined;
  };
}

/**
 * The moment of the hand for the player who acts:
 * - `own-turn`, `others-turn`: somebody decides about their own hand
 * - `tile`: a tile lies there that the player may claim
 * - `own-tile`: the player's own tile lies there
 * - `own-kong`: the player melded a kong and draws its replacement next
 * - `answered`: the player has answered the claim already
 * - `draw`: the next tile is being drawn
 * - `deal`, `exchange`: before the first turn
 * - `over`: the hand has ended
 */
export const REFUSAL_MOMENTS = [
  'own-turn',
  'others-turn',
  'tile',
  'own-tile',
  'own-kong',
  'answered',
  'draw',
  'deal',
  'exchange',
  'over',
] as const;
export type RefusalMoment = (typeof REFUSAL_MOMENTS)[number];

/** The facts around a refused action; a missing one is left out of the text. */
export interface RefusalFacts extends MessageContext {
  /** The action that was refused. */
  readonly action: Action | null;
  /** The tile that can be claimed, if any. */
  readonly offer: Offer | null;
  /** The moment of the hand for the player who acts. */
  readonly moment?: RefusalMoment | null;
  /** The player's earlier declaration, such as "fishing". */
  readonly word?: string | null;
  /** The kind of hand, by name. */
  readonly under?: string;
  /** Other seats that must act now, as far as the reader may know. */
  readonly awaits: readonly Seat[];
  /** The rules of `reason.also`, in order. */
  readonly also?: readonly RuleWords[];
  /** The rules of `reason.helps`. */
  readonly helps?: readonly RuleWords[];
  /** The rules of `reason.left.near`. */
  readonly near?: readonly RuleWords[];
}

/** A reply on a slip: a heading, the reason, and the linked rule. */
export interface Explanation extends HeadAndText {
  readonly rule: RuleId;
}

/** Describes a hand for sentences: is it the reader's own, and which words does its game use? */
export interface HandDescription {
  readonly own: boolean;
  readonly terms: Terms;
  readonly title: (rule: RuleId) => string;
}

/** The state of a seat's claim: still open, made, awarded, lost, or not made. */
export type ClaimState = 'possible' | 'called' | 'stands' | 'lost' | 'passed';
