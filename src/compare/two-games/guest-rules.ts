/** Puts a question of one game to another: a hand is fitted to it, and at a table a guest sits down. */

import type { RuleId } from '../../engine/action.ts';
import type { Random } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { blankTable } from '../../puzzles/empty-table.ts';
import type { Concept, DealAim, GeneratorContext } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import type { SharedForm } from '../../puzzles/two-games.ts';
import { partOf, withPart } from '../deal/rule-areas.ts';
import { keyOfPlayer, seatPlayer } from '../guest.ts';
import type { SetTiles } from '../hand/adapt.ts';
import { type AdaptedHand, adaptHand } from './adapt-hand.ts';

interface SubjectPair<T> {
  /** The subject in the game it was dealt for (`own`) and in the other game (`other`). */
  readonly own: T;
  readonly other: T;
  /** Sets added or left out in the other game. */
  readonly is: AdaptedHand['is'];
  readonly sets: readonly SetTiles[];
}

/** Makes one attempt to deal for game `own`; yields every subject that can be asked in both games. */
export function* dealtFor<T>(
  concept: Concept<T>,
  twoGames: SharedForm<T>,
  own: GeneratorContext,
  other: GeneratorContext,
  random: Random,
  aim: DealAim,
): Generator<SubjectPair<T>> {
  if (twoGames.of === 'table' && twoGames.dealt) {
    for (const each of twoGames.dealt(own.ruleset, random)) yield atTable(each);
    return;
  }
  const dealt = concept.deal(own, random, aim);
  if (dealt === null) return;
  if (twoGames.of === 'table') {
    yield atTable(twoGames.restate(dealt));
    return;
  }
  const whole = twoGames.whole(dealt, concept.key(dealt, own.ruleset, own.table));
  const found = whole && adaptHand(whole, other.ruleset, other.table);
  if (found) yield { own: dealt, other: twoGames.about(found.hand, dealt), is: found.is, sets: found.sets };
}

const atTable = <T>(subject: T): SubjectPair<T> => ({ own: subject, other: subject, is: 'same', sets: [] });

/**
 * Finds the rule by which `own` refuses an action that `other` would allow. The test: swap in `other`'s counterpart of
 * the refusing rule; the answer must change. Returns null if it does not, or if the kind has no attempted action.
 * @param home rules of the table; equal to `own` if the game is at home
 */
export function refusalOf<T>(
  concept: Pick<Concept<T>, 'key' | 'twoGames'>,
  subject: T,
  own: Ruleset,
  other: Ruleset,
  home: Ruleset,
): RuleId | null {
  const { twoGames } = concept;
  if (twoGames.of !== 'table' || !twoGames.tried) return null;
  const keyBy = (ruleset: Ruleset): readonly string[] => {
    const player = { ruleset, table: blankTable(ruleset) };
    return keyOfPlayer(concept, subject, player, own === home ? ruleset : home);
  };
  const [rule = ''] = keyBy(own);
  const seated = seatPlayer(twoGames, subject, own, home);
  const table = twoGames.table(seated.subject);
  const without = withPart(own, partOf(seated.ruleset, table, twoGames.tried(subject), rule), other);
  const comesTo = (key: readonly string[]): readonly string[] => twoGames.comesTo?.(key) ?? key;
  return same(comesTo(keyBy(without)), comesTo(keyBy(own))) ? null : rule;
}
