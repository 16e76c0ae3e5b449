/** Whether a wrong answer is right in another game, and by which rule the two part over it. */
import type { RuleId } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { foreignName } from '../../notation/both.ts';
import type { Concept, Question, Room } from '../../puzzles/question.ts';
import { blankTable } from '../../puzzles/room.ts';
import { same } from '../../puzzles/same.ts';
import { guestAt } from '../unlearn/guest.ts';
import { deciding } from './concept.ts';

/** Kinds of question whose answers hang on which hands win, and on nothing that happened before. */
const OF_HANDS = ['win', 'waits', 'mend', 'discard', 'sort'];

/** How an answer is held against right ones. */
export interface Answered {
  readonly concept: Concept;
  readonly question: Question;
  /** Whether the answer that was given is right where these are. */
  readonly isRight: (key: readonly string[]) => boolean;
}

/**
 * The rule that somebody had wrong who goes by the other game: with it left out the two would answer alike. One of the
 * other game is named as such. Null where the answer is wrong there as well, or no single rule parts them.
 */
export function habitOf({ concept, question, isRight }: Answered, here: Room, there: Room): RuleId | null {
  const { asked, key, asking } = question;
  if (!OF_HANDS.includes(asking.concept)) return null;
  const byGuest = (own: Ruleset): readonly string[] => {
    const guest = guestAt(own, here.ruleset);
    return concept.key(asked, guest, blankTable(guest));
  };
  if (!isRight(byGuest(there.ruleset))) return null;
  const ours = deciding(here)
    .filter(({ ruleset }) => isRight(concept.key(asked, ruleset, here.table)))
    .map(({ rule, lure }) => ({ rule, isIdea: lure !== undefined }));
  const theirs = deciding(there)
    .filter(({ ruleset }) => same(byGuest(ruleset), key))
    .map(({ rule, lure }) => ({ rule: foreignName(there.ruleset.id, rule), isIdea: lure !== undefined }));
  // A shape that no game has is hardly what somebody had in mind who knows one that the other game has.
  const all = [...ours, ...theirs];
  return (all.find(({ isIdea }) => !isIdea) ?? all[0])?.rule ?? null;
}
