import type { RuleId } from '../../engine/action.ts';
import type { Minimum } from '../../engine/minimum.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Score } from '../../engine/score.ts';
import type { MissingLine } from '../../engine/score-objections.ts';
import type { BySeat, Wind } from '../../engine/seats.ts';
import type { Win } from '../../engine/table.ts';
import type { MessageContext, RuleWords } from '../../i18n/message-context.ts';
import type { ReceiptHand } from './receipt-hand.ts';

export interface ReceiptProps {
  /** Label of the receipt, if there are several. */
  readonly label?: string | undefined;
  readonly win: Win;
  readonly hand: ReceiptHand;
  /** Payments of this win; null if the hand is no win. */
  readonly paid: readonly PaymentGroup[] | null;
  /** Explains an amount of the settlement in this game. */
  readonly sumOf?: Ruleset['sumOf'];
  /** Scores of the other hands, if the game settles them too. */
  readonly loserScores?: BySeat<Score | null> | undefined;
  readonly minimum?: Minimum | null;
  /** Lines of this game that the hand lacks, and why. */
  readonly missing?: readonly MissingLine[];
  readonly round?: Wind | undefined;
  /** Returns a rulebook entry; its title is the id if it cannot be loaded. */
  readonly entry: (id: RuleId) => RuleWords;
  readonly messageContext: MessageContext;
  readonly ruleHref: (id: string) => string;
}
