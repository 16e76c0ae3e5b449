import { capital } from './numbers.ts';

/** The answer of one game. */
interface BothAnswer {
  readonly game: string;
  /** The answer in a few words. */
  readonly says: string;
  /** The answer ids. */
  readonly right: readonly string[];
}

/** Texts of one kind of question about two games. */
export interface BothKind {
  /** The question, shown above the board. */
  readonly ask: string;
  /** Its name in lists. */
  readonly name: string;
  readonly verdict: (right: boolean, one: BothAnswer, other: BothAnswer) => string;
}

/** A verdict in one sentence, which starts with "Right:" where it is. */
const verdictText = (right: boolean, text: string): string => (right ? `Right: ${text}` : capital(text));

const isSame = (one: BothAnswer, other: BothAnswer): boolean => one.right.join() === other.right.join();

/** Says where something holds: in one game, in both or in neither. */
const where = (is: string, one: BothAnswer, other: BothAnswer): string => {
  const yes = [one, other].filter(({ right }) => right.includes('yes'));
  const no = [one, other].find(({ right }) => !right.includes('yes'));
  if (yes.length === 0) return `${is} in neither game.`;
  return no ? `${is} in ${yes[0]?.game}, but not in ${no.game}.` : `${is} in both games.`;
};

/** English texts of questions about two games. */
export const twoGames = {
  /** Texts by concept id. */
  kinds: {
    win: {
      ask: 'One hand, two games: does it win?',
      name: 'One hand, two games',
      verdict: (right, one, other) => verdictText(right, where('it wins', one, other)),
    },
    waits: {
      ask: 'One hand, two games: what completes it?',
      name: 'What completes it, in two games',
      verdict: (right, one, other) => {
        if (isSame(one, other)) return verdictText(right, `in both games ${one.says}.`);
        return `${verdictText(right, `in ${one.game} ${one.says}`)}; in ${other.game} ${other.says}.`;
      },
    },
    may: {
      ask: 'One call, two games: may you make it?',
      name: 'One call, two games',
      verdict: (right, one, other) => verdictText(right, where('it is allowed', one, other)),
    },
    claim: {
      ask: 'One discard, two games: who gets it?',
      name: 'One discard, two games',
      verdict: (right, one, other) =>
        isSame(one, other)
          ? verdictText(right, `${one.says} in both games.`)
          : `${verdictText(right, `in ${one.game} ${one.says}`)}; in ${other.game} ${other.says}.`,
    },
  } as Readonly<Record<string, BothKind>>,
  /** Names the game that is asked about. */
  in: (game: string) => `In ${game}`,
  /** Names the game whose table is shown. */
  table: (game: string) => `The tiles on the table, and the size of the hands, are those of ${game}.`,
  /** Introduces the sets that hands of this game have more, or fewer. */
  change: (isAdded: boolean, game: string) =>
    isAdded ? `${game} has one set more. Add:` : `${game} has one set fewer. Leave out:`,
  /** The answer of one game. */
  says: (game: string, says: string) => `${game}: ${says}.`,
  win: { yes: 'it wins', no: 'no win' },
  may: { yes: 'allowed', no: 'not allowed' /** What is pressed. */, answers: { yes: 'Yes', no: 'No' } },
  waits: {
    /** The wait; the list is empty where nothing completes the hand. */
    says: (tiles: string, count: number) =>
      count === 0 ? 'nothing completes it' : `${tiles} ${count === 1 ? 'completes' : 'complete'} it`,
    /** Button that goes on to the other game. */
    next: 'Next game',
    change: 'Change',
    with: (tile: string, game: string) => `With ${tile}, in ${game}`,
  },
  claim: {
    gets: (seats: string, count: number) =>
      count === 0 ? 'nobody gets it' : `${seats} ${count === 1 ? 'gets' : 'get'} it`,
    nobody: 'Nobody',
  },
  /** The answer for one game was the other's. */
  habit: (game: string, other: string) => `For ${game} you gave ${other}’s answer.`,
  parting: (rule: string, game: string) => `The rule that makes the difference is “${rule}” in ${game}.`,
  rows: 'What each game says',
  /** Heading of the hand's sets in a game. */
  sets: (game: string) => `Its sets in ${game}`,
  /** The same for seven pairs. */
  pairs: (game: string) => `Its pairs in ${game}`,
  /** The link to these questions. */
  door: {
    title: 'Two games at once',
    says: 'The same hand, call or discard is put to two games that you know. Now and then both say the same, so look before you answer.',
    pair: (one: string, other: string) => `${one} and ${other}`,
  },
};
