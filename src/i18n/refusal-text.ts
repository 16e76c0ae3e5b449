/** Builds the text of a refusal: the same at the play table, in exercises, in scenes and beside the referee. */
import { words } from '#i18n/words.ts';
import type { Action, RuleId } from '../engine/action.ts';
import type { Reason } from '../engine/reason.ts';
import { FACE_DOWN } from '../engine/tiles.ts';
import type { View } from '../engine/view.ts';
import type { Explanation, MessageContext, RefusalMoment, RuleWords } from './message-context.ts';

/** A refused action with its reason; `action` is null where the answer could not be read. */
export interface RefusedAction {
  readonly action: Action | null;
  readonly reason: Reason;
}

/** Lists the rules whose words the refusal needs. */
export const rulesNamed = ({ rule, also = [], helps = [], left }: Reason): RuleId[] => [
  rule,
  ...also,
  ...helps,
  ...(left?.near ?? []),
];

/**
 * Explains a refusal to the player who tried it.
 * @param view the table as the reader may see it
 * @param entryOf the words of a rule; a missing rule is named by its id
 */
export function explainRefusal(
  { action, reason }: RefusedAction,
  view: View,
  entryOf: (id: RuleId) => RuleWords | undefined,
  messageContext: MessageContext,
): Explanation {
  const entry = (id: RuleId): RuleWords => entryOf(id) ?? { id, title: id, sentence: '' };
  const { seat, pending, offer } = view.stage;
  // For a hidden hand, the reader must not learn its left-over tiles, what it needed, or where it fails.
  const { left, idle, helps, part, ...facts } = reason;
  const isHidden = action !== null && view.seats[action.seat].concealed.includes(FACE_DOWN);
  return words.explain(isHidden ? facts : reason, entry(reason.rule), {
    ...messageContext,
    action,
    offer,
    moment: action && momentOf(view, action),
    word: action && view.declarations[action.seat],
    under: view.under,
    // At a wrong moment, the refusal says whose turn it is, unless it is the player's own.
    awaits: (seat === null ? pending : [seat]).filter((each) => each !== action?.seat),
    also: (reason.also ?? []).map(entry),
    helps: isHidden ? [] : (reason.helps ?? []).map(entry),
    near: isHidden ? [] : (left?.near ?? []).map(entry),
  });
}

/** The moment of the hand for the player who acts. */
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
