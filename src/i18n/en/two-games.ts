import { capital } from './numbers.ts';

/** What a game answers. */
interface BothAnswer {
  readonly game: string;
  /** In a word or a few. */
  readonly says: string;
  /** As keys write it. */
  readonly right: readonly string[];
}

/** What is said of one kind of question. */
export interface BothKind {
  /** Above such a question. */
  readonly ask: string;
  /** What it is called where one comes back to it. */
  readonly name: string;
  readonly verdict: (right: boolean, one: BothAnswer, other: BothAnswer) => string;
}

/** Right or wrong, in one sentence that begins with it. */
const begun = (right: boolean, text: string): string => (right ? `Right: ${text}` : capital(text));

const isSame = (one: BothAnswer, other: BothAnswer): boolean => one.right.join() === other.right.join();

/** Where something is so in one of the games, in both or in neither. */
const where = (is: string, one: BothAnswer, other: BothAnswer): string => {
  const yes = [one, other].filter(({ right }) => right.includes('yes'));
  const no = [one, other].find(({ right }) => !right.includes('yes'));
  if (yes.length === 0) return `${is} in neither game.`;
  return no ? `${is} in ${yes[0]?.game}, but not in ${no.game}.` : `${is} in both games.`;
};

/** Questions about two games, in English. */
export const twoGames = {
  /** By the names of their folders. */
  kinds: {
    win: {
      ask: 'One hand, two games: does it win?',
      name: 'One hand, two games',
      verdict: (right, one, other) => begun(right, where('it wins', one, other)),
    },
    waits: {
      ask: 'One hand, two games: what completes it?',
      name: 'What completes it, in two games',
      verdict: (right, one, other) => {
        if (isSame(one, other)) return begun(right, `in both games ${one.says}.`);
        return `${begun(right, `in ${one.game} ${one.says}`)}; in ${other.game} ${other.says}.`;
      },
    },
    may: {
      ask: 'One call, two games: may you make it?',
      name: 'One call, two games',
      verdict: (right, one, other) => begun(right, where('it is allowed', one, other)),
    },
    claim: {
      ask: 'One discard, two games: who gets it?',
      name: 'One discard, two games',
      verdict: (right, one, other) =>
        isSame(one, other)
          ? begun(right, `${one.says} in both games.`)
          : `${begun(right, `in ${one.game} ${one.says}`)}; in ${other.game} ${other.says}.`,
    },
  } as Readonly<Record<string, BothKind>>,
  /** Which of the games is asked about. */
  in: (game: string) => `In ${game}`,
  /** Whose tiles they are, where it is about a table. */
  table: (game: string) => `The tiles on the table, and the size of the hands, are those of ${game}.`,
  /** Before the sets that this game's hands have more, or that are left out in it. */
  change: (isAdded: boolean, game: string) =>
    isAdded ? `${game} has one set more. Add:` : `${game} has one set fewer. Leave out:`,
  /** What one game says. */
  says: (game: string, says: string) => `${game}: ${says}.`,
  win: { yes: 'it wins', no: 'no win' },
  may: { yes: 'allowed', no: 'not allowed' /** What is pressed. */, answers: { yes: 'Yes', no: 'No' } },
  waits: {
    /** What completes it; of nothing the list is empty. */
    says: (tiles: string, count: number) =>
      count === 0 ? 'nothing completes it' : `${tiles} ${count === 1 ? 'completes' : 'complete'} it`,
    /** Goes on to the other game. */
    next: 'Next game',
    change: 'Change',
    with: (tile: string, game: string) => `With ${tile}, in ${game}`,
  },
  claim: {
    gets: (seats: string, count: number) =>
      count === 0 ? 'nobody gets it' : `${seats} ${count === 1 ? 'gets' : 'get'} it`,
    nobody: 'Nobody',
  },
  /** The answer for this game is that of the other. */
  habit: (game: string, other: string) => `For ${game} you gave the answer of ${other}.`,
  parting: (rule: string, game: string) => `The rule that makes the difference is “${rule}” in ${game}.`,
  rows: 'What each game says',
  /** Above the sets as a game has them. */
  sets: (game: string) => `Its sets in ${game}`,
  /** The same of seven pairs. */
  pairs: (game: string) => `Its pairs in ${game}`,
  /** Where one comes to such questions. */
  door: {
    title: 'Two games at once',
    says: 'The same hand, call or discard is put to two games that you know. Now and then both say the same, so look before you answer.',
    pair: (one: string, other: string) => `${one} and ${other}`,
  },
};
