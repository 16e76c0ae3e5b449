/** What a language must be able to say. English is the first; a second is a folder beside it. */

import type { Action, Reason, RuleId } from '../engine/action.ts';
import type { Against } from '../engine/against.ts';
import type { TableEvent } from '../engine/events.ts';
import type { LeftOver } from '../engine/left-over.ts';
import type { AmountSum, Payment } from '../engine/payment.ts';
import type { PaymentLine } from '../engine/payment-lines.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { Score, ScoreLine, Uncounted } from '../engine/score.ts';
import type { Seat } from '../engine/seats.ts';
import type { Bid, Claim, LostBid, Offer } from '../engine/table.ts';
import type { MessageContext, Names } from './names.ts';

export type { MessageContext, Names, SeatForm } from './names.ts';

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
    readonly said?: readonly (string | null)[] | undefined;
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
  readonly said?: string | null;
  /** The rules that the deal is played under. */
  readonly under?: string;
  /** Who else is to act now, as far as this reader may know. */
  readonly awaits: readonly Seat[];
  /** The entries of `reason.also`, in its order. */
  readonly also?: readonly RuleWords[];
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

/** All that is said of a table and of what happens at it. */
export interface Words extends Names {
  /** What happened, in one or two sentences, from the reader's view. */
  readonly narrate: (event: TableEvent, telling: MessageContext) => string;
  /** Why an action is refused. */
  readonly explain: (reason: Reason, entry: RuleWords, facts: RefusalFacts) => Explained;
  /** What of a hand that is of no shape stands in the way: "The 6 and 8 of bamboo belong to no set." */
  readonly leftOver: (left: LeftOver, terms: Terms) => string;
  /** What is special about a deal that begins; empty where there is nothing to say. */
  readonly opening: (reason: Reason, entry: RuleWords, telling: MessageContext) => string;
  /** Why a call that was allowed did not get the tile. */
  readonly explainLost: (lost: LostBid, stand: readonly Claim[], telling: MessageContext) => Explained;

  /** The heading of the claim window: "Who gets the 6 of dots?". */
  readonly claimTitle: (offer: Offer, telling: MessageContext) => string;
  /** Below it while answers are out: "All who may call are asked at once." */
  readonly claimWaiting: (telling: MessageContext) => string;
  /** One row of it: "may call Pung", "takes it". */
  readonly claimState: (state: ClaimState, bid: Bid, telling: MessageContext) => string;
  /** Its last line, once it is resolved: "South and West passed. North discarded it." */
  readonly claimClosing: (offer: Offer, answers: readonly Bid[], telling: MessageContext) => string;

  /** Payments of one group in as few sentences as they fit: "East, South and West pay you 5 points each." */
  readonly payments: (payments: readonly Payment[], telling: MessageContext) => string;
  /** Payments of one reason with how they come about, or by the title of their rule where the amount is agreed:
   *  "East pays South 17 chips. (6 + 1) × 1 + 10 = 17: 6 fan + 1 for the dealer." */
  readonly paymentLine: (line: PaymentLine, title: string, telling: MessageContext) => string;
  /** How an amount comes about, by itself: "(6 + 1) × 1 + 10 = 17: 6 fan + 1 for the dealer". */
  readonly amountSum: (sum: AmountSum, amount: number, telling: MessageContext) => string;
  /** What lies in one purse after several amounts: "5 + 5 − 5 = +5". */
  readonly purseSum: (amounts: readonly number[]) => string;
  /** What a line does to the sum, as it is shown and as it is said: "×2", "doubled". */
  readonly lineWorth: (line: ScoreLine, unit: string) => { readonly shown: string; readonly said: string };
  /** How the lines make the total where some of them multiply: "62 × 8 + 8 × 2 = 512"; null where all add up. */
  readonly scoreSum: (score: Score) => string | null;
  /** Why a pattern did not count that the hand shows: "part of All triplets". */
  readonly uncounted: (line: Uncounted, byTitle: string) => string;
  /** Why a line does not count that the hand does not show: "you have 5-6-7 of bamboo". */
  readonly objection: (fact: Against, told: HandDescription) => string;
  /** "5 points", or that nothing counted. */
  readonly scoreTotal: (score: Pick<Score, 'total' | 'unit'>) => string;
}
