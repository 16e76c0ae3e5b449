/** What a component of a lesson knows: where it stands, the rules it speaks of, and the words to say it in. */

import type { Ruleset, Terms } from '../engine/ruleset.ts';
import type { LessonError, Place } from '../scenes/error.ts';
import { nearest } from '../scenes/spelling.ts';
import type { LessonWords } from '../words/lesson.ts';
import type { Words } from '../words/words.ts';
import type { Rule } from './course.ts';

export interface Author {
  readonly locale: string;
  readonly place: Place;
  /** The id of the game whose course this is. */
  readonly game: string;
  readonly ruleset: Ruleset;
  readonly terms: Terms;
  readonly words: Words;
  readonly say: LessonWords;
  /** Every rule one may name here. */
  readonly rules: ReadonlyMap<string, Rule>;
  /** Where a game's rulebook is read, and where it lies as data. */
  readonly books: (game: string) => { readonly rulebook: string; readonly book: string };
  /** A mistake of the author, at this place. */
  readonly fault: (what: string, hint: string) => LessonError;
}

/** The rule of this id. @throws LessonError when there is none */
export function ruleOf({ rules, fault }: Author, id: string): Rule {
  const rule = rules.get(id);
  if (rule) return rule;
  throw fault(`there is no rule “${id}”`, nearest(id, rules.keys()));
}

/** A property that has to be a text. @throws LessonError */
export function textOf({ fault }: Author, name: string, value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw fault(value === undefined ? `${name} is missing` : `${name} is no text`, `Write ${name}="…".`);
}

/** A property that may be missing, and else has to be a text. @throws LessonError */
export const optionalText = (author: Author, name: string, value: unknown): string | undefined =>
  value === undefined ? undefined : textOf(author, name, value);

/** The address of a rule on its rulebook page. */
export const addressOf = ({ books, game }: Author, rule: string): string => `${books(game).rulebook}#${rule}`;
