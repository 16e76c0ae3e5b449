/** What sentences are made of: for whom, about what, and what comes of it. Every language makes its own of these. */
import type { Action, RuleId } from '../engine/action.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Offer } from '../engine/table.ts';

/** For whom a sentence is made, and in which game's words. */
export interface MessageContext {
  /** The seat that is "you"; null at an open table, where nobody is. */
  readonly reader: Seat | null;
  /** Seats are called by their winds, and winds follow the dealer. */
  readonly dealer: Seat;
  /** The ruleset's own terms, or those of the word set that the reader chose. */
  readonly terms: Terms;
}

/** `name`: "South", "you" · `start`: "South", "You" · `owner`: "South's", "your". */
export type SeatForm = 'name' | 'start' | 'owner';

/** A rule's own words, as much of its rulebook entry as an explanation needs. */
export interface RuleWords {
  readonly id: RuleId;
  readonly title: string;
  readonly sentence: string;
  /** What somebody at the table says whom it gives a reason to object. */
  readonly objection?: string | undefined;
  /** Where it counts in several ways on one receipt: what each of them is called. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
  /** What is told at the beginning of a deal that this rule makes special, with the same placeholders. */
  readonly opening?: string | undefined;
  /** What one is told whose action this rule forbids: `fill` in `en/explain.ts` lists the placeholders. */
  readonly refusal?: RefusalMessage | undefined;
}

/** A line, and why. */
interface RefusalText {
  readonly head?: string | undefined;
  readonly text?: string | undefined;
}

/** What one is told; where the rule has several parts, or forbids several things, each case says only what applies. */
export interface RefusalMessage extends RefusalText {
  readonly cases?: readonly RefusalCase[] | undefined;
  /** It says all that the other rules would which forbid the same. */
  readonly alone?: boolean | undefined;
  /** What forbids it beside this rule is told first, as if it had forbidden it alone. */
  readonly last?: boolean | undefined;
}

/** All that is named must be so; the first case that fits is said. */
export interface RefusalCase extends RefusalText {
  readonly when: {
    /** One of these was tried. */
    readonly tried?: readonly Action['do'][] | undefined;
    readonly moment?: readonly RefusalMoment[] | undefined;
    /** The tile that may be called lies there as one of these. */
    readonly offer?: readonly Offer['as'][] | undefined;
    /** The rules that the deal is played under, by their name. */
    readonly under?: readonly string[] | undefined;
    /** Whether it is a number of tiles that is wrong. */
    readonly counted?: boolean | undefined;
    /** What whoever tries it has declared; null for nothing. */
    readonly declarations?: readonly (string | null)[] | undefined;
    /** The word that was tried, by itself or with a discard. */
    readonly word?: readonly string[] | undefined;
  };
}

/**
 * Where a hand stands for whoever acts: `own-turn` · `others-turn`: somebody else decides · `tile`: one lies there that
 * may be called · `own-tile`: it is one's own · `own-kong`: it is of one's own kong, which gets its replacement next · `answered`: one has said what one does about it · `draw`: the next tile
 * is being drawn · `deal`, `exchange`: before the first turn · `over`.
 */
export type RefusalMoment =
  | 'own-turn'
  | 'others-turn'
  | 'tile'
  | 'own-tile'
  | 'own-kong'
  | 'answered'
  | 'draw'
  | 'deal'
  | 'exchange'
  | 'over';

/** What surrounds a refused action; whatever is missing is simply not said. */
export interface RefusalFacts extends MessageContext {
  /** The action that was refused. */
  readonly action: Action | null;
  /** The tile that lies there to be claimed, if one does. */
  readonly offer: Offer | null;
  /** Where the hand stands for whoever tried it. */
  readonly moment?: RefusalMoment | null;
  /** What whoever tried it has declared ("fishing"). */
  readonly word?: string | null;
  /** The rules that the deal is played under. */
  readonly under?: string;
  /** Who else is to act now, as far as this reader may know. */
  readonly awaits: readonly Seat[];
  /** The entries of `reason.also`, in its order. */
  readonly also?: readonly RuleWords[];
  /** Those of `reason.helps`. */
  readonly helps?: readonly RuleWords[];
}

/** An answer on a slip: one line, then why, and the rule it is linked to. */
export interface Explained {
  readonly head: string;
  readonly text: string;
  readonly rule: RuleId;
}

/** A hand as it is told of: whether it is the reader's own, and the game's names. */
export interface HandDescription {
  readonly own: boolean;
  readonly terms: Terms;
  readonly title: (rule: RuleId) => string;
}

/** What became of one seat's call: still open, made, awarded, lost, or not made at all. */
export type ClaimState = 'possible' | 'called' | 'stands' | 'lost' | 'passed';
