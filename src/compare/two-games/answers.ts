/** Compares two games' answers to the same subject and finds the rule that makes the difference. */
import type { RuleId } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { foreignName } from '../../notation/two-game-id.ts';
import type { Concept, GeneratorContext, KeyWithoutRule } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import type { SharedForm } from '../../puzzles/two-games.ts';
import { keyOfPlayer } from '../guest.ts';
import { relaxationsIn, withRuleOf } from './deciding-rules.ts';
import {
  type ByGame,
  type GamePlace,
  inEach,
  keyOf,
  NO,
  otherPlace,
  PLACES,
  type TwoGameSubject,
} from './game-side.ts';
import { refusalOf } from './guest-rules.ts';

/** A kind of question, and the contexts of the two games that are asked it. */
export interface Pairing<T> {
  readonly concept: Concept<T>;
  readonly twoGames: SharedForm<T>;
  readonly rooms: ByGame<GeneratorContext>;
}

/**
 * Answers for one place, by default with that game's own rules. Elsewhere than at home the player answers as a guest.
 */
function answerBy<T>(
  { concept, twoGames, rooms }: Pairing<T>,
  { each, home }: TwoGameSubject<T>,
  place: GamePlace,
  own: Pick<GeneratorContext, 'ruleset' | 'table'> = rooms[place],
): readonly string[] {
  const isGuest = home !== undefined && home !== place;
  const key = keyOfPlayer(concept, each[place], own, isGuest ? rooms[home].ruleset : own.ruleset);
  return twoGames.comesTo?.(key) ?? key;
}

export const answersTo = <T>(pairing: Pairing<T>, subject: TwoGameSubject<T>): ByGame<readonly string[]> =>
  inEach((place) => answerBy(pairing, subject, place));

/** A deciding rule, prefixed with its game if it belongs to the other one. */
interface RuleThatDecides extends KeyWithoutRule {
  /** True if leaving out the rule gives a wrong idea that no game has. */
  readonly isIdea: boolean;
}

/**
 * Finds the rules that decide the answers. If the two answers differ: rules without which they would agree. If they
 * agree: rules without which they would differ.
 */
export function forgottenIn<T>(pairing: Pairing<T>, subject: TwoGameSubject<T>): KeyWithoutRule[] {
  const now = answersTo(pairing, subject);
  const differ = !same(now.here, now.there);
  const found = PLACES.flatMap((place) =>
    differ && pairing.twoGames.of === 'table' && pairing.twoGames.tried
      ? refusedIn(pairing, subject, place, now)
      : leftOut(pairing, subject, place, now),
  );
  // If a real shape of one game explains the difference, drop shapes that neither game has.
  const plain = found.filter(({ isIdea }) => !isIdea);
  return differ && plain.length > 0 ? plain : found;
}

const namedIn = ({ there }: ByGame<GeneratorContext>, place: GamePlace, rule: RuleId): RuleId =>
  place === 'here' ? rule : foreignName(there.ruleset.id, rule);

/** Explains a refused action by the rule that refuses it. */
function refusedIn<T>(
  { concept, rooms }: Pairing<T>,
  { each, home }: TwoGameSubject<T>,
  place: GamePlace,
  now: ByGame<readonly string[]>,
): RuleThatDecides[] {
  if (!now[place].includes(NO)) return [];
  const [own, other, table] = [place, otherPlace(place), home ?? place].map((at) => rooms[at].ruleset) as [
    Ruleset,
    Ruleset,
    Ruleset,
  ];
  const rule = refusalOf(concept, each[place], own, other, table);
  const key = keyOf({ ...now, [place]: now[otherPlace(place)] });
  return rule === null ? [] : [{ rule: namedIn(rooms, place, rule), key, isIdea: false }];
}

/** Leaves out one rule at a time and keeps those that change the outcome. */
function leftOut<T>(
  pairing: Pairing<T>,
  subject: TwoGameSubject<T>,
  place: GamePlace,
  now: ByGame<readonly string[]>,
): RuleThatDecides[] {
  const { rooms, twoGames } = pairing;
  const { table, ruleset: own } = rooms[place];
  const other = now[otherPlace(place)];
  const differ = !same(now.here, now.there);
  const under = (ruleset: Ruleset): readonly string[] =>
    answerBy(pairing, subject, place, { ruleset, table });
  const shows = (answer: readonly string[]): boolean =>
    differ ? same(answer, other) : !same(answer, now[place]);
  return relaxationsIn(rooms[place], twoGames.parts).flatMap((relaxation) => {
    const { ruleset, rule, distractor } = relaxation;
    const answer = under(ruleset);
    if (!shows(answer)) return [];
    // A rule that both games have is no difference, even if one game's answer depends on it: an added or omitted set
    // can hide that.
    if (differ && !shows(under(withRuleOf(relaxation, own, rooms[otherPlace(place)].ruleset)))) return [];
    const key = keyOf({ ...now, [place]: answer });
    return [{ rule: namedIn(rooms, place, rule), key, isIdea: distractor !== undefined }];
  });
}
