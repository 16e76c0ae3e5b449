/** Events at a table, as they are told. */
import type { Action, RuleId } from './action.ts';
import type { PaymentGroup, Price } from './payment.ts';
import type { Reason } from './reason.ts';
import type { BySeat, Seat } from './seats.ts';
import type { Bid, Claim, ExchangeChoice, IndicatorsSeen, LostBid, NextDeal, Offer, Win } from './table.ts';
import type { Kind } from './tiles.ts';

/** An event, in the past tense. One transition makes one event and one frame. */
export type TableEvent = Happening & {
  /** Indicators turned by this event. Left out if none. */
  readonly turned?: IndicatorsSeen;
};

type Happening =
  | { readonly type: 'rolled'; readonly dice: readonly number[] }
  /** `choice`: a seat's answer in an exchange; null if the reader may not know it yet. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly choice: ExchangeChoice | null }
  /** Words among the answers of an exchange, told together; null where a seat said none. */
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
      /** Jokers among the tiles of the kong. Left out if none. */
      readonly jokers?: number;
      /** False while other seats may rob the kong; a following `unclaimed` makes it stand. */
      readonly stands: boolean;
      /** Set for a face-down kong: only its owner knows the tile. */
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
  | { readonly type: 'erred'; readonly action: Action; readonly reason: Reason; readonly price: Price }
  | { readonly type: 'shown'; readonly seats: readonly Seat[]; readonly what: 'hands' | 'kongs' }
  | { readonly type: 'paid'; readonly group: PaymentGroup }
  | { readonly type: 'ended'; readonly following: NextDeal };
