/** What an answer is answered with: a verdict, and what proves it, as data that Proof.tsx draws. */
import type { RuleId } from '../../engine/action.ts';
import type { Payment } from '../../engine/payment.ts';
import type { BySeat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';

/** A set as it is laid apart. */
export interface LaidSet {
  readonly tiles: readonly Kind[];
  /** What stands below it. */
  readonly word?: string | undefined;
  /** It is no set, or the one that breaks a rule. */
  readonly odd?: boolean | undefined;
  /** The place of the tile that completes the hand. */
  readonly won?: number | undefined;
}

/** A line of a proof: something that holds or does not, is right or not. */
export interface ProofRow {
  readonly mark: 'good' | 'bad' | 'none';
  readonly head: string;
  readonly text?: string | undefined;
  readonly tiles?: readonly Kind[] | undefined;
  readonly rule?: RuleId | undefined;
  /** An amount, at the end of the line. */
  readonly amount?: string | undefined;
}

export type Evidence =
  | { readonly is: 'sets'; readonly title: string; readonly sets: readonly LaidSet[] }
  | { readonly is: 'rows'; readonly title: string; readonly rows: readonly ProofRow[] }
  /** Who pays whom, drawn. */
  | {
      readonly is: 'payments';
      readonly title: string;
      readonly payments: readonly Payment[];
      readonly names: BySeat<string>;
      /** The same, told. */
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
  /** The rule that it rests on. */
  readonly rule: RuleId | null;
  readonly evidence: readonly Evidence[];
}

/** What was answered, as keys of questions are written. */
export type ReaderAnswer = readonly string[];
