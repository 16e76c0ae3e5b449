/** What is seen of a question that only the rules can tell, said in the game's words: few kinds need it. */
import type { Question, Room } from '../../puzzles/question.ts';
import { wordsIn } from '../../words/index.ts';
import type { Sight } from '../Practice/sights.ts';

export const seeing =
  ({ see }: Sight, room: Room, lang: string) =>
  ({ asked }: Question): unknown =>
    see(asked, { room, words: wordsIn(lang) });
