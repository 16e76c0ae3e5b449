/** What is done in order before the first turn and after the last. */
import type { RuleId } from './action.ts';
import type { PaymentGroup } from './payment.ts';
import type { Position } from './ruleset.ts';
import type { Seat, Wind } from './seats.ts';
import type { Outcome } from './table.ts';

/** A step before the first turn, walked by the referee in order. */
export type PreambleStep =
  | {
      readonly step: 'dice';
      readonly rule: RuleId;
      /** How many dice, each 1–6. */
      readonly count: number;
      readonly owes?: (dice: readonly number[], dealer: Seat) => readonly PaymentGroup[];
    }
  | {
      /** Bonus tiles are laid and replaced, dealer first, seat by seat. */
      readonly step: 'replacing';
      readonly rule: RuleId;
      /** What a seat says once it holds none. */
      readonly word: string | null;
    }
  | {
      /**
       * Each seat gives tiles to a partner. All answer unseen by the others: with tiles, or with a word or a win
       * that a clause offers. Then the words are told together, and what is left to give changes hands at once.
       */
      readonly step: 'exchange';
      readonly rule: RuleId;
      readonly count: number;
      /** The wind of the partner of this wind; theirs is this one again. */
      readonly partner: (wind: Wind) => Wind;
      /** Seats that do not take part in this round; neither do their partners. */
      readonly exempt?: (position: Position) => readonly Seat[];
      /** Seats that are asked too though they may have nothing to give: a word is offered, or they pass. */
      readonly consents?: (position: Position) => readonly Seat[];
      /** Whether this round is left out. */
      readonly skipped?: (position: Position) => boolean;
    };

/** A step after the last turn. */
export type ClosingStep =
  | { readonly step: 'show-hands'; readonly rule: RuleId; readonly who: 'winners' | 'all' }
  | { readonly step: 'show-kongs'; readonly rule: RuleId }
  | {
      /** Seats say one after the other what a clause offers them, and who says so shows the hand before the next speaks. */
      readonly step: 'declare';
      readonly rule: RuleId;
      /** What is said by those who show their hands, and by those who do not. */
      readonly says: { readonly shows: string; readonly hides: string };
      /** Who has still to speak, in their order. */
      readonly asks: (position: Position, outcome: Outcome) => readonly Seat[];
      /** Whose hands lie open by what has been said. */
      readonly shows: (position: Position, outcome: Outcome) => readonly Seat[];
    }
  | { readonly step: 'pay' };
