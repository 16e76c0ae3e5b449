/** What happens at a table, as it is told. */
import type { Action, Reason, RuleId } from './action.ts';
import type { IndicatorsSeen } from './indicators.ts';
import type { PaymentGroup } from './payment.ts';
import type { BySeat, Seat } from './seats.ts';
import type { Bid, Claim, ExchangeChoice, LostBid, NextDeal, Offer, Win } from './table.ts';
import type { Kind } from './tiles.ts';

/** What happened: one transition, one event, one frame. Past tense. */
export type TableEvent = Happening & {
  /** Indicators that were turned with it; left out where there are none. */
  readonly turned?: IndicatorsSeen;
};

type Happening =
  | { readonly type: 'rolled'; readonly dice: readonly number[] }
  /** An answer in an exchange; null where one may not know it yet. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly choice: ExchangeChoice | null }
  /** The words among the answers, told together; null where a seat said none. */
  | { readonly type: 'told'; readonly words: BySeat<string | null> }
  | {
      readonly type: 'exchanged';
      readonly passedTiles: BySeat<readonly Kind[] | null>;
      readonly to: BySeat<Seat>;
    }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly tile: Kind;
      readonly from: 'wall' | 'tail' | 'box';
      readonly why: 'turn' | 'kong' | 'bonus';
    }
  | { readonly type: 'laid'; readonly seat: Seat; readonly tile: Kind }
  | { readonly type: 'said'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: Kind; readonly says: string | null }
  | {
      readonly type: 'konged';
      readonly seat: Seat;
      readonly tile: Kind;
      readonly how: 'concealed' | 'promoted';
      /** How many of the tiles it was made with are jokers; left out where there are none. */
      readonly jokers?: number;
      /** False while others are asked whether they rob it; then `unclaimed` makes it stand. */
      readonly stands: boolean;
      /** It lies face down: only who laid it knows the tile. */
      readonly covered?: true;
    }
  | { readonly type: 'answered'; readonly bid: Bid }
  | {
      readonly type: 'awarded';
      readonly offer: Offer;
      readonly stand: readonly Claim[];
      readonly lost: readonly LostBid[];
    }
  | { readonly type: 'unclaimed'; readonly offer: Offer }
  | { readonly type: 'won'; readonly win: Win }
  | { readonly type: 'drawn'; readonly rule: RuleId }
  | { readonly type: 'erred'; readonly action: Action; readonly reason: Reason; readonly price: PaymentGroup }
  | { readonly type: 'shown'; readonly seats: readonly Seat[]; readonly what: 'hands' | 'kongs' }
  | { readonly type: 'paid'; readonly group: PaymentGroup }
  | { readonly type: 'ended'; readonly following: NextDeal };
