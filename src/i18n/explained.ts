/** A refusal as it is told: one answer at the play table, in exercises, in scenes and beside the referee. */
import { words } from '#i18n/words.ts';
import type { Action, Reason, RuleId } from '../engine/action.ts';
import { FACE_DOWN } from '../engine/tiles.ts';
import type { View } from '../engine/view.ts';
import type { Explained, MessageContext, RefusalMoment, RuleWords } from './message-context.ts';

/** What was tried, and why it may not be done; no action where the answer could not be read. */
export interface RefusedAction {
  readonly action: Action | null;
  readonly reason: Reason;
}

/** The rules whose words a refusal for this reason is told in. */
export const rulesNamed = ({ rule, also = [], helps = [] }: Reason): RuleId[] => [rule, ...also, ...helps];

/**
 * Explains a refusal to whoever tried it.
 * @param view the table as whoever is told may see it
 * @param entryOf the rulebook's words of a rule; one that cannot be had is named by its id
 */
export function explained(
  { action, reason }: RefusedAction,
  view: View,
  entryOf: (id: RuleId) => RuleWords | undefined,
  messageContext: MessageContext,
): Explained {
  const entry = (id: RuleId): RuleWords => entryOf(id) ?? { id, title: id, sentence: '' };
  const { seat, pending, offer } = view.stage;
  // Of a hand that is not seen, nobody hears what is left over, nor what it would have needed.
  const { left, idle, helps, ...facts } = reason;
  const isHidden = action !== null && view.seats[action.seat].concealed.includes(FACE_DOWN);
  return words.explain(isHidden ? facts : reason, entry(reason.rule), {
    ...messageContext,
    action,
    offer,
    moment: action && momentOf(view, action),
    word: action && view.declarations[action.seat],
    under: view.under,
    // Who tries at the wrong moment is told whose moment it is, unless it is their own.
    awaits: (seat === null ? pending : [seat]).filter((each) => each !== action?.seat),
    also: (reason.also ?? []).map(entry),
    helps: isHidden ? [] : (reason.helps ?? []).map(entry),
  });
}

/** Where the hand stands for whoever does this. */
function momentOf({ stage }: View, { seat }: Action): RefusalMoment {
  switch (stage.phase) {
    case 'settling':
    case 'ended':
      return 'over';
    case 'dealing':
      return stage.exchange ? 'exchange' : 'deal';
    case 'deciding':
      return stage.seat === seat ? 'own-turn' : 'others-turn';
    default:
      if (stage.offer === null) return 'draw';
      if (stage.offer.from === seat) return stage.offer.as === 'discard' ? 'own-tile' : 'own-kong';
      return stage.answers.some((bid) => bid.seat === seat) ? 'answered' : 'tile';
  }
}
