/** The two games of a question, and what is asked and answered in each. */
import type { SetTiles } from '../hand/adapt.ts';
import type { AdaptedHand } from './adapt-hand.ts';

/** `here` is the game whose practice asks; `there` is the other game. */
export type GamePlace = 'here' | 'there';

export const PLACES: readonly GamePlace[] = ['here', 'there'];

export const otherPlace = (place: GamePlace): GamePlace => (place === 'here' ? 'there' : 'here');

/** One value per game. */
export type ByGame<T> = Readonly<Record<GamePlace, T>>;

export const inEach = <T>(of: (place: GamePlace) => T): ByGame<T> => ({
  here: of('here'),
  there: of('there'),
});

export interface TwoGameSubject<T = unknown> {
  /** The game that is asked about first; the board shows the hand as that game has it. */
  readonly first: GamePlace;
  /** The subject of the question in each game. */
  readonly each: ByGame<T>;
  /** Sets added or left out in the second game; `same` if both play with equally many. */
  readonly change: { readonly is: AdaptedHand['is']; readonly sets: readonly SetTiles[] };
  /** Whose table it is, for questions about a table; the other game's player is a guest there. Absent for hands. */
  readonly home?: GamePlace;
}

export const YES = 'yes';
export const NO = 'no';

/** Prefixes answers with their game, as keys store them. Example: ("here", ["yes"]) → ["here:yes"]. */
export const answersAt = (place: GamePlace, answers: readonly string[]): string[] =>
  answers.map((answer) => `${place}:${answer}`);

/** Filters the answers of one game and removes the prefix. Example: (["here:yes", "there:no"], "there") → ["no"]. */
export const repliesAt = (answers: readonly string[], place: GamePlace): string[] =>
  answers.filter((each) => each.startsWith(`${place}:`)).map((each) => each.slice(place.length + 1));

export const keyOf = (answers: ByGame<readonly string[]>): string[] =>
  PLACES.flatMap((place) => answersAt(place, answers[place]));
