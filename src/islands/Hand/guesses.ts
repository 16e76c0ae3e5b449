/**
 * The reader's guesses per hand, made before the verdicts are shown. Kept while the page is open, so that Back restores
 * them.
 */
import { type Accessor, createSignal } from 'solid-js';

interface GuessRecord {
  /** By game id: true if the reader guessed a win. */
  readonly of: Readonly<Record<string, boolean>>;
  /** True if the reader asked to see the remaining verdicts. */
  readonly shown: boolean;
}

const NOTHING: GuessRecord = { of: {}, shown: false };

export interface Guesses {
  /** The hand to guess, as its key; null if nothing is to be guessed. */
  readonly hand: Accessor<string | null>;
  /** The game whose verdict is shown without a guess, as an example; only for the page's first hand, else null. */
  readonly openedGame: Accessor<string | null>;
  /** True if this game's verdict is visible. */
  readonly sees: (game: string) => boolean;
  readonly guess: (game: string, wins: boolean) => void;
  /** The guess for a game; undefined if none. */
  readonly guessed: (game: string) => boolean | undefined;
  /** True while some verdicts are hidden. */
  readonly open: Accessor<boolean>;
  readonly showAll: () => void;
  /** Starts guessing for a dealt or opened hand; earlier guesses are restored. */
  readonly begin: (hand: string) => void;
  /** Ends guessing, because the reader edits the hand. */
  readonly lay: () => void;
}

/**
 * Creates the guesses of the page.
 * @param opening key of the page's first hand: the first game answers it at once, to show what a verdict is
 */
export function createGuesses(games: readonly string[], opening: string): Guesses {
  const [all, setAll] = createSignal<Readonly<Record<string, GuessRecord>>>({});
  const [hand, setHand] = createSignal<string | null>(null);
  const now = (): GuessRecord => all()[hand() ?? ''] ?? NOTHING;
  const put = (next: GuessRecord): void => {
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
