/** Steps before the first turn and after the last one. */
import type { RuleId } from './action.ts';
import type { PaymentGroup } from './payment.ts';
import type { Position } from './ruleset.ts';
import type { Seat, Wind } from './seats.ts';
import type { Outcome } from './table.ts';

/** A step before the first turn. The referee runs them in order. */
export type PreambleStep =
  | {
      readonly step: 'dice';
      readonly rule: RuleId;
      /** How many dice, each 1–6. */
      readonly count: number;
      readonly owes?: (dice: readonly number[], dealer: Seat) => readonly PaymentGroup[];
    }
  | {
      /** Bonus tiles are laid and replaced, seat by seat from the dealer. */
      readonly step: 'replacing';
      readonly rule: RuleId;
      /** Word a seat says when it has no bonus tile left, or null. */
      readonly word: string | null;
    }
  | {
      /**
       * Each seat gives `count` tiles to a partner. All answer in secret: with tiles, or with a word or win that a
       * clause offers. Words are told first, together; then the tiles change hands at once.
       */
      readonly step: 'exchange';
      readonly rule: RuleId;
      readonly count: number;
      /** Partner of a wind; must be symmetric. */
      readonly partner: (wind: Wind) => Wind;
      /** Seats exempt from this round; their partners are exempt too. */
      readonly exempt?: (position: Position) => readonly Seat[];
      /** Extra seats that are asked though they may give nothing: for a word a clause offers, or to pass. */
      readonly consents?: (position: Position) => readonly Seat[];
      /** Is this round skipped? */
      readonly skipped?: (position: Position) => boolean;
    };

/** A step after the last turn. */
export type ClosingStep =
  | { readonly step: 'show-hands'; readonly rule: RuleId; readonly who: 'winners' | 'all' }
  | { readonly step: 'show-kongs'; readonly rule: RuleId }
  | {
      /**
       * Seats declare in turn what a clause offers; a seat that says `shows` reveals its hand before the next one
       * speaks.
       */
      readonly step: 'declare';
      readonly rule: RuleId;
      /** Words for showing and for not showing the hand. */
      readonly says: { readonly shows: string; readonly hides: string };
      /** Seats that have still to speak, in order. */
      readonly asks: (position: Position, outcome: Outcome) => readonly Seat[];
      /** Seats whose hands are revealed by what was said. */
      readonly shows: (position: Position, outcome: Outcome) => readonly Seat[];
    }
  | { readonly step: 'pay' };
