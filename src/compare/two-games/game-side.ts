/** Two games, and what is asked and answered in each of them. */
import type { SetTiles } from '../hand/adapt.ts';
import type { Fitted } from './adapt-hand.ts';

/** `here` is the game whose practice asks, `there` the other one. */
export type GamePlace = 'here' | 'there';

export const PLACES: readonly GamePlace[] = ['here', 'there'];

export const otherPlace = (place: GamePlace): GamePlace => (place === 'here' ? 'there' : 'here');

/** Something of each of the games. */
export type Each<T> = Readonly<Record<GamePlace, T>>;

export const inEach = <T>(of: (place: GamePlace) => T): Each<T> => ({ here: of('here'), there: of('there') });

export interface TwoGameSubject<T = unknown> {
  /** Which game is asked about first: what is looked at is as it has it. */
  readonly first: GamePlace;
  /** What is asked in each of the games. */
  readonly each: Each<T>;
  /** The sets that a hand has more in the second, or less; none where both play with as many. */
  readonly change: { readonly is: Fitted['is']; readonly sets: readonly SetTiles[] };
  /** Whose table it is, where it is about one: the other game's player is a guest there. */
  readonly home?: GamePlace;
}

export const YES = 'yes';
export const NO = 'no';

/** What is answered for one of the games, as keys write it. */
export const answersAt = (place: GamePlace, answers: readonly string[]): string[] =>
  answers.map((answer) => `${place}:${answer}`);

/** The answers for one of the games among those given. */
export const repliesAt = (answers: readonly string[], place: GamePlace): string[] =>
  answers.filter((each) => each.startsWith(`${place}:`)).map((each) => each.slice(place.length + 1));

export const keyOf = (answers: Each<readonly string[]>): string[] =>
  PLACES.flatMap((place) => answersAt(place, answers[place]));
