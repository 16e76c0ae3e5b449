/** What the rules tell of a question before it is answered, said in the game's words: few kinds need it. */
import type { Put, Room } from '../../puzzles/question.ts';
import { wordsIn } from '../../words/index.ts';
import { type AnyAsker, seenOf } from './asker.ts';

export const seeing = (kind: Pick<AnyAsker, 'see'>, put: Put, room: Room, lang: string): unknown =>
  seenOf(kind, put, { room, words: wordsIn(lang) });
