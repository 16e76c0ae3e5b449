/** What the reader guessed of each hand, before its answers were shown: kept while the page is open, so that Back finds it. */
import { type Accessor, createSignal } from 'solid-js';

interface Guessed {
  /** For each game that was guessed, whether the hand was said to win there. */
  readonly of: Readonly<Record<string, boolean>>;
  /** The other answers were asked for. */
  readonly shown: boolean;
}

const NOTHING: Guessed = { of: {}, shown: false };

export interface Guesses {
  /** The hand that is asked about; null where none is. */
  readonly hand: Accessor<string | null>;
  /** The game that has answered without being guessed: the first hand begins with it. Null of every other hand. */
  readonly openedGame: Accessor<string | null>;
  /** Whether the answer of this game is to be seen. */
  readonly sees: (game: string) => boolean;
  readonly guess: (game: string, wins: boolean) => void;
  /** What was guessed; undefined where nothing was. */
  readonly guessed: (game: string) => boolean | undefined;
  /** Some answers are not to be seen yet. */
  readonly open: Accessor<boolean>;
  readonly showAll: () => void;
  /** A hand has come by itself: it is to be guessed, unless it was. */
  readonly begin: (hand: string) => void;
  /** The reader lays the hand: nothing is asked. */
  readonly lay: () => void;
}

/**
 * @param games those that are guessed about
 * @param opening the hand that lies there from the start: the first game answers at once, to show what is answered
 */
export function createGuesses(games: readonly string[], opening: string): Guesses {
  const [all, setAll] = createSignal<Readonly<Record<string, Guessed>>>({});
  const [hand, setHand] = createSignal<string | null>(null);
  const now = (): Guessed => all()[hand() ?? ''] ?? NOTHING;
  const put = (next: Guessed): void => {
    const key = hand();
    if (key !== null) setAll({ ...all(), [key]: next });
  };
  const openedGame = (): string | null => (opening !== '' && hand() === opening ? (games[0] ?? null) : null);
  const sees = (game: string): boolean =>
    hand() === null || game === openedGame() || now().shown || now().of[game] !== undefined;
  return {
    hand,
    openedGame,
    sees,
    guess: (game, wins) => put({ ...now(), of: { ...now().of, [game]: wins } }),
    guessed: (game) => (hand() === null ? undefined : now().of[game]),
    open: () => games.some((game) => !sees(game)),
    showAll: () => put({ ...now(), shown: true }),
    begin: (next) => setHand(next === '' ? null : next),
    lay: () => setHand(null),
  };
}
