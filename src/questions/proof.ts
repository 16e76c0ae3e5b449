/** Data of a verdict and its proof, which Proof.tsx draws. */
import type { RuleId } from '../engine/action.ts';
import type { Payment } from '../engine/payment.ts';
import type { BySeat } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';

/** A set of tiles, laid apart from the others. */
export interface LaidSet {
  readonly tiles: readonly Kind[];
  /** Caption below the set. */
  readonly word?: string | undefined;
  /** True if the tiles are not a set, or are the set that breaks a rule. */
  readonly odd?: boolean | undefined;
  /** Index in `tiles` of the winning tile. */
  readonly won?: number | undefined;
}

/** One line of a proof, marked good, bad or neutral. */
export interface ProofRow {
  readonly mark: 'good' | 'bad' | 'none';
  readonly head: string;
  readonly text?: string | undefined;
  readonly tiles?: readonly Kind[] | undefined;
  readonly rule?: RuleId | undefined;
  /** Amount at the end of the line, with its unit. */
  readonly amount?: string | undefined;
}

export type Evidence =
  | { readonly is: 'sets'; readonly title: string; readonly sets: readonly LaidSet[] }
  | { readonly is: 'rows'; readonly title: string; readonly rows: readonly ProofRow[] }
  /** Payments between seats, drawn as arrows. */
  | {
      readonly is: 'payments';
      readonly title: string;
      readonly payments: readonly Payment[];
      readonly names: BySeat<string>;
      /** The payments in words, as the text alternative. */
      readonly label: string;
    }
  | {
      readonly is: 'exchange';
      readonly title: string;
      readonly text: string;
      readonly out: readonly Kind[];
      readonly come: readonly Kind[];
    };

export interface Proof {
  readonly right: boolean;
  readonly head: string;
  readonly text: string;
  /** The rule that decides the answer. */
  readonly rule: RuleId | null;
  readonly evidence: readonly Evidence[];
}

/** The reader's answer, in the notation of the question's key, e.g. ["yes"] or ["1s", "4s"]. */
export type ReaderAnswer = readonly string[];
