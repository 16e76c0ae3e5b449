/** Reads what a browser has kept of an evening, which may be of another version or spoiled. */
import type { Game } from '../engine/game.ts';
import type { Json } from '../engine/table.ts';
import { QuestionError } from '../evaluation/told/fields.ts';
import { checkOptions } from './account.ts';
import { type Evening, readEvening } from './evening.ts';

/** An evening with those that undo and redo lead to. */
interface WithSteps<E> {
  readonly evening: E;
  readonly past: readonly E[];
  readonly future: readonly E[];
}

/**
 * Reads an evening; steps back and forth that cannot be read are left out.
 * @throws QuestionError with the field at fault of the evening
 */
export function readKept(game: Game, { evening, past, future }: WithSteps<unknown>): WithSteps<Evening> {
  const read = (value: unknown): Evening => {
    const known = readEvening(value as Json, game.id);
    checkOptions(game, known);
    return known;
  };
  const readable = (values: readonly unknown[]): readonly Evening[] =>
    values.flatMap((value) => {
      try {
        return [read(value)];
      } catch (error) {
        if (error instanceof QuestionError) return [];
        throw error;
      }
    });
  return { evening: read(evening), past: readable(past), future: readable(future) };
}
