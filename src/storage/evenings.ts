/**
 * Stores the evenings at real tables, several a game. Each is a field of the game's note, so that two windows keep
 * theirs; a revision tells which of two windows has seen the other's change.
 */
import { fieldsOf, isKept, listen, load, numberOf, save } from './storage.ts';

const noteOf = (game: string): string => `evenings:${game}`;

export interface KeptEvening {
  readonly id: string;
  /** Grows with each change. */
  readonly revision: number;
  /** When it was changed last, in milliseconds. */
  readonly at: number;
  /** The evening, and those that undo and redo lead to, unchecked. */
  readonly evening: unknown;
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
}

/** The evenings of a game, the one changed last first. */
export const readEvenings = (game: string): readonly KeptEvening[] =>
  Object.entries(load(noteOf(game)))
    .flatMap(([id, value]) => {
      const { evening, past, future, revision, at } = fieldsOf(value);
      if (evening === undefined) return [];
      return [
        {
          id,
          revision: numberOf(revision) ?? 0,
          at: numberOf(at) ?? 0,
          evening,
          past: listOf(past),
          future: listOf(future),
        },
      ];
    })
    .sort((a, b) => b.at - a.at);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Stores an evening. @returns false where it lasts only as long as the page */
export function keepEvening(game: string, { id, ...fields }: Omit<KeptEvening, 'at'>): boolean {
  save(noteOf(game), { [id]: { ...fields, at: Date.now() } });
  return isKept(noteOf(game));
}

/** Forgets an evening. */
export const dropEvening = (game: string, id: string): void => save(noteOf(game), { [id]: undefined });

/** Calls back after each change of a game's evenings, here or in another window. @returns a function that stops it */
export const onEvenings = (game: string, changed: () => void): (() => void) => listen(noteOf(game), changed);
